// Short vibrations of a phone.

import { settings } from './settings.ts'
import { hasUserActivation } from './user-activation.ts'

/** Patterns in milliseconds. Of three numbers the middle one is a pause. */
const PATTERNS = {
  press: 8,
  refusal: [20, 60, 20],
  turn: 80,
} as const satisfies Readonly<Record<string, number | readonly number[]>>

export function vibrate(what: keyof typeof PATTERNS): void {
  if (!settings.peek().haptics || !canVibrate() || !hasUserActivation()) return
  const pattern = PATTERNS[what]
  navigator.vibrate(typeof pattern === 'number' ? pattern : [...pattern])
}

/** Desktop browsers may have the function, too, so touch is required. */
export const canVibrate = (): boolean => navigator.maxTouchPoints > 0 && typeof navigator.vibrate === 'function'
