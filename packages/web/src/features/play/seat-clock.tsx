import type { Picture } from '@wayfare/protocol'
import { useEffect, useState } from 'preact/hooks'
import { clockText } from '../../base/i18n/index.ts'
import { Clock } from '../../base/ui/clock.tsx'

type Props = { readonly picture: Picture; readonly seat: number; readonly name: string }

const LOW_MS = 30_000

/** The time that a seat has left; nothing if the game has no clock. */
export function SeatClock({ picture: { clocks }, seat, name }: Props) {
  const [, tick] = useState(0)
  const clock = clocks?.seats[seat]
  useEffect(() => {
    if (!clock?.running) return
    const timer = setInterval(() => tick((count) => count + 1), 500)
    return () => clearInterval(timer)
  }, [clock?.running])
  if (!clocks || !clock) return null
  const left = clock.running ? clock.left - (Date.now() - clocks.at) : clock.left
  const state = left <= 0 ? 'out' : left < LOW_MS ? 'low' : clock.running ? 'running' : 'paused'
  return <Clock text={clockText(left)} state={state} label={`${name}: ${clockText(left)}`} />
}
