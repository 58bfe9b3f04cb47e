// Measures how long the turns of a stored game and their sentences are shown.

import { begin, type Engine, engineOf, factsFor, type Game, parseLog, play, seedOf } from '@wayfare/kernel'
import type { Told } from '@wayfare/protocol'
import { expect } from 'vitest'
import type { Step } from '../board-kit/motion/step.ts'
import { timed } from '../board-kit/motion/timing.ts'

/** The rows of a game as the first seat was told them. */
export function toldIn(game: unknown, log: string): Told[] {
  const { table, chance, rows } = parseLog(log)
  const match = begin(engineOf(game as Game) as Engine, table, seedOf(chance) as string)
  return rows.flatMap((row, n) => {
    if (row.kind !== 'move') return []
    const facts = factsFor(play(match, row.seat, row.move), 0).filter(({ k }) => k !== 'move' && k !== 'ready')
    return { n, at: 0, seat: row.seat, facts }
  })
}

/**
 * Checks that a turn lasts at most four seconds, three more with the end of a round, five if a row tells of several
 * turns, and never more than eight. Every sentence is shown for at least 600 milliseconds. Returns the number of rows
 * that last longer than one turn may.
 */
export function expectReadableTurns(rows: readonly (readonly Step[])[]): number {
  let long = 0
  for (const row of rows) {
    const steps = timed(row, 1, 1)
    const length = (some: readonly { readonly lasts: number }[]) =>
      Math.round(some.reduce((sum, one) => sum + one.lasts, 0))
    const rest = steps.filter(({ round }) => round === undefined)
    const told = steps.flatMap(({ caption, lasts }) => (caption === null ? [] : [Math.round(lasts)]))
    const isSeveral = length(rest) > 4000
    expect(length(steps.filter(({ round }) => round !== undefined))).toBeLessThanOrEqual(3000)
    expect(length(rest)).toBeLessThanOrEqual(isSeveral ? 5000 : 4000)
    expect(Math.min(600, ...told)).toBe(600)
    if (isSeveral) expect(new Set(rest.map(({ turn }) => turn)).size).toBeGreaterThan(1)
    if (length(steps) > 4000) long++
  }
  return long
}
