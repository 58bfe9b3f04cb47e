// Closes the drawers of the table's screen: by Escape, the Back button, or a press outside.

import type { Signal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { openLayer } from '../base/browser/dismiss.ts'
import { findShown } from '../base/ui/element-meanings.ts'
import { partOf, partsOf, type ScreenPart } from '../base/ui/screen-parts.ts'
import type { Drawer } from './contract.ts'

const PARTS: { readonly [D in Drawer]: ScreenPart } = {
  none: 'board',
  market: 'market',
  aside: 'aside',
  outlook: 'outlook',
  side: 'side',
  log: 'log',
  chat: 'log',
}
const openers = (): Element[] => [
  ...partsOf('phone-tabs'),
  ...findShown(({ tool }) => tool === 'log' || tool === 'chat'),
]

/**
 * A drawer over the table closes by Escape, a press outside and Back. One that replaces a part of the table, as on a
 * phone, is a view like the others: playing on means pressing outside of it, so only Escape and Back close it.
 */
export function useDrawer(drawer: Signal<Drawer>): void {
  const which = drawer.value
  useLayoutEffect(() => {
    const part = partOf(PARTS[which])
    if (which === 'none' || !part) return
    const isOver = getComputedStyle(part).position === 'fixed'
    const close = () => {
      drawer.value = 'none'
    }
    return openLayer(close, {
      inside: () => [part, ...openers()],
      outside: isOver,
      escape: isOver ? 'first' : 'last',
    })
  }, [which])
}
