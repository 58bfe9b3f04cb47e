// The height of the coach panel on a phone, where it covers part of the table.

/** `open`: all that it says; `strip`: the chosen way and no more; `line`: that there is nothing to play, and how to ask again. */
export type PanelSize = 'open' | 'strip' | 'line'

/** `left`: whether something of what was advised can be played. */
type Now = { readonly folded: boolean; readonly thinking: boolean; readonly left: boolean }

export function sheetOf({ folded, thinking, left }: Now): PanelSize {
  if (left) return folded ? 'strip' : 'open'
  return thinking ? 'open' : 'line'
}
