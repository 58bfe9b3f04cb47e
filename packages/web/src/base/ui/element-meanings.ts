// Which elements on the screen stand for what. Whoever draws an element that stands for a thing of the game or makes a move spreads
// `standsFor` on it; whoever has to measure, light or focus it, or wants to know what a press was on, asks here instead of the page.

import { signal } from '@preact/signals'
import type { RefObject } from 'preact'

/** What an element stands for. */
export type Meaning = {
  /** A thing of the game. */
  readonly id?: string | undefined
  /** A name for a part of the table that is no thing of the game, such as a counter: pieces and gains move to and from it. */
  readonly place?: string | undefined
  /** What there is to be told of it, where it is no thing that can be pointed at: a counter, or the piece of a rival. */
  readonly about?: string | undefined
  /** The one move that a press on it makes. */
  readonly move?: string | undefined
  /** It may be pointed at now, or has been. */
  readonly offered?: boolean | undefined
  /** It is only to be seen: those who listen are told of it elsewhere, and it takes no keys. */
  readonly silent?: boolean | undefined
  /** A button of the bar. */
  readonly tool?: string | undefined
  /** What is not one thing of its own: gates, key caps, signs that tell more. */
  readonly kind?: string | undefined
  /** The `id` of the element that a press on it folds and unfolds. */
  readonly opens?: string | undefined
  /** The part of the table that a press on it shows. */
  readonly drawer?: string | undefined
  /** What it opens is open. */
  readonly isOpen?: boolean | undefined
  /** The thing that it hangs below. */
  readonly tagOf?: string | undefined
}

const shown = new Map<Element, Meaning>()

/**
 * To be spread on an element, never on a component. Its attributes are for tests and for tools of the browser: no script of the page
 * reads them. `own`: whoever draws the element needs it, too.
 */
export const standsFor = <E extends Element = Element>(meaning: Meaning, own?: RefObject<E | null>) => ({
  'data-id': meaning.id,
  'data-about': meaning.about,
  'data-move': meaning.move,
  ref: (element: E | null) => {
    if (!element) return
    shown.set(element, meaning)
    if (own) own.current = element
    return () => {
      if (shown.get(element) === meaning) shown.delete(element)
      if (own?.current === element) own.current = null
    }
  },
})

export const meaningOf = (element: Element): Meaning | undefined => shown.get(element)

export type Fits = (meaning: Meaning, element: Element) => boolean | undefined

/** All elements of which this is true, in the order of the page. */
export function findShown(fits: Fits): Element[] {
  const found = [...shown].filter(([element, meaning]) => fits(meaning, element)).map(([element]) => element)
  return found.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
}

/** The element itself and what it is in, from the inside to the outside. */
export function withAncestors(target: EventTarget | null): Element[] {
  const found: Element[] = []
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) found.push(at)
  return found
}

/** The innermost thing of the game that this is part of. */
export function thingAt(target: EventTarget | null): string | null {
  for (const element of withAncestors(target)) {
    const id = shown.get(element)?.id
    if (id !== undefined) return id
  }
  return null
}

/** Something on the table of which a card can tell what it is: by the id of the thing, or by what it is about. */
export type Inspected = { readonly element: Element; readonly id: string }

/** Whether such cards open on this page. The tips of things are left to them then. */
export const cardsTellThings = signal(false)

/** The innermost thing that this is part of, of which a card can tell. */
export function inspectedAt(target: EventTarget | null): Inspected | null {
  for (const element of withAncestors(target)) {
    const { id, about = id } = shown.get(element) ?? {}
    if (about !== undefined) return { element, id: about }
  }
  return null
}

/** HTML and SVG alike. */
export function focus(element: Element | undefined, options?: FocusOptions): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus(options)
}
