// A game in the terminal: numbered options, undo, reasons. It reads lines, so it works through a pipe as well.

import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import {
  BadLog,
  BadRow,
  begin,
  type Engine,
  type Event,
  factsFor,
  IllegalMove,
  type Json,
  KERNEL_RULE_IDS,
  logOf,
  type Match,
  parseLog,
  pick,
  play as playMove,
  replay,
  type Seat,
  stream,
  undo,
  writeLog,
} from '@wayfare/kernel'
import type { Ledger } from '@wayfare/testkit'
import { DEFAULT_GAME, engineBy, ledgerOf } from '../games.ts'
import { Failed, readText, UsageError } from '../usage.ts'

export type PlayOptions = {
  readonly game?: string
  readonly players?: number
  readonly seats?: string
  readonly seed?: string
  readonly set?: Record<string, string | number | boolean>
  readonly log?: string
}

const HELP = `a number or the move itself   make that move
u                             take your last move back
? draw                        why can I not do that?
v                             what I see
s                             scores as far as I know them
q                             save (with --log) and stop`

export async function play(options: PlayOptions): Promise<void> {
  const session = await open(options)
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })
  const typed = lines[Symbol.asyncIterator]()
  const say = (text: string) => process.stdout.write(`${text}\n`)
  say(
    `${session.match.engine.game.id}: ${session.kinds.map((kind, seat) => `seat ${seat} ${kind}`).join(', ')}. h for help.`,
  )
  try {
    for (;;) {
      const { match } = session
      if (match.engine.isOver(match.state)) break
      const bot = match.engine.deciders(match.state).find((seat) => session.kinds[seat] === 'random')
      if (bot !== undefined) {
        const { move } = pick(session.dice, match.engine.options(match.state, bot))
        tell(session, playMove(match, bot, move))
        continue
      }
      const seat = match.engine.deciders(match.state)[0] as Seat
      session.looker = seat
      ask(session, seat, say)
      const next = await typed.next()
      if (next.done) break
      if (answer(session, seat, next.value.trim(), say) === 'quit') break
    }
  } finally {
    lines.close()
    save(session)
  }
  if (session.match.engine.isOver(session.match.state)) say(standings(session))
  else if (session.file) say(`saved to ${session.file}; go on with: wayfare play --log ${session.file}`)
}

type Session = {
  match: Match
  readonly kinds: readonly string[]
  readonly ledger: Ledger
  readonly dice: ReturnType<typeof stream>
  readonly file: string | undefined
  looker: Seat
}

async function open(options: PlayOptions): Promise<Session> {
  const file = options.log
  if (file && existsSync(file)) {
    const match = await resume(file)
    return session(match, options, file)
  }
  const engine = await engineBy(options.game ?? DEFAULT_GAME)
  const seats = options.seats?.split(',')
  const players = options.players ?? seats?.length
  const seed = options.seed ?? randomBytes(16).toString('hex')
  return session(begin(engine, { ...options.set, ...(players === undefined ? {} : { players }) }, seed), options, file)
}

async function resume(file: string): Promise<Match> {
  try {
    const log = parseLog(readText(file))
    const engine: Engine = await engineBy(log.game, log.version)
    return replay(engine, log)
  } catch (error) {
    if (error instanceof BadLog || error instanceof BadRow) throw new Failed(`${file}: ${error.message}`)
    throw error
  }
}

function session(match: Match, options: PlayOptions, file: string | undefined): Session {
  const players = match.table.players
  const kinds =
    options.seats?.split(',') ?? Array.from({ length: players }, (_, seat) => (seat === 0 ? 'human' : 'random'))
  if (kinds.length !== players) throw new UsageError(`--seats names ${kinds.length} seats, the table has ${players}`)
  for (const kind of kinds)
    if (kind !== 'human' && kind !== 'random') throw new UsageError(`a seat is human or random, not '${kind}'`)
  const { id } = match.engine.game
  // The bots' own dice: where they are in the game decides what they do, so that a saved game goes on as it would have.
  return {
    match,
    kinds,
    ledger: ledgerOf(id),
    dice: stream(`${match.seed} bots ${match.rows.length}`),
    file,
    looker: kinds.indexOf('human'),
  }
}

function ask({ match }: Session, seat: Seat, say: (text: string) => void): void {
  const { engine, state } = match
  const question = engine.question(state, seat)
  const by = question?.from ? ` (${question.from})` : ''
  say(`\nseat ${seat}, ${question?.op}${by}:`)
  for (const [i, option] of engine.options(state, seat).entries())
    say(`  ${i + 1} ${option.move}${option.aside ? '  (aside)' : ''}`)
}

function answer(session: Session, seat: Seat, line: string, say: (text: string) => void): 'quit' | undefined {
  const { match } = session
  const { engine, state } = match
  if (line === '') return undefined
  if (line === 'q') return 'quit'
  if (line === 'h') say(HELP)
  else if (line === 'u')
    say(undo(match, seat) ? 'taken back' : 'there is nothing to take back: somebody has learned something since')
  else if (line === 'v') say(outline(engine.view(state, seat) as Json))
  else if (line === 's')
    for (const { seat: owner, total, parts } of engine.scores(state, seat))
      say(`seat ${owner}: ${total} ${JSON.stringify(parts)}`)
  else if (line.startsWith('? ')) explain(session, seat, line.slice(2), say)
  else {
    const options = engine.options(state, seat)
    const move = /^\d+$/.test(line) ? options[Number(line) - 1]?.move : line
    if (move === undefined) say(`there are ${options.length} options`)
    else makeMove(session, seat, move, say)
  }
  return undefined
}

function makeMove(session: Session, seat: Seat, move: string, say: (text: string) => void): void {
  try {
    tell(session, playMove(session.match, seat, move))
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error
    explain(session, seat, move, say)
  }
}

function explain({ match, ledger }: Session, seat: Seat, what: string, say: (text: string) => void): void {
  const reasons = match.engine.explain(match.state, seat, what)
  if (reasons.length === 0) say(`'${what}' is offered`)
  for (const { move, rule } of reasons) {
    say(`${move}: ${ledger.rules[rule] ?? (KERNEL_RULE_IDS as Readonly<Record<string, string>>)[rule] ?? ''} (${rule})`)
  }
}

function tell({ looker }: Session, events: readonly Event[]): void {
  for (const fact of factsFor(events, looker < 0 ? 'spectator' : looker)) {
    const { k, ...rest } = fact
    process.stdout.write(
      `· ${k} ${Object.entries(rest)
        .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
        .join(', ')}\n`,
    )
  }
}

/** JSON as indented lines, for eyes. */
function outline(value: Json, indent = ''): string {
  const isLeaf = (item: Json | undefined) =>
    typeof item !== 'object' ||
    item === null ||
    (Array.isArray(item) && item.every((one) => typeof one !== 'object' || one === null))
  return Object.entries(value as Record<string, Json>)
    .map(([name, item]) =>
      isLeaf(item)
        ? `${indent}${name}: ${Array.isArray(item) ? item.map((one) => one ?? '?').join(' ') : item}`
        : `${indent}${name}:\n${outline(item, `${indent}  `)}`,
    )
    .join('\n')
}

function standings({ match }: Session): string {
  const scores = match.engine
    .scores(match.state, 'all')
    .slice()
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
  return [
    '',
    'the game is over',
    ...scores.map(({ seat, total, place, parts }) => `${place}. seat ${seat}: ${total} ${JSON.stringify(parts)}`),
  ].join('\n')
}

function save({ match, file }: Session): void {
  if (file) writeFileSync(file, writeLog(logOf(match)))
}
