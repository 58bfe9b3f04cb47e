// Computes the immediate gains of moves: how the parts of a seat's score change by them, as far as the viewer can know.

import type { Engine, Eyes, Score, Seat, State } from '@wayfare/kernel'
import { decides } from '../search/turn.ts'
import { type Beginning, worldOf } from './playouts.ts'

/** A part of the score and its change, which is negative for a loss. */
export type ImmediateGain = { readonly part: string; readonly points: number }

/**
 * Deals up to this many worlds to find one in which all moves are possible, because unseen hands differ between worlds.
 */
const TRIES = 60

/**
 * Stops at the first move that reveals something, because what follows differs between worlds. The largest change comes
 * first; null if the moves are impossible in every world dealt.
 */
export function immediateGains<S extends State>(
  engine: Engine<S>,
  s: S,
  eyes: Eyes,
  { seat, moves }: Beginning,
  seed: string,
): ImmediateGain[] | null {
  let farthest: { readonly world: S; readonly after: S; readonly count: number } | undefined
  for (let number = 0; number < TRIES; number++) {
    const world = worldOf(engine, s, eyes, seed, number)
    const { after, count, whole } = playedIn(engine, world, seat, moves)
    if (count > (farthest?.count ?? 0)) farthest = { world, after, count }
    if (whole) break
  }
  if (!farthest) return null
  const [before, after] = [farthest.world, farthest.after].map((one) => partsOf(engine.scores(one, eyes), seat)) as [
    Score['parts'],
    Score['parts'],
  ]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((part) => ({ part, points: (after[part] ?? 0) - (before[part] ?? 0) }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
}

function playedIn<S extends State>(engine: Engine<S>, world: S, seat: Seat, moves: readonly string[]) {
  const after = engine.clone(world)
  let count = 0
  for (const move of moves) {
    const option = decides(engine, after, seat) && engine.meant(after, seat, engine.options(after, seat), move)
    if (!option) return { after, count, whole: false }
    engine.apply(after, seat, option, null)
    count++
    if (engine.isFinal(after)) break
  }
  return { after, count, whole: true }
}

const partsOf = (scores: readonly Score[], seat: Seat): Score['parts'] =>
  scores.find((score) => score.seat === seat)?.parts ?? {}
