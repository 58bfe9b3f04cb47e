import { useEffect, useRef } from 'preact/hooks'

const KEYS = ['Digit1', 'Digit2', 'Digit3']

/** Digits choose one of the ways; not while somebody writes, or something lies over the panel. */
export function usePanelKeys(choose?: (place: number) => void): void {
  const now = useRef(choose)
  now.current = choose
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open]') || (event.target as Element).closest?.('input, textarea, select'))
        return
      const place = KEYS.indexOf(event.code)
      if (place < 0 || !now.current) return
      now.current(place)
      event.preventDefault()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}
