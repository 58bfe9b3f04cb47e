import type { ArkhamTexts } from './en.ts'

export const fr: ArkhamTexts = {
  task: 'Objectif',
  'task.goal': 'Choisissez votre objectif secret',
  'task.reached': 'Un objectif est gardé. Vous seul savez lequel.',
  'task.keep': 'Gardez-en un sur deux',
  'idea.line':
    'Dix manches. À chacune, des touristes arrivent et vous tracez des rues. À la fin, *une seule ligne ininterrompue* compte.',
  'why.line':
    'Tout ce qui n’est pas au bord de cette ligne s’efface, rues et touristes. Pensez à une longue promenade.',
  'idea.task':
    'Gardez un de ces (1)*objectifs*, en secret. Un itinéraire par les carrefours qu’il marque rapporte des points.',
  'why.task':
    'Des drapeaux marquent ses carrefours sur votre plan, pour vous seul. Chaque rue entre deux d’entre eux vaut un point.',

  dice: 'Dés',
  'dice.goal': 'Choisissez deux dés',
  'dice.reached': 'Deux nombres, et les signes de ceux qui viennent.',
  'dice.first': 'Prenez le premier dé',
  'dice.second': 'Prenez le second dé',
  'idea.die': 'Prenez un (1)*dé*. Son nombre est la moitié d’une adresse, ses signes sont les touristes qui viendront.',
  'why.die':
    'Vous jouez tous deux avec les mêmes dés, chacun sur son plan. Cette manche commence par vous : vous choisissez.',
  'idea.address':
    'L’adversaire en a écarté deux. Prenez un (1)*second dé* : les deux nombres sont l’adresse d’un quartier.',
  'why.address':
    'Le premier nombre compte vers la droite, le second vers le bas, et l’un ou l’autre dé peut être le premier. Deux dés mènent donc à deux quartiers.',

  tourists: 'Touristes',
  'tourists.goal': 'Accueillez les touristes',
  'tourists.reached': 'Ils sont tous arrivés.',
  'tourists.quarter': 'Choisissez un quartier',
  'idea.quarter': 'Choisissez un des (1)*quartiers éclairés*. Tous les touristes des deux dés y arrivent.',
  'why.quarter': 'Un quartier reçoit des touristes une fois. Prenez celui qui est près de votre future promenade.',
  'idea.effect':
    'Le (1)*dé violet* n’a pas de touristes. Il en vient un de plus, comme ceux de l’autre dé, et un (2)*effet* s’éveille.',
  'why.effect': 'Le signe du dé, soleil ou lune, dit lequel. L’effet ne dure que cette manche.',

  streets: 'Rues',
  'streets.goal': 'Tracez vos premières rues',
  'streets.reached': 'Les premières rues de votre promenade.',
  'streets.draw': 'Tracez des rues',
  'streets.shop': 'Visitez une boutique',
  'streets.end': 'Finissez la manche',
  'idea.likes':
    'Les ronds aiment les quartiers rouges, les carrés les verts, les triangles les bleus, les croix les violets. Chacun vaut un point par quartier aimé le long de la ligne.',
  'why.likes':
    'Menez la ligne près des couleurs que vos touristes aiment, et près des quartiers jaunes pour les points de leurs étoiles.',
  'idea.ways':
    'Tracez *deux rues de suite* depuis un (1)*côté de votre quartier*, ses deux côtés opposés, ou une rue n’importe où.',
  'why.ways': 'Deux rues valent mieux qu’une. Un quartier compte si la ligne longe un de ses côtés.',
  'idea.shop':
    'Votre rue passe par une (1)*boutique*. Elle donne ce que montre la (2)*carte de la manche* : visitez-la.',
  'why.shop': 'Une boutique par manche, et chacune une fois. Les bonus se gardent pour plus tard.',
  'idea.end': 'Votre part est faite. (1)*Finissez* : vous pouvez changer d’avis tant que les autres jouent.',
  'why.end': 'Tout le monde trace en même temps, et l’on ne voit le plan des autres qu’à la fin de la manche.',

  round: 'Manche deux',
  'round.goal': 'Allongez la ligne',
  'round.reached': 'La ligne grandit.',
  'round.remove': 'Écartez deux dés',
  'round.join': 'Prolongez votre ligne',
  'idea.remove':
    'L’adversaire choisit, et vous (1)*écartez deux dés* : ceux qui l’arrangent, ou qui ne vous servent pas.',
  'why.remove': 'Ce qui reste est pour vous deux. Un nombre dont vos quartiers sont pleins mérite d’être écarté.',
  'idea.join': 'Prolongez ce que vous avez : les rues qui ne rejoignent pas la ligne s’effacent à la fin.',
  'why.join':
    'Les nouvelles rues n’ont pas à toucher les anciennes ; on joint plus tard. Mais chaque trou coûte des rues.',

  ancient: 'Sous la ville',
  'ancient.goal': 'Sachez ce qui dort dessous',
  'ancient.reached': 'Vous savez ce qui attend. Il dort encore.',
  'ancient.third': 'Tracez à la manche trois',
  'idea.worth':
    '(1)*Ici*, votre meilleure ligne jusqu’ici et ses points : touristes fois quartiers, étoiles et objectif.',
  'why.worth':
    'Où des rues bifurquent, on n’en suit qu’une. Pointez une rue pour voir ce qu’elle changerait aux points.',
  'idea.ancient':
    'Un (1)*Grand Ancien* s’éveille après la manche 10. Chaque (2)*lieu d’épouvante* sur votre ligne accroît votre folie.',
  'why.ancient':
    'À la fin, vous lancez trois dés contre lui. Plus vous êtes fou, plus de nombres échouent. Contournez ces lieux quand c’est facile.',
  'idea.gates':
    'Les (1)*portails* violets dorment aussi. À la fin, ils joignent des parties de la ligne, comme par une rue.',
  'why.gates':
    'La ligne peut sortir par un portail et rentrer par un autre. Allez vers eux si deux morceaux sont loin.',
  'idea.tome': 'Un (1)*grimoire* se garde pour la fin : il aide quand vous lancez trois dés contre le Grand Ancien.',
  'why.tome':
    'Relance rejette des dés, Amélioration ajoute 2 à l’un, Bénédiction fait réussir un 4. Un 5 ou un 6 réussit toujours.',

  own: 'À vous',
  'own.goal': 'Jouez la manche quatre',
  'own.reached': 'Vous connaissez les rues. La nuit continue ; je regarde.',
  'own.fourth': 'Jouez la manche',
  'idea.stuck':
    'À vous de décider. La (1)*lampe* conseille si on le demande ; touchez ce qui est terne pour savoir pourquoi.',
  'why.stuck': 'Restent la plupart des effets et la fin de la nuit. Les règles parlent de chacun.',
}
