// Keys that work wherever the focus is, except in a text field or while a dialog is open.

import { useEffect, useRef } from 'preact/hooks'
import { isModalOpen } from './modal.ts'

/**
 * `press` returns true if it has used the key. `withModifier` returns true for keys that it wants although Ctrl, ⌘ or
 * Alt is down.
 */
export function usePageKeys(
  press: (event: KeyboardEvent) => boolean,
  withModifier: (event: KeyboardEvent) => boolean = () => false,
): void {
  const now = useRef(press)
  now.current = press
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || isModalOpen()) return
      if (hasModifier(event) && !withModifier(event)) return
      if (now.current(event)) event.preventDefault()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}

/** The keys 1, 2, 3 and so on take the first, the second, the third of these. */
export function useDigitKeys<T>(choices: readonly T[], take: (choice: T) => void): void {
  usePageKeys(({ code }) => {
    const choice = choices[['Digit1', 'Digit2', 'Digit3'].indexOf(code)]
    if (choice === undefined) return false
    take(choice)
    return true
  })
}

export const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=range]), textarea, select'))
