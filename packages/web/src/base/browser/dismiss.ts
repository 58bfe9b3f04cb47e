// Whatever opens over the page and closes again: dialogs, drawers, menus, sheets and notes. What was opened last closes first: by Escape,
// by a press outside of it and, on a phone, by Back. The focus then returns to what opened it.

import { useLayoutEffect, useRef } from 'preact/hooks'
import { hasBackButton } from './media.ts'

export type Dismissal = {
  /** What has opened, and what opened it: a press in there is not one outside. */
  readonly inside: () => readonly (Element | null | undefined)[]
  /** What the focus returns to, where it has moved before this is called. */
  readonly opener?: () => Element | null | undefined
  /** Whether a press outside closes it. */
  readonly outside?: boolean
  /** `last`: the table's own uses of Escape, such as a step back in a choice, come first. */
  readonly escape?: 'first' | 'last'
  /** It is shown only while the pointer rests somewhere: Escape closes it and does its other work as well, and Back does not know it. */
  readonly passing?: boolean
  /** It lies over all else, as dialogs, menus and notes do: keys are not for the page below. */
  readonly over?: boolean
}

type Layer = { readonly close: () => void; readonly dismissal: Dismissal; readonly opener: Element | null }

/** What is open, the newest at the end. */
const layers: Layer[] = []

/** Opens a layer. Returns what takes it away again; it does not call `close`. */
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

/** While `open` is neither false nor null; with another value it counts as opened anew. */
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

/** Again with every layer, so that `last` really comes after what listened before. */
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

/** A press where nothing takes the focus moves it to the page, or to the table as a whole. */
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

// Back. While something is open, the history has one entry more for the same page. It stays when all is closed by other means, for the
// next layer to use: taking it away would be a step back that ends who knows when, perhaps on the page that was opened meanwhile.

type EntryState = { readonly layer?: boolean } | null

const isExtraEntry = (): boolean => (globalThis.history?.state as EntryState)?.layer === true
let atExtraEntry = isExtraEntry()

function enterHistory(): void {
  if (!hasBackButton.peek() || isExtraEntry()) return
  history.pushState({ layer: true }, '')
  atExtraEntry = true
}

/** The router says so when it has moved on to another entry by itself. */
export function dismissOnNavigation(): void {
  atExtraEntry = isExtraEntry()
}

globalThis.addEventListener?.('popstate', () => {
  const left = atExtraEntry
  atExtraEntry = isExtraEntry()
  if (!left || atExtraEntry) return
  const top = topLayer()
  // Nothing was open: the step was meant for the page before this one.
  if (!top) return history.back()
  top.close()
  if (layers.some((layer) => layer !== top && !layer.dismissal.passing)) enterHistory()
})
