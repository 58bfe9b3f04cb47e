import type { ChapterTitles } from './en.ts'

export const fr: ChapterTitles = {
  exile: 'Artefacts et exil',
  'exile.promise': 'Achetez un artefact, utilisez-le aussitôt et débarrassez-vous de la Peur.',
  guardians: 'Gardiens et faveurs',
  'guardians.promise': 'Maîtrisez deux gardiens et profitez de leurs faveurs.',
  assistants: 'Assistants',
  'assistants.promise': 'Recrutez-en deux, utilisez-les et améliorez l’un d’eux.',
  round: 'Planifier une manche',
  'round.promise': 'Les deux archéologues, le bon ordre, et rien de perdu.',
  temple: 'Le Temple perdu',
  'temple.promise': 'Atteignez le temple, achetez une tuile Temple, puis avancez le calepin.',
  snake: 'Le Temple du serpent',
  'snake.promise': 'L’autre face du plateau : une idole contre un assistant, et des ruines qui font peur.',
}
