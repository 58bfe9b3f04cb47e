// A bank of time for each seat, and what a turn adds to it. A seat's clock runs while it has to decide; where several decide at
// once, all of theirs do. Bots have no clock.

import type { Seat } from '@wayfare/kernel'

export type Clocks = {
  readonly increment: number
  /** Milliseconds left when the clocks were last set. */
  readonly left: number[]
  /** When that was. */
  since: number
}

export function startClocks(clock: { bank: number; increment: number }, seats: number, at: number): Clocks {
  return { increment: clock.increment * 1000, left: Array<number>(seats).fill(clock.bank * 1000), since: at }
}

/**
 * The seats whose clocks run are others than before: time has passed for those that ran, and who has passed the decision on gets the
 * increment. While they stay the same nothing is set, so that a move in a lane shows in nobody's clock.
 */
export function runClocks(clocks: Clocks, before: readonly Seat[], after: readonly Seat[], at: number): void {
  if (before.length === after.length && before.every((seat) => after.includes(seat))) return
  const passed = Math.max(0, at - clocks.since)
  for (const seat of before) {
    const left = Math.max(0, (clocks.left[seat] as number) - passed)
    clocks.left[seat] = after.includes(seat) ? left : left + clocks.increment
  }
  clocks.since = at
}

/** The seat whose time is up, if there is one. */
export function flagged(clocks: Clocks, running: readonly Seat[], now: number): Seat | undefined {
  return running.find((seat) => (clocks.left[seat] as number) <= now - clocks.since)
}

/** No flag can fall before this: the least that any of these people has left. */
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
