// On a phone the part of the table that a question is about comes forward by itself, and goes back when it is answered.

import { useEffect, useRef } from 'preact/hooks'
import { isPhone } from '../base/browser/media.ts'

/** As the tabs call them; `none`: the board lies on top. */
export type Place = 'none' | 'market' | 'aside'

const PLACES: readonly string[] = ['none', 'market', 'aside'] satisfies Place[]
const tab = (place: string): HTMLElement | null => document.querySelector(`.phone-tabs [data-tab="${place}"]`)
const openTab = (): string | undefined =>
  document.querySelector<HTMLElement>('.phone-tabs [aria-pressed="true"]')?.dataset.tab

type Brought = { readonly before: string; readonly place: Place }

/** Whoever reads scores or the log meanwhile, or has turned to something else, is left to it. */
export function useAutoTab(place: Place | null): void {
  const brought = useRef<Brought | null>(null)
  useEffect(() => {
    const open = openTab()
    if (!isPhone.peek() || open === undefined || !PLACES.includes(open)) return
    const turned = turnTo(place, open, brought.current)
    brought.current = turned.brought
    if (turned.open !== open) tab(turned.open)?.click()
  }, [place])
}

type Turned = { readonly open: string; readonly brought: Brought | null }

/** Over several questions in a row what lay open before the first of them is kept. */
export function turnTo(place: Place | null, open: string, brought: Brought | null): Turned {
  const last = brought?.place === open ? brought : null
  if (place === null) return { open: last?.before ?? open, brought: null }
  return { open: place, brought: place === open ? brought : { before: last?.before ?? open, place } }
}
