// Arrow keys inside a list; Tab treats the whole list as one stop.

import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

export function useRoving(list: RefObject<HTMLElement | null>): void {
  const stop = useRef<HTMLButtonElement | null>(null)
  const stopAt = (buttons: readonly HTMLButtonElement[], next: HTMLButtonElement | undefined) => {
    stop.current = next ?? null
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1
  }
  // This runs after every render, because buttons appear and disappear.
  useEffect(() => {
    const buttons = buttonsIn(list.current)
    const last = buttons.find((one) => one === stop.current)
    stopAt(buttons, buttons.find((one) => one === document.activeElement) ?? last ?? buttons[0])
  })
  useEffect(() => {
    const box = list.current
    if (!box) return
    const pressed = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      const buttons = buttonsIn(box)
      const at = buttons.indexOf(event.target as HTMLButtonElement)
      if (!step || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      const next = buttons[step(at, buttons.length)]
      stopAt(buttons, next)
      next?.focus()
    }
    box.addEventListener('keydown', pressed)
    return () => box.removeEventListener('keydown', pressed)
  }, [])
}

/** The buttons in the list, in reading order, whichever component rendered them. */
const buttonsIn = (box: HTMLElement | null): HTMLButtonElement[] => [...(box?.querySelectorAll('button') ?? [])]
