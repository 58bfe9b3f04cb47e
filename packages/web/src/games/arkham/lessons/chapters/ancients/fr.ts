import type { AncientsTexts } from './en.ts'

export const fr: AncientsTexts = {
  'ancients.goal': 'Utilisez un effet, puis affrontez Yog-Sothoth',
  'ancients.reached': 'Un effet change une règle pour une manche ; le Grand Ancien décide de ce que vaut l’itinéraire.',
  'ancients.quarter': 'Choisissez un quartier',
  'ancients.extra': 'Placez le touriste en plus',
  'ancients.turn': 'Tracez un L',
  'ancients.end': 'Terminez la dernière manche',
  'ancients.start': 'Commencez l’itinéraire final',
  'ancients.route': 'Terminez l’itinéraire',
  'ancients.tome': 'Dépensez un grimoire',
  'ancients.face': 'Affrontez le Grand Ancien',
  'idea.quarter':
    'Un effet change une règle pour une manche. Votre (1)*dé d’effet* a rendu (2)*Nouveau virage* actif. Choisissez d’abord un (3)*quartier*.',
  'why.quarter':
    'Sur le dé d’effet, les nombres impairs portent le symbole sombre, les pairs le symbole clair. L’effet ne vaut que pour qui utilise ce dé.',
  'idea.extra':
    'Le dé d’effet ne montre pas de touristes. En échange, vous en placez un en plus, d’un type visible sur votre (1)*autre dé*.',
  'idea.turn':
    '(1)*Nouveau virage* : au lieu d’un tronçon n’importe où, tracez-en deux qui forment un L. Comblez (2)*le vide* entre vos deux morceaux.',
  'why.turn': 'Deux L conviennent : l’un longe une étoile, l’autre traverse l’université, que seul Yog-Sothoth ouvre.',
  'idea.end':
    'Les deux morceaux forment une ligne. (1)*Terminez* : c’est la dernière manche, et le Grand Ancien s’éveille ensuite.',
  'idea.start':
    'Chaque Grand Ancien a sa règle, sa récompense et sa pénalité : lisez celles de (1)*Yog-Sothoth*. Puis suivez le meilleur itinéraire (2)*d’un seul geste*.',
  'why.start':
    'Tronçon par tronçon, tout autre itinéraire est permis : à cause de la folie, celui qui vaut le plus n’est pas toujours le meilleur.',
  'idea.route':
    'Chaque (1)*lieu d’épouvante* sur l’itinéraire ajoute 1 point de folie ; plus il y en a, plus d’échecs possibles. Au bout, (2)*terminez l’itinéraire*.',
  'why.route':
    'Avec Yog-Sothoth, la folie n’est pas qu’un danger : chaque réussite rapporte 4 points par point de folie.',
  'idea.tome':
    'Trois dés : 5 et 6 sont des réussites, votre folie dit quels nombres échouent. Servez-vous d’abord d’un grimoire : (1)*ajoutez 2* à un dé, ou (2)*relancez*.',
  'idea.face':
    'D’abord, chaque échec barre deux quartiers de l’université ; puis chaque réussite donne sa récompense. Trois échecs, et tout est perdu. (1)*Affrontez-le*.',
  'exam.question':
    'Dernière manche. Ruelle secrète est active : un de vos tronçons peut être diagonal. Comment joueriez-vous ce tour ?',
  'exam.lesson': 'Un effet vaut surtout là où il relie ce que deux tronçons ordinaires ne relieraient pas.',
}
