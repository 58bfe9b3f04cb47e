// How the drawers of the frame close again.

import type { Signal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { openLayer } from '../base/browser/dismiss.ts'
import type { Drawer } from './contract.ts'

const PARTS: { readonly [D in Drawer]: string } = {
  none: '.play-board',
  market: '.play-market',
  aside: '.play-aside',
  outlook: '.play-outlook',
  side: '.play-side',
  log: '.play-log',
  chat: '.play-log',
}
const OPENERS = '.phone-tabs, .play-tools [data-tool="log"], .play-tools [data-tool="chat"]'

/**
 * A drawer that lies over the table closes by Escape, a press outside and Back. One that takes the place of a part of the table, as all of
 * them do on a phone, is a view like the others: whoever plays on from there presses outside of it, so that only Escape and Back close it.
 */
export function useDrawer(drawer: Signal<Drawer>): void {
  const which = drawer.value
  useLayoutEffect(() => {
    const part = document.querySelector(PARTS[which])
    if (which === 'none' || !part) return
    const isOver = getComputedStyle(part).position === 'fixed'
    const close = () => {
      drawer.value = 'none'
    }
    return openLayer(close, {
      inside: () => [part, ...document.querySelectorAll(OPENERS)],
      outside: isOver,
      escape: isOver ? 'first' : 'last',
    })
  }, [which])
}
