import type { en } from './en.ts'

export const fr: Readonly<Record<keyof typeof en, string>> = {
  turn: 'Une carte sert pour son déplacement ou pour son effet, jamais pour les deux. Ce qui brille est possible.',
  pay: 'Rien n’est dépensé tant que le coût n’est pas couvert ; des actions gratuites peuvent encore aider.',
  research: 'Après l’avancée, la rangée et la tuile Bonus, s’il y en a une, donnent ce qu’elles montrent.',
  'choose-trip': 'L’archéologue restera sur place jusqu’à la fin de la manche, sauf si une carte le déplace.',
  'choose-guardian':
    'Un gardien maîtrisé vaut 5 points, et les archéologues de ce site ne rapportent plus de carte Peur.',
  'choose-exile': 'Exiler une carte Peur vous évite de perdre un point et améliore votre pioche.',
  'choose-recruit': 'Un assistant aide une fois par manche jusqu’à la fin de la partie.',
  keep: 'Les cartes que vous gardez comptent parmi les cinq de la manche suivante.',
}
