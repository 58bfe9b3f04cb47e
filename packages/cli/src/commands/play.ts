// Plays a game in the terminal, with numbered options, undo and reasons for refusals. It reads lines, so that it works
// through a pipe as well.

import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Bot } from '@wayfare/bots'
import {
  BadLog,
  BadRow,
  begin,
  IllegalMove,
  logOf,
  type Match,
  parseLog,
  play as playMove,
  replay,
  type Seat,
  undo,
  writeLog,
} from '@wayfare/kernel'
import { engineBy, titlesOf } from '@wayfare/library'
import type { Language } from '@wayfare/text'
import { botBy } from '../bots.ts'
import { DEFAULT_GAME } from '../games.ts'
import { type Narrator, narratorFor } from '../narrator.ts'
import { Failed, readText, UsageError } from '../usage.ts'

export type PlayOptions = {
  readonly game?: string
  readonly players?: number
  readonly seats?: string
  readonly seed?: string
  readonly set?: Record<string, string | number | boolean>
  readonly log?: string
  readonly language: Language
}

/** The keys that can be typed, each with the catalogue key of its description. */
const KEYS = [
  ['1, 2, …', 'help.choose'],
  ['u', 'help.undo'],
  ['? draw', 'help.why'],
  ['!', 'help.suggest'],
  ['v', 'help.view'],
  ['s', 'help.scores'],
  ['q', 'help.quit'],
] as const

type Session = {
  readonly match: Match
  /** The bot of each seat, or null for a person. */
  readonly bots: readonly (Bot | null)[]
  readonly narrator: Narrator
  readonly file: string | undefined
  /** The viewer for whom the screen is drawn. */
  viewer: Seat | 'spectator'
}

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

export async function play(options: PlayOptions): Promise<void> {
  const session = await open(options)
  const { match, bots, narrator } = session
  const { engine } = match
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })
  const typed = lines[Symbol.asyncIterator]()
  say(beginning(session, options.language))
  if (match.rows.length === 0) narrator.tell(match.opening, session.viewer, say)
  try {
    while (!engine.isOver(match.state)) {
      const deciders = engine.deciders(match.state)
      const botSeat = deciders.find((seat) => bots[seat])
      if (botSeat !== undefined) {
        const bot = bots[botSeat] as Bot
        const chosen = bot.choose(engine, match.state, botSeat, `${match.seed} bot ${match.rows.length}`)
        for (const move of chosen) narrator.tell(playMove(match, botSeat, move), session.viewer, say)
        continue
      }
      const seat = deciders[0] as Seat
      session.viewer = seat
      narrator.showQuestion(match, seat, say)
      const next = await typed.next()
      if (next.done || answer(session, seat, next.value.trim()) === 'quit') break
    }
  } finally {
    lines.close()
    if (session.file) writeFileSync(session.file, writeLog(logOf(match)))
  }
  if (engine.isOver(match.state)) say(narrator.standings(match))
  else if (session.file)
    say(`${narrator.terminal.say('play.saved')}\n${commandToContinue(session.file, options.language)}`)
}

function beginning({ match, bots, narrator }: Session, language: Language): string {
  const seats = bots.map((bot, seat) =>
    bot
      ? { key: 'play.bot', terms: { player: { seat }, bot: bot.name } }
      : { key: 'play.human', terms: { player: { seat } } },
  )
  return narrator.terminal.say('play.begins', {
    game: titlesOf(match.engine.game.id)[language],
    seats: { list: seats, joint: 'commas' },
  })
}

const commandToContinue = (file: string, language: Language): string =>
  `  wayfare play --log ${file}${language === 'en' ? '' : ` --language ${language}`}`

async function open(options: PlayOptions): Promise<Session> {
  const file = options.log
  const match = file && existsSync(file) ? await resume(file) : await fresh(options)
  const { players } = match.table
  const kinds =
    options.seats?.split(',') ?? Array.from({ length: players }, (_, seat) => (seat === 0 ? 'human' : 'random'))
  if (kinds.length !== players) throw new UsageError(`--seats names ${kinds.length} seats, the table has ${players}`)
  const bots = kinds.map((kind) => (kind === 'human' ? null : botBy(kind)))
  const human = kinds.indexOf('human')
  return {
    match,
    bots,
    narrator: await narratorFor(match, options.language),
    file,
    viewer: human < 0 ? 'spectator' : human,
  }
}

async function fresh({ game, seats, players = seats?.split(',').length, seed, set }: PlayOptions): Promise<Match> {
  const engine = await engineBy(game ?? DEFAULT_GAME)
  return begin(
    engine,
    { ...set, ...(players === undefined ? {} : { players }) },
    seed ?? randomBytes(16).toString('hex'),
  )
}

async function resume(file: string): Promise<Match> {
  try {
    const log = parseLog(readText(file))
    return replay(await engineBy(log.game, log.version), log)
  } catch (error) {
    if (error instanceof BadLog || error instanceof BadRow) throw new Failed(`${file}: ${error.message}`)
    throw error
  }
}

function answer(session: Session, seat: Seat, line: string): 'quit' | undefined {
  const { match, narrator } = session
  const { engine, state } = match
  const { terminal } = narrator
  if (line === 'q') return 'quit'
  if (line === 'h') for (const [key, what] of KEYS) say(`${key.padEnd(10)}${terminal.say(what)}`)
  else if (line === 'u') say(terminal.say(undo(match, seat) ? 'play.undone' : 'play.undoNone'))
  else if (line === 'v') narrator.showView(match, seat, say)
  else if (line === 's')
    for (const score of engine.scores(state, seat)) say(narrator.score({ seat: score.seat }, score))
  else if (line === '!') suggestion(session, seat)
  else if (line.startsWith('? ')) narrator.explain(match, seat, line.slice(2), say)
  else if (line !== '') {
    const options = engine.options(state, seat)
    const move = /^\d+$/.test(line) ? options[Number(line) - 1]?.move : line
    if (move === undefined) say(terminal.say('play.options', { count: options.length }))
    else make(session, seat, move)
  }
  return undefined
}

function suggestion(session: Session, seat: Seat): void {
  const { engine, state } = session.match
  const moves = engine.game.suggest?.(state, seat)
  if (!moves) say(session.narrator.terminal.say('play.suggestNone'))
  else for (const move of moves) make(session, seat, move)
}

function make({ match, narrator, viewer }: Session, seat: Seat, move: string): void {
  try {
    narrator.tell(playMove(match, seat, move), viewer, say)
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error
    narrator.explain(match, seat, move, say)
  }
}
