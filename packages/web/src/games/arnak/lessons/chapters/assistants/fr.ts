import type { AssistantsTexts } from './en.ts'

export const fr: AssistantsTexts = {
  'assistants.goal': 'Deux assistants, dont un doré',
  'assistants.reached': 'Argenté, il sert une fois par manche ; une fois doré, il sert aussitôt de nouveau.',
  'assistants.recruit': 'Recrutez un assistant',
  'assistants.use': 'Utilisez l’assistant',
  'assistants.second': 'Recrutez-en un deuxième',
  'assistants.both': 'Utilisez-le aussi',
  'assistants.gold': 'Améliorez un assistant',
  'assistants.again': 'Utilisez l’assistant doré',
  'idea.recruit':
    'C’est le (1)*calepin* qui recrute. Avancez-le dans la (2)*première rangée* et choisissez un (3)*assistant* au sommet d’une pile.',
  'idea.use':
    'Votre (1)*assistant* est disponible. C’est une action gratuite : utilisez-le, et il est épuisé jusqu’à la prochaine manche.',
  'idea.second':
    '(1)*Terminez le tour*, puis avancez (2)*encore le calepin*. Il peut rejoindre la loupe, jamais la dépasser.',
  'idea.both': 'Vous avez deux emplacements. Utilisez aussi le (1)*nouveau* : chacun sert une fois par manche.',
  'idea.gold':
    'Terminez le tour. Dans la (1)*troisième rangée*, le calepin améliore un assistant argenté. Choisissez-en (2)*un épuisé* : il redevient disponible.',
  'idea.again':
    'La face dorée est plus forte, et l’assistant est de nouveau disponible. Utilisez-le (1)*dans la même manche*.',
  'exam.question':
    'Manche V. Vos deux archéologues sont sur le terrain, vos deux assistants épuisés. Que feriez-vous de ce tour ?',
  'exam.lesson':
    'Une amélioration vaut surtout pour un assistant épuisé : il sert aussitôt une fois de plus, même à la dernière manche.',
}
