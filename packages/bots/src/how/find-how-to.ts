// Answers "How could I?": finds the shortest ways for a seat to reach a move that is refused now, by steps of its own
// that reveal nothing, so that they work in every world it cannot tell apart. An exact breadth-first search, limited by
// a number of nodes and never by the clock; it reports when it gave up.

import type { Engine, How, Option, Seat, State } from '@wayfare/kernel'
import { describeSteps } from './steps.ts'
import { type Target, targetOf } from './target.ts'

/**
 * About half a second of work. For random questions it gives up at one in 25 in Arnak, one in 10 in Darwin's Journey
 * and one in 6 in Arkham.
 */
export const HOW_NODES = 4_000
const MAX_PLANS = 3
/** The number of steps tried between two reports of progress. */
const PROGRESS_STEPS = 50

type Search<S extends State> = {
  readonly engine: Engine<S>
  readonly seat: Seat
  readonly world: S
  readonly wanted: Target<S>
  readonly key: (s: S) => string
  readonly seen: Set<string>
  nodes: number
  news: boolean
}

/** A position and the moves that led there. */
type Line<S> = {
  readonly s: S
  readonly options: readonly Option[]
  readonly before: Line<S> | null
  readonly option: Option | null
}

/**
 * `world` must be dealt for this seat. Yields the number of steps tried, so that a caller can stop. Returns undefined
 * if there is nothing to search for: the move is offered, or the seat has no decision.
 */
export function* findHowTo<S extends State>(
  engine: Engine<S>,
  world: S,
  seat: Seat,
  what: string,
  limit: number = HOW_NODES,
): Generator<number, How | undefined> {
  const wanted = targetOf(engine, world, seat, what)
  if (!wanted) return undefined
  const key = keyFor(engine, seat)
  const search: Search<S> = { engine, seat, world, wanted, key, seen: new Set([key(world)]), nodes: 0, news: false }
  let open: Line<S>[] = [{ s: world, options: engine.options(world, seat), before: null, option: null }]
  for (let depth = 0; open.length > 0; depth++) {
    const next: Line<S>[] = []
    const found: Line<S>[] = []
    for (const line of open) {
      for (const option of line.options) {
        if (search.nodes === limit) return answer(search, found, depth)
        if (++search.nodes % PROGRESS_STEPS === 0) yield search.nodes
        const reached = after(search, line, option)
        if (reached) (wanted.doneBy(reached.s, reached.options) === undefined ? next : found).push(reached)
      }
    }
    if (found.length > 0) return answer(search, found, depth)
    open = next
  }
  return answer(search, [], 'all')
}

/**
 * Returns the position after this step; undefined if the seat learns something by it, has no further decision, or the
 * position is known. While this seat keeps deciding nobody else has acted, so its own end of turn or round does not end
 * the search.
 */
function after<S extends State>(search: Search<S>, line: Line<S>, option: Option): Line<S> | undefined {
  const { engine, seat, key, seen } = search
  const s = engine.clone(line.s)
  const learned = engine.apply(s, seat, option, null)
  if (engine.question(s, seat) === undefined) return undefined
  if ((learned & (1 << seat)) !== 0) {
    search.news = true
    return undefined
  }
  const reached = key(s)
  if (seen.has(reached)) return undefined
  seen.add(reached)
  return { s, options: engine.options(s, seat), before: line, option }
}

/** A game's keys distinguish the positions of one turn only, so the stage is added. */
function keyFor<S extends State>(engine: Engine<S>, seat: Seat): (s: S) => string {
  const { planning } = engine.game
  return (s) => (planning ? `${planning.key(s, seat)} ${planning.stage(s, seat)}` : engine.hash(s))
}

function answer<S extends State>(search: Search<S>, found: readonly Line<S>[], looked: How['looked']): How {
  const { engine, seat, world, wanted, news, nodes } = search
  const before = pointsOf(engine, world, seat)
  const ends = found.map((line) => ({ line, points: pointsOf(engine, line.s, seat) - before }))
  // The sort is stable, so equal plans stay in the order in which they were found.
  ends.sort((a, b) => b.points - a.points)
  const ways = ends.slice(0, MAX_PLANS).map(({ line, points }) => {
    const move = wanted.doneBy(line.s, line.options) as string
    return { steps: describeSteps(engine, world, seat, optionsOf(line), move), move, points }
  })
  return { ways, looked, news, nodes }
}

function optionsOf<S>(line: Line<S>): Option[] {
  const options: Option[] = []
  for (let at: Line<S> | null = line; at?.option; at = at.before) options.push(at.option)
  return options.reverse()
}

function pointsOf<S extends State>(engine: Engine<S>, s: S, seat: Seat): number {
  return engine.scores(s, seat).find((score) => score.seat === seat)?.total ?? 0
}
