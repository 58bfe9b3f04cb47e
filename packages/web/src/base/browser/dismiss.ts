// Layers that open over the page and close again: dialogs, drawers, menus, sheets and notes. The newest closes first:
// by Escape, by a press outside of it and, on a phone, by Back. The focus then returns to the element that opened it.

import { useLayoutEffect, useRef } from 'preact/hooks'
import { hasBackButton } from './media.ts'

export type Dismissal = {
  /** The layer itself and the element that opened it: a press in these is not one outside. */
  readonly inside: () => readonly (Element | null | undefined)[]
  /** The element to which the focus returns, if it has moved before this is called. */
  readonly opener?: () => Element | null | undefined
  /** True if a press outside closes it. */
  readonly outside?: boolean
  /** With `last`, the table's own uses of Escape, such as a step back in a choice, come first. */
  readonly escape?: 'first' | 'last'
  /**
   * True if it is shown only while the pointer rests somewhere. Escape closes it and also does its other work, and Back
   * ignores it.
   */
  readonly passing?: boolean
  /** True if it covers everything, as dialogs, menus and notes do: keys are not for the page below. */
  readonly over?: boolean
}

type Layer = { readonly close: () => void; readonly dismissal: Dismissal; readonly opener: Element | null }

/** The open layers, the newest last. */
const layers: Layer[] = []

/** Opens a layer. Returns a function that removes it without calling `close`. */
export function openLayer(close: () => void, dismissal: Dismissal): () => void {
  const opener = dismissal.opener?.() ?? document.activeElement
  const layer = { close, dismissal, opener }
  layers.push(layer)
  listen()
  if (!dismissal.passing) enterHistory()
  return () => {
    const at = layers.indexOf(layer)
    if (at < 0) return
    layers.splice(at, 1)
    if (!dismissal.passing && hasLostFocus(dismissal)) focusAgain(opener)
  }
}

/** Opens a layer while `open` is neither false nor null. Another value opens it anew. */
export function useDismiss(open: string | boolean | null, close: () => void, dismissal: Dismissal): void {
  const now = useRef({ close, dismissal })
  now.current = { close, dismissal }
  useLayoutEffect(() => {
    if (open === false || open === null) return
    return openLayer(() => now.current.close(), now.current.dismissal)
  }, [open])
}

export const isCovered = (): boolean => layers.some(({ dismissal }) => dismissal.over)

function hasLostFocus({ inside }: Dismissal): boolean {
  const focused = document.activeElement
  return !focused || focused === document.body || inside().some((part) => part?.contains(focused))
}

function focusAgain(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
}

/** Listeners are added again with every layer, so that `last` really runs after those of the table. */
function listen(): void {
  addEventListener('pointerdown', onPress, true)
  addEventListener('keydown', onEscapeFirst, true)
  removeEventListener('keydown', onEscapeLast)
  addEventListener('keydown', onEscapeLast)
}

function onPress({ target }: Event): void {
  for (const { close, dismissal, opener } of layers.slice().reverse()) {
    if (dismissal.inside().some((part) => part?.contains(target as Node))) return
    if (dismissal.outside === false) continue
    close()
    if (!dismissal.passing) addEventListener('pointerup', () => isNowhere() && focusAgain(opener), { once: true })
  }
}

/** True if a press outside of any control has moved the focus to the page, or to the table as a whole. */
const isNowhere = (): boolean => !document.activeElement || document.activeElement.matches('body, main')

function onEscapeFirst(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  for (const layer of layers.slice().reverse()) {
    if (layer.dismissal.escape === 'last') return
    layer.close()
    if (layer.dismissal.passing) continue
    event.preventDefault()
    event.stopImmediatePropagation()
    return
  }
}

function onEscapeLast(event: KeyboardEvent): void {
  const top = topLayer()
  if (event.key !== 'Escape' || event.defaultPrevented || top?.dismissal.escape !== 'last') return
  top.close()
  event.preventDefault()
}

const topLayer = (): Layer | undefined => layers.findLast(({ dismissal }) => !dismissal.passing)

// The Back button. While a layer is open, the history has one extra entry for the same page. That entry stays when all
// layers are closed by other means, and the next layer uses it. Removing it would be a step back that takes effect at
// an unknown time, perhaps on a page opened meanwhile.

type EntryState = { readonly layer?: boolean } | null

const isExtraEntry = (): boolean => (globalThis.history?.state as EntryState)?.layer === true
let atExtraEntry = isExtraEntry()

function enterHistory(): void {
  if (!hasBackButton.peek() || isExtraEntry()) return
  history.pushState({ layer: true }, '')
  atExtraEntry = true
}

/** The router calls this when it has moved on to another history entry. */
export function dismissOnNavigation(): void {
  atExtraEntry = isExtraEntry()
}

globalThis.addEventListener?.('popstate', () => {
  const left = atExtraEntry
  atExtraEntry = isExtraEntry()
  if (!left || atExtraEntry) return
  const top = topLayer()
  // Nothing was open, so the step was meant for the previous page.
  if (!top) return history.back()
  top.close()
  if (layers.some((layer) => layer !== top && !layer.dismissal.passing)) enterHistory()
})
