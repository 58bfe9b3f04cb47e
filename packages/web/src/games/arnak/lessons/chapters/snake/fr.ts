import type { SnakeTexts } from './en.ts'

export const fr: SnakeTexts = {
  'snake.goal': 'Secourez un assistant, bravez les ruines',
  'snake.reached': 'Une idole vous a valu un assistant, et la Peur a disparu.',
  'snake.idol': 'Payez une idole pour la rangée 4',
  'snake.rescue': 'Secourez un assistant',
  'snake.gold': 'Améliorez-le avec la loupe',
  'snake.use': 'Utilisez l’assistant',
  'snake.tale': 'Montez à la rangée 6',
  'snake.exile': 'Exilez la Peur',
  'idea.idol':
    'Le passage vers la (1)*rangée 4* coûte une (2)*idole* de vos caisses : elle ne rapporte plus de points. Une idole déjà placée ne convient pas.',
  'idea.rescue':
    'Un assistant par joueur attend ici. Tous voient le premier de la pile ; à vous maintenant de choisir (1)*n’importe lequel*.',
  'idea.gold':
    'L’assistant secouru arrive argenté et épuisé. Terminez le tour : à la (1)*rangée suivante*, la loupe améliore (2)*l’assistant*, qui redevient disponible.',
  'idea.use': 'Doré et disponible dans la manche même du sauvetage : utilisez (1)*l’assistant*.',
  'idea.tale':
    'Terminez le tour et avancez la (1)*loupe* à la (2)*rangée 6* : 10 points, mais aussi une carte Peur. La rangée 7 en donne une autre.',
  'idea.exile':
    'Sur cette face, le calepin exile une carte à la (1)*rangée 2*. Qu’il fasse disparaître une (2)*Peur*, de votre main ou zone de jeu.',
  'exam.question':
    'Manche III, Temple du serpent. Une idole sur vos caisses, la loupe à la rangée 3. Que feriez-vous de ce tour ?',
  'exam.lesson':
    'L’idole vaut 3 points, ou un effet sur un emplacement. Le sauvetage vaut un assistant pour le reste de la partie, et ouvre la voie.',
}
