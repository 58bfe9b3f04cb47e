// How could I? The shortest ways in which a seat comes to what it may not do now, by steps of its own by which it learns nothing: so
// they are the same in every world that it cannot tell apart. An exact search, breadth first, as long as the seat is asked. It ends at
// a number of nodes, never by the clock, and says so.

import type { Engine, How, Option, Seat, State } from '@wayfare/kernel'
import { describeSteps } from './steps.ts'
import { type Target, targetOf } from './target.ts'

/** About half a second. Of those asked at random it gives up at one in twenty-five of Arnak, one in ten of Darwin, one in six of Arkham. */
export const HOW_NODES = 4_000
const MOST_WAYS = 3
/** So many steps are tried between two words about it. */
const BREATH = 50

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

/** A position and how it was reached. */
type Line<S> = {
  readonly s: S
  readonly options: readonly Option[]
  readonly before: Line<S> | null
  readonly option: Option | null
}

/**
 * `world`: dealt for this seat. Says on the way how many steps were tried, so that whoever no longer wants to know can leave. Undefined
 * where there is nothing to look for: it is offered, or the seat is not asked.
 */
export function* how<S extends State>(
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
        if (++search.nodes % BREATH === 0) yield search.nodes
        const grown = after(search, line, option)
        if (grown) (wanted.doneBy(grown.s, grown.options) === undefined ? next : found).push(grown)
      }
    }
    if (found.length > 0) return answer(search, found, depth)
    open = next
  }
  return answer(search, [], 'all')
}

/**
 * Where this step leads; undefined if the seat learns something by it, if it is not asked any more, or if the position is known. As long
 * as the seat itself is asked again, nobody else has done anything: its own end of the turn or of a round does not end the search.
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

/** A game's keys tell apart the positions of one turn; the stage tells apart what comes after it. */
function keyFor<S extends State>(engine: Engine<S>, seat: Seat): (s: S) => string {
  const { planning } = engine.game
  return (s) => (planning ? `${planning.key(s, seat)} ${planning.stage(s, seat)}` : engine.hash(s))
}

function answer<S extends State>(search: Search<S>, found: readonly Line<S>[], looked: How['looked']): How {
  const { engine, seat, world, wanted, news, nodes } = search
  const before = pointsOf(engine, world, seat)
  const ends = found.map((line) => ({ line, points: pointsOf(engine, line.s, seat) - before }))
  // Equal ones stay as they were found.
  ends.sort((a, b) => b.points - a.points)
  const ways = ends.slice(0, MOST_WAYS).map(({ line, points }) => {
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
