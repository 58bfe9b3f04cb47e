// Lays a position and tries moves on it. Each refusal names its rule.

import { type Event, type Eyes, factsFor, type Json } from '@wayfare/kernel'
import {
  BadPosition,
  describeFields,
  fieldsOf,
  type Ledger,
  type TestedEngine,
  type TestedGame,
  tableOf,
  testedEngine,
} from '@wayfare/testkit'
import { ledgerOf, testedBy } from '../games.ts'
import { type Narrator, narratorOf, outline } from '../narrator.ts'
import { type Common, print } from '../output.ts'
import { Failed, readJson, UsageError } from '../usage.ts'
import { attemptMoves, type Tries } from './attempt-moves.ts'
import { factsOf, tryCases } from './try-cases.ts'

export type TryOptions = Common & {
  readonly game: string
  readonly position?: string
  readonly play?: string[]
  readonly cases?: string
  readonly schema?: boolean
  readonly as?: Eyes
}

export async function tryMoves(options: TryOptions): Promise<void> {
  const game = await testedBy(options.game)
  const engine = testedEngine(game)
  const ledger = ledgerOf(options.game)
  const position = options.position ? (readJson(options.position) as Json) : {}
  if (options.schema) {
    printSchema(engine, position, options)
    return
  }
  if (options.cases) {
    process.exitCode = tryCases(engine, ledger, options.cases, options.as)
    return
  }
  const tries = runTry(engine, ledger, position, options)
  const { result, state } = tries
  const narrator = await narratorOf(game.id, engine.players(state), 'en')
  print(result, options, () => inWords(tries, narrator, options.as))
  if (result.moves.some((move) => !move.ok)) process.exitCode = 1
}

function runTry(
  engine: TestedEngine,
  ledger: Ledger,
  position: Json,
  { play = [], as, ...options }: TryOptions,
): Tries {
  try {
    return attemptMoves(engine, ledger, position, play, as)
  } catch (error) {
    if (error instanceof UsageError) throw error
    const where = options.position ?? 'position'
    if (error instanceof BadPosition) throw new UsageError(`${where}: ${error.message}`)
    throw new Failed(`${where}: the rules threw: ${(error as Error).message.split('\n')[0]}`)
  }
}

/** Prints the fields that a position can have, for the table that this position names or for the default table. */
function printSchema({ game }: TestedEngine, position: Json, options: TryOptions): void {
  const { fields, ids } = describeFields(fieldsOf(game, tableIn(game, position)))
  const { example } = game.positions
  print({ schema: fields, ids, example }, options, () =>
    [
      ...Object.entries(fields).map(([field, what]) => `${field}: ${what}`),
      '',
      ...Object.entries(ids).map(([what, list]) => `${what}: ${list.map((id) => (id === '' ? '""' : id)).join(', ')}`),
      '',
      `example: ${JSON.stringify(example)}`,
    ].join('\n'),
  )
}

function tableIn(game: TestedGame, position: Json): ReturnType<typeof tableOf> {
  try {
    return tableOf(game, (position as { table?: Json } | null)?.table)
  } catch (error) {
    throw error instanceof BadPosition ? new UsageError(error.message) : error
  }
}

function inWords({ result, told }: Tries, narrator: Narrator, as: Eyes | undefined): string {
  const { moves, deciders, options, scores, automa, hash, view } = result
  const lines: string[] = []
  const formatEvents = (events: readonly Event[] = []) => {
    const facts = as === undefined ? events.flatMap(factsOf) : factsFor(events, as)
    const heard = facts.filter(({ k }) => k !== 'move').map((fact): Event => ({ fact }))
    narrator.tell(heard, 'spectator', (line) => lines.push(`  ${line}`))
  }
  formatEvents(told[0])
  for (const [i, { move, ok, rule, reason }] of moves.entries()) {
    lines.push(ok ? `✓ ${move}` : `✗ ${move}: ${reason} (${rule})`)
    if (ok) formatEvents(told[i + 1])
  }
  lines.push(`to decide: ${deciders.join(', ') || 'nobody'}`, `options: ${options.join(', ')}`)
  for (const score of scores) lines.push(narrator.score(`seat ${score.seat}`, score))
  if (automa) lines.push(narrator.score(automa.name, automa))
  if (hash) lines.push(`hash: ${hash}`)
  if (view) lines.push(`seat ${as} sees:`, outline(view, '  '))
  return lines.join('\n')
}
