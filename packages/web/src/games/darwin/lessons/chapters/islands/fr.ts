import type { IslandsTexts } from './en.ts'

export const fr: IslandsTexts = {
  'islands.goal': 'Plantez deux tentes, dont une de loin',
  'islands.reached': 'Quatre tentes sont posées. La cinquième vaudrait 5 points à la fin.',
  'islands.jump': 'Explorez jusqu’au campement',
  'islands.tent': 'Plantez une tente',
  'islands.stamps': 'Utilisez le campement',
  'islands.fork': 'Explorez encore',
  'islands.any': 'Plantez une tente de loin',
  'idea.jump':
    'Sur les îles : des points, des spécimens, des campements. (1)*Explorez de 2* : la case d’un (2)*rival* ne compte pas, et vous arrivez au (3)*campement*.',
  'why.jump':
    'Le premier à franchir un ruban doré en marque les points : ici 1. Seule agit la case où l’explorateur s’arrête.',
  'idea.tent':
    'Posez votre tente du haut sur un (1)*emplacement vide*. Le premier est gratuit, le second coûte une pièce : mieux vaut arriver tôt.',
  'idea.stamps':
    'Le campement agit d’abord : deux timbres, de n’importe quelle (2)*pile*, sur une (1)*enveloppe*. Puis vient ce que montre votre plateau à la place de la tente.',
  'idea.fork':
    'Votre troisième tente laisse le choix : naviguer ou (1)*explorer*. À la bifurcation, un (2)*spécimen* d’un côté, des (3)*pièces* de l’autre, plus court.',
  'idea.any':
    'Finissez, terminez le tour et envoyez (1)*cet ouvrier* au journal spécial, au (2)*Camp de base* : une (3)*tente* dans n’importe quel (4)*campement*, même lointain.',
  'why.any':
    'Une seule tente par campement. Les emplacements chers rapportent souvent le plus : 8 points pour 2 pièces sur la troisième île.',
  'exam.question':
    'Manche II. Le ruban est intact, le campement vide, et votre rival en est plus près. Que feriez-vous de ce tour ?',
  'exam.lesson': 'Les rubans et les emplacements bon marché vont aux premiers. Les spécimens attendent tout le monde.',
}
