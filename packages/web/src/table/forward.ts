// On a phone the part of the table that a question is about comes forward by itself, and goes back when it is answered.

import { useEffect, useRef } from 'preact/hooks'

/** As the tabs call them; `none`: the board lies on top. */
export type Place = 'none' | 'market' | 'aside'

const PLACES: readonly string[] = ['none', 'market', 'aside'] satisfies Place[]
const phone = globalThis.matchMedia?.('(max-width: 760px)')
const tab = (place: string): HTMLElement | null => document.querySelector(`.phone-tabs [data-tab="${place}"]`)
const openTab = (): string | undefined =>
  document.querySelector<HTMLElement>('.phone-tabs [aria-pressed="true"]')?.dataset.tab

type Brought = { readonly before: string; readonly place: Place }

/** Whoever reads scores or the log meanwhile, or has turned to something else, is left to it. */
export function useForward(place: Place | null): void {
  // Over several questions in a row: what lay open before the first of them.
  const brought = useRef<Brought | null>(null)
  useEffect(() => {
    const open = openTab()
    if (!phone?.matches || open === undefined || !PLACES.includes(open)) return
    const last = brought.current?.place === open ? brought.current : null
    const next = place ?? last?.before
    if (place === null) brought.current = null
    else if (place !== open) brought.current = { before: last?.before ?? open, place }
    if (next !== undefined && next !== open) tab(next)?.click()
  }, [place])
}
