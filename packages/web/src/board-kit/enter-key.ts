// Decides what the Enter key does. A focused button takes Enter itself, as on every page. A mouse click does not count
// as focus, since browsers do not show it. The sign ↵ is shown only where it applies.

import { signal } from '@preact/signals'
import { meaningOf, withAncestors } from '../base/ui/element-meanings.ts'

/** Elements that take Enter themselves while they have the focus. */
const OWN_ENTER =
  'a[href], button, summary, select, input, textarea, [contenteditable=true], [role=button], [role=link], [role=tab], [role=radio], [role=option], [role=switch], [role=checkbox], [role^=menuitem]'
const TEXT_FIELD = 'input, textarea, select, [contenteditable=true]'

type Focus = {
  /** True if no element that was reached by keyboard takes Enter. */
  readonly free: boolean
  /** The move of the focused button. */
  readonly move: string | null
}

const focus = signal<Focus>({ free: true, move: null })
/**
 * Elements that were clicked since the focus last moved by keyboard. One of them may get the focus back when a note
 * over it closes.
 */
const clicked = new Set<Element>()

/** True if Enter makes this move, which must be the one that the table offers for Enter. */
export const enterTakes = (move: string): boolean => focus.value.free || focus.value.move === move

/**
 * True if the table gets Enter while this element has the focus. A drawn thing that is no longer offered takes nothing.
 */
export function leavesEnter(target: Element): boolean {
  if (withAncestors(target).some((one) => one instanceof HTMLDialogElement) || target.matches(TEXT_FIELD)) return false
  // Other elements that take Enter are found by their names and roles, since any component may render them.
  return clicked.has(target) || meaningOf(target)?.silent || !target.closest(OWN_ENTER)
}

/** True if a press focuses the element, whether or not Tab reaches it. */
const isFocusable = (one: Element): boolean => one.matches(`${OWN_ENTER}, [tabindex]`)

/** Tracks the focus. Returns a function that stops it. */
export function followFocus(): () => void {
  const readFocus = () => {
    const active = document.activeElement ?? document.body
    const next = { free: leavesEnter(active), move: meaningOf(active)?.move ?? null }
    const { free, move } = focus.peek()
    if (next.free !== free || next.move !== move) focus.value = next
  }
  const down = ({ target }: Event) => {
    const around = withAncestors(target)
    const pressed = around.find(isFocusable) ?? around.find((one) => meaningOf(one)?.id !== undefined)
    if (pressed) clicked.add(pressed)
    readFocus()
  }
  const key = ({ key }: KeyboardEvent) => {
    if (key === 'Tab' || key.startsWith('Arrow')) clicked.clear()
    readFocus()
  }
  // When the focus leaves an element, it has not arrived at the next one yet.
  const onFocusOut = () => queueMicrotask(readFocus)
  addEventListener('pointerdown', down, true)
  addEventListener('keydown', key, true)
  addEventListener('focusin', readFocus)
  addEventListener('focusout', onFocusOut)
  readFocus()
  return () => {
    removeEventListener('pointerdown', down, true)
    removeEventListener('keydown', key, true)
    removeEventListener('focusin', readFocus)
    removeEventListener('focusout', onFocusOut)
    clicked.clear()
    focus.value = { free: true, move: null }
  }
}
