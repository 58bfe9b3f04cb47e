import type { Translation } from '../catalogue.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en, 'fr'> = {
  words: {
    player: 'Joueur {number}',
    players: 'Joueurs',
    from: '{from} : {prompt_low}',
    place: '{place, selectordinal, one {#re} other {#e}} place',
    label: '{label} :',
    several: '{count} × {what}',
    repeated: '{count, plural, =2 {deux} other {#}} fois, {what}',
    tie: '{standing}. {reason}',
    lost: 'Défaite. {reason}',
    won: 'Victoire',
    drawn: 'Égalité. {reason}',
    result: '{player} ({points}) : {standing_low}',
  },
  prompts: {
    'one-of': 'Choisissez une option.',
    may: 'Utilisez cet effet, ou renoncez-y.',
    pay: 'Choisissez comment payer.',
    collect: 'Choisissez comment payer le reste.',
  },
  moves: {
    skip: 'Ne rien faire',
    withdraw: 'Renoncer sans rien payer',
    pay: 'Payer avec {what_ins}',
    'pay-short': '{what}',
    'pay-rest': '… + {what}',
  },
  facts: {
    move: '{player} : {move}',
    'move-named': '{player} — {move}',
    decided: '{player} a fait son choix.',
    ready: '{player} a terminé.',
  },
  refusals: {
    'KER-OVER': 'La partie est finie.',
    'KER-SEAT': 'Il n’y a pas de place {number} à cette table.',
    'KER-TURN': 'Ce n’est pas à vous. La décision revient à {players}.',
    'KER-DONE': 'Vous avez terminé ; les autres choisissent encore.',
    'KER-FIRST': 'Une autre décision vous attend d’abord. {prompt}',
    'KER-PART': 'Ce coup est incomplet. {prompt}',
    'KER-UNKNOWN': '« {what} » ne veut rien dire ici.',
    'KER-PAY': 'Vous ne pouvez pas payer cela.',
  },
}
