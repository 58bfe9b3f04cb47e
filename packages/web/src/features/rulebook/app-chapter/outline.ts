// The last chapter of every rulebook: the help that this app gives at the table, and the rules that no game has to
// state.

import { type RulebookOutline, tell } from '@wayfare/text'

export const outline = {
  screen: {
    offers: tell.text('KER-PART', 'KER-UNKNOWN', 'KER-SEAT'),
    details: tell.text(),
    refusals: tell.text(),
    turns: tell.text('KER-TURN', 'KER-FIRST', 'KER-DONE', 'KER-OVER'),
    paying: tell.text('KER-PAY'),
    undo: tell.text(),
  },
} as const satisfies RulebookOutline
