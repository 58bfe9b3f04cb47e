import type { en } from './en.ts'

export const fr: Readonly<Record<keyof typeof en, string>> = {
  turn: 'Une carte vaut son déplacement ou son effet, jamais les deux. Ce qui brille est possible.',
  pay: 'Rien n’est dépensé tant que le coût n’est pas réuni ; des actions gratuites peuvent encore aider.',
  research: 'On paie d’abord le passage, puis la rangée et une tuile Bonus donnent ce qu’elles montrent.',
  'choose-trip': 'L’archéologue y reste jusqu’à la fin de la manche.',
  'choose-guardian': 'Un gardien maîtrisé vaut 5 points, et ce site ne donne plus de Peur à personne.',
  'choose-exile': 'Exiler une Peur épargne un point et améliore votre pioche.',
  'choose-recruit': 'Un assistant aide une fois par manche jusqu’à la fin de la partie.',
  keep: 'Ce que vous gardez compte dans les cinq cartes de la manche suivante.',
}
