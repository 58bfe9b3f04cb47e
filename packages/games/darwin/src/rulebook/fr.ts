import type { RulebookWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const fr: RulebookWords<typeof outline> = {
  goal: {
    title: 'But du jeu',
    says: {
      idea: 'Vous voyagez avec Charles Darwin aux îles Galápagos. En *cinq manches*, vos ouvriers tiennent des journaux, étudient à l’académie, naviguent derrière le Beagle, explorent des îles, envoient des lettres et livrent des spécimens au musée.',
      path: 'Tout repose sur la formation. Chaque ouvrier a une rangée de *sceaux de cire*, qui montrent ce qu’il a appris. Les cases demandent des sceaux, et plus un ouvrier en a, plus il fait de choses en un tour. Vous avez quatre ouvriers, peut-être un cinquième plus tard : chaque tour compte.',
      points: {
        lead: 'On marque des points en cours de partie et, à la fin, pour :',
        items: [
          'les objectifs accomplis,',
          'les ouvriers à cinq ou six sceaux,',
          'les cinq tentes posées,',
          'la théorie de l’évolution : votre livre, multiplié par le coefficient du musée (2, plus 1 par rangée pleine),',
          'les pièces et les jetons Savoir restants.',
        ],
      },
    },
  },
  things: {
    title: 'Ce qu’il y a sur la table',
    says: {
      board:
        'Le plateau a une face pour un à trois joueurs et une pour quatre. Il y a quatre *journaux* : deux principaux, où l’exploration, la navigation, la correspondance et l’académie ont chacune une page, un spécial et un petit ; autour, le musée, la mer et ses trois îles, les enveloppes et les pistes.',
      pieces: {
        lead: 'Le matériel :',
        items: [
          'Sceaux : 14 par couleur (vert, bleu, jaune, rouge) et 12 spéciaux, *violets*.',
          'Pièces, jetons Savoir et jetons Recherche, qui ne manquent jamais.',
          'Chacun a un plateau, trois explorateurs, cinq ouvriers, cinq tentes, douze timbres, un navire, quatre marqueurs et six lentilles, en blanc, bleu, jaune ou vert.',
          'Deux lentilles neutres et le Beagle n’appartiennent à personne.',
        ],
      },
      tiles:
        'Le musée a 16 cases, en quatre rangées et quatre colonnes, une pour chacun des 16 spécimens ; les mêmes figurent sur votre plateau. Il y a 12 objectifs du Beagle, 12 tuiles Action spéciale, 8 tuiles Correspondance, 8 objectifs de départ, 20 objectifs et 16 cartes Équipage.',
    },
  },
  setup: {
    title: 'Mise en place',
    says: {
      board: {
        lead: 'On peut suivre la mise en place de la première partie, ou laisser faire le hasard :',
        items: [
          'Utilisez la face du plateau qui correspond au nombre de joueurs.',
          'Six des douze tuiles spéciales vont sur le journal spécial, en trois rangées de deux (première partie : Sceau royal et Camp de base, Lentille de secours et Porte dérobée, Conférence et Coup de maître). Des lentilles neutres ouvrent les deux du haut ; les autres sont verrouillées.',
          'Trois des huit tuiles Correspondance sont posées près des enveloppes, une pour chacune (première partie : Lettre de change, Sauf-conduit, Ordre d’appareillage).',
          'Cinq des douze objectifs du Beagle sont alignés de gauche à droite (première partie : Volière, Navigateurs, Regard perçant, Galerie des os, Sacoche vide).',
        ],
      },
      seals:
        'À deux joueurs, on écarte deux sceaux de chaque couleur ordinaire ; à trois, un ; à quatre, aucun. On mélange les autres face cachée, puis on en place douze, face visible, sur les quatre parchemins de l’académie, trois par parchemin. Tous les violets vont face visible sur le plateau d’argent.',
      museum:
        'On place un spécimen sur chaque case à drapeau prévue pour le nombre de joueurs : 10 à deux, 13 à trois, 16 à quatre. Les autres quittent la partie, et leurs tuiles vont aussitôt au musée. Une telle tuile remplit sa case et compte pour les rangées et les colonnes, mais pas comme la première livraison de sa rangée. Une pièce est posée à côté de chaque rangée du musée.',
      objectives: 'Deux objectifs argentés et deux dorés sont visibles ; les autres forment deux piles face cachée.',
      players:
        'L’ordre du tour est tiré au sort. Vous commencez avec 4 pièces, 1 jeton Savoir, quatre ouvriers, cinq tentes, douze timbres en trois piles de quatre, six lentilles, un explorateur sur la première case de l’île la plus à gauche et votre navire sur la première case de la mer, juste derrière le Beagle. Le cinquième ouvrier attend que vous accomplissiez un objectif dans l’emplacement doré le plus à gauche. À deux et en solo, la case d’ordre du tour donne 3 pièces au lieu de 2.',
      order:
        'Viennent ensuite les cartes Équipage, les sceaux de départ et les objectifs de départ. S’il manque un sceau de départ dans la réserve, on y remélange les sceaux de l’académie et l’on en tire de nouveau douze.',
      crew: 'Chacun obtient trois *cartes Équipage*, visibles de tous. Pour la première partie, on les distribue dans l’ordre du tour : Commissaire, Éclaireur et Bibliothécaire au premier, Passeur, Opticien et Maître de poste au deuxième, Perroquet, Timonier et Passager clandestin au troisième, Maître voilier, Graveur et Naturaliste au quatrième. Sinon, vous en recevez quatre, en gardez une en secret, passez les autres à votre voisin de gauche, et ainsi de suite jusqu’à en avoir trois ; tous choisissent en même temps, peuvent changer d’avis tant que tous n’ont pas terminé, puis montrent leurs cartes ensemble. Le reste est écarté.',
      start:
        'Chacune de vos cartes Équipage montre un sceau de départ : prenez un sceau de cette couleur. Les trois sceaux vont dans les trois rangées du milieu, un par rangée, à votre choix. Puis on remélange la réserve.',
      pairs:
        'On pose autant de paires d’objectifs de départ, un argenté et un doré, que de joueurs. Le dernier dans l’ordre du tour choisit en premier ; le premier reçoit la paire qui reste. La paire remplit votre *réserve personnelle*. Les autres objectifs de départ quittent la partie.',
    },
  },
  round: {
    title: 'Une manche et un tour',
    says: {
      phases: {
        lead: 'Chacune des cinq manches a quatre phases :',
        items: ['Actions', 'Ordre du tour', 'Récompenses', 'Entretien (sauf à la cinquième manche)'],
      },
      turn: 'Dans l’ordre du tour, chacun place *un ouvrier* et peut effectuer les actions de sa case. On continue jusqu’à ce que tous les ouvriers soient placés. S’il vous en reste un, vous devez le placer, même sans rien en faire ; sinon, vous passez. Un cinquième ouvrier obtenu pendant cette phase est placé dans la même manche. Il y a toujours une case possible.',
      end: 'Votre tour dure jusqu’à ce que vous le terminiez. Avant le placement, entre deux étapes et après la dernière, vous pouvez accomplir des objectifs et jouer des cartes Équipage. L’ordre du tour ne change pas pendant la phase.',
      chain:
        'Si une étape en déclenche une autre, on termine d’abord la nouvelle, puis on reprend la première. Ce que vous gagnez peut servir à payer la suite. Si une case, un campement, une tuile ou une carte a plusieurs actions, vous en choisissez l’ordre.',
      may: 'Les actions sont facultatives, sauf si une règle les impose. On saute une action qui ne peut avoir aucun effet. Un nombre rouge sur une pièce est un prix obligatoire si l’on effectue l’action ou si l’on couvre l’emplacement.',
      any: 'Les actions viennent du plateau, des tuiles spéciales, des cartes Équipage et des objectifs. Celles des cartes Équipage et des objectifs sont possibles à tout moment de votre tour, ainsi que dans la phase de récompenses.',
      marks: {
        lead: 'Petits symboles à côté d’une action :',
        items: [
          '*nombre d’utilisations* : effectuez l’action une ou plusieurs fois, jusqu’au nombre indiqué ;',
          '*réduction* : à déduire du coût total de l’action en pièces, répétitions comprises ;',
          '*gratuit* : aucune pièce à payer, à aucune étape ;',
          '*encore* : refaites une action de ce type déjà faite ;',
          '*permanent* : jusqu’à la fin ; *en fin de partie* : au décompte final seulement ; *immédiat* : maintenant ;',
          '*île* : seulement pour une île où vous avez un explorateur.',
        ],
      },
    },
  },
  workers: {
    title: 'Placer un ouvrier',
    says: {
      place: {
        lead: 'Un placement se fait ainsi :',
        items: [
          'Choisissez un ouvrier et une case. La rangée de l’ouvrier doit contenir les sceaux demandés ; des jetons Savoir remplacent ceux qui manquent.',
          'Payez la pénalité de placement, s’il y en a une.',
          'Placez l’ouvrier. S’il se trouve sur la lentille d’un autre joueur, celui-ci reçoit 1 pièce de la réserve générale.',
          'Effectuez les actions, avec les bonus de distinction de la page.',
        ],
      },
      parts:
        'Le premier ouvrier d’une section de journal ne paie rien. S’il s’y trouve déjà un ouvrier, même l’un des vôtres, vous payez la *pénalité* : 3 pièces à deux et en solo, 2 à trois ou quatre. Elle ne dépend pas du nombre d’ouvriers et vaut pour toute la section. Jusqu’à trois joueurs, chaque journal est une section ; sur la face à quatre, un marque-page rouge partage les journaux principaux et le spécial en une section de gauche et une section de droite. Le petit forme toujours une seule section.',
      price:
        'Si vous ne pouvez pas payer la pénalité, la section vous est fermée. La récompense d’Or 3 diminue la pénalité de 1 jusqu’à la fin de la partie.',
      spaces: {
        lead: 'Il y a plusieurs sortes de cases :',
        items: [
          'Les *loupes rondes* des journaux accueillent autant d’ouvriers qu’on veut.',
          'Les *lentilles* n’en accueillent qu’un. Une case qui attend une lentille est verrouillée.',
          'Les deux cases du petit journal sont des lentilles ouvertes dès le début.',
          'Les *loupes rectangulaires* en accueillent autant qu’on veut, sans sceaux ni pénalité. Elles ne font partie d’aucun journal.',
        ],
      },
      without:
        'Si un effet vous fait utiliser une case sans ouvrier, aucun ouvrier n’y est placé : ni pénalité, ni pièce pour la lentille, et la section n’est pas occupée pour autant. Les ouvriers restent en place jusqu’à l’entretien.',
      example: [
        'À trois joueurs, vous placez un ouvrier sur la page Navigation d’un journal où il n’y a personne : c’est gratuit. Votre voisin va sur une autre case du même journal et paie 2 pièces.',
        'Plus tard, vous revenez dans ce journal, sur une lentille de Bleu : vous payez 2 pièces, et Bleu en reçoit 1.',
      ],
    },
  },
  seals: {
    title: 'Sceaux et jetons Savoir',
    says: {
      need: 'Une case montre ses *prérequis de sceaux*, avec un nombre s’il en faut plus d’un. Ils doivent être dans la rangée de l’ouvrier placé ; les autres rangées n’aident pas. Rien n’est dépensé : ce qui est appris reste acquis.',
      purple:
        '{purple} Un sceau *violet* vaut n’importe quelle couleur pour les placements et les cartes Équipage, jamais pour les objectifs ni pour les objectifs du Beagle qui nomment des couleurs. L’ouvrier du haut a un sceau violet imprimé et aucune place pour d’autres.',
      rows: 'Les trois ouvriers du milieu commencent avec un sceau et peuvent en accueillir six en tout. Le cinquième n’en a pas et n’en reçoit jamais. Un nouveau sceau va sur l’emplacement vide le plus à gauche d’une rangée du milieu à votre choix, et n’en bouge plus.',
      costs:
        'Les emplacements d’une rangée coûtent 0, 0, 1, 1, 2 et 3 pièces. Un *sceau spécial* donné par un effet est un sceau violet, et son emplacement ne coûte rien.',
      knowledge:
        '{knowledge} Quand vous placez un ouvrier, chaque *jeton Savoir* rendu vaut un sceau de n’importe quelle couleur ; rendez autant de jetons qu’il manque de sceaux, pas plus. Un jeton ne remplace jamais un sceau pour les cartes Équipage ni pour les objectifs. Une action spéciale échange un jeton Savoir contre 7 pièces ou 7 points. À la fin, chacun vaut 1 point.',
      example: [
        'Une case demande trois sceaux bleus. Votre ouvrier a un bleu et un violet. Vous rendez un jeton Savoir et pouvez y aller.',
      ],
    },
  },
  journals: {
    title: 'Les journaux',
    says: {
      spaces: {
        lead: 'Les pages des journaux principaux. La première case de chacune est ouverte ; les autres sont verrouillées, et en déverrouiller une coûte 4 pièces.',
        head: ['Page', 'Sceaux', 'Première', 'Deuxième (2 sceaux)', 'Troisième (3 sceaux)'],
        rows: [
          ['{explore} Exploration', '{green} verts', 'exploration 2', 'exploration 3', 'exploration 4'],
          ['{sea} Navigation', '{blue} bleus', 'navigation 2', 'navigation 3', 'navigation 4'],
          ['{used} Correspondance', '{yellow} jaunes', '2 timbres', '3 timbres', '4 timbres'],
          [
            '{academy} Académie',
            '{red} rouges',
            '1 sceau',
            '2 sceaux, 1 pièce de moins en tout',
            '2 sceaux, 3 pièces de moins en tout',
          ],
        ],
      },
      unlock:
        'Pour *déverrouiller*, allez au petit journal : posez une de vos lentilles sur une case verrouillée et payez son prix, en plus de la pénalité éventuelle du petit journal. Sur une page d’un journal principal, on déverrouille de haut en bas, même gratuitement ; dans le journal spécial, dans n’importe quel ordre.',
      bonus:
        'Celui qui déverrouille une case peut aussitôt en effectuer les actions, sans ouvrier et sans sceaux, mais aussi sans bonus de distinction. Elle est ensuite ouverte à tous. Avec un déverrouillage gratuit, la case et ses propres actions ne coûtent aucune pièce ; ce qu’elles déclenchent se paie comme d’habitude.',
      locked:
        'Certains effets permettent d’*effectuer une action verrouillée* : celle de n’importe quelle case verrouillée, sans sceaux, sans tenir compte de l’ordre ni payer son prix ; la case reste verrouillée. Une fois vos six lentilles posées, vous ne pouvez plus rien déverrouiller. Seules vos propres lentilles comptent pour vos objectifs ; les neutres ne comptent pour personne. Dans le journal spécial, une place sans tuile n’est pas une case.',
      special:
        'Une tuile spéciale montre des sceaux, et des actions à effectuer dans l’ordre de votre choix. Les tuiles et les cartes Équipage apportent aussi des actions que n’offre aucune page : établir n’importe quel campement, livrer de nouveau, accomplir automatiquement un objectif, obtenir un sceau spécial, gagner ou échanger des jetons Savoir, placer un explorateur, effectuer une action verrouillée, étudier n’importe quel spécimen, rejoindre le Beagle, répartir la correspondance, copier une carte Équipage. Seules les cases déverrouillées accueillent des ouvriers ; les tuiles restent toute la partie.',
      badges:
        'Un ouvrier à quatre sceaux a la *distinction d’argent* ; à six, il a aussi la *distinction d’or* ; les violets comptent. Une distinction donne un bonus sur la page où l’ouvrier est placé ; celle d’or donne les deux. On compte les sceaux au moment du placement. Le bonus n’aide que l’action de la case, pas ce qu’elle déclenche. Le petit journal et les loupes rectangulaires n’ont pas de bonus.',
      pages: {
        lead: 'Les bonus :',
        head: ['Page', 'Argent', 'Or'],
        rows: [
          ['{explore} Exploration', '1 case plus loin', 'un arrêt en chemin'],
          ['{sea} Navigation', '1 case plus loin', 'un arrêt en chemin'],
          ['{used} Correspondance', '1 timbre de plus', 'timbres sur plusieurs enveloppes'],
          ['{academy} Académie', '1 sceau de plus, en payant son prix', '1 pièce de moins par sceau'],
          ['Journal spécial', '2 pièces', '3 points aussitôt'],
        ],
      },
      stop: 'Un *arrêt en chemin* permet d’effectuer l’action d’une case que l’on traverse sans la sauter, avant de continuer. Si cette action déplace le même pion, on continue depuis sa nouvelle place avec le déplacement qui reste.',
    },
  },
  academy: {
    title: 'L’académie',
    says: {
      take: '{academy} Prenez un sceau d’un parchemin et mettez-le sur l’emplacement vide le plus à gauche d’une des trois rangées du milieu. Les parchemins coûtent 0, 1, 2 et 3 pièces de haut en bas ; les emplacements coûtent le prix imprimé. Il faut pouvoir payer les deux. L’académie n’est pas regarnie avant l’entretien. S’il n’y a plus de sceau ou plus de place, on saute l’action.',
      cheaper:
        'Une réduction se déduit de la somme, sans descendre au-dessous de zéro. La récompense d’Argent 2 rend les parchemins gratuits jusqu’à la fin de la partie ; les emplacements restent payants. Une action d’académie gratuite ne coûte rien. Pour chaque sceau, on applique d’abord le parchemin gratuit, puis la pièce de la distinction d’or, puis la réduction de la case, dont le reste sert au sceau suivant ; le sceau supplémentaire de la distinction d’argent n’en profite pas.',
      example: [
        'Vous prenez un sceau du troisième parchemin (2 pièces) pour le cinquième emplacement d’une rangée (2 pièces), avec une réduction de 3 : vous payez 1.',
      ],
    },
  },
  sea: {
    title: 'Naviguer',
    says: {
      sail: '{sea} Avancez votre navire sur la mer, d’une case au moins et jusqu’au nombre indiqué. À une bifurcation, vous choisissez. Une case accueille autant de navires qu’on veut, et l’on ne saute pas les cases occupées. Un navire ne va pas plus loin que la dernière case.',
      ribbons:
        'Quand votre navire franchit un *ruban argenté*, vous devez poser un explorateur disponible sur la case de départ de l’île correspondante, avant tout le reste, sauf si vous y en avez déjà un. Si vous franchissez plusieurs rubans, on les traite dans l’ordre.',
      stop: 'Vous pouvez effectuer l’action de la case d’arrivée ; sans arrêt en chemin, celles que l’on traverse ne donnent rien ; une case Beagle ne donne rien non plus. Le premier navire à atteindre la dernière case marque 3 points de plus. *Rejoindre le Beagle* : s’il est devant vous, votre navire va jusqu’à sa case et franchit tous les rubans en chemin.',
    },
  },
  islands: {
    title: 'Explorer',
    says: {
      explore:
        '{explore} Avancez *un* de vos explorateurs sur sa piste, d’une case au moins et jusqu’au nombre indiqué ; à une bifurcation, vous choisissez. Puis vous pouvez effectuer l’action de la case où il s’arrête. Ce qui irait au-delà de la dernière case est perdu.',
      jump: 'Une case accueille un explorateur ; seules la première et la dernière en accueillent autant qu’on veut. On saute les cases occupées par les explorateurs des autres joueurs, même plusieurs de suite, sans les compter ; on suit la branche choisie.',
      ribbons:
        'Le premier explorateur à franchir un *ruban doré* en marque les points, qu’il s’arrête sur sa case, la traverse ou la saute, et avant l’action de la case d’arrivée. Le premier à atteindre la dernière case d’une piste marque 3 points de plus.',
      place:
        'Certains effets permettent de *placer un explorateur* : posez un explorateur disponible sur la case de départ d’une île où vous n’en avez pas.',
      specimens:
        '{study} Sur une case à *spécimen*, vous pouvez poser un jeton Recherche sur le même spécimen de votre plateau. Le spécimen reste pour les autres. On n’étudie chaque spécimen qu’une fois, et l’on ne retire jamais les jetons, même après une livraison. Certains effets permettent d’étudier n’importe quel spécimen, ou un spécimen d’une île où vous avez un explorateur. Une case à spécimen n’a pas d’autre effet ; une case à drapeau sans spécimen a l’effet imprimé.',
      evolution:
        '{theory} *Évolution* : avancez votre marqueur. Les livres de la piste ne comptent qu’à la fin ; pour les objectifs, c’est la case atteinte qui compte. Plusieurs marqueurs peuvent occuper une même case ; ils s’arrêtent à la dernière.',
      example: [
        'Exploration 2. Les deux cases suivantes sont occupées par les explorateurs d’autres joueurs : vous les sautez, et la première case comptée est celle qui les suit.',
      ],
    },
  },
  camps: {
    title: 'Les campements',
    says: {
      camp: '{camp} Quand vous utilisez une case dont le campement a un emplacement vide, vous pouvez *établir* ce campement : prenez la tente du haut, posez-la sur un emplacement vide au choix et payez-en le prix. Puis effectuez les actions du campement, et ensuite celle de votre plateau à côté de la place libérée, s’il y en a une ; si deux actions sont séparées par une barre, choisissez-en une. Vous ne pouvez avoir qu’une tente par campement. Un campement sans emplacement utilisable est sauté.',
      others:
        'Certains effets permettent d’*établir n’importe quel campement*, où que soient votre navire et vos explorateurs. La récompense d’Argent 1 permet de refaire les actions d’un campement où vous avez une tente, sans payer d’emplacement et sans l’action de votre plateau. Vos cinq tentes posées valent 5 points à la fin.',
    },
  },
  mail: {
    title: 'La correspondance',
    says: {
      stamps:
        '{used} Prenez des timbres dans une ou plusieurs de vos piles, jusqu’au nombre indiqué, et mettez-les sur *une* enveloppe. Si les piles ne suffisent pas, complétez avec vos timbres utilisés. Ceux qui sont sur des enveloppes ne bougent pas. Si vous n’avez plus de timbres, l’action n’a aucun effet.',
      stacks:
        'Quand vous videz une pile, vous pouvez effectuer l’action indiquée à côté, une fois tous les timbres de l’action posés ; si vous en videz plusieurs, vous choisissez l’ordre. Si cette action envoie encore des timbres, une autre pile peut se vider à son tour. Les timbres ne reviennent jamais sur les piles : chacune ne sert qu’une fois. Les piles vides comptent pour des objectifs et pour un objectif du Beagle.',
      spread: '*Répartir la correspondance* : mettez jusqu’à quatre timbres sur autant d’enveloppes que vous voulez.',
    },
  },
  museum: {
    title: 'Le musée',
    says: {
      deliver: {
        lead: 'Pour livrer, choisissez un spécimen que vous avez étudié et que le musée n’a pas :',
        items: [
          'Mettez sa tuile dans sa case.',
          'Si c’est la première livraison de sa rangée, prenez la pièce de la rangée.',
          'Si elle complète sa rangée, avancez d’une case sur la piste de l’évolution.',
          'Regardez les six autres cases de sa rangée et de sa colonne : chaque case vide vous donne 1 pièce, chaque case pleine vous fait avancer d’une case sur la piste de l’évolution.',
        ],
      },
      two: 'Un ouvrier sur la case de livraison peut livrer deux fois ; la seconde livraison coûte 3 pièces, que la première a pu rapporter, et tient compte de la tuile de la première. On livre et on étudie au musée sur deux cases différentes. S’il n’y a pas de spécimen qui convienne, rien ne se passe.',
      research:
        'Sur la case d’étude, posez un jeton Recherche sur un spécimen de votre plateau qui est déjà au musée, même depuis la mise en place. Vous pouvez en poser un second sur un autre de ces spécimens, pour 3 pièces, mais pas davantage.',
      again:
        '*Livrer de nouveau* : choisissez un spécimen que vous avez étudié et qui est déjà au musée, et recevez ce que rapporterait sa livraison maintenant, y compris l’avancée si sa rangée est pleine, mais jamais la pièce de la rangée. Cela compte comme une seule livraison et ne coûte rien.',
      example: [
        'Vous livrez un fossile. Dans sa rangée, deux cases sont pleines ; dans sa colonne, une. C’est la première livraison de la rangée, les deux tuiles étant là depuis le début : 1 pièce. Trois cases vides donnent 3 pièces, trois cases pleines vous font avancer de 3 cases sur la piste de l’évolution.',
      ],
    },
  },
  objectives: {
    title: 'Les objectifs',
    says: {
      gain: '{objective} Prenez un des objectifs visibles du plateau de jeu ; ils ne sont pas remplacés avant l’entretien. L’objectif pris va dans votre *réserve personnelle*, qui peut en contenir deux, s’il y reste de la place. Si elle est pleine, il doit aller, face visible, dans un emplacement vide de sa couleur, dont vous payez le prix ; si c’est impossible, vous ne pouvez pas le prendre. On gagne des objectifs sur les pistes, dans les campements, grâce à des cartes et à des tuiles, et sur la case d’objectif, une loupe rectangulaire.',
      reach:
        'Un objectif est *accompli* quand vous remplissez toutes ses conditions au même moment et que vous le décidez : à votre tour ou pendant les récompenses, maintenant ou plus tard. Ce qu’il demande n’est pas dépensé. S’il est dans la réserve, il va face cachée dans un emplacement vide de sa couleur, dont vous payez le prix ; s’il est déjà dans un emplacement, on l’y retourne. On vérifie les conditions avant de payer. On peut en accomplir plusieurs par tour, l’un après l’autre. Ce qu’on perd ensuite n’y change rien, mais peut empêcher d’en accomplir un autre.',
      needs: {
        lead: 'Ce que demandent les objectifs (un symbole sans nombre signifie un) :',
        items: [
          'vos piles de timbres vides, vos tentes et vos lentilles sur le plateau de jeu,',
          'des jetons Recherche sur des spécimens d’un même genre ou d’une même couleur,',
          'une case de la piste de l’évolution, atteinte ou dépassée,',
          'votre navire à hauteur du Beagle ou devant,',
          'des sceaux ordinaires de certaines couleurs, dans n’importe quelles rangées,',
          'des pièces, des points ou des jetons Savoir que vous avez à ce moment.',
        ],
      },
      slots: {
        lead: 'Chaque rangée a cinq emplacements, chacun avec son prix et sa récompense. Un emplacement ne sert qu’une fois. Les points des objectifs accomplis comptent à la fin ; les deux derniers emplacements ensemble en donnent 4 de plus.',
        head: ['Emplacement', 'Prix', 'Récompense', 'Points'],
        rows: [
          ['Argent 1', '0', 'réutiliser le campement d’une de vos tentes', '1'],
          ['Argent 2', '0', 'les parchemins ne coûtent plus rien', '1'],
          ['Argent 3', '0', 'étudier un spécimen d’une île où vous avez un explorateur', '2'],
          ['Argent 4', '0', 'votre livre compte 1 de plus à la fin', '2'],
          ['Argent 5', '0', '–', '5'],
          ['Or 1', '5', 'le cinquième ouvrier vous rejoint', '4'],
          ['Or 2', '3', 'un sceau spécial, sans payer l’emplacement', '4'],
          ['Or 3', '0', 'pénalité de placement réduite de 1', '2'],
          ['Or 4', '0', 'chaque pénalité de retard compte 2 au plus', '4'],
          ['Or 5', '0', '–', '8'],
        ],
      },
      auto: '*Accomplir automatiquement* : un de vos objectifs est accompli sans que vous en remplissiez les conditions. S’il est dans la réserve, il faut un emplacement vide de sa couleur, dont vous payez le prix ; s’il est déjà dans un emplacement, on l’y retourne. Si l’action fait d’abord gagner un objectif, elle s’applique même s’il n’y en a aucun à prendre.',
    },
  },
  crew: {
    title: 'Les cartes Équipage',
    says: {
      play: 'Pour jouer une carte Équipage, désignez un ouvrier dont la rangée contient les sceaux qu’elle demande, dans n’importe quel ordre ; les violets aident, les jetons Savoir non. L’ouvrier peut être n’importe où ; ce n’est pas un placement. Effectuez les actions et retournez la carte près de l’ouvrier. Chaque ouvrier ne peut jouer qu’*une* carte de toute la partie, et chaque carte ne se joue qu’une fois, à votre tour ou pendant les récompenses. Une rangée qui n’a qu’un sceau, ou aucun, ne suffit jamais.',
      copy: 'Une carte en *copie* une autre : effectuez les actions d’une carte Équipage non jouée de n’importe quel joueur, comme si elle était à vous, sans ses sceaux et sans distinction. Elle reste non jouée. Copier la carte qui copie n’a aucun effet. En solo, on ne copie que ses propres cartes.',
    },
  },
  order: {
    title: 'L’ordre du tour',
    says: {
      space:
        'Un ouvrier sur la case d’ordre du tour va sur la place vide la plus à gauche et rapporte 2 pièces, ou 3 à deux joueurs et en solo.',
      phase:
        'À la deuxième phase, ceux qui ont des ouvriers sur la case d’ordre du tour passent devant, dans l’ordre de leurs ouvriers les plus à gauche ; les autres suivent comme avant. Si personne n’y est, rien ne change. Le nouvel ordre vaut déjà pour les récompenses. En solo, cette phase est omise.',
    },
  },
  rewards: {
    title: 'Les récompenses',
    says: {
      course:
        'On décompte d’abord les trois enveloppes, de haut en bas, puis l’objectif du Beagle, toujours dans le nouvel ordre du tour. Après chaque enveloppe, avant et après l’objectif et pendant vos propres récompenses, vous pouvez accomplir des objectifs et jouer des cartes Équipage.',
      places:
        'Celui qui a *le plus de timbres* sur une enveloppe effectue les actions de la première section de la tuile, le deuxième celles de la seconde. En cas d’égalité, tous en profitent, dans l’ordre du tour ; après une égalité à la première place, il y a quand même un deuxième. Il faut au moins un timbre. Les récompenses des premiers viennent avant celles des deuxièmes.',
      stamps:
        'Puis tous ceux qui étaient premiers ou deuxièmes retirent de l’enveloppe la moitié de leurs timbres, arrondie à l’unité supérieure, et les mettent avec leurs timbres utilisés, même s’ils n’ont pas voulu la récompense. Les autres gardent les leurs. Seuls comptent les timbres déjà présents : ceux que des récompenses ajoutent sur cette enveloppe ou plus haut attendent la manche suivante, ceux qu’elles ajoutent plus bas comptent. Si une récompense suivante envoie des lettres et que vos piles ne suffisent pas, les timbres utilisés peuvent resservir aussitôt.',
      example: [
        'Sur la première enveloppe, vous avez trois timbres, Bleu en a deux et Jaune un. Vous effectuez la première section de la tuile, Bleu la seconde. Vous retirez deux timbres, Bleu un ; celui de Jaune reste.',
      ],
      goal: 'À la première manche, on décompte le premier *objectif du Beagle*, à la deuxième le deuxième, et ainsi de suite. Les objectifs donnent 4 points par sceau ordinaire d’une couleur, 6 par jeton Recherche sur un genre de spécimen, 5 par lentille que vous avez posée, 8 par pile de timbres vide, 4 par tente que vous avez posée ou 3 par objectif accompli. Les violets ne comptent pas. Puis la tuile est retournée.',
      lag: 'Si votre navire est derrière le Beagle, déduisez des points de l’objectif toutes les pénalités de retard situées entre les deux navires : celles qui précèdent les cases encore devant vous, jusqu’à celle du Beagle comprise. Les branches latérales n’y changent rien. Avec la récompense d’Or 4, chacune compte 2 au plus. Le résultat n’est jamais négatif. À hauteur du Beagle ou devant lui, ni pénalité ni bonus.',
      lagged: [
        'L’objectif donne 5 points par lentille posée ; vous en avez posé trois : 15. Entre votre navire et le Beagle, des pénalités de 3 et 4 : vous marquez 8.',
      ],
    },
  },
  refresh: {
    title: 'L’entretien',
    says: {
      steps: {
        lead: 'Après chacune des quatre premières manches :',
        items: [
          'Le Beagle avance jusqu’à sa case suivante.',
          'Tous les ouvriers rentrent.',
          'Les sceaux du parchemin du haut quittent la partie, les autres montent dans leur colonne, et les places vides sont regarnies depuis la réserve, le parchemin du haut d’abord, tant qu’il reste des sceaux.',
          'Les objectifs visibles du plateau de jeu sont retirés, et l’on en révèle deux argentés et deux dorés (un de chaque en solo).',
        ],
      },
      stays:
        'Timbres, lentilles, tentes, navires, explorateurs, musée et évolution restent tels quels. Personne n’a rien à décider.',
    },
  },
  scoring: {
    title: 'Le décompte final',
    says: {
      parts: {
        lead: 'Après la cinquième manche :',
        items: [
          'les points des emplacements de vos objectifs accomplis, et 4 de plus si les deux derniers emplacements en font partie,',
          '3 points par ouvrier à cinq sceaux, 10 par ouvrier à six ; les violets comptent,',
          '5 points pour les cinq tentes posées,',
          '*évolution* : le dernier livre atteint, plus 1 avec la récompense d’Argent 4, multiplié par le coefficient du musée (2, plus 1 par rangée pleine),',
          '1 point par lot de 5 pièces et 1 par jeton Savoir.',
        ],
      },
      track:
        'Vous recevez aussitôt les points et les pièces que vous gagnez en cours de partie. Celui dont le marqueur de score dépasse le bout de la piste repart de zéro avec 50 points de plus.',
      example: [
        'Vous avez 41 points. Des objectifs placés en Argent 1, Argent 5, Or 2 et Or 5 donnent 1 + 5 + 4 + 8 = 18, et les deux derniers emplacements 4 de plus.',
        'Un ouvrier a six sceaux, un autre cinq : 10 + 3 = 13. Quatre tentes : rien.',
        'Votre marqueur a atteint un livre de 8. Deux rangées du musée sont pleines ; son coefficient est donc 4 : 8 × 4 = 32.',
        '12 pièces valent 2 points, 1 jeton Savoir en vaut 1. Total : 41 + 18 + 4 + 13 + 32 + 2 + 1 = *111*.',
      ],
      winner:
        'Le plus grand nombre de points l’emporte. À égalité, c’est celui qui est le plus avancé sur la piste de l’évolution, puis celui qui a le plus de pièces ; s’il y a encore égalité, la victoire est partagée. Les cartes Équipage non jouées, les timbres, les lentilles et les explorateurs ne valent rien.',
    },
  },
  solo: {
    title: 'Jouer en solo : Alfred',
    says: {
      setup:
        'Votre rival est *Alfred*. La couleur de son plateau indique la difficulté : blanc pour facile, bleu pour moyen, jaune pour avancé, vert pour difficile. La mise en place est celle d’une partie à deux, mais la rangée du bas du journal spécial reste vide, un seul objectif argenté et un seul doré sont visibles, vous gardez trois cartes Équipage sur cinq et une paire d’objectifs sur deux. Alfred commence chaque manche. Il a deux cartes Bonus au-dessus de sa piste de bonus, un ouvrier sur cette piste, ses ouvriers A à D à leur place et un marqueur de pièces ; il ne prend pas de jetons Savoir. Ses huit cartes Action forment une pioche face cachée.',
      turn: 'Vous jouez à tour de rôle ; celui qui a encore des ouvriers continue seul. Alfred révèle une carte et choisit la première option possible ; la dernière est toujours *le repos* : son ouvrier le plus bas va dans un hamac de la zone de repos, il reçoit 7 pièces, et son ouvrier bonus avance de 2. Toute autre option place un ouvrier. Si deux cartes portant le symbole de livraison sont visibles, on remélange les huit cartes avant de piocher. Ses ouvriers n’ont pas de distinction.',
      bonus:
        'Sa *piste de bonus* est un cercle. Quand son ouvrier bonus s’arrête sur la case la plus à droite ou la dépasse, Alfred en marque les points ; à la 5e et à la 10e, il applique la carte Bonus placée au-dessus, à la ligne de la manche. On avance case par case, et l’on termine ce qu’une case déclenche avant de continuer. Il a 12 pièces au plus ; au-delà, chaque pièce fait avancer son ouvrier bonus d’une case. Quand il n’a plus de pièces, son marqueur est mis de côté.',
      journals:
        'Dans les journaux principaux, Alfred prend le premier de ses ouvriers, dans l’ordre de la carte, qui peut y être placé, sur la case ouverte et libre la plus basse pour laquelle cet ouvrier a au moins un sceau qui convient ; une loupe ronde compte toujours comme libre. Chaque sceau manquant lui coûte 3 pièces, une section occupée aussi ; s’il ne peut pas payer le tout, il essaie la case suivante. Mais si la case examinée est une case d’académie où il ne peut obtenir aucun sceau, ou dont il pourrait tout payer sauf le parchemin du premier sceau, toute l’option échoue. À égalité : la case où il lui manque le moins de sceaux, puis celle qui correspond au sceau le plus à gauche de cet ouvrier, ou au suivant.',
      actions: {
        lead: 'Ce qu’Alfred fait autrement :',
        items: [
          '*Objectif* : il retire un objectif visible, doré de préférence, et dans tous les cas son ouvrier bonus avance de 2. *Jeton Savoir* : pour chacun, il reçoit 3 pièces à la place.',
          '*Académie* : il choisit la rangée la plus haute avec une place libre à gauche de son accolade, sinon à droite ; le parchemin le moins cher qui porte un sceau permis ; la couleur du sceau le plus à gauche de la rangée, sauf si elle en a déjà trois ; sinon, le sceau permis le plus à gauche du parchemin. Une rangée n’a jamais quatre sceaux d’une même couleur. Si rien ne convient ou s’il ne peut pas payer, l’action échoue. Un sceau qui couvre une action la déclenche. Si le sceau est gratuit, il prend cette couleur sur n’importe quel parchemin, sinon le sceau permis le plus à gauche du parchemin le plus haut.',
          '*Correspondance* : il prend les timbres de la pile du haut et les met sur l’enveloppe la plus haute qui porte vos timbres, où vous êtes devant ou à égalité et où il vous dépasserait, sinon la plus haute sans ses timbres, sinon celle où il en a le moins. Une pile vidée donne ce qui est imprimé à côté. S’il manque de timbres, il prend ceux qu’il a utilisés et pose ce qu’il a.',
        ],
      },
      voyages:
        'Alfred avance de toute la distance par le chemin le plus long, ou jusqu’à la dernière case. En mer, il parcourt d’abord toute la distance, puis effectue toutes les actions du chemin dans l’ordre ; à terre, il avance, parmi ses explorateurs qui n’ont pas fini leur piste, celui qui est le plus à droite, étudie tous les spécimens du chemin, marque les points des rubans qu’il franchit en premier, puis effectue les actions des deux dernières cases. Les cases sautées ne donnent que leurs rubans. À un campement, il prend l’emplacement le moins cher qu’il peut payer, ou aucun. Il ne tient pas compte des cases des journaux (sauf l’académie) dont l’action serait sans effet.',
      others: {
        lead: 'Autres options, toujours avec son ouvrier le plus bas :',
        items: [
          '*Journal spécial*, s’il est vide : l’ouvrier va dans la rangée du haut, à gauche ou à droite selon la carte, sans action ; son ouvrier bonus avance de 4.',
          '*Petit journal*, s’il est vide et qu’il lui reste une lentille : il déverrouille une case d’un journal principal, la prochaine de sa page, qu’il peut payer, et en effectue les actions ; s’il n’y en a pas, l’option échoue. On choisit d’après la plus haute de ses rangées qui a un sceau demandé par une telle case : d’abord sa couleur la plus à gauche, puis la case qui utilise le plus de ses sceaux, puis le sceau le plus à gauche. Si aucune rangée n’en a, il prend la case la moins chère. Il ne déverrouille jamais de case spéciale ; il reçoit une pièce quand vous placez un ouvrier sur une de ses lentilles.',
          '*Livraison*, s’il a étudié un spécimen que le musée n’a pas : jusqu’à deux livraisons, la seconde pour 3 pièces, en commençant par les spécimens que vous avez aussi étudiés, puis par ceux qui rapportent le plus de pièces, puis par le plus haut et le plus à gauche. Il reçoit comme d’habitude les pièces des rangées.',
          'Sur ses cartes Bonus et son plateau, sans ouvrier : *correspondance productive*, un timbre par enveloppe ; *explorateur*, un de plus, sur l’île la plus à gauche où il n’en a pas.',
        ],
      },
      rest: 'Alfred ne refuse rien ; s’il y a plusieurs effets, il les applique dans l’ordre imprimé. Vous recevez une pièce quand il place un ouvrier sur une de vos lentilles. La case d’ordre du tour vous donne 3 pièces et rien d’autre. Si sa pioche s’épuise avant que deux cartes de livraison soient visibles, on remélange les huit cartes ; les cartes visibles le restent de manche en manche. Quand il a fini ses actions, c’est à vous.',
      limits:
        'Les sceaux imprimés sur son plateau occupent les premières places ; les emplacements de son plateau ne coûtent rien. Lui aussi a six lentilles, cinq tentes (une par campement) et trois explorateurs (un par île).',
      rewards:
        'On décompte les enveloppes comme d’habitude, Alfred d’abord. Pour le Beagle, il marque le nombre de son plateau multiplié par le numéro de la manche, moins ses pénalités de retard, jamais moins de zéro. À l’entretien, ses cartes Bonus glissent à la ligne suivante.',
      score:
        'Vous jouez vos cartes Équipage et vos objectifs comme d’habitude ; il n’en a pas. Il marque les points des sceaux de ses deux dernières colonnes, de ses tentes, de son évolution et de ses pièces. Le plus grand nombre de points l’emporte ; à égalité, vous ne gagnez que si vous devancez Alfred en évolution ou, à hauteur égale, si vous avez plus de pièces que lui.',
    },
  },
}
