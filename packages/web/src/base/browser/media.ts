// Properties of the screen as signals. The widths are those of the style sheets.

import { type Signal, signal } from '@preact/signals'

/** Whether a media query holds, from now on. */
export function media(query: string): Signal<boolean> {
  const list = globalThis.matchMedia?.(query)
  const holds = signal(list?.matches ?? false)
  list?.addEventListener('change', () => {
    holds.value = list.matches
  })
  return holds
}

/**
 * Too narrow or too low for a whole table: the parts beside the board are drawers. A window that is enlarged to 200 % counts, and a phone
 * held sideways.
 */
export const PHONE = '(max-width: 760px), (max-height: 600px)'
export const isPhone = media(PHONE)
/** A page has one column. */
export const isNarrow = media('(max-width: 560px)')
export const hasBackButton = media(`${PHONE}, (pointer: coarse)`)
export const prefersDark = media('(prefers-color-scheme: dark)')
export const prefersLessMotion = media('(prefers-reduced-motion: reduce)')
