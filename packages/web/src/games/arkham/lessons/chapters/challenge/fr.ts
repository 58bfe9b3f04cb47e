import type { ChallengeTexts } from './en.ts'

export const fr: ChallengeTexts = {
  'challenge.goal': 'Terminez un défi',
  'challenge.reached': 'Les deux nombres atteints, le défi est gagné. Essayez-en ensuite un plus difficile.',
  'challenge.dice': 'Choisissez deux dés',
  'challenge.round': 'Jouez la neuvième manche',
  'challenge.again': 'Choisissez encore des dés',
  'challenge.last': 'Tracez une dernière fois',
  'challenge.route': 'Choisissez l’itinéraire final',
  'challenge.face': 'Affrontez le Grand Ancien',
  'idea.dice':
    'En solo, on joue contre un (1)*défi* : ici 130 points, dont 12 de l’affrontement. À chaque manche, prenez deux des trois (2)*dés disponibles*.',
  'why.dice': 'Il n’y a ni premier joueur, ni dés écartés par d’autres, ni manche d’ouverture. Le reste ne change pas.',
  'idea.round':
    '(1)*Ces deux dés* deviennent disponibles à la manche suivante tels quels, avec celui que vous laissez. Jouez en pensant aux deux manches.',
  'idea.again':
    'Vous aviez vu deux de (1)*ces dés* ; les deux que vous avez utilisés ont été relancés et attendent la manche d’après. Prenez-en encore deux.',
  'idea.last':
    'Visez les deux nombres : quartiers et touristes pour le premier ; pour le second, chaque réussite rapporte 4 points par (1)*liaison*.',
  'idea.route':
    '(1)*Terminez la manche*. Le meilleur itinéraire est (2)*ici* : a-t-il assez de liaisons pour le second nombre ? Suivez-le, ou le vôtre.',
  'idea.face':
    'Le (1)*second nombre* ne vient que de ce lancer. Obtenez au moins une réussite grâce à vos grimoires, puis (2)*affrontez-le*.',
  'why.face': 'Trois échecs font perdre, quels que soient les points. Sinon, il suffit d’égaler les deux nombres.',
  'exam.question': 'Dernière manche d’un défi. Quels dés prendriez-vous, et comment joueriez-vous ce tour ?',
  'exam.lesson':
    'Deux nombres, un ou deux quartiers : prenez la paire qui amène ses touristes le long de la ligne, pas celle aux plus nombreux symboles.',
}
