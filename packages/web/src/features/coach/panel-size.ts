// How much of a phone's screen the coach takes: there it lies over the table.

/** `open`: all that it says; `strip`: the chosen way and no more; `line`: that there is nothing to play, and how to ask again. */
export type PanelSize = 'open' | 'strip' | 'line'

/** `left`: whether something of what was advised can be played. */
type Now = { readonly folded: boolean; readonly thinking: boolean; readonly left: boolean }

export function sheetOf({ folded, thinking, left }: Now): PanelSize {
  if (left) return folded ? 'strip' : 'open'
  return thinking ? 'open' : 'line'
}
