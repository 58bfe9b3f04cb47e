import type { LensesTexts } from './en.ts'

export const fr: LensesTexts = {
  'lenses.goal': 'Déverrouillez une case et servez-vous-en deux fois',
  'lenses.reached': 'Une lentille, deux usages dans la manche, et la case reste ouverte.',
  'lenses.small': 'Allez dans le petit journal',
  'lenses.unlock': 'Déverrouillez une case',
  'lenses.once': 'Utilisez-la aussitôt',
  'lenses.open': 'Revenez avec un ouvrier',
  'idea.small':
    'Le (2)*petit journal* ne demande aucun sceau : même votre (1)*ouvrier du haut* peut y aller. On y pose des lentilles.',
  'idea.unlock':
    'Une lentille ouvre la case verrouillée suivante d’une page, pour les pièces indiquées. Déverrouillez la (1)*deuxième case d’exploration*.',
  'idea.once': 'Vous pouvez l’utiliser tout de suite, sans ouvrier ni sceau. Choisissez où (1)*explorer*.',
  'idea.open':
    'Elle reste ouverte pour tous. Prenez le gain, terminez le tour et envoyez-(2)*y* un (1)*ouvrier* qui a deux sceaux verts.',
  'exam.question':
    'Manche II. Six pièces, et trois ouvriers qui ont chacun deux sceaux d’une couleur. Que feriez-vous de ce tour ?',
  'exam.lesson':
    'Une lentille ouvre la case pour tous : ouvrez ce qui vous sert aussitôt, avant que d’autres aient les sceaux.',
}
