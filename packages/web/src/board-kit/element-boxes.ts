// Where things stand on the screen, for what is drawn over them: the table can be moved and enlarged underneath.

import type { Signal } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { lookAgain, onLayoutChange } from '../base/browser/layout-changes.ts'
import type { Drawer } from './contract.ts'

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** What `find` finds now; nothing before the first frame. */
export function useMeasured<T>(find: () => T): T | null {
  const [found, setFound] = useState<T | null>(null)
  const now = useRef(find)
  now.current = find
  useEffect(() => {
    let before = ''
    return onLayoutChange(() => {
      const next = now.current()
      const text = JSON.stringify(next)
      if (text !== before) setFound(next)
      before = text
    })
  }, [])
  useEffect(lookAgain)
  return found
}

/** The first that is to be seen, if there is one. */
export const visibleBox = (selector: string): Box[] => visibleBoxes(selector, 1)

export function visibleBoxes(selector: string, most = Number.POSITIVE_INFINITY): Box[] {
  const boxes: Box[] = []
  for (const one of document.querySelectorAll(`.play ${selector}`)) {
    if (boxes.length === most) break
    if (one.closest('.coach, .guide')) continue
    const { x, y, width, height } = one.getBoundingClientRect()
    if (width > 0 && height > 0 && isWithin(x + width / 2, y + height / 2, one)) boxes.push(withTag(one))
  }
  return boxes
}

/** What hangs below a card, such as that it pays, belongs to it: a light or a frame would lie over it. */
function withTag(one: Element): Box {
  const [{ x, y, width, bottom }, tag] = [one.getBoundingClientRect(), one.querySelector('[data-tag]')]
  const low = Math.max(bottom, tag?.getBoundingClientRect().bottom ?? bottom)
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(low - y) }
}

/** On a narrow screen parts of the table are drawers, and each has its tab. */
const TABS: readonly (readonly [part: string, tab: Drawer])[] = [
  ['.play-board', 'none'],
  ['.play-market', 'market'],
  ['.play-aside', 'aside'],
]

/** Where something is folded away: what opens it. */
export function opener(selector: string): Box[] {
  const folded = document.querySelector(`.play ${selector}`)
  const part = folded?.closest('[id]')
  const button = part ? visibleBox(`[aria-controls="${CSS.escape(part.id)}"][aria-expanded="false"]`) : []
  if (button.length > 0) return button
  const tab = TABS.find(([part]) => folded?.closest(part))?.[1]
  return tab ? visibleBox(`.phone-tabs [data-tab="${tab}"][aria-pressed="false"]`) : []
}

/** Where things lie; a prompt only names them. */
const PARTS = '.play :is(.play-board, .play-market, .play-aside, .play-mine)'

/** Opens the part of the table in which the first of these lies, and scrolls it into what `sheet` leaves of the screen. */
export function bringForward(
  ids: readonly string[],
  sheet: { readonly current: HTMLElement | null },
  drawer: Signal<Drawer>,
): void {
  const found = ids.map((id) => document.querySelector(`${PARTS} [data-id="${CSS.escape(id)}"]`)).find((one) => one)
  const tab = TABS.find(([part]) => found?.closest(part))?.[1]
  if (tab) drawer.value = tab
  requestAnimationFrame(() => {
    const within = found && scrollerOf(found)
    if (!within) return
    const [thing, part] = [found.getBoundingClientRect(), within.getBoundingClientRect()]
    const end = Math.min(part.bottom, sheet.current?.getBoundingClientRect().top ?? part.bottom)
    within.scrollBy({ top: (thing.top + thing.bottom) / 2 - (part.top + end) / 2 })
  })
}

function scrollerOf(one: Element): Element | null {
  for (let at = one.parentElement; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return null
}

/** Not moved out of the part of the table it lies in, unless it lies over it, as choices do that are laid out. */
function isWithin(x: number, y: number, one: Element): boolean {
  if (one.contains(document.elementFromPoint(x, y))) return true
  const part = one.closest('.play-board, .play-market, .play-aside, .play-mine, .play-side, .play-prompt')
  const box = part?.getBoundingClientRect() ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight, width: 1 }
  return box.width === 0 || (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
}
