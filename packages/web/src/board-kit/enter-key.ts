// Where the Enter key goes. A button that has the focus takes Enter itself, as in every page; a click by mouse is no such focus, since
// browsers do not show it. The sign ↵ is shown only while it is true.

import { signal } from '@preact/signals'
import { meaningOf, withAncestors } from '../base/ui/element-meanings.ts'

/** What takes Enter itself while it has the focus. */
const OWN_ENTER =
  'a[href], button, summary, select, input, textarea, [contenteditable=true], [role=button], [role=link], [role=tab], [role=radio], [role=option], [role=switch], [role=checkbox], [role^=menuitem]'
const TEXT_FIELD = 'input, textarea, select, [contenteditable=true]'

type Focus = {
  /** Nothing that was reached by keyboard takes Enter. */
  readonly free: boolean
  /** The move of the button that has the focus. */
  readonly move: string | null
}

const focus = signal<Focus>({ free: true, move: null })
/** What was clicked since the focus last moved by keyboard. It may get the focus back, when a note over it closes. */
const clicked = new Set<Element>()

/** Does Enter make this move, given that it is what the table offers for Enter? */
export const enterTakes = (move: string): boolean => focus.value.free || focus.value.move === move

/** Does Enter belong to the table while this has the focus? What is drawn and no longer offered takes nothing. */
export function leavesEnter(target: Element): boolean {
  if (withAncestors(target).some((one) => one instanceof HTMLDialogElement) || target.matches(TEXT_FIELD)) return false
  // Which elements of a page take Enter is known by their names and roles alone, and they may be anybody's.
  return clicked.has(target) || meaningOf(target)?.silent || !target.closest(OWN_ENTER)
}

/** A press gives it the focus, whether or not Tab would come to it. */
const isFocusable = (one: Element): boolean => one.matches(`${OWN_ENTER}, [tabindex]`)

/** Follows the focus. Returns what ends that. */
export function followFocus(): () => void {
  const look = () => {
    const active = document.activeElement ?? document.body
    const next = { free: leavesEnter(active), move: meaningOf(active)?.move ?? null }
    const { free, move } = focus.peek()
    if (next.free !== free || next.move !== move) focus.value = next
  }
  const down = ({ target }: Event) => {
    const around = withAncestors(target)
    const pressed = around.find(isFocusable) ?? around.find((one) => meaningOf(one)?.id !== undefined)
    if (pressed) clicked.add(pressed)
    look()
  }
  const key = ({ key }: KeyboardEvent) => {
    if (key === 'Tab' || key.startsWith('Arrow')) clicked.clear()
    look()
  }
  // The focus has not arrived yet when it leaves.
  const left = () => queueMicrotask(look)
  addEventListener('pointerdown', down, true)
  addEventListener('keydown', key, true)
  addEventListener('focusin', look)
  addEventListener('focusout', left)
  look()
  return () => {
    removeEventListener('pointerdown', down, true)
    removeEventListener('keydown', key, true)
    removeEventListener('focusin', look)
    removeEventListener('focusout', left)
    clicked.clear()
    focus.value = { free: true, move: null }
  }
}
