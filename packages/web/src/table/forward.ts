// On a phone the part of the table that a question is about comes forward by itself, and goes back when it is answered.

import { useEffect } from 'preact/hooks'

/** As the tabs call them; `none`: the board lies on top. */
export type Place = 'none' | 'market' | 'aside'

const PLACES: readonly string[] = ['none', 'market', 'aside'] satisfies Place[]
const phone = globalThis.matchMedia?.('(max-width: 760px)')
const tab = (place: string): HTMLElement | null => document.querySelector(`.phone-tabs [data-tab="${place}"]`)
const openTab = (): string | undefined =>
  document.querySelector<HTMLElement>('.phone-tabs [aria-pressed="true"]')?.dataset.tab

/** Whoever reads scores or the log meanwhile is left to it. */
export function useForward(place: Place | null): void {
  useEffect(() => {
    const before = openTab()
    if (place === null || place === before || !phone?.matches) return
    if (before === undefined || !PLACES.includes(before)) return
    tab(place)?.click()
    return () => {
      if (openTab() === place) tab(before)?.click()
    }
  }, [place])
}
