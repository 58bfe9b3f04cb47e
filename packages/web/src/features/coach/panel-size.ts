// The height of the coach panel on a phone, where it covers part of the table.

/**
 * `open` shows everything, `strip` only the chosen suggestion, and `line` says that there is nothing to play and how to
 * ask again.
 */
export type PanelSize = 'open' | 'strip' | 'line'

/** `left` is true if a part of the suggestion can still be played. */
type Now = { readonly folded: boolean; readonly thinking: boolean; readonly left: boolean }

export function sheetOf({ folded, thinking, left }: Now): PanelSize {
  if (left) return folded ? 'strip' : 'open'
  return thinking ? 'open' : 'line'
}
