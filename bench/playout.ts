// Random games that are identical for every host: seeds, tables and choices come from here, and the host only carries
// out moves.

import { type Engine, pick, type Seat, type Seed, type State, stream, type TableOptions } from '@wayfare/kernel'

/** Keeps a game (`K`) and carries out its moves. */
export type Host<S extends State, K> = {
  start(table: TableOptions, seed: Seed): K
  state(hosted: K): S
  take(hosted: K, seat: Seat, move: string): K
}

export type Figure = { decisions: number; seconds: number; decisionsPerSecond: number; games: number }

/**
 * The kernel alone. It takes moves as texts, as every host does, and so lists the options again to find the one that is
 * named.
 */
export function plain<S extends State>(engine: Engine<S>): Host<S, S> {
  return {
    start: engine.start,
    state: (s) => s,
    take(s, seat, move) {
      engine.take(s, seat, move)
      return s
    },
  }
}

/** Plays whole games until the time is over. Set-up counts as playing. */
export function measure<S extends State, K>(
  engine: Engine<S>,
  host: Host<S, K>,
  seed: string,
  atLeast: number,
): Figure {
  let decisions = 0
  let games = 0
  let seconds = 0
  const begun = performance.now()
  while (seconds < atLeast) {
    decisions += play(engine, host, seed, games++).decisions
    seconds = (performance.now() - begun) / 1000
  }
  return { decisions, seconds, decisionsPerSecond: decisions / seconds, games }
}

/** Throws unless one game at each size of table ends with the same scores and state on the host as without it. */
export function sameGames<S extends State, K>(engine: Engine<S>, host: Host<S, K>, seed: string): void {
  for (let game = 0; game < 3; game++) {
    const expected = endOf(engine, plain(engine), seed, game)
    const actual = endOf(engine, host, seed, game)
    if (actual !== expected) throw new Error(`game ${game} of seed '${seed}' ends as ${actual}, not as ${expected}`)
  }
}

function endOf<S extends State, K>(engine: Engine<S>, host: Host<S, K>, seed: string, game: number): string {
  const { decisions, end } = play(engine, host, seed, game)
  return JSON.stringify({ decisions, scores: engine.scores(end, 'all'), hash: engine.hash(end) })
}

function play<S extends State, K>(
  engine: Engine<S>,
  host: Host<S, K>,
  seed: string,
  game: number,
): { decisions: number; end: S } {
  const name = `${seed}/${game}`
  const chance = stream(`${name}/choices`)
  let hosted = host.start(engine.table({ players: 2 + (game % 3) }), name)
  let decisions = 0
  let s = host.state(hosted)
  while (!engine.isOver(s)) {
    const seat = pick(chance, engine.deciders(s))
    hosted = host.take(hosted, seat, pick(chance, engine.options(s, seat)).move)
    s = host.state(hosted)
    decisions++
  }
  return { decisions, end: s }
}
