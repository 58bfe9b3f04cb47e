// How much of a phone's screen the coach takes: there it lies over the table.

/** `open`: all that it says; `strip`: the chosen way and no more. */
export type Sheet = 'open' | 'strip'

/** `left`: whether something of what was advised can be played. A strip is nothing but that. */
export const sheetOf = ({ folded, left }: { readonly folded: boolean; readonly left: boolean }): Sheet =>
  folded && left ? 'strip' : 'open'
