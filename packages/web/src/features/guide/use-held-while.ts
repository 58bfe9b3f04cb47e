import { useRef } from 'preact/hooks'

/** The value as it is now, or, while it is held, as it was before that. */
export function useHeldWhile<T>(isHeld: boolean, value: T): T {
  const kept = useRef(value)
  if (!isHeld) kept.current = value
  return kept.current
}
