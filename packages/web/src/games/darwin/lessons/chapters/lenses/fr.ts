import type { LensesTexts } from './en.ts'

export const fr: LensesTexts = {
  'lenses.goal': 'Déverrouillez une case et servez-vous d’une verrouillée',
  'lenses.reached': 'Une lentille, deux usages dans la manche ; et une case verrouillée peut servir aussi.',
  'lenses.small': 'Allez dans le petit journal',
  'lenses.unlock': 'Déverrouillez une case',
  'lenses.once': 'Utilisez-la aussitôt',
  'lenses.open': 'Revenez avec un ouvrier',
  'lenses.locked': 'Utilisez une case verrouillée',
  'idea.small':
    'Le (2)*petit journal* ne demande aucun sceau : même votre (1)*ouvrier du haut* peut y aller. On y pose des lentilles.',
  'idea.unlock':
    'Une lentille ouvre la case verrouillée suivante d’une page, pour les pièces indiquées. Déverrouillez la (1)*deuxième case d’exploration*.',
  'idea.once': 'Vous pouvez l’utiliser tout de suite, sans ouvrier ni sceau. (1)*Faites-le maintenant*.',
  'idea.open':
    'Elle reste ouverte pour tous. Terminez le tour et envoyez-(2)*y* un (1)*ouvrier* qui a les deux sceaux demandés.',
  'idea.locked':
    'Certaines actions utilisent une case verrouillée sans lentille ni ses sceaux. Finissez le tour, envoyez (1)*cet ouvrier* à la (2)*Porte dérobée* et (3)*choisissez*.',
  'why.locked':
    'Même la dernière case d’une page convient. Elle reste verrouillée, et ne coûte ni son prix ni une lentille.',
  'exam.question':
    'Manche II. Six pièces, et trois ouvriers qui ont chacun deux sceaux d’une couleur. Que feriez-vous de ce tour ?',
  'exam.lesson':
    'Une lentille ouvre la case pour tous : ouvrez ce qui vous sert aussitôt, avant que d’autres aient les sceaux.',
}
