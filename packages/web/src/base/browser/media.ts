// Properties of the screen as signals. The widths are those of the style sheets.

import { type Signal, signal } from '@preact/signals'

/** A signal that is true while the media query matches. */
export function media(query: string): Signal<boolean> {
  const list = globalThis.matchMedia?.(query)
  const holds = signal(list?.matches ?? false)
  list?.addEventListener('change', () => {
    holds.value = list.matches
  })
  return holds
}

/**
 * Matches screens too narrow or too low for the whole table, where the parts beside the board are drawers: a phone,
 * also held sideways, and a window enlarged to 200 %.
 */
export const PHONE = '(max-width: 760px), (max-height: 600px)'
export const isPhone = media(PHONE)
/** True if a page has one column. */
export const isNarrow = media('(max-width: 560px)')
export const hasBackButton = media(`${PHONE}, (pointer: coarse)`)
export const prefersDark = media('(prefers-color-scheme: dark)')
export const prefersLessMotion = media('(prefers-reduced-motion: reduce)')
