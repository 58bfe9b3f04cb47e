// Clocks of the seats: a bank of time for each, an increment per turn, and a cap on what may be saved up. A seat's clock runs while it has to decide,
// also when several decide at once. Bots have no clock.

import type { Seat } from '@wayfare/kernel'
import type { ClockTimes } from '@wayfare/protocol'

export type Clocks = {
  readonly increment: number
  /** The most milliseconds that the increment may leave on a clock. */
  readonly cap: number
  /** The milliseconds left to each seat when the clocks were last updated. */
  readonly left: number[]
  /** The time of that update. */
  since: number
}

export function startClocks({ bank, increment, cap }: ClockTimes, seats: number, at: number): Clocks {
  return {
    increment: increment * 1000,
    cap: cap === undefined ? Number.POSITIVE_INFINITY : cap * 1000,
    left: Array<number>(seats).fill(bank * 1000),
    since: at,
  }
}

/**
 * Updates the clocks when other seats have to decide than before: subtracts the time used, and gives the increment to a
 * seat that has finished its decision. While the seats stay the same nothing changes, so that a hidden move in a lane
 * shows in no clock.
 */
export function runClocks(clocks: Clocks, before: readonly Seat[], after: readonly Seat[], at: number): void {
  if (before.length === after.length && before.every((seat) => after.includes(seat))) return
  const passed = Math.max(0, at - clocks.since)
  for (const seat of before) {
    const left = Math.max(0, (clocks.left[seat] as number) - passed)
    clocks.left[seat] = after.includes(seat) ? left : Math.max(left, Math.min(clocks.cap, left + clocks.increment))
  }
  clocks.since = at
}

/** Returns the seat whose time is up, if any. */
export function flagged(clocks: Clocks, running: readonly Seat[], now: number): Seat | undefined {
  return running.find((seat) => (clocks.left[seat] as number) <= now - clocks.since)
}

/** Returns the time before which no clock can run out. */
export function nextFlag(
  clocks: Clocks,
  people: readonly Seat[],
  running: readonly Seat[],
  now: number,
): number | undefined {
  if (people.length === 0) return undefined
  const falls = people.map((seat) => (running.includes(seat) ? clocks.since : now) + (clocks.left[seat] as number))
  return Math.max(Math.min(...falls), now + 50)
}
