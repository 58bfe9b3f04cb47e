// Finds the ways in which a seat's turn can end: a beam search over its own decisions that visits equal positions once.

import type { Engine, Option, Planning, Seat, State } from '@wayfare/kernel'

/** The fixed parameters of one search, and the nodes it has used. */
export type Search<S extends State> = {
  readonly engine: Engine<S>
  readonly planning: Planning<S>
  readonly seat: Seat
  /** The stage at whose end lines end. */
  readonly stage: number
  readonly limit: number
  nodes: number
}

/** A position and the moves that led there. */
export type SearchLine<S> = {
  readonly s: S
  readonly before: SearchLine<S> | null
  readonly move: string
  /** The estimated value, computed only for lines that are kept. */
  worth: number
  /** `finished`: the stage is over here. `ended`: at least the turn is. */
  readonly finished: boolean
  readonly ended: boolean
}

/** More decisions than a turn has in practice; a longer line is valued as it is. */
const DEPTH = 60

export function begin<S>(s: S): SearchLine<S> {
  return { s, before: null, move: '', worth: 0, finished: false, ended: false }
}

export function movesOf<S>(line: SearchLine<S>): string[] {
  const moves: string[] = []
  for (let at = line; at.before; at = at.before) moves.push(at.move)
  return moves.reverse()
}

/**
 * Returns all ends of the turn that the beam finds, the best first. Changes `from`. With `untilNews` a line also ends
 * when this seat learns something, because what follows should be decided then. `seen` holds the keys of positions to
 * skip.
 */
export function turnEnds<S extends State>(
  search: Search<S>,
  from: SearchLine<S>,
  width: number,
  untilNews: boolean,
  seen: Set<number> = new Set(),
): SearchLine<S>[] {
  const ends: SearchLine<S>[] = []
  let beam: SearchLine<S>[] = [from]
  for (let depth = 0; depth < DEPTH && beam.length > 0; depth++) {
    if (depth > 0 && search.nodes >= search.limit) break
    const next: SearchLine<S>[] = []
    for (const line of beam) expand(search, line, untilNews, seen, ends, next)
    beam = best(next, width)
  }
  // Out of nodes or depth: an unfinished turn is still better than none.
  for (const line of beam) ends.push(line)
  return ends.sort(byWorth)
}

/** Returns the position after each answer to this question. Questions with a single answer are answered on the way. */
function expand<S extends State>(
  search: Search<S>,
  from: SearchLine<S>,
  untilNews: boolean,
  seen: Set<number>,
  ends: SearchLine<S>[],
  next: SearchLine<S>[],
): void {
  const { engine, planning, seat } = search
  let line = from
  let options = sensible(search, line.s)
  while (options.length === 1) {
    line = applyAnswer(search, line, line.s, options[0] as Option, untilNews)
    if (line.ended) {
      if (isNew(search, line, seen)) ends.push(withWorth(search, line))
      return
    }
    options = sensible(search, line.s)
  }
  const answerLimit = planning.answerLimit?.(line.s, seat) ?? options.length
  const going: SearchLine<S>[] = answerLimit < options.length ? [] : next
  for (let i = 0; i < options.length; i++) {
    // The last option may use the position itself, because nothing else needs it afterwards.
    const s = i < options.length - 1 ? engine.clone(line.s) : line.s
    const following = applyAnswer(search, line, s, options[i] as Option, untilNews)
    if (isNew(search, following, seen)) (following.ended ? ends : going).push(withWorth(search, following))
  }
  if (going !== next) for (const grownLine of best(going, answerLimit)) next.push(grownLine)
}

function sensible<S extends State>({ engine, planning, seat }: Search<S>, s: S): readonly Option[] {
  const options = engine.options(s, seat)
  return options.length > 1 && planning.sensible ? planning.sensible(s, seat, options) : options
}

/** Applies the option to `s`, which is the line's position or a clone of it. */
function applyAnswer<S extends State>(
  search: Search<S>,
  line: SearchLine<S>,
  s: S,
  option: Option,
  untilNews: boolean,
): SearchLine<S> {
  const { engine, seat } = search
  const learned = engine.apply(s, seat, option, null)
  search.nodes++
  const finished = isFinished(search, s)
  const endsWithNews = untilNews && (learned & (1 << seat)) !== 0
  const ended = finished || endsWithNews || !decides(engine, s, seat)
  return { s, before: line, move: option.move, worth: 0, finished, ended }
}

function withWorth<S extends State>({ planning, seat }: Search<S>, line: SearchLine<S>): SearchLine<S> {
  line.worth = line.finished ? planning.value(line.s, seat) : planning.guide(line.s, seat)
  return line
}

function isNew<S extends State>({ planning, seat }: Search<S>, { s }: SearchLine<S>, seen: Set<number>): boolean {
  const key = planning.key(s, seat)
  if (seen.has(key)) return false
  seen.add(key)
  return true
}

/** Makes these moves in `s` as far as they are legal in this world, and returns how many were made. */
export function playMoves<S extends State>(engine: Engine<S>, s: S, seat: Seat, moves: readonly string[]): number {
  for (const [made, move] of moves.entries()) {
    const option = decides(engine, s, seat) && engine.meant(s, seat, engine.options(s, seat), move)
    if (!option) return made
    engine.apply(s, seat, option, null)
  }
  return moves.length
}

export function isFinished<S extends State>({ engine, planning, seat, stage }: Search<S>, s: S): boolean {
  return engine.isOver(s) || planning.stage(s, seat) > stage
}

export function decides<S extends State>(engine: Engine<S>, s: S, seat: Seat): boolean {
  return engine.question(s, seat) !== undefined
}

const byWorth = (a: { readonly worth: number }, b: { readonly worth: number }): number => b.worth - a.worth

/** Returns the best `count` items in order; equal ones keep their order. */
export function best<T extends { readonly worth: number }>(of: T[], count: number): T[] {
  of.sort(byWorth)
  return of.length > count ? of.slice(0, count) : of
}
