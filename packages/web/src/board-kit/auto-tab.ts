// Opens the tab of a phone that a question is about, and restores the previous one when it is answered.

import { useEffect, useRef } from 'preact/hooks'
import { isPhone } from '../base/browser/media.ts'
import type { Drawer, GameTableProps } from './contract.ts'
import { isTurnShown } from './motion/turn-shown.ts'

/** `none` is the tab of the board. */
export type TabPlace = Extract<Drawer, 'none' | 'market' | 'aside'>

const PLACES: readonly Drawer[] = ['none', 'market', 'aside'] satisfies TabPlace[]

type OpenedTab = { readonly before: Drawer; readonly place: TabPlace }

/**
 * Opens the tab for a question, unless the player is reading scores or the log, or has opened another tab. null closes
 * an automatically opened tab; undefined leaves it.
 */
export function useAutoTab({ drawer }: Pick<GameTableProps, 'drawer'>, place: TabPlace | null | undefined): void {
  const brought = useRef<OpenedTab | null>(null)
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

type TabState = { readonly open: Drawer; readonly brought: OpenedTab | null }

/** Over several questions in a row, the tab that was open before the first of them is remembered. */
export function turnTo(place: TabPlace | null, open: Drawer, brought: OpenedTab | null): TabState {
  const last = brought?.place === open ? brought : null
  if (place === null) return { open: last?.before ?? open, brought: null }
  return { open: place, brought: place === open ? brought : { before: last?.before ?? open, place } }
}
