// Draws components into the page of a test, and acts on them as a person does.

import { fireEvent } from '@testing-library/dom'
import { type ComponentChild, render as draw } from 'preact'
import { act } from 'preact/test-utils'

const places = new Set<HTMLElement>()

/** Draws it at the end of the page. Effects have run when it returns. Returns what draws it again with other properties. */
export function render(drawn: ComponentChild): (next: ComponentChild) => void {
  const place = document.body.appendChild(document.createElement('div'))
  places.add(place)
  const again = (next: ComponentChild): void => void act(() => draw(next, place))
  again(drawn)
  return again
}

/** Takes away all that was drawn, as leaving the page does. */
export function unmountAll(): void {
  for (const place of places) {
    act(() => draw(null, place))
    place.remove()
  }
  places.clear()
}

/** A click by mouse or finger: the pointer goes down and up, and what can have the focus gets it. */
export function click(what: HTMLElement): void {
  fireEvent.pointerDown(what)
  if (!what.matches(':disabled')) what.focus()
  fireEvent.pointerUp(what)
  fireEvent.click(what)
}

/** Presses a key where the focus is. */
export function press(key: string): void {
  const at = document.activeElement ?? document.body
  const code = /^\d$/.test(key) ? `Digit${key}` : /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key
  fireEvent.keyDown(at, { key, code })
  fireEvent.keyUp(at, { key, code })
}

/** Puts a text into a field, in place of what it held. */
export function fill(field: HTMLElement, value: string): void {
  field.focus()
  fireEvent.input(field, { target: { value } })
}

/** The mouse comes over it. */
export function hover(what: HTMLElement): void {
  const mouse = { pointerType: 'mouse' }
  fireEvent.pointerOver(what, mouse)
  fireEvent.pointerEnter(what, mouse)
}

/** What is read there, with plain spaces where lines must not break. */
export function textOf(where: Element | null | undefined): string {
  if (!where) throw new Error('there is nothing to be read')
  return (where.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** What is read on the whole page. */
export const pageText = (): string => textOf(document.body)

/** The same as it is read aloud: without what is only seen. */
export function heard(where: Element = document.body): string {
  const copy = where.cloneNode(true) as Element
  for (const seen of copy.querySelectorAll('[aria-hidden="true"], [hidden]')) seen.remove()
  return textOf(copy)
}

/** A name that reads like this, whichever of its spaces are no-break ones. */
export const named = (name: string): RegExp =>
  new RegExp(`^${name.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&').replace(/ /g, '\\s')}$`)
