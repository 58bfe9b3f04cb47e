// Renders components into the page of a test, and acts on them as a person does.

import { fireEvent } from '@testing-library/dom'
import { type ComponentChild, render as draw } from 'preact'
import { act } from 'preact/test-utils'

const places = new Set<HTMLElement>()

/**
 * Renders at the end of the page; effects have run when it returns. Returns a function that renders again with other
 * properties.
 */
export function render(drawn: ComponentChild): (next: ComponentChild) => void {
  const place = document.body.appendChild(document.createElement('div'))
  places.add(place)
  const again = (next: ComponentChild): void => void act(() => draw(next, place))
  again(drawn)
  return again
}

/** Removes everything that was rendered, as leaving the page does. */
export function unmountAll(): void {
  for (const place of places) {
    act(() => draw(null, place))
    place.remove()
  }
  places.clear()
}

/** Clicks by mouse or finger: the pointer goes down and up, and a focusable element gets the focus. */
export function click(what: HTMLElement): void {
  fireEvent.pointerDown(what)
  if (!what.matches(':disabled')) what.focus()
  fireEvent.pointerUp(what)
  fireEvent.click(what)
}

/** Presses a key on the focused element. */
export function press(key: string): void {
  const at = document.activeElement ?? document.body
  const code = /^\d$/.test(key) ? `Digit${key}` : /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key
  fireEvent.keyDown(at, { key, code })
  fireEvent.keyUp(at, { key, code })
}

/** Puts a text into a field in place of its content. */
export function fill(field: HTMLElement, value: string): void {
  field.focus()
  fireEvent.input(field, { target: { value } })
}

/** Moves the mouse over an element. */
export function hover(what: HTMLElement): void {
  const mouse = { pointerType: 'mouse' }
  fireEvent.pointerOver(what, mouse)
  fireEvent.pointerEnter(what, mouse)
}

/** The text of an element, with plain spaces in place of no-break ones. */
export function textOf(where: Element | null | undefined): string {
  if (!where) throw new Error('there is nothing to be read')
  return (where.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** The text of the whole page. */
export const pageText = (): string => textOf(document.body)

/** The text that a screen reader reads: without hidden elements. */
export function heard(where: Element = document.body): string {
  const copy = where.cloneNode(true) as Element
  for (const seen of copy.querySelectorAll('[aria-hidden="true"], [hidden]')) seen.remove()
  return textOf(copy)
}

/** Matches a name with any kind of spaces. */
export const named = (name: string): RegExp =>
  new RegExp(`^${name.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&').replace(/ /g, '\\s')}$`)
