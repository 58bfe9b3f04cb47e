import type { RulebookWords } from '@wayfare/text'
import type { outline } from './outline.ts'

const circle = '{circle:rond}'
const square = '{square:carré}'
const triangle = '{triangle:triangle}'
const cross = '{cross:croix}'

export const fr: RulebookWords<typeof outline> = {
  goal: {
    title: 'But du jeu',
    says: {
      idea: 'Nous sommes en 1926, et vous écrivez un guide d’Arkham. On joue de un à quatre joueurs, chacun sur son plan ; la ville est la même pour tous. À chacune des *dix manches*, deux dés indiquent où arrivent des touristes, et lesquels ; puis vous tracez quelques rues d’un itinéraire qui passe près d’eux.',
      line: 'Une fois les manches terminées, vous choisissez *une seule ligne ininterrompue* dans tout ce que vous avez tracé. C’est votre itinéraire final. Les rues qui n’en font pas partie sont effacées, comme les touristes qui ne sont pas le long de l’itinéraire.',
      worth:
        'Un quartier compte si l’itinéraire longe un de ses côtés ou le traverse. Plus l’itinéraire longe de quartiers de leur couleur préférée, plus les touristes qui le bordent rapportent de points. S’y ajoutent des étoiles, un objectif secret et les points que vous arrachez au *Grand Ancien* : il attend à la fin, et peut aussi vous en prendre beaucoup.',
      length:
        'Une manche a six courtes phases, et presque tout se joue en simultané. Une partie dure donc une quarantaine de minutes, à deux comme à quatre.',
    },
  },
  city: {
    title: 'La ville',
    says: {
      grid: 'Arkham est une grille de six *quartiers* sur six. La première coordonnée se compte vers la droite, la seconde vers le bas : (1 ; 1) est le coin en haut à gauche, (6 ; 1) le coin en haut à droite. La ville est la même pour tous.',
      colours: {
        lead: 'La couleur d’un quartier indique quels touristes l’apprécient. Un touriste peut se trouver dans n’importe quel quartier ; la couleur n’importe qu’au décompte final.',
        head: ['Quartier', 'Ce qu’on y trouve', 'Ce qu’il vaut'],
        rows: [
          ['{q32} rouge', 'marchés, restaurants', 'aimé des ronds {circle}'],
          ['{q22} vert', 'parcs, jardins', 'aimé des carrés {square}'],
          ['{q62} bleu', 'musées, bibliothèques', 'aimé des triangles {triangle}'],
          ['{q52} violet', 'le surnaturel', 'aimé des croix {cross}'],
          ['{q12} jaune', 'un lieu célèbre', 'les points de son étoile'],
          ['{q42} blanc', 'rien à voir', 'aucun point par lui-même, mais ses touristes comptent'],
        ],
      },
      along:
        'Un quartier est *le long* d’un tronçon si ce tronçon est un de ses côtés, ou une diagonale qui le traverse. Toucher un coin ne suffit pas. Quel que soit le nombre de côtés utilisés, un quartier ne compte qu’une fois.',
      roads:
        'Les rues passent entre les quartiers et tout autour de la ville ; il y en a 75 (79 avec Yog-Sothoth). Une rue ne porte qu’un *tronçon*. Aux quatre coins de la ville, la rue est arrondie : c’est une seule rue, elle relie les carrefours de part et d’autre du coin et coûte un tronçon comme les autres. Les côtés d’un quartier sont les rues qui le bordent, quatre d’ordinaire ; un quartier de coin en a trois, un quartier de l’université deux (quatre avec Yog-Sothoth), et certains près de la rivière deux ou trois. Les noms qui figurent sur le plan n’ont aucun effet sur les règles.',
      university:
        'Les quartiers (4 ; 4), (5 ; 4), (4 ; 5) et (5 ; 5) forment l’*université*. Ils sont de couleurs différentes, sans rue entre eux ni carrefour au milieu : on ne peut rien tracer de l’un à l’autre, sauf si le Grand Ancien est Yog-Sothoth. On les choisit par leurs coordonnées, comme les autres.',
      places: {
        lead: 'Là où des rues se croisent ou s’arrêtent, il y a trois sortes de lieux particuliers :',
        items: [
          '{c12} *Les boutiques* : il y en a neuf, sur des carrefours et au bout d’impasses. Chacune peut vous donner un bonus, une seule fois, quand votre tracé l’atteint.',
          '{c40} *Les portails* : il y en a huit, au bord de la ville et au bout d’impasses. Ils dorment jusqu’à la fin, où ils peuvent relier des parties de l’itinéraire final.',
          '*Les lieux d’épouvante* sont des carrefours. C’est le Grand Ancien qui détermine lesquels ; chacun de ceux qui sont sur votre itinéraire final entame votre raison.',
        ],
      },
      river:
        'La *Miskatonic* coupe la ville en deux. Des quartiers sur des rives opposées ne sont pas voisins, même si seule l’eau les sépare. Un quai n’appartient qu’à sa rive : il borde les quartiers de son côté, jamais ceux d’en face. Chaque portion de rivière a une rue sur une rive au plus, et la courte portion entre (3 ; 3) et (4 ; 3) n’en a aucune.',
      bridges:
        'Trois *ponts* {r-c13-c14} sont les seules rues qui traversent la rivière. Un pont coûte un tronçon. Il borde les deux quartiers qui le flanquent sur la rive dont il part ; en face, il ne touche que des coins.',
      deadends:
        'Là où une rue arrive à l’eau sans pont, elle s’arrête : c’est une *impasse*, avec une boutique ou un portail au bout. On la trace comme n’importe quelle rue, mais on ne peut pas, de son bout, continuer sur l’autre rive ; seul l’itinéraire final peut y franchir la rivière, et uniquement avec Dagon. Le carrefour que l’on voit en face est un autre lieu.',
      riverside:
        'Un *quartier riverain* a un côté sur la rivière, avec ou sans rue, sur une rive ou sur l’autre. Il y en a quatorze. Celui qui ne touche l’eau que par un coin n’en est pas un.',
    },
  },
  setup: {
    title: 'Mise en place',
    says: {
      sheet: 'Chacun prend une feuille, où figure la ville, et un feutre. La couleur du feutre n’a pas d’importance.',
      table: {
        lead: 'Vous pouvez choisir les cartes Effet, le Grand Ancien et le premier joueur, ou vous en remettre au hasard.',
        items: [
          'La carte de choix des dés va au milieu, avec cinq dés. Elle a deux emplacements ; les dés à sa gauche sont disponibles, ceux à sa droite ne le sont plus.',
          'On prend deux des cinq *cartes Effet*, l’une pour le symbole sombre, l’autre pour le clair. La place de chacune a son importance.',
          'On choisit un des quatre *Grands Anciens*. Ses lieux d’épouvante sont aussitôt marqués sur toutes les feuilles.',
        ],
      },
      shopcards:
        'On mélange les onze *cartes Boutique* et on en retire une sans la voir ; les dix autres rythment la partie. Avec Cthulhu, on met d’abord de côté les quatre cartes de touristes supplémentaires, on retire une carte, puis on remélange ces quatre cartes avec les autres : aucune d’elles ne manque.',
      calls:
        'Avec Cthulhu, chacun reçoit une des quatre *cartes Appel* et ne la montre à personne. Elle désigne un type de touriste.',
      tasks:
        'Chacun reçoit deux *objectifs* sur huit, en garde un en secret et défausse l’autre sans le montrer. Vous choisissez une fois connus les effets, le Grand Ancien et votre propre appel. Vous pouvez consulter votre objectif à tout moment ; ses carrefours sont marqués sur votre plan, visibles de vous uniquement.',
      first:
        'Désignez un premier joueur. À un ou deux, la partie commence par une manche ordinaire ; à trois ou quatre, par des manches d’ouverture (expliquées plus loin). Tout le hasard vient d’une seule graine fixée avant la partie, qui peut ainsi être vérifiée et rejouée.',
    },
  },
  round: {
    title: 'Une manche',
    says: {
      phases: {
        lead: 'Il y a dix manches, une par carte Boutique. Une manche a six phases (les phases 2 et 6 diffèrent dans les manches d’ouverture et en solo) :',
        items: [
          '*Carte Boutique.* On révèle la première carte. Elle indique ce que les boutiques donnent à tous durant cette manche.',
          '*Dés.* On lance cinq dés et on en choisit deux.',
          '*Quartier.* Chacun choisit un quartier désigné par les nombres, ou n’importe quel quartier vide s’ils ne désignent que des quartiers occupés.',
          '*Touristes.* Chacun place dans son quartier les touristes que montrent les dés.',
          '*Itinéraire.* Chacun trace des tronçons et visite peut-être une boutique.',
          '*Fin de la manche.* Quand le dernier a fini, la carte Boutique est défaussée, la manche cochée, et le joueur suivant dans le sens horaire devient premier joueur.',
        ],
      },
      together:
        'Les phases 3 à 5 ne concernent que votre feuille : votre résultat ne dépend de personne d’autre, et peu importe qui finit le premier. Il en va de même pour les objectifs, les deux dés de chacun dans une manche d’ouverture et les itinéraires finaux : chaque fois, tous choisissent en même temps. Le jeu continue quand tous ont terminé.',
      secret:
        'D’ici là, les autres voient votre feuille telle qu’elle était avant la manche, et savent seulement si vous réfléchissez encore ou si vous avez terminé. Tant que quelqu’un réfléchit, vous pouvez revenir sur tout votre tour : rien de nouveau n’y a été révélé.',
      last: 'La manche de la dernière carte Boutique est la dernière ; ensuite, chacun choisit son itinéraire final. À deux, chacun aura été premier joueur cinq fois ; à trois, trois fois ; à quatre, deux fois, sans compter les manches d’ouverture.',
    },
  },
  dice: {
    title: 'Phase 2 : les dés',
    says: {
      faces: {
        lead: 'Chaque face porte un nombre. Quatre dés montrent aussi un ou deux touristes ; le cinquième est le *dé d’effet* : il montre un symbole sombre ou clair, mais pas de touristes, et son nombre compte comme un autre.',
        head: ['Dé', '1', '2', '3', '4', '5', '6'],
        rows: [
          ['1', circle, cross, square, `${triangle} ${cross}`, `${circle} ${triangle}`, `${square} ${triangle}`],
          ['2', `${triangle} ${cross}`, square, circle, `${circle} ${square}`, `${square} ${cross}`, triangle],
          ['3', triangle, `${square} ${cross}`, `${square} ${triangle}`, cross, circle, `${circle} ${cross}`],
          ['4', `${circle} ${square}`, `${circle} ${triangle}`, `${circle} ${cross}`, triangle, cross, square],
          ['effet', 'sombre', 'clair', 'sombre', 'clair', 'sombre', 'clair'],
        ],
      },
      choosing: {
        lead: 'Dans une manche ordinaire, à deux ou plus, les dés se choisissent ainsi :',
        items: [
          'Le premier joueur lance les cinq dés et en pose un sur le premier emplacement.',
          'Le joueur à sa gauche écarte un des quatre autres.',
          'Le joueur à droite du premier joueur écarte un des trois derniers.',
          'Le premier joueur pose un des deux qui restent sur le second emplacement. L’autre est écarté.',
        ],
      },
      players:
        'Le joueur de gauche est le suivant dans le sens horaire, celui de droite le précédent. À deux, l’autre joueur écarte les deux dés, l’un après l’autre. À trois, les deux autres en écartent un chacun. À quatre, le joueur d’en face ne décide de rien dans cette phase.',
      identity:
        'On choisit un dé, pas un nombre : deux dés qui montrent 4 peuvent amener des touristes différents. L’emplacement d’un dé n’a plus d’importance ensuite.',
      example: [
        'On joue à trois. Maxim est premier joueur et obtient 3, 5, 1, 4 et 6. Il prend le 3.',
        'Elena, à sa gauche, écarte le 5. Ivan, à sa droite, écarte le 1.',
        'Entre le 4 et le 6, Maxim choisit le 6. Tous jouent cette manche avec 3 et 6.',
      ],
    },
  },
  quarter: {
    title: 'Phase 3 : choisir un quartier',
    says: {
      candidates:
        'Vous choisissez un seul quartier. Deux nombres différents, disons 2 et 5, donnent deux candidats : (2 ; 5) et (5 ; 2). Deux nombres égaux n’en donnent qu’un : 3 et 3 désignent (3 ; 3).',
      empty:
        'Un quartier doit être *vide*, c’est-à-dire sans touristes, pour être choisi. Des tronçons qui le longent ou le traversent n’y changent rien. Si un seul candidat est vide, il faut le prendre.',
      fallback:
        'Si *aucun* candidat n’est vide, vous vous repliez : prenez n’importe quel quartier vide de la ville. Ce repli n’amène qu’un touriste. Tant qu’un candidat est vide, le repli est interdit ; et il reste toujours un quartier vide où se replier.',
      changes:
        'Avant de choisir, vous pouvez dépenser des *changements de coordonnées* {coordinate-change} des manches passées. Ils décalent vos propres nombres, et ce qui précède vaut alors pour les nouveaux, même s’ils ne mènent qu’à des quartiers occupés. Rien ne vous y oblige, pas même pour éviter un repli.',
      example: [
        'Les dés montrent 2 et 1. (2 ; 1) et (1 ; 2) sont vides tous les deux : prenez l’un ou l’autre, et rien d’autre.',
        'Si (2 ; 1) était occupé, il faudrait prendre (1 ; 2). Si les deux l’étaient, n’importe quel quartier vide conviendrait, pour un seul touriste.',
        'Les dés montrent 3 et 3, et (3 ; 3) est occupé : n’importe quel quartier vide convient, pour un seul touriste.',
      ],
    },
  },
  tourists: {
    title: 'Phase 4 : placer les touristes',
    says: {
      place:
        'Dessinez dans votre quartier tous les touristes que montrent les deux dés. Une face à deux symboles donne deux touristes : deux dés ordinaires en amènent donc de deux à quatre. On n’en refuse aucun.',
      extra:
        'Si l’un des deux dés est le dé d’effet, vous placez *un touriste en plus*, d’un type visible sur l’autre dé. S’il en montre deux, vous choisissez, quoi que fassent les autres.',
      alone:
        'En cas de repli, vous placez dans cette phase un touriste du type que vous voulez, et aucun autre : ni ceux des dés, ni le touriste en plus.',
      stay: 'Un quartier contient autant de touristes qu’on veut. Ils ne bougent jamais ; ils ne partent que si l’itinéraire final ne longe pas leur quartier ou si un Grand Ancien les prend. Un quartier ne reçoit de touristes que lors d’une seule manche ; ceux d’une boutique, cette manche-là, rejoignent le même quartier.',
      example: [
        `Le dé 1 montre 4 ${triangle} ${cross}, le dé 2 montre 2 ${square}. Votre quartier, (4 ; 2) ou (2 ; 4), reçoit un triangle, une croix et un carré.`,
        `Le dé d’effet montre 4, le dé 3 montre 2 ${square} ${cross}. Vous placez un carré, une croix et encore un touriste de l’un ou l’autre type : vous choisissez un carré, votre voisin une croix.`,
      ],
    },
  },
  drawing: {
    title: 'Phase 5 : tracer l’itinéraire',
    says: {
      ways: {
        lead: 'Vous devez tracer, d’une seule de ces trois façons :',
        items: [
          '*Deux à la suite.* Le premier tronçon est un côté de votre quartier ; le second prolonge le premier à l’un de ses bouts, tout droit ou en tournant. Il peut s’éloigner du quartier.',
          '*Deux côtés opposés* de votre quartier, qui ne se touchent pas.',
          '*Un seul tronçon, n’importe où* dans la ville, sur une rue libre.',
        ],
      },
      ruleofone:
        'Une rue ou une diagonale porte un tronçon, pas plus. Dans un quartier de coin, la rue arrondie et la diagonale relient les mêmes carrefours, mais sont deux tronçons différents.',
      free: 'Les nouveaux tronçons n’ont pas à toucher les anciens. On ne peut choisir une façon que si l’on peut en tracer tous les tronçons ; un tronçon n’importe où est toujours possible. Il faut tracer même si cela ne sert à rien. Après un repli, rien ne change : le quartier du repli est votre quartier.',
      sides:
        'Certains quartiers n’ont pas deux côtés opposés : les quatre coins, (3 ; 4) et (4 ; 3) près de la rivière, et ceux de l’université, sauf si Yog-Sothoth ouvre les rues intérieures.',
      water:
        'Deux tronçons à la suite partent du bord de votre quartier : pour que le second soit sur l’autre rive, le premier doit donc être un *pont*, et votre quartier doit le flanquer sur la rive dont il part. Un quai de l’autre côté de l’eau n’est pas un côté de votre quartier. Un tronçon n’importe où peut être sur n’importe quelle rive.',
      stored:
        'Les tronçons supplémentaires {extra-segment} et les diagonales {diagonal-segment} que vous avez en réserve se tracent dans cette phase, avant ou après votre tracé, autant que vous voulez. Un tronçon supplémentaire suit une rue libre, sans avoir à toucher un autre tronçon. Les effets n’y changent rien.',
      diagonals:
        'Une *diagonale* coupe un quartier d’un coin à l’autre, qu’il soit occupé ou vide, n’importe où dans la ville. Elle ne borde aucun autre quartier que celui-ci, qui reste vide s’il l’était. On peut tracer les deux diagonales d’un quartier ; elles ne se rencontrent pas au milieu. Une diagonale ne franchit jamais la rivière, même si elle peut partir d’une impasse ou y finir, et n’emprunte pas le centre de l’université, sauf avec Yog-Sothoth. Il lui faut, à chaque bout, un carrefour ou le bout d’une impasse : aucune ne finit dans un coin arrondi de la ville, sous un pont ni sur l’autre rive ; (3 ; 4) n’en a donc pas.',
      stays: 'Ce qui est tracé reste jusqu’à la fin. Avant, seul l’effet Correction d’itinéraire efface un tronçon.',
      example: [
        'Votre quartier est (3 ; 2). Vous tracez son côté gauche et continuez vers le bas, entre (2 ; 3) et (3 ; 3) : deux à la suite. Peu importe que le second ne borde pas (3 ; 2).',
        'Le côté gauche de (3 ; 2) et une rue qui s’éloigne de son coin en haut à droite ne conviendraient pas : ils n’ont pas de bout commun.',
        'Votre quartier est (1 ; 4), près de la rivière. D’abord le Pont du Passeur, puis, vers l’ouest, le quai de la rive sud : c’est permis. Commencer par ce quai ne le serait pas, car il ne borde que (1 ; 5).',
      ],
    },
  },
  shops: {
    title: 'Boutiques et bonus',
    says: {
      visit:
        'La carte Boutique révélée indique un bonus pour toutes les boutiques. Si un tronçon tracé dans cette manche passe par une boutique ou y finit, vous la *visitez* : entourez-la et prenez le bonus. Tout tronçon de la manche convient, y compris ceux des bonus et de Correction d’itinéraire. La visite est obligatoire si elle est possible ; elle se fait à n’importe quel moment de la phase 5, mais une seule fois par manche.',
      several:
        'Si vous atteignez plusieurs boutiques, choisissez-en une. Les autres restent libres pour plus tard, mais seul un nouveau tronçon vous y mène : les anciens ne comptent plus. Une boutique entourée ne donne pas de second bonus.',
      cards: {
        lead: 'Il y a onze cartes, dont dix sont jouées. Votre feuille a de la place pour 3 changements de coordonnées, 3 tronçons supplémentaires, 2 diagonales, 2 relances, 2 améliorations et 1 bénédiction.',
        head: ['Carte', 'Nombre', 'Ce qu’elle donne'],
        rows: [
          [
            'Touristes supplémentaires',
            '4',
            `aussitôt, dans le quartier de la manche, même après un repli : ${circle} ${circle} ${triangle}, ${square} ${square} ${cross}, ${triangle} ${triangle} ${square} ou ${cross} ${cross} ${circle}`,
          ],
          ['Grimoire mystérieux', '3', 'entourez un symbole de grimoire libre, au choix'],
          [
            'Double bonus',
            '2',
            'un changement de coordonnées {coordinate-change} et un tronçon supplémentaire {extra-segment}',
          ],
          ['Double bonus', '1', 'un changement de coordonnées {coordinate-change} et une diagonale {diagonal-segment}'],
          ['Double bonus', '1', 'un tronçon supplémentaire {extra-segment} et une diagonale {diagonal-segment}'],
        ],
      },
      spending:
        'On entoure un bonus reçu, on le barre quand on s’en sert ; chaque cercle ne sert qu’une fois. Les tronçons supplémentaires et les diagonales s’utilisent aussitôt ou lors d’une manche suivante. Ce qui reste à la fin ne vaut rien. S’il n’y a plus de symbole libre, le bonus est perdu, mais la boutique est entourée quand même.',
      coordinates:
        'Un *changement de coordonnées* {coordinate-change} augmente ou diminue de 1 la valeur d’un des deux dés, pour vous uniquement ; 6 et 1 sont voisins. On peut en cumuler plusieurs sur un dé ou les répartir. Il s’utilise en phase 3, donc jamais dans la manche où on l’a reçu. Les touristes et les nombres des autres ne changent pas.',
      tomes: {
        lead: 'Les grimoires attendent l’affrontement final :',
        items: [
          '{reroll} *Relance* : relancez les dés de votre choix parmi vos trois dés.',
          '{improvement} *Amélioration* : ajoutez 2 à un dé.',
          '{blessing} *Bénédiction* : un 4 est aussi une réussite, sauf si votre folie en fait un échec.',
        ],
      },
      example: [
        'Vos deux tronçons commencent à la boutique « Cendre et Ambre » et finissent au « Second Grenier ». Vous en entourez une ; l’autre attend une manche où un nouveau tronçon l’atteindra.',
        'La carte donne un tronçon supplémentaire et un changement de coordonnées. Vous tracez le tronçon aussitôt, et il finit à une autre boutique. C’est permis, mais il n’y a pas de seconde visite dans la même manche.',
        'Votre tracé n’a atteint aucune boutique, mais un tronçon de réserve tracé ensuite en atteint une : vous la visitez.',
      ],
    },
  },
  effects: {
    title: 'Les cartes Effet',
    says: {
      active:
        'Si l’un de vos deux dés est le dé d’effet, la carte sous le symbole qu’il montre est active pour vous dans les phases 3 à 5 ; il n’y en a jamais plus d’une. Les deux faces d’une carte ont le même effet. Dès qu’un effet est actif, vous placez aussi le touriste en plus prévu à la phase 4, sauf en cas de repli. Tous les effets sauf Répétition sont facultatifs.',
      repeat:
        '{repeat} *Répétition.* Un second touriste en plus arrive, encore d’un type visible sur l’autre dé. Vous choisissez les deux types séparément. En cas de repli, aucun des deux ne vient.',
      correction:
        '{route-correction} *Correction d’itinéraire.* Avant l’arrivée des touristes, vous pouvez effacer un tronçon, même une diagonale, et en tracer un nouveau sur une autre rue. Il doit partager un carrefour ou un bout d’impasse avec un tronçon tracé plus tôt et toujours présent ; les portails ne relient rien ici, et le nouveau tronçon ne peut pas être une diagonale. On n’efface pas sans retracer : il faut donc au moins deux tronçons. Les boutiques entourées le restent.',
      alley:
        '{secret-alley} *Ruelle secrète.* Un tronçon de votre tracé peut être une diagonale, selon les règles habituelles des diagonales. Si c’est le premier de deux à la suite, il doit traverser votre quartier ; si c’est le second, il doit prolonger le premier ; si c’est un seul tronçon n’importe où, il peut traverser n’importe quel quartier. Deux côtés opposés ne peuvent pas comporter de diagonale.',
      turn: '{new-turn} *Nouveau virage.* Au lieu d’un tronçon n’importe où, vous pouvez en tracer deux en *L* : deux rues libres avec un carrefour commun, où elles se rejoignent à angle droit. Une rue arrondie compte comme horizontale à son extrémité du haut ou du bas, et comme verticale à son extrémité latérale.',
      junction:
        '{t-junction} *Carrefour en T.* Au lieu de deux tronçons près de votre quartier, vous pouvez en tracer trois en *T* : trois rues libres partant d’un même carrefour, dont une au moins borde votre quartier.',
      example: [
        'Nouveau virage est actif. Vous tracez un pont et le quai à son bout : un L, où que soit votre quartier. Deux rues en ligne droite ne conviendraient pas.',
        'Carrefour en T est actif et votre quartier est (3 ; 1). Vous tracez trois des quatre rues qui se rejoignent à son coin en bas à gauche. Si votre quartier était (6 ; 6), ce serait impossible.',
      ],
    },
  },
  opening: {
    title: 'Manches d’ouverture, à trois ou quatre',
    says: {
      who: 'À trois, on commence par une manche d’ouverture ; à quatre, par deux. Elles font partie des dix : on révèle chaque fois une carte Boutique et on coche la manche. Mais chacun a ses propres dés.',
      three:
        'En commençant par le premier joueur, dans le sens horaire, chacun prend un dé de son choix. On lance tous les dés pris. *À trois* : chacun choisit en secret deux des trois dés pour cette manche. Les deux dés que personne n’a pris ne servent pas.',
      four: '*À quatre* : chacun choisit en secret deux des quatre dés pour la manche 1 ; les deux autres sont ses dés de la manche 2. À la manche 2, on ne lance rien.',
      after:
        'On révèle tous les choix en même temps. Les phases 3 à 5 suivent comme d’habitude, chacun avec ses dés ; un effet n’est actif que pour ceux dont les dés comprennent le dé d’effet. Le premier joueur le reste pendant les manches d’ouverture et commence la première manche ordinaire.',
      example: [
        'À quatre, on a obtenu 1, 3, 3 et 6. Vous prenez maintenant 1 et 6 : (1 ; 6) ou (6 ; 1).',
        'À la manche 2, vous jouez avec 3 et 3 : votre seul candidat est (3 ; 3).',
      ],
    },
  },
  route: {
    title: 'La fin : l’itinéraire final',
    says: {
      naming:
        'Après la dernière manche, chacun choisit un *itinéraire final* : une ligne de tronçons tracés, chacun partant du point où finit le précédent. Seules des liaisons (voir plus bas) et, avec Dagon, des traversées de la rivière peuvent s’y intercaler. L’itinéraire a au moins un tronçon et n’en utilise aucun deux fois. Il peut se croiser, passer plusieurs fois par un carrefour et finir où il a commencé. Tous les itinéraires sont fixés avant le premier affrontement.',
      free: 'N’importe quelle ligne de ce genre convient. Elle n’a pas à être la plus longue ni à rapporter le plus de points : parfois, mieux vaut éviter un lieu d’épouvante.',
      erased:
        'On efface tous les tronçons qui ne font pas partie de la ligne : morceaux isolés, embranchements, détours. On efface aussi tous les touristes des quartiers qui ne sont pas le long de l’itinéraire, même si seule la rivière les en sépare.',
      gates:
        '{c40} *Portails.* Quand une partie de l’itinéraire finit à un portail, la suivante peut commencer à n’importe quel autre. Une telle *liaison* relie comme par magie deux morceaux de votre dessin. On peut utiliser autant de liaisons qu’on veut, et un portail plusieurs fois. Une liaison n’est pas un tronçon : elle ne borde aucun quartier et ne compte pas pour un objectif. On peut aussi traverser le carrefour d’un portail comme un autre.',
      links:
        'Chaque liaison coûte *1 point de folie* (sauf avec Shub-Niggurath). Les portails où l’on ne fait que passer ne coûtent rien. Avant et après une liaison, il y a au moins un tronçon : un itinéraire ne commence ni ne finit par une liaison et n’en prend jamais deux de suite. Une liaison mène à un autre portail ; les deux peuvent être sur le même morceau de dessin.',
      example: [
        'Vous avez une longue ligne avec un embranchement, et un morceau isolé au sud. La ligne et le morceau finissent chacun à un portail.',
        'Vous choisissez la ligne, une liaison et le morceau du sud : un seul itinéraire, 1 point de folie pour la liaison. L’embranchement disparaît, et avec lui les touristes que l’itinéraire ne longe pas.',
      ],
    },
  },
  encounter: {
    title: 'La fin : la folie et l’affrontement',
    says: {
      madness:
        'Comptez votre *folie* : 1 par liaison (0 avec Shub-Niggurath), 1 par lieu d’épouvante différent sur l’itinéraire, ses bouts compris, même si vous y passez plusieurs fois, et, avec Dagon, 1 par traversée de la rivière. Cochez-la sur votre feuille. Rien ne la change ensuite, et elle n’a pas de maximum.',
      order:
        'Chacun affronte le Grand Ancien à son tour, de la folie la plus élevée à la plus basse. À folie égale, on suit le sens horaire, en commençant par le premier joueur de la dixième manche.',
      roll: {
        lead: 'Votre affrontement :',
        items: [
          'Lancez trois dés. Seuls les nombres comptent.',
          'Dépensez des grimoires, si vous voulez.',
          'Chaque dé dans la plage d’échec de votre folie est un *échec*, chaque 5 ou 6 (un 4 aussi, avec Bénédiction) une *réussite*, le reste est *neutre*.',
          'Subissez d’abord les pénalités de tous les échecs, puis prenez les récompenses de toutes les réussites.',
        ],
      },
      tomes: {
        lead: 'Pendant l’affrontement, les grimoires ont ces effets :',
        items: [
          '{reroll} *Relance* : relancez les dés de votre choix, une fois par grimoire. Un dé amélioré perd alors son amélioration.',
          '{improvement} *Amélioration* : ajoutez 2 à un dé. Aucun dé ne vaut plus de 6.',
          '{blessing} *Bénédiction* : un 4 sur n’importe quel dé est une réussite. Elle s’applique en dernier. Si votre folie fait du 4 un échec, il le reste.',
        ],
      },
      results: {
        lead: 'Les nombres qui échouent dépendent du Grand Ancien et de votre folie. Au-delà de 7 points de folie, la dernière colonne s’applique.',
        head: ['Folie', '0', '1', '2', '3', '4', '5', '6', '7'],
        rows: [
          ['{cthulhu} Cthulhu', 'aucun', '1', '1', '1–2', '1–2', '1–3', '1–3', '1–4'],
          ['{yog-sothoth} Yog-Sothoth', 'aucun', '1', '1', '1–2', '1–3', '1–4', '1–4', '1–4'],
          ['{dagon} Dagon', 'aucun', '1', '1', '1–2', '1–2', '1–3', '1–3', '1–4'],
          ['{shub-niggurath} Shub-Niggurath', 'aucun', '1', '1–2', '1–3', '1–4', '1–4', '1–4', '1–4'],
        ],
      },
      lost: 'Trois échecs : le Grand Ancien a gagné. Vous avez perdu et ne comptez pas vos points.',
      rewards:
        'Parmi les touristes, seuls ceux qui restent le long de l’itinéraire final comptent pour les pénalités et les récompenses. Si une pénalité laisse plusieurs choix à égalité, c’est vous qui décidez. Notez la somme de vos récompenses dans la zone de décompte : ce sont les points de l’affrontement.',
      example: [
        'Dagon. Votre itinéraire passe par trois lieux d’épouvante : folie 3, donc 1 et 2 échouent. Vous obtenez 1, 2 et 6.',
        'Vous dépensez Relance pour relancer le 1 et le 2, et obtenez 2 et 4. Avec Bénédiction, le 4 est une réussite : un échec, deux réussites.',
        'L’échec d’abord : les triangles sont vos touristes les plus nombreux près de la rivière, et tous les triangles des quartiers riverains partent. Quatre quartiers riverains ont encore des touristes : chaque réussite rapporte 3 × 4 = 12 points, 24 en tout.',
      ],
    },
  },
  ancients: {
    title: 'Les quatre Grands Anciens',
    says: {
      cthulhu:
        '{cthulhu} *Cthulhu* appelle les touristes d’un type, celui de votre carte secrète, que vous montrez après votre lancer. Un échec en prend la moitié, arrondie à l’unité inférieure ; deux les prennent tous. Chaque réussite rapporte 3 points par paire de touristes appelés encore présents.',
      yog: '{yog-sothoth} *Yog-Sothoth* ouvre l’université : un carrefour apparaît au milieu, et avec lui quatre rues et quatre diagonales que l’on peut tracer. Chaque échec barre les deux quartiers de l’université qui ont le plus de touristes, à votre choix en cas d’égalité : ces quartiers perdent leurs touristes et comptent comme blancs. Un second échec prend les deux autres, vides ou non. Chaque réussite rapporte 4 points par point de folie.',
      dagon:
        '{dagon} *Dagon* permet à l’itinéraire final de franchir l’eau au bout d’une impasse : de ce bout au carrefour d’en face ou l’inverse, une fois par impasse, avec un tronçon juste avant et juste après. Une traversée coûte 1 point de folie, ne borde aucun quartier et ne compte pas pour un objectif. Chaque échec prend tous les touristes du type le plus nombreux dans les quartiers riverains, sur les deux rives ; au second, on recompte. Les touristes de ce type placés ailleurs restent. Chaque réussite rapporte 3 points par quartier riverain qui a encore un touriste.',
      shub: '{shub-niggurath} *Shub-Niggurath* rend les liaisons sans danger pour la raison. Chaque échec prend, pour chaque liaison, un touriste du type le plus nombreux le long de l’itinéraire ; on recompte avant chacun. Chaque réussite rapporte 4 points par liaison.',
    },
  },
  tasks: {
    title: 'Votre objectif',
    says: {
      two: 'Un objectif désigne quatre carrefours. Au décompte, vous en prenez deux que relie votre itinéraire final, et marquez *1 point par tronçon* de l’itinéraire entre eux. S’il y en a moins de deux sur l’itinéraire, l’objectif ne vaut rien. Ce que le Grand Ancien vous a pris n’y change rien.',
      measure:
        'La distance se mesure le long de l’itinéraire tel qu’on le parcourt. Si l’on passe plusieurs fois par un carrefour, on prend le passage le plus avantageux. Les deux carrefours doivent être différents. Liaisons et traversées ne comptent pas. Le jeu trouve la meilleure paire pour vous.',
      example: [
        'Deux carrefours de votre objectif sont sur l’itinéraire, qui parcourt cinq tronçons de l’un à l’autre : 5 points.',
        'Un seul d’entre eux est sur l’itinéraire : 0 point.',
      ],
    },
  },
  scoring: {
    title: 'Le décompte',
    says: {
      parts: {
        lead: 'Après l’affrontement, comptez :',
        items: [
          'Pour chacun des quatre types : le nombre de *touristes de ce type* multiplié par le nombre de *quartiers de sa couleur*, le long de l’itinéraire dans les deux cas. Les ronds {circle} vont avec le rouge, les carrés {square} avec le vert, les triangles {triangle} avec le bleu, les croix {cross} avec le violet.',
          'Votre objectif.',
          'Les étoiles des quartiers jaunes le long de l’itinéraire.',
          'Vos points de l’affrontement.',
        ],
      },
      matching:
        'Un quartier ne compte qu’une fois, quel que soit le nombre de côtés utilisés. Il compte pour sa couleur avec ou sans touristes, et les touristes comptent dans tout quartier le long de l’itinéraire, quelle que soit sa couleur.',
      example: [
        'Dagon. Votre itinéraire a dix tronçons : du bord gauche, il passe devant la Colonne des Fondateurs et l’Étang du Héron, franchit le Pont Tordu, longe le nord de l’université, descend le long de son côté est et gagne le bord droit. Il longe 2 quartiers rouges, 3 verts, 2 bleus, 2 violets, et les étoiles de 5, 3 et 4 points. Il passe par un lieu d’épouvante : folie 1, seul le 1 échoue.',
        'Le long de l’itinéraire se trouvent 4 ronds, 5 carrés, 5 triangles et 3 croix. Vous obtenez 1, 3 et 5, et améliorez le 3 en 5 : un échec, deux réussites.',
        'Dagon prend le type le plus nombreux près de la rivière : trois triangles. Deux quartiers riverains gardent au moins un touriste : chaque réussite rapporte 3 × 2 = 6.',
        'Ronds 4 × 2 = 8, carrés 5 × 3 = 15, triangles 2 × 2 = 4, croix 3 × 2 = 6, étoiles 12, objectif 7, Grand Ancien 12. Total : *64 points*.',
      ],
      winner:
        'Le plus grand nombre de points l’emporte. À égalité, les points de l’affrontement départagent ; s’ils sont égaux aussi, la victoire est partagée. Un joueur qui a subi trois échecs ne peut pas gagner ; si c’est le cas de tous, personne ne gagne.',
    },
  },
  solo: {
    title: 'Jouer en solo',
    says: {
      setup:
        'Choisissez une case de défi : un total à atteindre (90, 110, 130, 150, 170 ou 190) et un nombre de points de l’affrontement à atteindre (6, 12, 24 ou 36). Le reste de la mise en place ne change pas : deux objectifs au choix et, avec Cthulhu, un appel. On lance les cinq dés : trois, pris au hasard, sont disponibles, les deux autres indisponibles. Il n’y a ni premier joueur ni manche d’ouverture.',
      rounds:
        'La phase 1 ne change pas. En phase 2, vous prenez deux des trois dés disponibles. Les phases 3 à 5 ne changent pas. Puis les deux dés indisponibles deviennent disponibles tels quels, celui que vous avez laissé reste disponible, et les deux que vous avez utilisés sont relancés et deviennent indisponibles. Vous voyez donc toujours venir les dés de la manche suivante. La fin ne change pas.',
      goal: 'Vous gagnez si votre total *et* vos points de l’affrontement atteignent les deux nombres de la case ; les égaler suffit. Avec trois échecs, vous perdez la partie. Après une victoire, essayez une case plus difficile ; rien d’autre ne se reporte d’une partie à l’autre.',
      example: [
        'Disponibles : 2, 5 et 6 ; indisponibles : 1 et 4. Vous utilisez 2 et 6.',
        'À la manche suivante, vous choisissez parmi 5, 1 et 4. Les deux dés utilisés ont été relancés ; vous voyez leur résultat, mais ils ne seront disponibles qu’à la manche d’après.',
      ],
    },
  },
  questions: {
    title: 'Questions fréquentes',
    says: {
      answers: {
        lead: 'Réponses brèves à ce que l’on demande le plus :',
        items: [
          '*Dois-je dépenser un changement de coordonnées pour atteindre un quartier vide ?* Non.',
          '*Peut-il arriver que je n’aie plus rien à tracer ?* Non. Un tronçon n’importe où est toujours possible.',
          '*Un itinéraire peut-il tourner là où se croisent les deux diagonales d’un quartier ?* Non, elles ne se rencontrent pas.',
          '*Puis-je effacer un tronçon et en rester là ?* Non, avec Correction d’itinéraire, on retrace toujours, et ailleurs.',
          '*J’atteins une boutique que j’ai déjà entourée.* Il ne se passe rien ; on ne la visite pas deux fois.',
          '*Je reçois un bonus pour lequel je n’ai plus de symbole libre.* Il est perdu, et la boutique est quand même entourée.',
          '*Dois-je choisir l’itinéraire qui rapporte le plus ?* Non, n’importe quelle ligne de vos tronçons convient.',
          '*Une liaison peut-elle revenir au portail d’où elle part ?* Non, mais elle peut mener à un portail du même morceau.',
          '*Une liaison compte-t-elle pour mon objectif ?* Non, seuls les tronçons comptent.',
        ],
      },
    },
  },
}
