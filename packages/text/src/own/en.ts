import type { KERNEL_RULE_IDS } from '@wayfare/kernel'

export const en = {
  words: {
    player: 'Player {number}',
    players: 'Players',
    from: '{from}: {prompt_low}',
    place: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place',
    label: '{label}:',
    several: '{count} × {what}',
    repeated: '{what}{count, plural, =2 {, twice} other {, # times}}',
    tie: '{standing}. {reason}',
    lost: 'Lost. {reason}',
    won: 'Won',
    drawn: 'Draw. {reason}',
    result: '{player} ({points}): {standing_low}',
  },
  prompts: {
    'one-of': 'Choose one.',
    may: 'Use it, or skip it.',
    pay: 'Choose how to pay.',
    collect: 'Choose how to pay the rest.',
  },
  moves: {
    skip: 'Skip',
    withdraw: 'Take it back without paying',
    pay: 'Pay with {what_acc}',
    'pay-short': '{what}',
    'pay-rest': '… + {what}',
  },
  facts: {
    move: '{player}: {move}',
    'move-named': '{player} — {move}',
    decided: '{player} has decided.',
    ready: '{player} is ready.',
  },
  refusals: {
    'KER-OVER': 'The game is over.',
    'KER-SEAT': 'This table has no seat {number}.',
    'KER-TURN': 'Not your turn: waiting for {players}.',
    'KER-DONE': 'You are done; the others are still choosing.',
    'KER-FIRST': 'First things first: {prompt}',
    'KER-PART': 'That is only part of a move. {prompt}',
    'KER-UNKNOWN': '“{what}” means nothing here.',
    'KER-PAY': 'You cannot pay for this.',
  } satisfies Record<keyof typeof KERNEL_RULE_IDS, string>,
}
