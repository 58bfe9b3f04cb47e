import { useEffect, useRef } from 'preact/hooks'
import type { Answer } from './speech.tsx'

const KEYS = ['Digit1', 'Digit2', 'Digit3']

/** 1, 2 and 3 answer, wherever the focus is, unless something is being written. */
export function useAnswerKeys(answers: readonly Answer[]): void {
  const now = useRef(answers)
  now.current = answers
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open]') || (event.target as Element).closest?.('input, textarea, select'))
        return
      const answer = now.current[KEYS.indexOf(event.code)]
      if (!answer) return
      answer.act()
      event.preventDefault()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}
