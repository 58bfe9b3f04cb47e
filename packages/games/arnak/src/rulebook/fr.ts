import type { RulebookWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const fr: RulebookWords<typeof outline> = {
  goal: {
    title: 'But du jeu',
    says: {
      idea: 'Vous menez une expédition sur l’île de Narak. En *cinq manches*, vous envoyez vos deux archéologues sur le terrain, découvrez des sites, affrontez leurs gardiens, améliorez votre petite pioche et, grâce à ce que vous apprenez, remontez la piste Recherche jusqu’au Temple perdu. Le plateau a deux faces ; commencez par le Temple de l’oiseau.',
      days: 'Les tours sont courts : une action principale, puis c’est au tour du suivant. Une manche dure jusqu’à ce que tous aient passé. Chaque carte en main pose la même question : vaut-il mieux la dépenser pour voyager ou la jouer pour son effet ? On ne peut pas faire les deux.',
      points: {
        lead: 'À la fin de la partie, on compte les points :',
        items: [
          'des rangées que vos deux jetons Recherche ont atteintes,',
          'des tuiles Temple achetées tout en haut,',
          'des idoles, 3 points chacune, et des emplacements Idole laissés vides,',
          'des gardiens maîtrisés, 5 points chacun,',
          'des objets et des artefacts qui sont à vous,',
          'moins ceux que les cartes Peur font perdre.',
        ],
      },
    },
  },
  things: {
    title: 'Ressources et lieux',
    says: {
      resources: {
        lead: 'Il y a cinq ressources, de la plus courante à la plus rare :',
        head: ['Ressource', 'Usage principal'],
        rows: [
          ['{coin} pièce', 'objets, pilotes'],
          ['{compass} boussole', 'artefacts, découvertes'],
          ['{tablet} tablette', 'artefacts de votre main, recherche'],
          ['{arrowhead} pointe de flèche', 'gardiens, recherche'],
          ['{jewel} joyau', 'recherche'],
        ],
      },
      keep: 'Vous gardez vos ressources d’un tour à l’autre et d’une manche à l’autre ; tout le monde peut les voir, et elles ne valent rien à la fin. On paie toujours un coût en entier avant de recevoir quoi que ce soit en échange : une récompense ne sert jamais à payer son propre coût. La réserve ne s’épuise jamais.',
      zones: {
        lead: 'Où vont les cartes et les jetons :',
        items: [
          'Votre *pioche* est face cachée. Le dos d’une carte ne dit pas si c’est un objet ou un artefact.',
          'Votre *zone de jeu* est devant vous. Les cartes jouées, dépensées ou placées sans effet y restent, face visible, jusqu’à la fin de la manche, sauf si on les exile ; il n’y a pas d’autre défausse.',
          'L’*exil* accueille les cartes qui quittent la partie ; une carte Peur exilée retourne à sa pile.',
          'Plusieurs jetons peuvent partager une case de la piste Recherche, mais un emplacement de site ne reçoit qu’un archéologue.',
        ],
      },
      box: 'Dans la boîte : 40 objets, 35 artefacts, 19 cartes Peur et quatre cartes de base par joueur ; 10 tuiles Site de niveau 1 et 6 de niveau 2, 15 gardiens, 16 idoles (toutes servent à chaque partie), 12 assistants, 18 tuiles Bonus et 24 tuiles Temple : quatre de 11 points, huit de 6 et douze de 2. Quand chacun a pris ses deux cartes Peur, il en reste 15, 13 ou 11 à deux, trois ou quatre joueurs, et 17 en solo.',
    },
  },
  setup: {
    title: 'Mise en place',
    says: {
      board:
        'Choisissez une face du plateau : le Temple de l’oiseau, ou le Temple du serpent, qui a son propre chapitre. Chacun des cinq *sites du campement* a deux emplacements, l’un à une chaussure, l’autre à deux. À quatre joueurs, tous sont ouverts. À trois, trois sites tirés au hasard perdent leur emplacement à deux chaussures ; à un ou deux, les cinq le perdent. Un emplacement condamné le reste toute la partie.',
      row: {
        lead: 'Les cartes et l’île :',
        items: [
          'Les objets et les artefacts sont mélangés séparément et forment deux pioches. Les cartes Peur forment une pile face visible.',
          'La rangée de cartes a six places, de part et d’autre du *Sceptre lunaire*. Au début, elle compte un artefact à gauche du sceptre et cinq objets à droite.',
          'On mélange les idoles. Chacun des huit sites de niveau 1 en reçoit une face visible ; chacun des quatre sites de niveau 2 une face visible et une face cachée.',
        ],
      },
      tiles: {
        lead: 'La piste Recherche et les piles :',
        items: [
          'Formez six piles comptant chacune autant de tuiles Temple que de joueurs : une de 11 points en haut, deux de 6 au milieu, trois de 2 en bas.',
          'Placez au Temple perdu autant de tuiles Bonus que de joueurs, face cachée et sans les regarder. Placez au hasard une tuile face visible sur chaque emplacement de bonus ; ceux marqués 3+ ou 4 ne servent qu’à partir de ce nombre de joueurs.',
          'Les tuiles Site de niveau 1, celles de niveau 2 et les gardiens, mélangés, forment trois piles face cachée.',
          'Les douze assistants forment trois piles de quatre, face argentée visible. On ne voit que le premier de chaque pile.',
        ],
      },
      players:
        'Chacun prend une couleur : deux archéologues, une loupe et un calepin. Ces deux jetons Recherche partent de la case de départ, sous la piste. Votre pioche compte six cartes mélangées : deux Subvention, deux Exploration et deux Peur.',
      first: {
        lead: 'Le premier joueur est celui qui a visité le plus récemment un endroit nouveau pour lui ; on peut aussi le tirer au sort. Vous commencez avec :',
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
      draw: 'Piochez jusqu’à avoir cinq cartes en main. Celles que vous avez gardées de la manche précédente comptent ; si vous en avez cinq ou plus, gardez-les toutes et ne piochez pas. Si la pioche ne suffit pas, vous jouez avec moins de cartes ; on ne mélange rien. Plus tard dans la manche aussi, votre main peut dépasser cinq cartes.',
      turns:
        'Le premier joueur commence, puis on joue dans le sens horaire. Ceux qui ont passé ne jouent plus ; le dernier en jeu enchaîne les tours. Cette étape s’achève à la fin du tour où passe le dernier joueur.',
      home: {
        lead: 'Puis tous préparent en même temps la manche suivante, dans cet ordre :',
        items: [
          'Récupérez vos deux archéologues. Pour chacun d’eux qui se trouvait sur le site d’un gardien, placez une carte Peur dans votre zone de jeu.',
          'Défaussez ou gardez chaque carte restée en main.',
          'Mélangez toutes les cartes de votre zone de jeu et placez-les *sous* votre pioche.',
          'Rendez disponibles tous vos assistants.',
        ],
      },
      fear: 'Les cartes Peur se comptent par archéologue, pas par gardien : deux des vôtres sur des sites gardés, ou tous deux sur le même, vous en valent deux. Peu importe qui a réveillé le gardien et à quel moment vous avez excavé. Ces cartes sont mélangées avec les autres. Si la pile ne suffit pas, le premier joueur prend d’abord toutes ses cartes, puis les autres dans le sens horaire ; une fois la pile vide, on prend des tuiles Peur.',
      hand: 'Une carte défaussée à ce moment ne donne ni déplacement ni effet.',
      shuffle:
        'Les cartes encore dans la pioche restent au-dessus, dans le même ordre. Les objets achetés cette manche, qui sont tout en bas, viendront donc avant ce que vous avez mélangé. C’est le seul mélange : pendant une manche, on ne mélange jamais la pioche.',
      row: 'Dans la rangée, on exile l’artefact et l’objet voisins du sceptre, on déplace le sceptre d’une place à droite et on complète la rangée : de manche en manche, un artefact de plus et un objet de moins, de 1 et 5 à la manche I jusqu’à 5 et 1 à la manche V. Si, d’un côté, la place voisine du sceptre est vide, on n’exile rien de ce côté, mais le sceptre avance quand même. Le marqueur Premier joueur passe au joueur suivant dans le sens horaire, quel que soit celui qui a passé en premier.',
      last: 'Après la manche V, les archéologues rentrent, et les gardiens donnent des cartes Peur comme d’habitude : elles comptent. On saute les autres étapes et on passe au décompte.',
    },
  },
  turn: {
    title: 'Votre tour',
    says: {
      one: 'À votre tour, vous faites exactement *une action principale* et autant d’*actions gratuites* que vous voulez. Un tour composé seulement d’actions gratuites est interdit : si vous ne voulez pas d’autre action principale, passez. Après l’action principale, les actions gratuites restent possibles ; votre tour se termine quand vous le dites.',
      main: {
        lead: 'Les actions principales :',
        items: [
          'excaver un site,',
          'découvrir un nouveau site,',
          'maîtriser un gardien,',
          'acheter une carte (y compris avec la Marchande),',
          'jouer une carte dont l’effet n’a pas d’éclair,',
          'rechercher,',
          'passer.',
        ],
      },
      free: {
        lead: 'Les actions gratuites ne sont possibles qu’à votre tour : avant, pendant et après l’action principale.',
        items: [
          'Jouer une carte avec un éclair.',
          'Placer une idole sur un emplacement.',
          'Utiliser la faveur d’un gardien.',
          'Utiliser un assistant (sauf la Marchande).',
        ],
      },
      middle:
        '« Pendant », c’est chaque fois que vous avez quelque chose à décider. Au moment de payer, vous pouvez jouer Subvention pour obtenir la pièce qui vous manque ; entre les étapes d’une découverte, placer l’idole que vous venez de prendre ; une action gratuite peut même en contenir une autre. Quand on prépare la manche suivante, aucune n’est possible.',
      never:
        'Deux choses ne sont jamais possibles, ni pendant l’action principale ni après elle, car chacune est elle-même une action principale : utiliser votre Marchande, et passer pour obtenir l’effet le plus fort de la Montre ou du Chronomètre.',
      within:
        'Si un effet vous permet d’excaver, d’acheter, de maîtriser ou de rechercher, cela fait partie de l’action en cours et n’est pas une seconde action principale. Aucun effet ne touche à ce qui appartient à un autre joueur. Les trous de la rangée sont comblés à la fin de votre tour.',
      paying:
        'On ne choisit une action que si l’on peut en payer le coût le moment venu, compte tenu de tout ce qu’on fait avant. On paie avant de recevoir.',
    },
  },
  travel: {
    title: 'Se déplacer',
    says: {
      icons:
        '{boot} {car} {ship} {plane} Il y a quatre symboles : chaussure, voiture, bateau et avion. Un *avion* remplace n’importe quel symbole, et n’importe quel symbole remplace une *chaussure*. Une voiture ne remplace jamais un bateau, ni l’inverse. Un symbole n’en remplace qu’un : deux chaussures ne font pas une voiture, un avion ne fait pas deux chaussures.',
      sources:
        'On paie un déplacement avec des cartes de sa main, des faveurs de gardiens, des assistants et des pilotes, dans la combinaison de son choix. Une carte dépensée va dans la zone de jeu sans que son effet s’applique. Une carte Peur vaut une chaussure. Une faveur utilisée se retourne face cachée. Les symboles d’un assistant sont valables jusqu’à la fin du tour.',
      pilot:
        '{pilot} *Pilote* : quand il faut payer un déplacement, deux pièces valent un avion, autant de fois qu’on veut. Cela vaut pour tout déplacement : sites, découvertes, chaussure d’un assistant, gardien. Engager un pilote n’est pas une action.',
      left: 'Une carte à deux symboles peut servir à n’en payer qu’un ; l’autre reste disponible pendant ce tour pour tout autre coût de déplacement, puis il est perdu. On ne dépense pas de carte sans déplacement à payer, et l’on ne reçoit pas de monnaie si l’on paie trop. Une réduction de déplacement vaut pour un seul déplacement et son surplus est aussitôt perdu ; vos propres symboles en trop restent disponibles.',
      example: [
        'Un site demande deux bateaux. Vous dépensez une carte avec un avion et engagez un pilote pour deux pièces : deux avions, qui paient les deux bateaux.',
        'Un site du campement demande une chaussure. Vous dépensez une carte à deux voitures. Il vous reste la seconde : si, au même tour, un assistant demande une chaussure, elle la paie.',
      ],
    },
  },
  dig: {
    title: 'Excaver un site',
    says: {
      steps: {
        lead: 'Choisissez un site du campement, ou un site de niveau 1 ou 2 déjà découvert :',
        items: [
          'Payez le déplacement indiqué sur l’emplacement.',
          'Placez-y un archéologue de votre plateau. Il y reste jusqu’à la fin de la manche, sauf si une carte le déplace.',
          'Appliquez l’effet du site.',
        ],
      },
      spaces:
        'L’emplacement doit être libre et non condamné. Dans la jungle, un site a un emplacement ; au campement, deux : vous choisissez librement, même le plus cher, et même si votre autre archéologue occupe l’autre. Quand un site n’a plus d’emplacement libre, on ne peut plus l’excaver. Quand vos deux archéologues sont sur des sites, vous ne pouvez plus excaver, sauf si un effet en ramène un.',
      calm: 'Un gardien n’empêche pas d’excaver et ne rend pas l’action plus chère ; excaver ne coûte jamais de boussoles. Vous devez prendre les jetons et les cartes Peur que donne un site ; rien n’oblige à piocher ni à payer un coût.',
      example: [
        'À quatre joueurs, Rouge dépense une chaussure, prend l’emplacement à une chaussure du site du campement qui donne des pièces et reçoit 2 pièces.',
        'Le prochain joueur à excaver ce site pendant cette manche, même si c’est Rouge, paie deux chaussures. Ensuite, le site est fermé.',
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
          'Posez-y le premier gardien de la pile. Il n’a pas d’effet immédiat.',
        ],
      },
      idols:
        'Au niveau 2, vous prenez les deux idoles, mais seule celle qui est face visible a un effet. Les idoles vont face cachée sur vos caisses. Sur les seize idoles, trois donnent chacune une pièce (Moisson), trois une boussole (Étoile polaire) et trois une tablette (Scribe) ; trois permettent d’exiler une carte (Oubli), deux d’échanger une ressource (Potier) et deux de rendre un assistant disponible (Aube). L’effet ne vaut qu’à ce moment. Un effet inutilisable est ignoré ; l’idole est quand même à vous.',
      after:
        'Désormais, chacun peut excaver ce site quand l’emplacement est libre, en ne payant que le déplacement. La tuile reste jusqu’à la fin de la partie. Votre archéologue partage le site avec un gardien et vous vaudra une carte Peur, sauf si ce gardien est maîtrisé ou si l’un des deux est déplacé.',
      limits:
        'On ne peut ni excaver ni activer un site non découvert, ni y transférer un archéologue. Chaque réduction précise ce qu’elle couvre : une réduction de déplacement ne diminue pas le coût en boussoles. Il y a toujours assez de tuiles et de gardiens.',
    },
  },
  guardians: {
    title: 'Les gardiens',
    says: {
      overcome:
        '{guardian} Un gardien reste sur son site jusqu’à ce qu’on le maîtrise ou qu’une carte le mène ailleurs. Pour le maîtriser, vous devez avoir un archéologue sur ce site. Payez le coût au bas de la tuile, qui peut demander des ressources, un déplacement et une carte de votre main, à placer dans votre zone de jeu sans appliquer son effet ; puis prenez la tuile. C’est un seul paiement : cette carte ne compte pas comme déplacement, et les pièces d’un pilote ne comptent pas parmi celles du coût. Rien n’oblige à maîtriser un gardien, et une action n’en maîtrise qu’un.',
      gain: 'La tuile vaut 5 points, et les archéologues de ce site ne rapportent plus de carte Peur. Elle porte aussi une *faveur*, un déplacement ou une action gratuite, utilisable une fois dans la partie, à n’importe lequel de vos tours, y compris celui-ci. Retournez ensuite la tuile ; vous gardez les points.',
      free: 'Certains effets permettent de maîtriser un gardien sur un site que vous occupez, sans payer le coût de sa tuile. Un coût indiqué avant l’effet reste dû.',
      fear: 'Les gardiens n’empêchent personne d’excaver. Ils ne donnent de cartes Peur que lorsque les archéologues rentrent en fin de manche ; un archéologue récupéré plus tôt n’en rapporte pas, et pour celui qu’on a transféré, seul compte le nouveau site. Un gardien qu’une carte a mené au campement y agit comme ailleurs.',
    },
  },
  idols: {
    title: 'Les idoles',
    says: {
      worth:
        '{idol} Chaque idole vaut 3 points, sur les caisses ou sur un emplacement. Votre plateau a quatre emplacements ; de gauche à droite, ils valent 1, 2, 3 et 4 points s’ils sont *vides* à la fin : 10 points si aucun n’est occupé, puis 9, 7, 4 et 0.',
      slot: {
        lead: 'En action gratuite, placez une idole de vos caisses sur l’emplacement vide le plus à gauche et choisissez un des cinq effets, même un effet déjà choisi :',
        items: [
          '1 joyau {jewel} pour 1 pièce,',
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
        'Placer une deuxième idole pour recevoir deux tablettes vous coûte les 2 points du deuxième emplacement.',
      ],
    },
  },
  buy: {
    title: 'Acheter une carte',
    says: {
      items:
        'Les artefacts sont à gauche du sceptre, les objets à droite. Un *objet* coûte des pièces et va face cachée sous votre pioche : vous ne pouvez l’utiliser qu’après l’avoir pioché, ce qui peut arriver dans la même manche. Si votre pioche est vide, il devient votre pioche.',
      artifacts:
        'Un *artefact* coûte des boussoles et va face visible dans votre zone de jeu. Vous pouvez aussitôt appliquer son effet, sans payer la tablette due quand on joue un artefact de sa main ; les autres coûts de son texte sont dus chaque fois. Ce que l’effet permet fait partie de la même action. Vous pouvez renoncer à l’effet. Vous ne pouvez pas dépenser ses symboles de déplacement : il n’a jamais été dans votre main.',
      discounts:
        'Une réduction diminue le coût, jamais au-dessous de zéro. Si le coût est barré, on prend la carte sans payer, comme si on l’achetait. Si vous ne pouvez payer aucune carte, vous ne pouvez pas acheter ; s’il ne reste dans la rangée aucune carte du type voulu, un effet qui en donne une n’apporte rien.',
      gaps: 'Les trous restent jusqu’à la fin du tour. Ensuite, les cartes du même type que la carte prise glissent vers le sceptre sans changer d’ordre, et de nouvelles arrivent au bord : les artefacts tout à gauche, les objets tout à droite. Si une pioche est vide, les cartes de ce type ne bougent plus. Il en va de même après un achat du rival en solo.',
      example: [
        'Manche II : vous achetez le deuxième de quatre objets. Les deux qui sont plus à droite avancent d’une place vers le sceptre, et un nouvel objet arrive à droite. Les artefacts ne bougent pas.',
      ],
    },
  },
  cards: {
    title: 'Jouer une carte',
    says: {
      play: 'Placez la carte de votre main dans la zone de jeu et appliquez son effet. Avec un éclair, c’est une action gratuite ; sinon, c’est votre action principale. Subvention donne une pièce et Exploration une boussole, toutes deux en action gratuite. Jouer un artefact de votre main est toujours une action principale et coûte 1 tablette ; les objets n’en coûtent pas. Une carte Peur n’a pas d’effet et ne peut pas être jouée. Les cartes jouées restent dans la zone de jeu jusqu’à la fin de la manche, sauf si on les exile.',
      costs:
        'La carte jouée est déjà dans la zone de jeu : elle ne peut donc pas être la carte de votre main que demande son propre coût, mais son effet peut l’exiler. On peut jouer une carte même si son effet ne peut rien donner à ce moment. « Exilez cette carte pour » : elle est exilée d’abord, même si vous ne pouvez pas utiliser l’effet ensuite. Si une carte offre un effet gratuit ou un effet plus fort à condition de passer, le premier est une action gratuite, le second votre action principale.',
      deck: 'On pioche les cartes du dessus, sauf si un effet dit de piocher par le dessous. Si la pioche est vide, on ne pioche rien ; s’il n’y a pas assez de cartes, on pioche ce qui reste : la zone de jeu n’est pas mélangée avant la fin de la manche. On ne regarde pas dans sa pioche, mais on peut se souvenir des objets achetés dans la manche : ils sont tout en bas.',
      exile:
        'Une carte exilée n’est plus à vous. Le symbole d’exil permet d’exiler une carte de votre main ou de votre zone de jeu, même un artefact ou une carte Peur reçus pendant ce tour, mais jamais une carte de la pioche ni celle d’un autre joueur. Les objets et artefacts exilés vont sur des piles face visible et ne rapportent rien ; une carte Peur retourne à sa pile ; Subvention et Exploration sortent du jeu. Une carte à exiler pour son effet n’est pas exilée si on la dépense pour un déplacement. Au lieu d’une carte de la zone de jeu, on peut retirer une tuile Peur.',
      fear: '{fear-tile} Une carte Peur porte une chaussure, n’a pas d’effet et vaut −1. Quand vous en recevez une, elle va dans votre zone de jeu, où sa chaussure ne peut pas servir ; vous ne pouvez pas la refuser si elle fait partie d’un effet que vous appliquez. Si la pile est vide, prenez une tuile Peur, qui vaut −2. Une tuile n’est pas une carte : elle reste dans votre zone de jeu jusqu’à ce que vous l’exiliez. Dès que des cartes Peur reviennent sur la pile, on prend de nouveau des cartes.',
      example: [
        'Vous jouez Perroquet : c’est votre action principale. Son coût est une autre carte de votre main : vous placez Subvention dans votre zone de jeu sans appliquer son effet et gagnez un joyau.',
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
          '*Peur et jetons* : prenez tout ; vous ne pouvez rien refuser.',
          '*Coût, flèche, gain* : payez pour recevoir le gain, ou renoncez-y. Si deux gains suivent la flèche, choisissez-en un.',
          '*Échanger un jeton* : une tablette contre une pointe de flèche, ou une pointe contre un joyau, si vous voulez.',
          '*Tablette sur un artefact* : le coût spécial, dû quand on joue l’artefact de sa main, pas quand on l’achète.',
          '*Carte avec flèche vers le bas* : placez une carte de votre main dans la zone de jeu, sans appliquer son effet.',
          '*Piocher* : une carte, si vous voulez. *Exiler* : une carte, si vous voulez. Si les deux symboles sont présents, décidez pour le premier, puis pour le second.',
          '*Piocher, puis carte vers le bas* : vous pouvez piocher ; ensuite, si vous avez une carte en main, vous devez en placer une dans la zone de jeu, sans appliquer son effet.',
          '*Rendre disponible* : un de vos assistants, si vous voulez.',
          '*Éclair* : c’est une action gratuite.',
          '*Archéologue* : vous pouvez excaver ou découvrir un site avec un archéologue de votre plateau, au coût habituel, moins la réduction indiquée.',
          '*Gardien avec une coche* : vous pouvez maîtriser un gardien sur un site que vous occupez, sans payer le coût de sa tuile.',
          '*Carte avec un moins* : vous pouvez acheter une carte de la rangée pour son coût diminué d’autant.',
        ],
      },
      order:
        'Les parties d’un effet s’appliquent de gauche à droite et de haut en bas, l’une après l’autre ; ce que donne l’une peut servir à en payer une autre plus loin. On peut refuser de payer un coût, de piocher, d’exiler, de rendre un assistant disponible, d’échanger un jeton et d’effectuer une action qu’un effet accorde. On ne peut refuser ni les jetons, ni les cartes Peur, ni la carte à placer après une pioche, ni le recrutement ou l’amélioration d’un assistant, ni l’effet du site où une carte vient de mener un archéologue ou un gardien.',
      words: {
        lead: 'Les mots des cartes :',
        items: [
          '*Activez un site* : appliquez son effet ; il n’est pas nécessaire d’y être, et l’on ne paie pas de déplacement. Les archéologues qui s’y trouvent ne gênent pas, sauf mention contraire. Le site doit être découvert.',
          '*Réduction* : elle se déduit d’un seul paiement, qui ne descend jamais au-dessous de zéro. Un avion couvre tout symbole, une chaussure seulement une chaussure.',
          '*Gagnez un objet* : prenez-le comme si vous l’achetiez, mais sans en payer le coût ; il va sous la pioche, sauf indication contraire.',
          '*Passez pour gagner* : vous obtenez ce gain si vous passez maintenant.',
          '*Que vous occupez* : un de vos archéologues y est. *Non occupé* : personne n’y est ; un site du campement où se trouve un archéologue est occupé, même s’il reste un emplacement libre. Gardiens et emplacements condamnés ne comptent pas.',
          '*Transférez* : déplacez un de vos archéologues d’un site vers un emplacement libre d’un autre site découvert, sans payer de déplacement. On ne transfère ni depuis son plateau ni pour découvrir un site. Le nouveau site n’est activé que si la carte le dit.',
          '*Activez une tuile Site* : appliquez l’effet de la première tuile d’une pile, comme si c’était un site.',
          '*Exilez* : voir « Jouer une carte » ; certains effets permettent de reprendre une carte exilée.',
        ],
      },
      sending:
        'Pour *envoyer* un archéologue, on le prend sur son plateau et l’on paie un déplacement, sauf mention contraire ; pour le *transférer*, on ne fait ni l’un ni l’autre. Une carte jouée pour un tel effet ne donne pas ses propres symboles de déplacement. Pour les cartes Peur que donnent les gardiens, seule compte la position de vos archéologues en fin de manche.',
    },
  },
  research: {
    title: 'Rechercher',
    says: {
      step: {
        lead: 'Avancez un de vos jetons Recherche à la rangée suivante :',
        items: [
          'Choisissez un passage qui monte depuis la case du jeton et payez ce qui y figure.',
          'Avancez le jeton.',
          'S’il y a une tuile Bonus, recevez ce qu’elle montre et retirez-la.',
          'Appliquez l’effet de la rangée pour ce jeton, loupe ou calepin, qu’il y ait eu une tuile ou non.',
        ],
      },
      pair: '{glass} {notebook} Votre *calepin* n’est jamais plus haut que votre *loupe* ; il peut être dans la même rangée. La loupe part donc la première.',
      bridges:
        'Les jetons ne font que monter, une rangée à la fois, par les passages ; du départ, toutes les cases de la première rangée sont accessibles. Une case peut accueillir autant de jetons qu’on veut.',
      tiles:
        'Une tuile Bonus va au premier jeton qui arrive, loupe ou calepin, et elle est retirée même si vous n’en faites rien. À vous de choisir laquelle des deux récompenses vient d’abord, celle de la tuile ou celle de la rangée. Ce que vous gagnez ne peut pas payer le passage. Si une recherche en déclenche une autre, on termine d’abord la seconde, puis on reprend la première.',
      row: 'Les points d’une rangée ne comptent qu’à la fin, selon la rangée où se trouve alors le jeton. Une recherche accordée par un effet suit les mêmes étapes ; une réduction diminue le coût du passage ou d’une tuile Temple. Un effet impossible est ignoré.',
      track: {
        lead: 'Les rangées du *Temple de l’oiseau*, de bas en haut :',
        head: ['Rangée', 'Loupe', 'Points', 'Calepin', 'Points'],
        rows: [
          ['1', '1 pièce', '1', 'recruter un assistant', '0'],
          ['2', '1 boussole', '2', 'recruter un assistant', '1'],
          ['3', '1 boussole', '4', 'améliorer un assistant', '2'],
          ['4', '1 boussole', '6', 'améliorer un assistant', '4'],
          ['5', '1 boussole', '9', '3 boussoles', '6'],
          ['6', 'piocher une carte', '12', 'prendre gratuitement un artefact de la rangée de cartes', '8'],
          ['7', '1 boussole', '16', 'maîtriser gratuitement un gardien sur un site que vous occupez', '10'],
          ['Temple perdu', 'une tuile Bonus', '23, 21, 20, 19', 'jamais', '–'],
        ],
      },
      example: [
        'La loupe de Bleu, sur la case de gauche de la rangée 1, a des passages vers les deux cases de la rangée 2 ; celle de Rouge, à droite, n’en a qu’un. Jaune, dont les deux jetons sont au départ, ne peut avancer que la loupe, vers l’une ou l’autre case de la rangée 1.',
        'Rouge avance sa loupe jusqu’à la case de droite de la rangée 2 pour une tablette et une pointe. La tuile Bonus, aussitôt retirée, donne une tablette, trop tard pour payer l’avancée. La rangée donne une boussole.',
        'Bleu avance son calepin du départ à la case de gauche de la rangée 1, où se trouve sa loupe, pour une boussole et une pointe, et recrute un des trois assistants visibles.',
      ],
    },
  },
  temple: {
    title: 'Le Temple perdu',
    says: {
      arrive:
        'La rangée du haut est le *Temple perdu*. Votre loupe y prend la meilleure place libre : 23 points pour la première, puis 21, 20, 19. L’ordre d’arrivée compte aussi en cas d’égalité. Regardez les tuiles Bonus face cachée, prenez-en une, recevez ce qu’elle montre et remettez les autres en place ; il y en a une par joueur. La rangée n’a pas d’autre effet. Le calepin n’y va jamais.',
      tiles:
        'Une fois la loupe au temple, chaque recherche avec elle consiste à acheter une *tuile Temple* de n’importe quelle pile non vide. Le nombre de ces recherches n’est pas limité, mais la recherche qui amène la loupe au temple ne donne pas de tuile Temple. Trois coûts figurent sous le temple. Une tuile de 2 points en demande un seul, la tuile de 6 de gauche ceux de gauche et du milieu, celle de droite ceux du milieu et de droite, celle de 11 les trois. Cet achat n’apporte ni tuile Bonus ni effet de rangée. Le calepin continue comme avant.',
    },
  },
  assistants: {
    title: 'Les assistants',
    says: {
      recruit:
        'Quand votre calepin atteint une rangée qui montre un assistant argenté, prenez le premier assistant de n’importe quelle pile et posez-le sur votre plateau, face argentée, disponible. Tous voient alors le suivant. Vous pouvez utiliser le vôtre aussitôt, sauf la Marchande. Si les piles sont vides, vous n’en recevez pas. Votre plateau a deux places, et l’on n’a jamais plus de deux assistants. Ils ne valent aucun point.',
      use: 'Utiliser un assistant l’épuise : il sert donc une fois par manche, sauf si un effet le rend de nouveau disponible, même au cours du même tour. Certains offrent un choix, d’autres ont un coût ; on ne peut pas utiliser un assistant dont on ne peut pas payer le coût, et il n’est épuisé qu’une fois le coût payé.',
      gold: 'Quand votre calepin atteint une rangée qui montre un assistant doré, retournez un de vos assistants argentés sur sa face dorée, plus forte. Cela le rend aussi disponible. Si vous n’en avez pas d’argenté, il ne se passe rien.',
      discount:
        'La Marchande donne une réduction sur un objet ou un artefact, de 1 sur la face argentée et de 2 sur la face dorée, et n’a pas d’éclair : l’utiliser, c’est acheter une carte, votre action principale.',
      all: {
        lead: 'Les douze assistants :',
        head: ['Assistant', 'Argenté', 'Doré'],
        rows: [
          ['Intendante', '2 pièces', '3 pièces'],
          ['Épigraphiste', '1 tablette', '1 pièce et 1 tablette'],
          ['Coureur', '1 pointe pour une chaussure', '1 pointe'],
          ['Forgeron', '1 pointe pour 1 pièce', '1 pointe ou 1 joyau pour 1 pièce'],
          ['Médecin', 'exiler une carte', '1 boussole, exiler une carte'],
          ['Messagère', 'piocher, puis placer une carte de la main dans la zone de jeu', 'piocher une carte'],
          ['Aviatrice', '1 pièce ou un avion', '2 pièces ou deux avions'],
          ['Éclaireur', '1 boussole ou une voiture', '1 pièce et 1 boussole, ou deux voitures'],
          ['Marin', '1 boussole ou un bateau', '1 pièce et 1 boussole, ou deux bateaux'],
          ['Marchande', 'acheter pour 1 de moins (action principale)', 'acheter pour 2 de moins (action principale)'],
          ['Guide', 'échanger une ressource', '1 boussole, échanger une ressource'],
          ['Botaniste', '1 boussole', '2 boussoles'],
        ],
      },
      example: [
        'Bleu utilise un assistant argenté. Puis il avance son calepin jusqu’à une rangée qui montre un assistant doré et retourne ce même assistant épuisé : désormais doré et disponible, celui-ci peut resservir aussitôt.',
      ],
    },
  },
  pass: {
    title: 'Passer',
    says: {
      pass: 'Passer est une action principale toujours possible, même avec des cartes en main et des archéologues sur votre plateau. Les actions gratuites restent permises pendant ce tour, avant et après ; ensuite, vous n’avez plus de tour dans la manche. Certains effets exigent que vous passiez. L’ordre dans lequel on passe ne change rien à la manche suivante.',
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
          '*Idoles* : 3 chacune, plus les points des emplacements vides.',
          '*Gardiens* : 5 chacun.',
          '*Cartes* : les points de tous vos objets et artefacts, dans la pioche, en main et dans la zone de jeu.',
          '*Peur* : −1 par carte, où qu’elle soit, −2 par tuile.',
        ],
      },
      nothing:
        'Ressources, assistants, sites découverts et faveurs inutilisées ne valent rien. Les cartes Peur données par les gardiens à la manche V comptent.',
      winner:
        'Le joueur qui a le plus de points l’emporte. En cas d’égalité, c’est celui des joueurs à égalité qui a atteint le Temple perdu le premier ; si aucun d’eux ne l’a atteint, c’est celui dont les jetons Recherche rapportent le plus de points ; s’il y a encore égalité, la victoire est partagée.',
      example: [
        'Min : recherche 24, tuiles Temple 11, idoles 11, gardiens 0, cartes 13, Peur −4. Total : 55.',
        'Elwen : recherche 14, pas de tuile Temple, idoles 13, gardiens 20, cartes 7, pas de Peur. Total : 54. Min gagne d’un point.',
      ],
    },
  },
  snake: {
    title: 'Le Temple du serpent',
    says: {
      board:
        'L’autre face a ses propres coûts de déplacement et sa propre piste. Autant d’assistants que de joueurs forment une *pile de sauvetage* à la rangée 4 ; on n’en voit que le premier. Les autres forment trois piles : deux de trois assistants, la troisième avec tous les autres.',
      idol: 'Le passage vers la rangée 4 coûte *une idole*, pour l’un comme pour l’autre jeton. Elle vient des caisses, pas d’un emplacement, mais une idole qu’un artefact vient d’en retirer convient ; l’idole payée quitte la partie et ne rapporte plus de points. Une avancée entièrement gratuite dispense de l’idole ; une réduction en ressources, non.',
      rescue:
        'Quand votre loupe atteint la rangée 4, regardez la pile de sauvetage, prenez un assistant et remettez les autres tels quels ; il y en a un par joueur. Cet assistant arrive argenté et épuisé : vous ne pouvez l’utiliser dans cette manche que s’il est rendu disponible ou amélioré. Amener le calepin à la rangée 4 coûte aussi une idole, mais il ne secourt personne ; on applique l’effet que la rangée prévoit pour lui. Les effets qui utilisent un assistant de la réserve ne concernent pas cette pile. Ceux qui l’ont regardée peuvent s’en souvenir ; quand le premier assistant est pris, tous voient le suivant.',
      rows: 'Ici, la loupe permet aussi, dans une rangée, d’améliorer un de vos assistants argentés, ce qui le rend disponible. Les rangées 6 et 7 donnent chacune une carte Peur à l’arrivée de la loupe. La rangée 7 porte deux tuiles Bonus à deux joueurs, trois au-delà : chaque jeton qui arrive en prend une au choix, tant qu’il y en a.',
      track: {
        lead: 'Les rangées du *Temple du serpent*, de bas en haut :',
        head: ['Rangée', 'Loupe', 'Points', 'Calepin', 'Points'],
        rows: [
          ['1', '1 pièce', '1', 'recruter un assistant', '0'],
          ['2', '2 pièces', '2', 'exiler une carte', '3'],
          ['3', 'piocher une carte', '3', 'améliorer un assistant', '4'],
          ['4', 'secourir un assistant', '4', 'prendre gratuitement un artefact de la rangée de cartes', '5'],
          ['5', 'améliorer un assistant', '5', 'rendre un assistant disponible', '8'],
          ['6', 'une carte Peur', '10', 'piocher une carte', '12'],
          ['7', 'une carte Peur', '15', '1 joyau', '15'],
          ['Temple perdu', 'une tuile Bonus', '23, 21, 20, 19', 'jamais', '–'],
        ],
      },
      example: [
        'Rouge retire une idole de ses caisses, avance sa loupe jusqu’à la rangée 4, regarde la pile et prend le Marin. Celui-ci est épuisé ; son effet n’est pas appliqué.',
      ],
    },
  },
  solo: {
    title: 'Jouer en solo',
    says: {
      rival:
        'Une *expédition rivale* joue contre vous. La mise en place est celle d’une partie à deux. Vous jouez en second, avec 1 pièce et 1 boussole. Le rival a six archéologues, une loupe sur la case de départ et dix tuiles Action : cinq tuiles Archéologue, et une tuile, verte ou rouge, de chacune des cinq paires. La difficulté, de 0 à 5, est le nombre de tuiles rouges, tirées au sort. On mélange les tuiles face cachée. Le rival commence chaque manche.',
      turn: 'Vous jouez à tour de rôle. Le rival révèle une tuile et fait ce qu’elle indique ; si c’est impossible, il ne fait rien. Il joue ses dix tuiles, même si vous avez passé ; ensuite, vous continuez sans lui. Il ne gagne ni ne paie de ressources, n’applique aucun effet et ne reçoit pas de carte Peur. Les symboles de ses tuiles n’ont que le sens donné dans ce chapitre.',
      arrow:
        'Quand le rival a le choix, il prend d’abord la rangée la plus haute du plateau (sauf pour découvrir), puis la possibilité la plus à gauche ou la plus à droite, selon la *flèche*. Celle-ci figure au dos de la tuile qui se trouve alors au sommet de la pile ; pour la dernière tuile, c’est la flèche de la première tuile jouée dans la manche. Tous les choix d’une action suivent la même flèche, et le rival prend toujours la possibilité située à l’extrémité de ce côté.',
      digs: 'Une tuile Archéologue indique une ressource. Le rival va sur un emplacement libre d’un site qui l’offre : d’abord au niveau 2, puis au niveau 1 dans la rangée du haut, puis dans celle du bas, enfin au campement. S’il n’y en a pas, il ne fait rien. Ses archéologues occupent des emplacements comme ceux des joueurs ; six suffisent toujours.',
      discover:
        'Pour découvrir, le rival choisit un site du niveau que la tuile indique pour la manche ; au niveau 1, d’abord dans la rangée du bas. Il y place un archéologue et prend les idoles : une idole visible d’un type qu’il n’a pas va face visible sur son plateau ; une idole d’un type qu’il a déjà ou une idole face cachée va à la place « −1 ». La tuile Site est posée sans effet ; un gardien n’apparaît qu’aux manches marquées sur la tuile. S’il ne reste aucun site de ce niveau à découvrir, il ne fait rien.',
      research:
        'Pour rechercher, le rival avance sa loupe d’une rangée par un passage, sans payer, et retire la tuile Bonus ; à la rangée 7 du Temple du serpent, une seule des tuiles. Au temple, il prend la meilleure place libre et retire la première tuile Bonus ; par la suite, au lieu d’avancer, il prend une tuile Temple de 6 points. Ensuite, qu’il ait avancé ou pris une tuile, le premier assistant de la plus haute pile quitte la partie. Sur la case de sauvetage, il retire aussi le premier assistant de la pile de sauvetage.',
      overcome:
        'Pour maîtriser un gardien, le rival en prend un, sans payer, sur un site qu’il occupe, campement compris. S’il n’y en a pas, il fait une recherche, sans retirer d’assistant de la réserve.',
      buys: 'Pour acheter, le rival prend un objet ou un artefact, selon ce que montre la tuile : celui qui vaut le moins de points si elle est verte, le plus si elle est rouge. L’effet de la carte n’est pas appliqué.',
      crossed:
        'Les tuiles vertes « découvrir », « rechercher » et « maîtriser » portent un V barré : elles n’ont pas d’effet à la manche V.',
      end: 'En fin de manche, les archéologues du rival rentrent sans qu’il reçoive de carte Peur, et l’on mélange les dix mêmes tuiles. La rangée se prépare comme d’habitude. À la fin de la partie, le rival marque les points de sa loupe, de ses tuiles Temple, de ses gardiens et de ses cartes, 3 points par idole visible et 2 par idole à la place « −1 ». Vous marquez les vôtres comme d’habitude. Le plus grand nombre de points l’emporte ; en cas d’égalité, la partie est nulle.',
    },
  },
  notes: {
    title: 'Précisions sur certaines cartes',
    says: {
      items: {
        lead: 'Objets :',
        items: [
          '*Couteau suisse* : choisissez deux gains différents parmi les quatre.',
          '*Piège à ours* : aucun autre joueur ne doit occuper le site du gardien que vous voulez maîtriser ; vous n’avez pas besoin de l’occuper vous-même. Le gardien est à vous comme d’habitude.',
          '*Arc et flèches*, *Brosse* : 3 boussoles au plus. Un gardien ne compte qu’une fois ; les idoles comptent, sur les caisses comme sur les emplacements.',
          '*Canne à pêche*, *Boussole* : montrez à tous la première carte de la pioche des objets (Canne) ou des artefacts (Boussole) ; vous pouvez acheter cette carte, ou une carte du même type dans la rangée, en payant 3 de moins. Si vous n’achetez rien, elle retourne sur la pioche. Si vous achetez plutôt dans la rangée, c’est la carte montrée qui arrive au bord quand on complète la rangée. Si la pioche est vide, on ne montre rien.',
          '*Carnet* : une avancée gratuite pour le calepin seul, jamais au-dessus de la loupe.',
          '*Perroquet* : action principale ; placez une autre carte de votre main, sans appliquer son effet, pour gagner un joyau.',
          '*Montre*, *Chronomètre* : le premier effet est une action gratuite ; passer pour gagner plus est votre action principale. *Cadran solaire* est un artefact et n’a pas d’éclair.',
          '*Largage* : l’objet va dans votre main, et vous pouvez vous en servir au même tour, pour un déplacement ou une action gratuite. *Médaillon au singe* : l’objet va sur votre pioche.',
        ],
      },
      artifacts: {
        lead: 'Artefacts :',
        items: [
          '*Vin antique*, *Gourde en coco* : utilisez un assistant visible de la réserve, même la Marchande, sur sa face dorée avec le Vin, argentée avec la Gourde ; vous payez son coût, mais il n’est pas épuisé. La pile de sauvetage est exclue. Votre action principale étant faite, le déplacement ainsi gagné ne peut servir qu’à des actions gratuites.',
          '*Pendant en cristal* : annoncez un nombre de cartes, trois au plus, puis piochez ; gardez-en une ; vous pouvez en remettre une sur la pioche ; le reste va dans votre zone de jeu. *Pendant d’obsidienne* : piochez-en une ou deux par le dessous, gardez-en une ; s’il y en a une seconde, elle va dans votre zone de jeu. Si la pioche ne suffit pas, on pioche ce qui reste.',
          '*Corne décorée* : échangez un de vos assistants contre un assistant visible de la réserve. Le nouveau a le niveau de l’ancien et est disponible ; l’ancien va à la réserve, face argentée.',
          '*Couronne du gardien* : menez un gardien d’un site que vous occupez vers un site du campement ou un site de niveau 1 découvert, sans archéologue ni gardien ; puis activez ce site.',
          '*Ocarina du gardien* : vous pouvez récupérer un archéologue, sans recevoir de carte Peur ; plus tard, vous pouvez l’envoyer de nouveau. Jusqu’à la fin de la manche, tous vos symboles de déplacement sont des avions : cartes, faveurs, assistants, réductions, et ceux que vous avez déjà. Deux symboles valent deux avions. L’effet dure même si la carte quitte votre zone de jeu.',
          '*Idole d’Ara-Anu* : une recherche pour 1 joyau de moins ; *Lame gravée* : une recherche pour 1 pointe ou 2 tablettes de moins ; cela vaut aussi pour une tuile Temple.',
          '*Marteau orné* : exilez l’objet le plus à droite de la rangée, s’il y en a un ; puis vous pouvez prendre un objet exilé, même celui-là, et le placer sous votre pioche. La rangée est complétée à la fin de votre tour.',
          '*Sandales d’éclaireur*, *Bâton d’éclaireur* : transférez un archéologue de n’importe quel site, mais pas de votre plateau, vers un site du campement (avec le Bâton, aussi vers un site de niveau 1) ; puis activez ce site.',
          '*Pierre fondatrice*, *Crâne fondateur* : révélez la première tuile de la pile (Pierre : niveau 1, Crâne : niveau 2), appliquez son effet, puis mettez-la sous la pile. Si vous annulez ce coup, le tirage est refait. Le Crâne coûte une boussole.',
          '*Masque de guerre* : à la fin de cette manche, les gardiens ne vous donnent pas de carte Peur, même à la manche V. Vous recevez quand même les cartes Peur d’une autre origine.',
          '*Clé de pierre* : reprenez une idole de votre choix sur un emplacement et remettez-la sur vos caisses. L’emplacement compte comme vide et peut resservir.',
          '*Conque du passage* : envoyez un archéologue sur un emplacement libre du campement sans payer de déplacement, et appliquez l’effet du site une ou deux fois.',
          '*Cartes du ciel* : pour une pièce, activez deux sites différents du campement, dans l’ordre de votre choix ; ce que donne le premier peut servir à payer pour le second.',
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
          '*Puis-je utiliser un objet dans la manche où je l’achète ?* Oui, si vous le piochez.',
          '*Mélange-t-on les cartes jouées quand la pioche est vide ?* Non. Un objet acheté à ce moment devient la pioche.',
          '*Puis-je déplacer l’archéologue d’un autre joueur ?* Non.',
          '*Qu’oublie-t-on le plus ?* On peut toujours engager un pilote. L’effet de la rangée s’applique à chaque avancée. Améliorer un assistant le rend disponible. On peut aussi exiler une carte de la zone de jeu. On reçoit les cartes Peur avant de mélanger, et les objets achetés viennent avant les cartes mélangées.',
        ],
      },
    },
  },
}
