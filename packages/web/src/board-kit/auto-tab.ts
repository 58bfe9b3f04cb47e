// On a phone the part of the table that a question is about comes forward by itself, and goes back when it is answered.

import { useEffect, useRef } from 'preact/hooks'
import { isPhone } from '../base/browser/media.ts'
import type { Drawer, GameTableProps } from './contract.ts'
import { isTurnShown } from './motion/turn-shown.ts'

/** `none`: the board lies on top. */
export type TabPlace = Extract<Drawer, 'none' | 'market' | 'aside'>

const PLACES: readonly Drawer[] = ['none', 'market', 'aside'] satisfies TabPlace[]

type Brought = { readonly before: Drawer; readonly place: TabPlace }

/**
 * Whoever reads scores or the log meanwhile, or has turned to something else, is left to it. null: what was brought forward goes back;
 * undefined: it stays.
 */
export function useAutoTab({ drawer }: Pick<GameTableProps, 'drawer'>, place: TabPlace | null | undefined): void {
  const brought = useRef<Brought | null>(null)
  useEffect(
    () =>
      afterShow(() => {
        const open = drawer?.peek()
        if (place === undefined || !drawer || !open || !isPhone.peek() || !PLACES.includes(open)) return
        const turned = turnTo(place, open, brought.current)
        brought.current = turned.brought
        drawer.value = turned.open
      }),
    [place],
  )
}

/** While a rival's turn is shown, the part of the table where it happens stays in front. Returns what calls it off. */
function afterShow(act: () => void): () => void {
  if (!isTurnShown.peek()) {
    act()
    return () => {}
  }
  let isOff = false
  const stop = isTurnShown.subscribe((isShown) => {
    if (isShown || isOff) return
    isOff = true
    // By then the show has put everything back as it was.
    queueMicrotask(act)
  })
  return () => {
    isOff = true
    stop()
  }
}

type Turned = { readonly open: Drawer; readonly brought: Brought | null }

/** Over several questions in a row what lay open before the first of them is kept. */
export function turnTo(place: TabPlace | null, open: Drawer, brought: Brought | null): Turned {
  const last = brought?.place === open ? brought : null
  if (place === null) return { open: last?.before ?? open, brought: null }
  return { open: place, brought: place === open ? brought : { before: last?.before ?? open, place } }
}
