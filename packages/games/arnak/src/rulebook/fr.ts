import type { RulebookWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const fr: RulebookWords<typeof outline> = {
  goal: {
    title: 'But du jeu',
    says: {
      idea: 'Vous menez une expédition sur l’île de Narak. En *cinq manches*, vous envoyez deux archéologues, découvrez des sites, affrontez leurs gardiens, améliorez une petite pioche de cartes et portez ce que vous apprenez, par la piste Recherche, jusqu’au Temple perdu. Le plateau a deux faces ; commencez par le Temple de l’oiseau.',
      days: 'Les tours sont courts : une action principale, puis c’est au suivant. Une manche dure jusqu’à ce que tous aient passé. Chaque carte en main pose la même question : vaut-elle mieux pour voyager ou pour son effet ? Jamais les deux.',
      points: {
        lead: 'Six choses rapportent des points, comptés à la fin :',
        items: [
          'la hauteur de vos deux jetons Recherche,',
          'les tuiles Temple achetées en haut,',
          'les idoles, 3 points chacune, et les emplacements Idole laissés vides,',
          'les gardiens maîtrisés, 5 points chacun,',
          'les objets et artefacts de votre pioche,',
          'et de tout cela on retire votre peur.',
        ],
      },
    },
  },
  things: {
    title: 'Ressources et lieux',
    says: {
      resources: {
        lead: 'Il y a cinq ressources, de la plus courante à la plus rare :',
        head: ['Ressource', 'À quoi elle sert'],
        rows: [
          ['{coin} pièce', 'objets, pilotes'],
          ['{compass} boussole', 'artefacts, découvertes'],
          ['{tablet} tablette', 'artefacts joués de la main, recherche'],
          ['{arrowhead} pointe de flèche', 'gardiens, recherche'],
          ['{jewel} joyau', 'recherche'],
        ],
      },
      keep: 'Ce que vous avez vous reste d’un tour et d’une manche à l’autre, tous le voient, et cela ne vaut rien à la fin. Un coût se paie toujours en entier avant la première chose qu’il achète : une récompense ne sert jamais à payer son propre coût. La réserve ne s’épuise jamais.',
      zones: {
        lead: 'Où se trouvent les choses :',
        items: [
          'Votre *pioche* est face cachée. Le dos ne dit pas si c’est un objet ou un artefact.',
          'Votre *zone de jeu* est ouverte devant vous. Les cartes jouées, dépensées ou placées sans effet y restent jusqu’à la fin de la manche ; il n’y a pas d’autre défausse.',
          'L’*exil* accueille les cartes qui quittent la partie.',
          'Plusieurs jetons peuvent partager une case de la piste Recherche, mais un emplacement de site ne reçoit qu’un archéologue.',
        ],
      },
      box: 'Dans la boîte : 40 objets, 35 artefacts, 19 cartes Peur et quatre cartes de base par joueur ; 10 tuiles Site de niveau 1 et 6 de niveau 2, 15 gardiens, 16 idoles (toutes servent à chaque partie), 12 assistants, 18 tuiles Bonus et 24 tuiles Temple : quatre de 11 points, huit de 6 et douze de 2. Quand chacun en a pris deux, il reste 15, 13 ou 11 cartes Peur à deux, trois ou quatre, et 17 en solo.',
    },
  },
  setup: {
    title: 'Mise en place',
    says: {
      board:
        'Choisissez une face du plateau : le Temple de l’oiseau, ou le Temple du serpent, qui a son chapitre. Chacun des cinq *sites du campement* a deux emplacements, l’un pour une chaussure, l’autre pour deux. À quatre, tous sont ouverts. À trois, trois sites tirés au hasard perdent l’emplacement à deux chaussures ; à un ou deux, tous les cinq. Un emplacement condamné n’existe pas de toute la partie.',
      row: {
        lead: 'Les cartes et l’île :',
        items: [
          'Objets et artefacts sont mélangés en deux pioches. Les cartes Peur forment une pile visible.',
          'La rangée de cartes a six places, de part et d’autre du *Sceptre lunaire*. Au début, un artefact à sa gauche et cinq objets à sa droite.',
          'On mélange les idoles. Chacun des huit sites de niveau 1 en reçoit une face visible ; chacun des quatre sites de niveau 2 une face visible et une face cachée.',
        ],
      },
      tiles: {
        lead: 'La piste Recherche et les piles :',
        items: [
          'Six piles d’autant de tuiles Temple que de joueurs : 11 points en haut, deux piles de 6 dessous, trois de 2 en bas.',
          'Autant de tuiles Bonus que de joueurs, face cachée, au Temple perdu, sans les regarder. Une tuile au hasard, face visible, sur chaque marque de bonus ; les marques 3+ et 4 ne servent qu’à ce nombre de joueurs.',
          'Les tuiles de niveau 1, de niveau 2 et les gardiens forment des piles face cachée.',
          'Les douze assistants font trois piles de quatre, face argentée. On n’en voit que le dessus.',
        ],
      },
      players:
        'Chacun prend une couleur : deux archéologues, une loupe et un calepin. Les deux jetons partent de la case de départ sous la piste. Votre pioche a six cartes mélangées : deux Subventions, deux Explorations, deux Peurs.',
      first: {
        lead: 'Le premier joueur est celui qui a visité le plus récemment un endroit nouveau pour lui, ou on le tire au sort. Vous commencez avec :',
        head: ['Ordre du tour', 'Pièces', 'Boussoles'],
        rows: [
          ['1er joueur', '2', '0'],
          ['2e joueur', '1', '1'],
          ['3e joueur', '2', '1'],
          ['4e joueur', '1', '2'],
        ],
      },
    },
  },
  round: {
    title: 'Une manche',
    says: {
      course: {
        lead: 'Il y a cinq manches, de I à V. Chacune a trois étapes :',
        items: [
          'Chacun complète sa main à cinq cartes.',
          'On joue à tour de rôle jusqu’à ce que tous aient passé.',
          'On prépare la manche suivante.',
        ],
      },
      draw: 'Piochez jusqu’à avoir cinq cartes en main. Celles gardées de la manche précédente comptent. Si la pioche est trop petite, vous jouez avec moins ; on ne mélange rien. Plus tard, votre main peut bien dépasser cinq cartes.',
      turns:
        'Le premier joueur commence, puis on joue dans le sens horaire. Ceux qui ont passé ne jouent plus ; le dernier en jeu enchaîne les tours. Cette étape finit avec le tour où passe le dernier.',
      home: {
        lead: 'Puis tous préparent en même temps, dans cet ordre :',
        items: [
          'Récupérez vos deux archéologues. Pour chacun d’eux qui était sur un site avec un gardien, placez une carte Peur dans votre zone de jeu.',
          'Défaussez ou gardez chaque carte restée en main.',
          'Mélangez toute votre zone de jeu et placez-la *sous* votre pioche.',
          'Rendez disponibles tous vos assistants.',
        ],
      },
      fear: 'La peur se compte par archéologue, pas par gardien : deux des vôtres sur des sites gardés, ou tous deux sur le même, font deux cartes Peur. Peu importe qui a réveillé le gardien et quand vous avez excavé. Cette peur fait déjà partie du mélange. Si la pile ne suffit pas, on les distribue dans le sens horaire depuis le premier joueur, et les autres prennent des tuiles Peur.',
      hand: 'Une carte défaussée à ce moment ne donne ni déplacement ni effet.',
      shuffle:
        'Les cartes encore dans la pioche restent dessus, dans leur ordre. Les objets achetés cette manche, qui sont tout en bas, viendront donc avant ce que vous avez mélangé. C’est le seul mélange : pendant une manche, on ne mélange jamais la pioche.',
      row: 'Dans la rangée, on exile l’artefact et l’objet voisins du sceptre, on déplace le sceptre d’une place à droite et on complète : de manche en manche, un artefact de plus et un objet de moins, de 1 et 5 à la manche I jusqu’à 5 et 1 à la manche V. S’il n’y a pas de carte près du sceptre, on n’exile rien et il avance quand même. Le marqueur Premier joueur passe au suivant dans le sens horaire, quel que soit celui qui a passé en premier.',
      last: 'Après la manche V, les archéologues rentrent, et les gardiens apportent la peur comme d’habitude : elle compte. On ne prépare rien d’autre. On compte les points.',
    },
  },
  turn: {
    title: 'Votre tour',
    says: {
      one: 'À votre tour, vous faites exactement *une action principale* et autant d’*actions gratuites* que vous voulez. Un tour d’actions gratuites seules est interdit : si vous ne voulez pas d’autre action principale, passez. Après elle, les actions gratuites restent possibles ; votre tour finit quand vous le dites.',
      main: {
        lead: 'Les actions principales :',
        items: [
          'excaver un site,',
          'découvrir un nouveau site,',
          'maîtriser un gardien,',
          'acheter une carte (aussi avec la Marchande),',
          'jouer une carte dont l’effet n’a pas d’éclair,',
          'rechercher,',
          'passer.',
        ],
      },
      free: {
        lead: 'Les actions gratuites ne sont possibles qu’à votre tour : avant, après et au milieu de l’action principale.',
        items: [
          'Jouer une carte avec un éclair.',
          'Placer une idole sur un emplacement.',
          'Utiliser la faveur d’un gardien.',
          'Utiliser un assistant (sauf la Marchande).',
        ],
      },
      middle:
        '« Au milieu », c’est chaque fois que vous avez quelque chose à décider. En payant, vous pouvez jouer Subvention pour la pièce qui manque ; entre les étapes d’une découverte, placer l’idole à peine prise ; même une action gratuite peut en contenir une autre. Il n’y en a pas pendant la préparation d’une manche.',
      never:
        'Deux choses ne s’intercalent jamais, car elles demandent votre action principale : la Marchande, et l’option d’une carte de passer pour gagner plus.',
      within:
        'Si un effet vous laisse excaver, acheter, maîtriser ou rechercher, cela fait partie de l’action en cours et n’est pas une seconde action principale. Aucun effet ne touche à ce qui est à un autre. Les trous de la rangée se comblent à la fin de votre tour.',
      paying:
        'On ne choisit une action que si l’on peut en payer le coût le moment venu, avec tout ce qu’on fait avant. On paie avant de recevoir.',
    },
  },
  travel: {
    title: 'Se déplacer',
    says: {
      icons:
        '{boot} {car} {ship} {plane} Il y a quatre symboles : chaussure, voiture, bateau et avion. Un *avion* paie n’importe quel symbole, et n’importe lequel paie une *chaussure*. Une voiture ne paie jamais un bateau, ni l’inverse. Un symbole en paie un : deux chaussures ne font pas une voiture, un avion ne fait pas deux chaussures.',
      sources:
        'On paie avec des cartes de la main, des faveurs de gardiens, des assistants et des pilotes, à son gré. Une carte dépensée va dans la zone de jeu sans effet. Une carte Peur est une chaussure. Une faveur se retourne face cachée. Les symboles d’un assistant durent jusqu’à la fin du tour.',
      pilot:
        '{pilot} *Pilote* : quand il faut payer un déplacement, deux pièces font un avion, autant de fois qu’on veut. Cela vaut pour tout déplacement : sites, découvertes, chaussure d’un assistant, gardien. L’engager n’est pas une action.',
      left: 'Une carte à deux symboles peut n’en payer qu’un ; l’autre sert à un autre déplacement du même tour, puis il est perdu. On ne dépense pas de cartes sans coût à payer, et rien n’est rendu si l’on paie trop. Une réduction de déplacement vaut pour un seul déplacement et son surplus est aussitôt perdu ; vos propres symboles en trop restent.',
      example: [
        'Un site demande deux bateaux. Vous dépensez une carte avec un avion et engagez un pilote pour deux pièces : deux avions, qui paient les deux bateaux.',
        'Un site du campement demande une chaussure. Vous dépensez une carte à deux voitures. La seconde est encore là : au même tour, un assistant demande une chaussure, et elle la paie.',
      ],
    },
  },
  dig: {
    title: 'Excaver un site',
    says: {
      steps: {
        lead: 'Choisissez un site du campement, ou un site de niveau 1 ou 2 déjà découvert :',
        items: [
          'Payez le déplacement indiqué à l’emplacement.',
          'Placez-y un archéologue de votre plateau. Il y reste jusqu’à la fin de la manche, sauf si une carte le déplace.',
          'Appliquez l’effet du site.',
        ],
      },
      spaces:
        'L’emplacement doit être libre et non condamné. Dans la jungle, un site a un emplacement ; au campement, deux : vous choisissez, même le plus cher, et l’un des vôtres sur l’autre ne gêne pas. Quand tout est pris, le site est fermé. Quand vos deux archéologues sont sur des sites, vous ne pouvez plus excaver, sauf si un effet en ramène un.',
      calm: 'Un gardien n’empêche pas d’excaver et ne rend pas l’action plus chère ; excaver ne coûte jamais de boussoles. Ce qu’un site donne simplement, vous le prenez, la peur aussi ; à ce qu’il faudrait payer, vous pouvez renoncer.',
      example: [
        'Rouge dépense une chaussure, prend l’emplacement à une chaussure du campement des pièces et reçoit 2 pièces.',
        'Le suivant de la manche, Rouge compris, paie deux chaussures. Ensuite, le site est fermé.',
      ],
    },
  },
  discover: {
    title: 'Découvrir un site',
    says: {
      steps: {
        lead: 'Choisissez un site de niveau 1 ou 2 sans tuile. Il faut un archéologue sur votre plateau. L’ordre est fixe :',
        items: [
          'Payez des boussoles, 3 au niveau 1 ou 6 au niveau 2, et le déplacement indiqué.',
          'Placez-y un archéologue.',
          'Emparez-vous de l’idole et appliquez aussitôt son effet, avant de connaître le site.',
          'Révélez la première tuile Site de ce niveau, posez-la et appliquez son effet.',
          'Posez-y le premier gardien. Il ne se passe encore rien.',
        ],
      },
      idols:
        'Au niveau 2, vous prenez les deux idoles, mais seule la visible a un effet. Les idoles vont face cachée sur vos caisses. Leurs faces : une pièce (Moisson), une boussole (Étoile polaire) ou une tablette (Scribe), trois de chaque ; exiler une carte (Oubli), trois ; échanger une ressource (Potier) ou rendre un assistant disponible (Aube), deux de chaque. Cela ne vaut que maintenant. Un effet inutilisable est ignoré ; l’idole est à vous quand même.',
      after:
        'Désormais chacun peut y excaver quand l’emplacement est libre, pour le seul déplacement. La tuile reste jusqu’à la fin. Votre archéologue est avec un gardien et rapportera de la peur, sauf si on maîtrise celui-ci ou si l’un des deux est déplacé.',
      limits:
        'Un site non découvert ne s’excave pas, ne s’active pas, et on ne s’y transfère pas. Une réduction dit ce qu’elle couvre : celle du déplacement ne baisse pas les boussoles. Il y a toujours assez de tuiles et de gardiens.',
    },
  },
  guardians: {
    title: 'Les gardiens',
    says: {
      overcome:
        '{guardian} Un gardien reste sur son site jusqu’à ce qu’on le maîtrise. Un de vos archéologues doit s’y trouver. Payez le coût au bas de la tuile, qui peut demander des ressources, un déplacement et une carte de la main placée sans effet, et prenez la tuile. C’est un seul paiement : cette carte n’est pas un déplacement, et les pièces d’un pilote ne sont pas celles du coût. Rien n’oblige à maîtriser, et une action ne maîtrise qu’un gardien.',
      gain: 'La tuile vaut 5 points, et plus personne ne prend de peur sur ce site. Elle porte aussi une *faveur*, un déplacement ou une action gratuite, utilisable une fois dans la partie, à n’importe lequel de vos tours, même celui-ci. Retournez-la ensuite ; les points restent.',
      free: 'Certains effets maîtrisent un gardien là où vous êtes sans payer son coût. Ce qui précède l’effet reste dû.',
      fear: 'Les gardiens n’empêchent personne d’excaver. Ils n’apportent la peur que lorsque les archéologues rentrent en fin de manche ; celui qui est récupéré ou déplacé plus tôt n’en apporte pas. Un gardien mené au campement par une carte y apporte la peur comme ailleurs.',
    },
  },
  idols: {
    title: 'Les idoles',
    says: {
      worth:
        '{idol} Chaque idole vaut 3 points, sur les caisses ou sur un emplacement. Votre plateau a quatre emplacements ; chacun *vide* à la fin vaut 1, 2, 3 ou 4 points de gauche à droite. Si aucun n’est pris, cela fait 10 points, puis 9, 7, 4 et 0.',
      slot: {
        lead: 'En action gratuite, placez une idole de vos caisses sur l’emplacement vide le plus à gauche et choisissez un des cinq effets, toujours le même si vous voulez :',
        items: [
          '1 joyau contre 1 pièce {jewel},',
          '1 pointe de flèche {arrowhead},',
          '2 tablettes {tablet},',
          '1 pièce et 1 boussole {coin} {compass},',
          'piocher une carte.',
        ],
      },
      limits:
        'Il faut une idole sur les caisses et un emplacement vide ; on peut en placer plusieurs au même tour. Une idole placée y reste, sauf si un artefact l’en retire.',
      example: [
        'Vous avez trois idoles, dont une placée : 3 × 3 = 9 points, et les emplacements vides 2, 3 et 4 en donnent 9 autres.',
        'En placer une deuxième pour deux tablettes vous coûte les 2 points du deuxième emplacement.',
      ],
    },
  },
  buy: {
    title: 'Acheter une carte',
    says: {
      items:
        'Les artefacts sont à gauche du sceptre, les objets à droite. Un *objet* coûte des pièces et va face cachée sous votre pioche : inutilisable tant que vous ne l’avez pas pioché, ce qui peut arriver la même manche. Si la pioche est vide, il est la pioche.',
      artifacts:
        'Un *artefact* coûte des boussoles et va face visible dans votre zone de jeu. Vous pouvez aussitôt appliquer son effet, sans la tablette qu’il coûte de la main ; les autres coûts de son texte sont dus chaque fois. Ce que l’effet permet fait partie de la même action. Vous pouvez refuser. Ses symboles de déplacement ne se dépensent pas : il n’a jamais été en main.',
      discounts:
        'Une réduction baisse le coût, jamais sous zéro. Un coût barré : on prend la carte comme si on l’achetait. Si vous ne pouvez payer aucune carte, vous ne pouvez pas acheter ; s’il n’en reste pas de cette sorte dans la rangée, l’effet qui en prend une ne fait rien.',
      gaps: 'Les trous restent jusqu’à la fin du tour. Alors les cartes de cette sorte glissent vers le sceptre dans leur ordre, et de nouvelles arrivent au bord : artefacts tout à gauche, objets tout à droite. Si une pioche est vide, ses cartes ne glissent ni n’arrivent. De même après un achat du rival en solo.',
      example: [
        'Manche II : vous achetez le deuxième de quatre objets. Les deux qui sont au-delà avancent d’une place vers le sceptre, et un nouvel objet arrive à droite. Les artefacts ne bougent pas.',
      ],
    },
  },
  cards: {
    title: 'Jouer une carte',
    says: {
      play: 'Placez la carte de votre main dans la zone de jeu et appliquez son effet. Avec un éclair, c’est une action gratuite ; sans, votre action principale. Subvention donne une pièce et Exploration une boussole, gratuitement. Tout artefact est une action principale et, joué de la main, coûte 1 tablette ; les objets n’en coûtent pas. Peur n’a pas d’effet. Ce qui est joué reste là jusqu’à la fin de la manche.',
      costs:
        'La carte jouée est déjà dans la zone de jeu : elle ne peut être la carte de la main que demande son propre coût, mais elle peut être celle que son effet exile. On peut jouer une carte même si son effet ne fait rien. « Exilez cette carte pour » : elle est exilée d’abord, même si l’effet ne sert pas. Si une carte offre un effet gratuit ou de passer pour un plus grand, le premier est une action gratuite, le second votre action principale.',
      deck: 'On pioche du dessus, sauf si un effet dit du dessous. D’une pioche vide on ne tire rien, d’une petite ce qu’il y a : la zone de jeu n’est pas remélangée avant la fin de la manche. On ne fouille pas sa pioche ; que les objets achetés cette manche soient dessous n’est pas un secret.',
      exile:
        'Exiler, c’est retirer pour de bon. Le symbole permet d’exiler une carte de la main ou de la zone de jeu, jamais de la pioche ni d’un autre, même un artefact ou une peur de ce tour. Objets et artefacts exilés font des piles visibles et ne rapportent rien ; une carte Peur retourne à sa pile ; Subvention et Exploration sortent du jeu. Une carte qui s’exile pour son effet ne s’exile pas si on la dépense pour voyager. Au lieu d’une carte de la zone de jeu, on peut retirer une tuile Peur.',
      fear: '{fear-tile} Peur est une chaussure, sans effet, et vaut −1. Reçue, elle va dans la zone de jeu, où sa chaussure ne sert pas ; on ne la refuse pas si elle fait partie d’un effet. Si la pile est vide, on prend une tuile Peur, qui vaut −2. Une tuile n’est pas une carte : elle reste là jusqu’à son exil. Quand des cartes Peur reviennent à la pile, on prend de nouveau des cartes.',
      example: [
        'Vous jouez Perroquet, votre action principale. Son coût est une autre carte : vous placez Subvention, sans effet. Vous gagnez un joyau.',
      ],
    },
  },
  effects: {
    title: 'Les effets',
    says: {
      icons: {
        lead: 'Iconographie :',
        items: [
          '*Jetons* : prenez-les.',
          '*Peur et jetons* : prenez tout ; on ne peut rien refuser.',
          '*Coût, flèche, gain* : payez et gagnez, ou renoncez-y. De deux gains après la flèche, choisissez-en un.',
          '*Échanger un jeton* : une tablette contre une pointe de flèche, ou une pointe contre un joyau.',
          '*Tablette sur un artefact* : le coût spécial, dû quand on le joue de la main, pas quand on l’achète.',
          '*Carte avec flèche vers le bas* : placez une carte de la main dans la zone de jeu, sans effet.',
          '*Piocher* : si vous voulez. *Exiler* : si vous voulez. Là où figurent les deux, chacun est facultatif, dans cet ordre.',
          '*Piocher, puis carte vers le bas* : vous pouvez piocher ; ensuite une carte de la main doit partir.',
          '*Rendre disponible* : un de vos assistants, si vous voulez.',
          '*Éclair* : c’est une action gratuite.',
          '*Archéologue* : vous pouvez excaver ou découvrir avec un archéologue de votre plateau, au coût habituel moins ce qui est montré.',
          '*Gardien coché* : vous pouvez en maîtriser un là où vous êtes sans payer son coût.',
          '*Carte avec moins* : vous pouvez acheter une carte de la rangée pour autant de moins.',
        ],
      },
      order:
        'Les parties d’un effet se font de gauche à droite et de haut en bas, l’une après l’autre ; ce que donne l’une peut payer une de celles qui suivent. On peut refuser tout ce qui coûte, toute pioche, tout exil, toute remise à disposition, tout échange et toute action qu’un effet accorde.',
      words: {
        lead: 'Les mots des cartes :',
        items: [
          '*Activez un site* : appliquez son effet sans y être et sans déplacement. Les autres qui s’y trouvent ne gênent pas, sauf mention contraire. Le site doit être découvert.',
          '*Réduction* : comme si vous aviez ce qui est montré, pour ce seul paiement, jamais sous zéro. Un avion couvre tout symbole, une chaussure seulement une chaussure.',
          '*Gagnez un objet* : comme acheté, sans le coût ; sous la pioche, sauf indication contraire.',
          '*Passez pour gagner* : vous l’obtenez si vous passez maintenant.',
          '*Que vous occupez* : un de vos archéologues y est. *Non occupé* : personne n’y est ; un site du campement avec un pion est occupé. Gardiens et emplacements condamnés ne comptent pas.',
          '*Transférez* : un de vos archéologues d’un site vers un emplacement libre d’un autre site découvert, sans déplacement. Pas depuis votre plateau, pas pour découvrir. Le nouveau site n’est activé que si la carte le dit.',
          '*Activez une tuile Site* : la première d’une pile, comme si c’était un site.',
          '*Exilez* : voir plus haut ; certains effets reprennent une carte exilée.',
        ],
      },
      sending:
        '*Envoyer* prend un archéologue de votre plateau et coûte un déplacement ; *transférer*, ni l’un ni l’autre. Une carte jouée pour un tel effet ne donne pas ses propres symboles. Seule compte pour la peur la position de vos archéologues en fin de manche.',
    },
  },
  research: {
    title: 'Rechercher',
    says: {
      step: {
        lead: 'Avancez un de vos jetons Recherche à la rangée suivante :',
        items: [
          'Choisissez un passage vers le haut et payez ce qui y figure.',
          'Avancez le jeton.',
          'S’il y a une tuile Bonus, recevez ce qu’elle montre et retirez-la.',
          'Appliquez l’effet de la rangée pour ce jeton, loupe ou calepin, tuile ou non.',
        ],
      },
      pair: '{glass} {notebook} Votre *calepin* n’est jamais plus haut que votre *loupe* ; la même rangée est permise. La loupe part donc la première.',
      bridges:
        'Les jetons ne font que monter, une rangée à la fois, par les passages ; du départ, toutes les cases de la première rangée sont accessibles. Une case reçoit autant de jetons qu’on veut.',
      tiles:
        'Une tuile Bonus va au premier jeton qui arrive, loupe ou calepin, et part même si vous n’en faites rien. À vous de dire si la tuile ou la rangée vient d’abord. Ce que vous gagnez ne paie pas le passage. Si une recherche en déclenche une autre, on termine d’abord la seconde, puis on reprend la première.',
      row: 'Les points d’une rangée ne comptent qu’à la fin, là où est alors le jeton. Une recherche par effet suit les mêmes étapes ; une réduction baisse le coût du passage ou d’une tuile Temple. Un effet impossible est ignoré.',
      track: {
        lead: 'Les rangées du *Temple de l’oiseau*, de bas en haut :',
        head: ['Rangée', 'Loupe', 'Points', 'Calepin', 'Points'],
        rows: [
          ['1', '1 pièce', '1', 'recruter un assistant', '0'],
          ['2', '1 boussole', '2', 'recruter un assistant', '1'],
          ['3', '1 boussole', '4', 'améliorer un assistant', '2'],
          ['4', '1 boussole', '6', 'améliorer un assistant', '4'],
          ['5', '1 boussole', '9', '3 boussoles', '6'],
          ['6', 'piocher une carte', '12', 'prendre un artefact de la rangée', '8'],
          ['7', '1 boussole', '16', 'maîtriser un gardien là où vous êtes', '10'],
          ['Temple perdu', 'une tuile Bonus', '23, 21, 20, 19', 'jamais', '–'],
        ],
      },
      example: [
        'La loupe de Bleu, sur la case gauche de la rangée 1, a des passages vers les deux cases de la rangée 2 ; celle de Rouge, à droite, n’en a qu’un. Jaune, dont les deux jetons sont au départ, ne peut avancer que la loupe, vers l’une ou l’autre case de la rangée 1.',
        'Rouge avance sa loupe à la case droite de la rangée 2 pour une tablette et une pointe. La tuile Bonus donne une tablette, trop tard pour payer, et part. La rangée donne une boussole.',
        'Bleu avance son calepin du départ à la case gauche de la rangée 1, où est sa loupe, pour une boussole et une pointe, et recrute un des trois assistants visibles.',
      ],
    },
  },
  temple: {
    title: 'Le Temple perdu',
    says: {
      arrive:
        'La rangée du haut est le *Temple perdu*. Votre loupe y prend la meilleure place libre : 23 points pour la première, puis 21, 20, 19. L’ordre d’arrivée compte aussi en cas d’égalité. Regardez les tuiles Bonus cachées, prenez-en une, recevez ce qu’elle montre et remettez les autres ; il y en a une par joueur. La rangée n’a pas d’autre effet. Le calepin n’y va jamais.',
      tiles:
        'Une fois la loupe au temple, rechercher avec elle, c’est acheter une *tuile Temple* de n’importe quelle pile non vide, aussi souvent qu’on veut, mais jamais dans l’action de l’arrivée. Il y a trois coûts sous le temple. Une tuile de 2 points en coûte un, la tuile de 6 à gauche le gauche et le milieu, celle de droite le milieu et le droit, celle de 11 les trois. Elle n’apporte ni tuile Bonus ni effet de rangée. Le calepin continue comme avant.',
    },
  },
  assistants: {
    title: 'Les assistants',
    says: {
      recruit:
        'Quand votre calepin atteint un assistant argenté, prenez le premier d’une pile et posez-le sur votre plateau, face argentée, disponible. Tous voient alors le suivant. Vous pouvez l’utiliser aussitôt. Si les piles sont vides, vous n’en recevez pas. Votre plateau en accueille deux, et on ne peut en avoir plus. Ils ne valent aucun point.',
      use: 'Utiliser un assistant l’épuise : une fois par manche, jusqu’à ce qu’un effet le rende disponible, même au même tour. Certains offrent un choix, d’autres ont un coût ; celui dont on ne peut payer le coût ne sert pas, et il n’est épuisé qu’une fois le coût payé.',
      gold: 'Quand votre calepin atteint un assistant doré, retournez un de vos argentés sur sa face dorée, plus forte. Il devient aussi disponible. Sans argenté, il ne se passe rien.',
      discount:
        'La Marchande donne une réduction sur un objet ou un artefact, de 1 sur la face argentée et de 2 sur la face dorée, et n’a pas d’éclair : l’utiliser, c’est acheter une carte, votre action principale.',
      all: {
        lead: 'Les douze assistants :',
        head: ['Assistant', 'Argenté', 'Doré'],
        rows: [
          ['Intendante', '2 pièces', '3 pièces'],
          ['Épigraphiste', '1 tablette', '1 pièce et 1 tablette'],
          ['Coureur', '1 pointe contre une chaussure', '1 pointe'],
          ['Forgeron', '1 pointe contre 1 pièce', '1 pointe ou 1 joyau contre 1 pièce'],
          ['Médecin', 'exiler une carte', '1 boussole, exiler une carte'],
          ['Messagère', 'piocher, puis placer une carte sans effet', 'piocher une carte'],
          ['Aviatrice', '1 pièce ou un avion', '2 pièces ou deux avions'],
          ['Éclaireur', '1 boussole ou une voiture', '1 pièce et 1 boussole, ou deux voitures'],
          ['Marin', '1 boussole ou un bateau', '1 pièce et 1 boussole, ou deux bateaux'],
          ['Marchande', 'acheter pour 1 de moins (principale)', 'acheter pour 2 de moins (principale)'],
          ['Guide', 'échanger une ressource', '1 boussole, échanger une ressource'],
          ['Botaniste', '1 boussole', '2 boussoles'],
        ],
      },
      example: [
        'Bleu utilise un assistant argenté. Puis il avance son calepin à une rangée d’assistant doré et retourne le même, épuisé : doré et disponible, il peut resservir aussitôt.',
      ],
    },
  },
  pass: {
    title: 'Passer',
    says: {
      pass: 'Passer est une action principale toujours possible, même avec des cartes en main et des archéologues sur votre plateau. Les actions gratuites restent permises à ce tour, avant et après ; ensuite vous n’avez plus de tour dans la manche. Certains effets demandent de passer comme coût. L’ordre dans lequel on passe ne change rien à la manche suivante.',
    },
  },
  scoring: {
    title: 'Le décompte',
    says: {
      parts: {
        lead: 'Après la manche V :',
        items: [
          '*Recherche* : les points des rangées de votre loupe et de votre calepin ; au temple, ceux de votre place.',
          '*Tuiles Temple* : 2, 6 ou 11 chacune.',
          '*Idoles* : 3 chacune, et les emplacements vides.',
          '*Gardiens* : 5 chacun.',
          '*Cartes* : les points de tous vos objets et artefacts, en pioche, en main et en zone de jeu.',
          '*Peur* : −1 par carte où qu’elle soit, −2 par tuile.',
        ],
      },
      nothing:
        'Ressources, assistants, sites découverts et faveurs inutilisées ne valent rien. La peur apportée par les gardiens à la manche V compte.',
      winner:
        'Le plus grand nombre de points l’emporte. À égalité, celui qui a atteint le premier le Temple perdu ; si aucun d’eux ne l’a fait, celui qui a le plus de points de jetons Recherche ; puis la victoire est partagée.',
      example: [
        'Min : recherche 24, tuiles Temple 11, idoles 11, gardiens 0, cartes 13, peur −4. En tout 55.',
        'Elwen : recherche 14, pas de tuile Temple, idoles 13, gardiens 20, cartes 7, pas de peur. En tout 54. Min gagne d’un point.',
      ],
    },
  },
  snake: {
    title: 'Le Temple du serpent',
    says: {
      board:
        'L’autre face a ses propres déplacements et sa propre piste. Autant d’assistants que de joueurs forment une *pile de sauvetage* à la rangée 4 ; on n’en voit que le premier. Les autres font trois piles : deux de trois, la troisième du reste.',
      idol: 'Le passage vers la rangée 4 coûte *une idole*, à l’un et l’autre jeton. Elle vient des caisses, pas d’un emplacement, mais celle qu’un artefact vient d’en retirer convient ; elle quitte la partie et ne rapporte plus. Une avancée entièrement gratuite dispense de l’idole ; une réduction en ressources, non.',
      rescue:
        'Quand votre loupe entre à la rangée 4, regardez la pile de sauvetage, prenez un assistant et remettez les autres tels quels ; il y en a un par joueur. Il arrive argenté et épuisé : il ne sert cette manche qu’après une remise à disposition ou une amélioration. Le calepin paie aussi une idole, mais ne secourt personne ; il a son propre effet. Les effets qui utilisent un assistant de la réserve n’atteignent pas cette pile. Ceux qui ont regardé peuvent s’en souvenir ; quand le premier part, tous voient le suivant.',
      rows: 'Ici, une rangée de loupe améliore un assistant, n’importe lequel de vos argentés, et le rend disponible. Deux rangées du haut donnent à la loupe une carte Peur. La rangée 7 porte deux tuiles Bonus à deux, trois au-delà : chaque jeton qui arrive en prend une au choix, tant qu’il y en a.',
      track: {
        lead: 'Les rangées du *Temple du serpent*, de bas en haut :',
        head: ['Rangée', 'Loupe', 'Points', 'Calepin', 'Points'],
        rows: [
          ['1', '1 pièce', '1', 'recruter un assistant', '0'],
          ['2', '2 pièces', '2', 'exiler une carte', '3'],
          ['3', 'piocher une carte', '3', 'améliorer un assistant', '4'],
          ['4', 'secourir un assistant', '4', 'prendre un artefact de la rangée', '5'],
          ['5', 'améliorer un assistant', '5', 'rendre un assistant disponible', '8'],
          ['6', 'une carte Peur', '10', 'piocher une carte', '12'],
          ['7', 'une carte Peur', '15', '1 joyau', '15'],
          ['Temple perdu', 'une tuile Bonus', '23, 21, 20, 19', 'jamais', '–'],
        ],
      },
      example: [
        'Rouge retire une idole des caisses, avance sa loupe à la rangée 4, regarde la pile et prend le Marin. Celui-ci est épuisé ; son effet n’est pas appliqué.',
      ],
    },
  },
  solo: {
    title: 'Jouer en solo',
    says: {
      rival:
        'Une *expédition rivale* joue contre vous. Mise en place comme à deux. Vous jouez en second : 1 pièce et 1 boussole. Le rival a six archéologues, une loupe au départ et dix tuiles Action : cinq archéologues, et une de chacune de cinq paires, verte ou rouge. La difficulté, de 0 à 5, est le nombre de tuiles rouges, tirées au sort. On mélange les tuiles face cachée. Le rival commence chaque manche.',
      turn: 'Vous jouez tour à tour. Le rival révèle une tuile et fait ce qu’elle dit ; si c’est impossible, rien. Il joue les dix, même si vous avez passé ; quand elles sont épuisées, vous continuez sans lui. Il ne gagne ni ne paie de ressources, n’applique aucun effet et ne prend pas de peur. Les symboles de ses tuiles se lisent d’après ce seul chapitre.',
      arrow:
        'Quand il a le choix, il prend d’abord la rangée la plus haute du plateau, puis le plus à gauche ou le plus à droite, selon la *flèche*. Elle est au dos de la tuile maintenant au sommet de la pile ; pour la dernière, c’est celle de la première jouée cette manche. Tous les choix d’une action suivent la même flèche, et seul l’extrême compte.',
      digs: 'Une tuile Archéologue indique une ressource. Le rival va sur un emplacement libre d’un site qui l’offre : niveau 2, puis niveau 1 du haut, niveau 1 du bas, campement. S’il n’y en a pas, il ne fait rien. Ses archéologues occupent un emplacement comme les autres ; six suffisent toujours.',
      discover:
        'Pour découvrir, il prend le niveau que la tuile indique pour la manche, au niveau 1 d’abord la rangée du bas. Il y place un archéologue et prend les idoles : une visible d’une sorte nouvelle va face visible sur son plateau, une de même sorte ou cachée à la place « −1 ». La tuile Site est posée sans effet ; un gardien ne vient qu’aux manches marquées. S’il n’y a pas de tel site, rien.',
      research:
        'Pour rechercher, il avance sa loupe d’une rangée, sans payer, et retire la tuile Bonus ; à la rangée 7 du serpent, l’une d’elles. Au temple, il prend la meilleure place et retire la première tuile Bonus ; plus tard, il prend à la place une tuile Temple de 6. Puis le premier assistant de la plus haute pile quitte la partie. Sur la case de sauvetage, il retire aussi le premier assistant.',
      overcome:
        'Pour maîtriser, il prend un gardien d’un site où il est, sans payer, campement compris. S’il n’y en a pas, il recherche, sans retirer d’assistant de la réserve.',
      buys: 'Pour acheter, le vert prend l’objet ou l’artefact qui a le moins de points, le rouge celui qui en a le plus. Sans effet.',
      crossed:
        'Une tuile au V barré ne fait rien à la manche V : les vertes de découverte, de recherche et de maîtrise.',
      end: 'En fin de manche, ses archéologues rentrent sans peur, et l’on mélange les dix mêmes tuiles. La rangée se prépare comme d’habitude. Il marque sa loupe, ses tuiles Temple, gardiens et cartes, 3 par idole visible et 2 par idole à « −1 ». Vous comptez comme d’habitude. Le plus grand nombre de points l’emporte ; à égalité, match nul.',
    },
  },
  notes: {
    title: 'Précisions sur certaines cartes',
    says: {
      items: {
        lead: 'Objets :',
        items: [
          '*Couteau suisse* : deux gains différents sur quatre.',
          '*Piège à ours* : aucun autre joueur ne doit être sur ce site ; inutile d’y être vous-même. Le gardien est à vous comme d’habitude.',
          '*Arc et flèches*, *Brosse* : 3 boussoles au plus. Un gardien compte une fois ; les idoles comptent sur caisses et emplacements.',
          '*Canne à pêche*, *Boussole* : montrez à tous la première carte de la pioche concernée ; vous pouvez l’acheter comme dans la rangée, 3 de moins. Vous pouvez ne rien acheter : elle revient dessus. Si vous achetez dans la rangée, la carte montrée comble le trou. Une pioche vide ne montre rien.',
          '*Carnet* : une avancée gratuite pour le calepin seul, jamais au-dessus de la loupe.',
          '*Perroquet* : action principale ; une autre carte contre un joyau.',
          '*Montre*, *Chronomètre* : le premier effet est gratuit, passer pour plus est l’action principale. *Cadran solaire* est un artefact, sans éclair.',
          '*Largage* : l’objet vient en main et sert aussitôt. *Médaillon au singe* le met sur la pioche.',
        ],
      },
      artifacts: {
        lead: 'Artefacts :',
        items: [
          '*Vin antique*, *Gourde en coco* : utilisez la face dorée ou argentée d’un assistant visible de la réserve, même de la Marchande ; il n’est pas épuisé, et son coût est dû. Pas de la pile de sauvetage. L’action principale est prise : le déplacement ainsi gagné ne sert qu’aux actions gratuites.',
          '*Pendant en cristal* : annoncez un nombre, trois au plus, puis piochez ; gardez-en une, vous pouvez en remettre une dessus, le reste va en zone de jeu. *Pendant d’obsidienne* : une ou deux du dessous, gardez-en une. D’une petite pioche, on tire ce qu’il y a.',
          '*Corne décorée* : échangez un assistant avec un de la réserve. Le nouveau a le niveau de l’ancien et est disponible ; l’ancien va à la réserve, face argentée.',
          '*Couronne du gardien* : menez un gardien d’un site que vous occupez vers un site découvert du campement ou de niveau 1, sans archéologue ni gardien ; puis activez ce site.',
          '*Ocarina du gardien* : vous pouvez récupérer un archéologue, sans recevoir de peur, et l’envoyer de nouveau. Jusqu’à la fin de la manche, tous vos symboles sont des avions : cartes, faveurs, assistants, réductions, et ceux que vous avez déjà. Deux symboles font deux avions. Cela dure même si la carte quitte votre zone de jeu.',
          '*Idole d’Ara-Anu* : 1 joyau de moins ; *Lame gravée* : 1 pointe ou 2 tablettes de moins ; aussi pour une tuile Temple.',
          '*Marteau orné* : exilez l’objet le plus à droite de la rangée, s’il y en a ; puis vous pouvez prendre un objet exilé, même celui-là, sous votre pioche. La rangée se complète en fin de tour.',
          '*Sandales d’éclaireur*, *Bâton d’éclaireur* : depuis n’importe quel site, pas depuis votre plateau, vers le campement (le Bâton aussi vers un niveau 1) ; puis activez ce site.',
          '*Pierre fondatrice*, *Crâne fondateur* : révélez la première tuile de la pile, appliquez-la, mettez-la dessous. Cela ne s’annule pas. Le Crâne coûte une boussole.',
          '*Masque de guerre* : à la fin de cette manche, les gardiens ne vous apportent pas de peur, manche V comprise. Les cartes Peur d’une autre origine ne sont pas évitées.',
          '*Clé de pierre* : une idole de votre choix retourne d’un emplacement aux caisses. L’emplacement est vide et peut resservir.',
          '*Conque du passage* : envoyez un archéologue sur un emplacement libre du campement sans déplacement, et activez le site une ou deux fois.',
          '*Cartes du ciel* : pour une pièce, activez deux sites différents du campement, dans votre ordre ; le premier peut payer le second.',
        ],
      },
    },
  },
  questions: {
    title: 'Questions fréquentes',
    says: {
      answers: {
        lead: 'En bref :',
        items: [
          '*Puis-je avoir plus de cinq cartes ?* Oui.',
          '*Puis-je utiliser un objet la manche où je l’achète ?* Oui, si vous le piochez.',
          '*Mélange-t-on la pioche quand elle est vide ?* Non. Un objet acheté alors est la pioche.',
          '*Puis-je déplacer l’archéologue d’un autre ?* Non.',
          '*Qu’oublie-t-on le plus ?* Un pilote est toujours là. L’effet de la rangée s’applique à chaque avancée. Une amélioration rend disponible. On peut exiler aussi de la zone de jeu. La peur vient avant le mélange, et les objets achetés avant ce qu’on mélange.',
        ],
      },
    },
  },
}
