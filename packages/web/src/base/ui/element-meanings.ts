// Records the meaning of elements on the screen. A component that draws an element for a thing of the game, or for a
// move, spreads `standsFor` on it. Code that has to measure, highlight or focus it, or wants to know what a press was
// on, asks here instead of searching the page.

import { signal } from '@preact/signals'
import type { RefObject } from 'preact'

/** The meaning of an element. */
export type Meaning = {
  /** The id of a thing of the game. */
  readonly id?: string | undefined
  /** A name for a part of the table that is no thing of the game, such as a counter: pieces and gains move to and from it. */
  readonly place?: string | undefined
  /**
   * The subject on which information is available, if it is no thing that can be pointed at: a counter, or a rival's
   * piece.
   */
  readonly about?: string | undefined
  /** The single move that a press on it makes. */
  readonly move?: string | undefined
  /** True if it can be pointed at now, or has been. */
  readonly offered?: boolean | undefined
  /** True if it is only visible: screen readers get it elsewhere, and it takes no keys. */
  readonly silent?: boolean | undefined
  /** The id of a button in the bar. */
  readonly tool?: string | undefined
  /** The kind of an element without an id: a gate, a key cap, a sign with a tooltip. */
  readonly kind?: string | undefined
  /** The `id` of the element that a press folds and unfolds. */
  readonly opens?: string | undefined
  /** The ids of the things in there, which may not be drawn while it is folded. */
  readonly holds?: readonly string[] | undefined
  /** The drawer that a press shows. */
  readonly drawer?: string | undefined
  /** True if the element it opens is open. */
  readonly isOpen?: boolean | undefined
  /** The thing below which it hangs as a tag. */
  readonly tagOf?: string | undefined
}

const shown = new Map<Element, Meaning>()

/**
 * Returns attributes to spread on an element, never on a component. They are for tests and for browser tools; no script
 * of the page reads them. `own` is the ref of a component that needs the element, too.
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

/** Finds all elements whose meaning fits, in the order of the page. */
export function findShown(fits: Fits): Element[] {
  const found = [...shown].filter(([element, meaning]) => fits(meaning, element)).map(([element]) => element)
  return found.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
}

/** Returns the element and its ancestors, from the inside to the outside. */
export function withAncestors(target: EventTarget | null): Element[] {
  const found: Element[] = []
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) found.push(at)
  return found
}

/** Returns the innermost thing of the game that contains the target. */
export function thingAt(target: EventTarget | null): string | null {
  for (const element of withAncestors(target)) {
    const id = shown.get(element)?.id
    if (id !== undefined) return id
  }
  return null
}

/** A thing on the table that an inspection card can describe, by its id or by its subject. */
export type Inspected = { readonly element: Element; readonly id: string }

/** True if inspection cards open on this page. Then things need no tooltips. */
export const cardsTellThings = signal(false)

/** Returns the innermost thing around the target that a card can describe. */
export function inspectedAt(target: EventTarget | null): Inspected | null {
  for (const element of withAncestors(target)) {
    const { id, about = id } = shown.get(element) ?? {}
    if (about !== undefined) return { element, id: about }
  }
  return null
}

/** Focuses an HTML or SVG element. */
export function focus(element: Element | undefined, options?: FocusOptions): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus(options)
}
