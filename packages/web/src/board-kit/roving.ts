// Arrows inside a list; for Tab the whole list is one stop.

import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

export function useRoving(list: RefObject<HTMLElement | null>): void {
  // After every drawing: buttons come and go.
  useEffect(() => {
    const buttons = buttonsIn(list.current)
    stopAt(buttons, buttons.find((one) => one === document.activeElement) ?? buttons.find(wasStop) ?? buttons[0])
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

const buttonsIn = (box: HTMLElement | null): HTMLButtonElement[] => [...(box?.querySelectorAll('button') ?? [])]
const wasStop = (button: HTMLButtonElement): boolean => button.dataset.stop === 'yes'

function stopAt(buttons: readonly HTMLButtonElement[], stop: HTMLButtonElement | undefined): void {
  for (const button of buttons) {
    button.tabIndex = button === stop ? 0 : -1
    if (button === stop) button.dataset.stop = 'yes'
    else delete button.dataset.stop
  }
}
