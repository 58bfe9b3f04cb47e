// Random draws inside a game: one stream for each purpose, all derived from the game's seed. Nobody can undo past a draw.

import { reveal } from './knowledge.ts'
import type { State } from './state.ts'
import { below, mix, type Stream, stream } from './stream.ts'

/** A random whole number from 0 to n - 1. It may reveal something to everybody, so nobody may undo the moves before it. */
export function random(s: State, purpose: string, n: number): number {
  return below(drawing(s, purpose), n)
}

/** The roll of a die, from 1 to `sides`. */
export function die(s: State, purpose: string, sides = 6): number {
  return random(s, purpose, sides) + 1
}

/** Shuffles the list in place and returns it. */
export function mixed<T>(s: State, purpose: string, list: T[]): T[] {
  return mix(drawing(s, purpose), list)
}

function drawing(s: State, purpose: string): Stream {
  const { core } = s
  if (core.lanes) throw new Error(`chance '${purpose}' in a lane (seq ${core.seq})`)
  reveal(s, 'all')
  let found = core.chance[purpose]
  if (!found) {
    found = stream(`${core.seed}/${core.era}/${purpose}`)
    core.chance[purpose] = found
  }
  return found
}
