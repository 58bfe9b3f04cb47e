import { useEffect, useRef } from 'preact/hooks'

const KEYS = ['Digit1', 'Digit2', 'Digit3']

/** Digits choose one of the ways, Escape hides the panel; not while somebody writes, or something lies over it. */
export function usePanelKeys(close: () => void, choose?: (place: number) => void): void {
  const now = useRef({ choose, close })
  now.current = { choose, close }
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open]') || (event.target as Element).closest?.('input, textarea, select'))
        return
      const { choose, close } = now.current
      const place = KEYS.indexOf(event.code)
      if (place >= 0 && choose) choose(place)
      else if (event.code === 'Escape') close()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}
