// Boxes of elements on the screen, for drawings on top of them. They follow when the table is moved or zoomed.

import type { Signal } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { lookAgain, onLayoutChange } from '../base/browser/layout-changes.ts'
import { type Fits, findShown, type Meaning, meaningOf, withAncestors } from '../base/ui/element-meanings.ts'
import { partOf, partsOf, type ScreenPart } from '../base/ui/screen-parts.ts'
import type { Drawer } from './contract.ts'

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Returns what `find` returns at present; null before the first frame. */
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

/** Finds the elements for this meaning on the screen of the table. */
const findOnTable = (fits: Fits): Element[] =>
  findShown((meaning, element) => fits(meaning, element) && partOf('screen')?.contains(element))

/**
 * The box of the first visible element, if there is one. Where several elements mean the same, such as a specimen on an island and in the
 * museum, the one that can be pressed now comes first.
 */
export function visibleBox(fits: Fits): Box[] {
  const pressable = visibleBoxes((meaning, element) => isPressable(meaning) && fits(meaning, element), 1)
  return pressable.length > 0 ? pressable : visibleBoxes(fits, 1)
}

const isPressable = ({ offered, silent }: Meaning): boolean => offered === true && silent !== true

/** The boxes of all visible elements that fit. Elements in the panels of coach and guide do not count. */
export function visibleBoxes(fits: Fits, most = Number.POSITIVE_INFINITY): Box[] {
  const panels = partsOf('coach', 'guide')
  const boxes: Box[] = []
  for (const one of findOnTable(fits)) {
    if (boxes.length === most) break
    if (!panels.some((panel) => panel.contains(one))) boxes.push(...boxInSight(one))
  }
  return boxes
}

/** The box of an element, unless it is out of sight. */
export function boxInSight(one: Element): Box[] {
  const { x, y, width, height } = one.getBoundingClientRect()
  return width > 0 && height > 0 && isWithin(x + width / 2, y + height / 2, one) ? [withTag(one)] : []
}

/** Extends the box of a card by the tag below it, such as a price, which a spotlight or frame must include. */
function withTag(one: Element): Box {
  const { x, y, width, bottom } = one.getBoundingClientRect()
  const id = meaningOf(one)?.id
  const [tag] = id === undefined ? [] : findShown(({ tagOf }, element) => tagOf === id && one.contains(element))
  const low = Math.max(bottom, tag?.getBoundingClientRect().bottom ?? bottom)
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(low - y) }
}

/** On a narrow screen these parts of the table are drawers, and each has its tab. */
const TABS = { board: 'none', market: 'market', aside: 'aside' } as const satisfies { [P in ScreenPart]?: Drawer }

/** The drawer that contains this element. */
const drawerOf = (one: Element): Drawer | undefined =>
  Object.entries(TABS).find(([part]) => partOf(part as keyof typeof TABS)?.contains(one))?.[1]

/** The box of the button that opens the place where something is folded away. */
export function opener(fits: Fits): Box[] {
  const [folded] = findOnTable(fits)
  if (!folded)
    return visibleBox(
      ({ opens, isOpen, holds }, element) =>
        opens !== undefined && !isOpen && holds?.some((id) => fits({ id }, element)),
    )
  const around = new Set(withAncestors(folded).map(({ id }) => id))
  const button = visibleBox(({ opens, isOpen }) => opens !== undefined && !isOpen && around.has(opens))
  if (button.length > 0) return button
  const within = drawerOf(folded)
  return within ? visibleBox(({ drawer, isOpen }) => drawer === within && !isOpen) : []
}

/**
 * Opens the drawer with the first of these things, and scrolls that into the part of the screen that the panels of coach
 * and guide leave free. If none of them is a thing, the row of the prompt is scrolled to the first button of such a move.
 */
export function bringForward(ids: readonly string[], drawer: Signal<Drawer>): void {
  // The prompt is left out, because it only names things.
  const places = partsOf('board', 'market', 'aside', 'mine')
  const elementsOf = (wanted: string) =>
    findShown(
      ({ id, kind }, element) => (id === wanted || kind === wanted) && places.some((place) => place.contains(element)),
    )
  const [found] = ids.flatMap(elementsOf)
  if (!found) {
    scrollToButton(ids)
    return
  }
  const tab = drawerOf(found)
  if (tab) drawer.value = tab
  // One frame later, because a part of the table that turns to its top for a new question does so after the layout of the next frame.
  afterFrames(2, () => {
    const within = scrollerOf(found)
    if (!within) return
    const thing = found.getBoundingClientRect()
    const [top, bottom] = freeHeight(within.getBoundingClientRect())
    within.scrollBy({ top: (thing.top + thing.bottom) / 2 - (top + bottom) / 2 })
  })
}

function scrollToButton(moves: readonly string[]): void {
  const isInPrompt = (element: Element) => partOf('prompt')?.contains(element)
  const [button] = moves.flatMap((wanted) => findShown(({ move }, element) => move === wanted && isInPrompt(element)))
  button?.scrollIntoView({ block: 'nearest', inline: 'center' })
}

const afterFrames = (frames: number, act: () => void): number =>
  requestAnimationFrame(() => (frames > 1 ? afterFrames(frames - 1, act) : act()))

/** From where to where this part of the screen is free: above the panels that lie over it, or below them if there is more room. */
function freeHeight(part: DOMRect): readonly [number, number] {
  let [top, bottom] = [part.top, part.bottom]
  for (const panel of partsOf('coach', 'guide').map((one) => one.getBoundingClientRect())) {
    const isOver = panel.left < part.right && panel.right > part.left && panel.top < bottom && panel.bottom > top
    if (!isOver || panel.height === 0) continue
    if (panel.top - top >= bottom - panel.bottom) bottom = panel.top
    else top = panel.bottom
  }
  return [top, bottom]
}

function scrollerOf(one: Element): Element | null {
  for (let at = one.parentElement; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return null
}

/**
 * True if the point is not scrolled out of its part of the table. Elements over the table, such as choices that are
 * laid out, always count.
 */
function isWithin(x: number, y: number, one: Element): boolean {
  if (one.contains(document.elementFromPoint(x, y))) return true
  const part = partsOf('board', 'market', 'aside', 'mine', 'side', 'prompt').find((part) => part.contains(one))
  const box = part?.getBoundingClientRect() ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight, width: 1 }
  return box.width === 0 || (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
}
