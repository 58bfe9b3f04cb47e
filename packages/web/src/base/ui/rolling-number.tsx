// A number that counts to its new value instead of changing at once.

import { useEffect, useRef, useState } from 'preact/hooks'
import { minus } from './minus.ts'

/** The duration of the animation, and the shortest time for which a number is shown, in milliseconds. */
export const ROLL_MS = 240
export const ROLL_STEP_MS = 20

/** Returns the number to show at this share of the animation, never beyond the final one. */
export const onItsWay = (from: number, to: number, share: number): number =>
  Math.round(from + (to - from) * Math.min(1, Math.max(0, share)))

export function RollingNumber({ value }: { readonly value: number }) {
  const [shown, setShown] = useState(value)
  const seen = useRef(value)
  useEffect(() => {
    const [from, began] = [seen.current, performance.now()]
    if (from === value) return
    const timer = setInterval(() => {
      seen.current = onItsWay(from, value, (performance.now() - began) / ROLL_MS)
      setShown(seen.current)
      if (seen.current === value) clearInterval(timer)
    }, ROLL_STEP_MS)
    return () => clearInterval(timer)
  }, [value])
  return <>{minus(shown)}</>
}
