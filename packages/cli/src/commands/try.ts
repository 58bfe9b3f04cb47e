// Lays a position and tries moves on it. What is refused says by which rule.

import { type Engine, type Event, engineOf, IllegalMove, type Json, KERNEL_RULE_IDS, type Seat } from '@wayfare/kernel'
import { gameBy } from '@wayfare/library'
import type { Ledger } from '@wayfare/testkit'
import { ledgerOf } from '../games.ts'
import { type Common, print } from '../output.ts'
import { readJson, UsageError } from '../usage.ts'

export type TryOptions = Common & {
  readonly game: string
  readonly position?: string
  readonly play?: string[]
  readonly cases?: string
  readonly schema?: boolean
}
type Tried = { move: string; ok: boolean; rule?: string; reason?: string; events: Json }
type Outcome = { moves: Tried[]; options: string[]; deciders: Seat[]; scores: unknown; position: Json }

export async function tryMoves(options: TryOptions): Promise<void> {
  const game = await gameBy(options.game)
  const engine = engineOf(game)
  const ledger = ledgerOf(options.game)
  if (options.schema) {
    const { schema, example } = game.positions
    print({ schema, example }, options, () =>
      [
        ...Object.entries(schema).map(([field, what]) => `${field}: ${what}`),
        `example: ${JSON.stringify(example)}`,
      ].join('\n'),
    )
    return
  }
  if (options.cases) {
    for (const { name, position, play } of casesIn(options.cases)) {
      const outcome = attempt(engine, ledger, position, play)
      process.stdout.write(`${JSON.stringify({ name, ...outcome })}\n`)
      if (outcome.moves.some((move) => !move.ok)) process.exitCode = 1
    }
    return
  }
  const position = options.position ? (readJson(options.position) as Json) : {}
  const outcome = attempt(engine, ledger, position, options.play ?? [])
  print(outcome, options, () => {
    const lines = outcome.moves.map(({ move, ok, rule, reason }) =>
      ok ? `✓ ${move}` : `✗ ${move}: ${reason} (${rule})`,
    )
    lines.push(`to decide: ${outcome.deciders.join(', ') || 'nobody'}`, `options: ${outcome.options.join(', ')}`)
    return lines.join('\n')
  })
  if (outcome.moves.some((move) => !move.ok)) process.exitCode = 1
}

function attempt(engine: Engine, ledger: Ledger, position: Json, play: readonly string[]): Outcome {
  let s: ReturnType<Engine['start']>
  try {
    s = engine.game.positions.lay(position)
  } catch (error) {
    throw new UsageError(`position: ${(error as Error).message}`)
  }
  const moves: Tried[] = []
  for (const text of play) {
    const { seat, move } = mover(engine, s, text)
    try {
      moves.push({ move: text, ok: true, events: told(engine.take(s, seat, move)) })
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error
      const rule = error.reasons[0]?.rule ?? ''
      moves.push({ move: text, ok: false, rule, reason: sentence(rule, ledger), events: [] })
      break
    }
  }
  const deciders = engine.deciders(s)
  const options = deciders.flatMap((seat) =>
    engine.options(s, seat).map(({ move }) => (deciders.length > 1 ? `${seat}: ${move}` : move)),
  )
  return { moves, options, deciders, scores: engine.scores(s, 'all'), position: engine.game.positions.read(s) }
}

/** `1: drop map-a` says who; else it is whoever decides and has that option. */
function mover(engine: Engine, s: ReturnType<Engine['start']>, text: string): { seat: Seat; move: string } {
  const named = /^(\d+): (.*)$/.exec(text)
  if (named) return { seat: Number(named[1]), move: named[2] as string }
  const seats = engine.deciders(s)
  const seat = seats.find((one) => engine.options(s, one).some(({ move }) => move === text)) ?? seats[0] ?? 0
  return { seat, move: text }
}

/** All that anybody was told, public and private. */
function told(events: readonly Event[]): Json {
  return events.map(({ fact, own }) => (own ? { fact, own } : { fact })) as unknown as Json
}

function sentence(rule: string, ledger: Ledger): string {
  return ledger.rules[rule] ?? (KERNEL_RULE_IDS as Readonly<Record<string, string>>)[rule] ?? 'no rule was given'
}

function casesIn(file: string): { name: string; position: Json; play: string[] }[] {
  const cases = readJson(file)
  if (!Array.isArray(cases)) throw new UsageError(`${file}: expected a list of { name, position, play }`)
  return cases.map((one: { name?: unknown; position?: Json; play?: unknown }, i) => {
    if (!Array.isArray(one?.play) || !one.play.every((move) => typeof move === 'string')) {
      throw new UsageError(`${file}: case ${i + 1} has no list of moves in 'play'`)
    }
    return {
      name: typeof one.name === 'string' ? one.name : `case ${i + 1}`,
      position: one.position ?? {},
      play: one.play as string[],
    }
  })
}
