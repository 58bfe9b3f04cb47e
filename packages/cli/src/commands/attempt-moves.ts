// Lays a position and plays moves on it until one is refused. The result describes the table afterwards, for everybody
// or as one seat sees it.

import {
  type Engine,
  type Event,
  type Eyes,
  factsFor,
  IllegalMove,
  type Json,
  KERNEL_RULE_IDS,
  type Score,
  type Seat,
  type State,
  stateHash,
} from '@wayfare/kernel'
import { type Ledger, layPosition, moverOf, printPosition, type TestedEngine } from '@wayfare/testkit'
import { UsageError } from '../usage.ts'

type TriedMove = { move: string; ok: boolean; rule?: string; reason?: string; events: Json }
export type TryResult = {
  /** The events before the first decision. */
  laid: Json
  moves: TriedMove[]
  options: string[]
  deciders: Seat[]
  scores: readonly Score[]
  /** An opponent that plays without a seat, and its score. */
  automa?: { readonly name: string; readonly total: number; readonly parts: Score['parts'] }
  /** The whole position, which `try` can lay again, and its hash. */
  hash?: string
  position?: Json
  /** With `--as`, the view of that seat takes the place of hash and position. */
  view?: Json
}
export type Tries = { readonly result: TryResult; readonly state: State; readonly told: readonly Event[][] }

export function attemptMoves(
  engine: TestedEngine,
  ledger: Ledger,
  position: Json,
  play: readonly string[],
  as?: Eyes,
): Tries {
  const { game } = engine
  const { state: s, events } = layPosition(game, position)
  if (as !== undefined && as !== 'spectator' && as >= engine.players(s))
    throw new UsageError(`--as: there is no seat ${as}; there are ${engine.players(s)}`)
  const told = [events]
  const moves: TriedMove[] = []
  for (const text of play) {
    const { seat, move } = moverOf(engine, s, text)
    try {
      const after = engine.take(s, seat, move)
      told.push(after)
      moves.push({ move: text, ok: true, events: eventsFor(after, as) })
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error
      const rule = error.reasons[0]?.rule ?? ''
      moves.push({ move: text, ok: false, rule, reason: sentence(rule, ledger), events: [] })
      break
    }
  }
  const deciders = engine.deciders(s)
  const automa = game.positions.automa?.(s)
  const result = {
    laid: eventsFor(events, as),
    moves,
    options: optionsOf(engine, s, as === undefined ? deciders : deciders.filter((seat) => seat === as)),
    deciders,
    scores: engine.scores(s, as ?? 'all'),
    ...(automa ? { automa } : {}),
    ...(as === undefined
      ? { hash: stateHash(s), position: printPosition(game, s) }
      : { view: engine.view(s, as) as Json }),
  }
  return { result, state: s, told }
}

function optionsOf(engine: Engine, s: State, seats: readonly Seat[]): string[] {
  return seats.flatMap((seat) =>
    engine.options(s, seat).map(({ move }) => (seats.length > 1 ? `${seat}: ${move}` : move)),
  )
}

/** The events with their public and private facts, or with `as` only the facts that this viewer is told. */
function eventsFor(events: readonly Event[], as: Eyes | undefined): Json {
  if (as !== undefined) return factsFor(events, as).map((fact) => ({ fact }))
  return events.map(({ fact, own }) => (own ? { fact, own } : { fact }))
}

function sentence(rule: string, ledger: Ledger): string {
  return ledger.rules[rule] ?? (KERNEL_RULE_IDS as Readonly<Record<string, string>>)[rule] ?? 'no rule was given'
}
