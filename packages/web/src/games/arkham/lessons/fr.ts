import type { ArkhamTexts } from './en.ts'

export const fr: ArkhamTexts = {
  task: 'Objectif',
  'task.goal': 'Choisissez votre objectif secret',
  'task.reached': 'Vous gardez un objectif. Personne d’autre ne sait lequel.',
  'task.keep': 'Gardez-en un sur deux',
  'idea.line':
    'La partie compte dix manches. À chacune, des touristes arrivent et vous tracez des rues. À la fin, *une seule ligne ininterrompue* compte.',
  'why.line':
    'Les rues hors de cette ligne sont effacées, comme les touristes qu’elle ne longe pas. Prévoyez donc une longue promenade.',
  'idea.task':
    'Gardez un de ces (1)*objectifs*, en secret. Un itinéraire qui passe par les carrefours de l’objectif rapporte des points.',
  'why.task':
    'Des drapeaux marquent les carrefours de l’objectif sur votre plan, visibles de vous uniquement. Chaque rue de votre ligne finale entre deux d’entre eux vaut un point.',

  dice: 'Dés',
  'dice.goal': 'Choisissez deux dés',
  'dice.reached': 'Deux nombres, et les symboles des touristes attendus.',
  'dice.first': 'Prenez le premier dé',
  'dice.second': 'Prenez le second dé',
  'idea.die':
    'Prenez un (1)*dé*. Son nombre est la moitié d’une adresse, et les touristes qu’il montre, s’il y en a, viendront à cette adresse.',
  'why.die':
    'Vous jouez à deux avec les mêmes dés, chacun sur son plan. C’est vous qui commencez cette manche : à vous de choisir.',
  'idea.address':
    'L’adversaire a écarté deux dés. Prenez un (1)*second dé* : les deux nombres sont l’adresse d’un quartier.',
  'why.address':
    'Le premier nombre se compte vers la droite, le second vers le bas, et l’un ou l’autre dé peut être le premier. Deux nombres différents mènent donc à deux quartiers.',

  tourists: 'Touristes',
  'tourists.goal': 'Accueillez les touristes',
  'tourists.reached': 'Les touristes sont tous arrivés.',
  'tourists.quarter': 'Choisissez un quartier',
  'idea.quarter': 'Choisissez un des (1)*quartiers éclairés*. Tous les touristes des deux dés y arrivent.',
  'why.quarter':
    'Un quartier ne reçoit de touristes que lors d’une seule manche. Choisissez-en un près de votre future promenade.',
  'idea.effect':
    'Le (1)*dé d’effet* ne montre pas de touristes. Il en arrive un de plus, d’un type visible sur l’autre dé, et un (2)*effet* devient actif.',
  'why.effect': 'Le symbole du dé, soleil ou lune, indique de quel effet il s’agit. L’effet ne dure que cette manche.',

  streets: 'Rues',
  'streets.goal': 'Tracez vos premières rues',
  'streets.reached': 'Les premières rues de votre promenade.',
  'streets.draw': 'Tracez des rues',
  'streets.shop': 'Visitez une boutique',
  'streets.end': 'Terminez la manche',
  'idea.likes':
    'Les ronds aiment les quartiers rouges, les carrés les verts, les triangles les bleus, les croix les violets. Le long de la ligne, chaque touriste vaut un point par quartier qu’il aime.',
  'why.likes':
    'Faites passer la ligne le long des quartiers dont vos touristes aiment la couleur, et des jaunes pour les points de leurs étoiles.',
  'idea.ways':
    'Tracez *deux rues à la suite* depuis un (1)*côté de votre quartier*, deux de ses côtés opposés, ou une rue n’importe où.',
  'why.ways': 'Deux rues valent mieux qu’une. Un quartier compte si la ligne longe un de ses côtés.',
  'idea.shop':
    'Votre rue passe par une (1)*boutique*. Elle donne ce que montre la (2)*carte de la manche* : visitez-la.',
  'why.shop':
    'On visite une boutique par manche au plus, et chacune une seule fois. À part les touristes, les bonus peuvent se garder pour plus tard.',
  'idea.end': 'Votre tracé est fait. (1)*Terminez* : vous pouvez changer d’avis tant que l’adversaire n’a pas fini.',
  'why.end':
    'Vous tracez en même temps que l’adversaire, et chacun ne voit les nouvelles rues de l’autre qu’à la fin de la manche.',

  round: 'Deuxième manche',
  'round.goal': 'Allongez la ligne',
  'round.reached': 'La ligne s’allonge.',
  'round.remove': 'Écartez deux dés',
  'round.join': 'Prolongez votre ligne',
  'idea.remove':
    'Cette fois, l’adversaire choisit, et vous (1)*écartez deux dés* : ceux qui l’arrangeraient ou qui ne vous servent pas.',
  'why.remove':
    'Les deux dés choisis vous serviront à tous les deux. Si un nombre ne mène qu’à des quartiers occupés sur votre plan, écartez ce dé.',
  'idea.join': 'Prolongez ce que vous avez : les rues qui ne font pas partie de la ligne sont effacées à la fin.',
  'why.join':
    'Les nouvelles rues n’ont pas à toucher les anciennes ; on peut les relier plus tard. Mais chaque interruption coûte des rues.',

  ancient: 'Sous la ville',
  'ancient.goal': 'Découvrez ce qui dort sous la ville',
  'ancient.reached': 'Vous savez qui vous attend. Il dort encore.',
  'ancient.third': 'Tracez vos rues de la troisième manche',
  'idea.worth':
    '(1)*Ici* s’affichent votre meilleure ligne et ses points : touristes × quartiers, étoiles et objectif.',
  'why.worth':
    'Là où des rues bifurquent, on n’en suit en général qu’une. Pointez une rue pour voir ce qu’elle changerait aux points.',
  'idea.ancient':
    'Un (1)*Grand Ancien* s’éveille après la manche 10. Chaque (2)*lieu d’épouvante* sur votre ligne accroît votre folie.',
  'why.ancient':
    'À la fin, vous lancez trois dés contre le Grand Ancien. Plus votre folie est grande, plus il y a de nombres qui échouent. Contournez les lieux d’épouvante quand c’est facile.',
  'idea.gates':
    'Les (1)*portails* dorment aussi. À la fin, ils peuvent relier des parties de la ligne, comme si une rue passait de l’un à l’autre.',
  'why.gates':
    'La ligne peut sortir par un portail et rentrer par un autre ; ce lien ajoute 1 point de folie, sauf avec Shub-Niggurath. Dirigez votre tracé vers les portails si votre ligne est en deux morceaux.',
  'idea.tome': 'Un (1)*grimoire* se garde pour la fin : il aide quand vous lancez trois dés contre le Grand Ancien.',
  'why.tome':
    'Relance permet de relancer des dés, Amélioration ajoute 2 à l’un d’eux, Bénédiction fait réussir un 4, sauf si votre folie en fait un échec. Un 5 ou un 6 réussit toujours.',

  own: 'En autonomie',
  'own.goal': 'Jouez la quatrième manche',
  'own.reached': 'Vous connaissez les rues. La nuit continue ; je ne fais que regarder.',
  'own.fourth': 'Jouez la manche',
  'idea.stuck':
    'À vous de décider. La (1)*lampe* vous conseille à la demande ; touchez un élément grisé pour savoir pourquoi il l’est.',
  'why.stuck': 'Il vous reste à découvrir la plupart des effets et la fin de la nuit. Les règles expliquent tout cela.',
}
