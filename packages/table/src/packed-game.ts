// A whole game packed into a link: its setup, its seed, and each move as an index among the options. Anybody who has the rules
// can unpack it without a server.

import {
  type Arrangement,
  arrangementFrom,
  BadRow,
  begin,
  type Chance,
  type Contribution,
  canonical,
  commit,
  type Engine,
  isSecretOf,
  type Log,
  type Match,
  play,
  type Row,
  rewind,
  type Seat,
  seedOf,
  sha256,
  type TableOptions,
  undo,
  type Value,
} from '@wayfare/kernel'
import { base64url, type Coder, reader, writer } from './digits.ts'

/**
 * `damaged`: the text is no packed game, or incomplete. `newer`: a later program packed it. `rules`: the game or its
 * version is unknown here.
 */
export type PackedProblem = 'damaged' | 'newer' | 'rules'

export class BadPacked extends Error {
  readonly problem: PackedProblem
  /** The game and its version, if they could be read. */
  readonly game: string | undefined
  readonly version: number | undefined

  constructor(problem: PackedProblem, message: string, game?: string, version?: number) {
    super(message)
    this.name = 'BadPacked'
    this.problem = problem
    this.game = game
    this.version = version
  }
}

/**
 * `places`: each move is its index among the options. `named`: a move that is not listed follows as text. `arranged`:
 * the same, for a deal with arranged cards.
 */
const FORMATS = { places: 1, named: 2, arranged: 3 } as const
type Format = (typeof FORMATS)[keyof typeof FORMATS]
const CHECK = 6
const LONGEST = 20_000
const MOST_ROWS = 1 << 17
const HASH_DIGITS = 6
const LETTERS = '-0123456789abcdefghijklmnopqrstuvwxyz'

/** Undone moves are left out, so the log that is unpacked may be shorter; it ends in the same state. */
export function pack(log: Log, engine: Engine): string {
  if (log.arranged) return packAs(FORMATS.arranged, log, engine)
  try {
    return packAs(FORMATS.places, log, engine)
  } catch (error) {
    if (!(error instanceof NotListed)) throw error
    return packAs(FORMATS.named, log, engine)
  }
}

function packAs(format: Format, log: Log, engine: Engine): string {
  const coder = writer()
  codeHeader(coder, { ...log, format })
  const packed = codeGame(coder, engine, format, log)
  if (packed.hash !== log.hash) throw new BadRow(log.rows.length, 'the log does not lead to the hash at its end')
  const text = coder.text()
  return text + checkOf(text)
}

/** `rules` returns the engine of a game in one version, or throws if it is unknown. */
export async function unpack(
  text: string,
  rules: (game: string, version: number) => Engine | Promise<Engine>,
): Promise<Log> {
  const body = text.slice(0, -CHECK)
  if (text.length > LONGEST || checkOf(body) !== text.slice(-CHECK)) throw damaged()
  const coder = reader(body)
  if (!coder) throw damaged()
  const { game, version, format } = codeHeader(coder)
  let engine: Engine
  try {
    engine = await rules(game, version)
  } catch (error) {
    throw new BadPacked('rules', (error as Error).message, game, version)
  }
  let log: Log
  try {
    log = codeGame(coder, engine, format)
  } catch (error) {
    throw damaged((error as Error).message, game, version)
  }
  if (coder.rest() !== 0n) throw damaged('something is left over', game, version)
  return log
}

function damaged(why = 'it was cut off, changed, or is something else', game?: string, version?: number): BadPacked {
  return new BadPacked('damaged', `this is no packed game: ${why}`, game, version)
}

const checkOf = (body: string): string =>
  base64url(BigInt(`0x${sha256(`wayfare packed ${body}`).slice(0, 9)}`)).padStart(CHECK, 'A')

/** Thrown for a legal move that is not listed among the options, such as a payment in parts of the player's choice. */
class NotListed extends Error {}

type Header = Pick<Log, 'game' | 'version'> & { readonly format: Format }

/** Writes the header if one is given, and otherwise reads it. One function does both, so that they cannot disagree. */
function codeHeader({ digit }: Coder, given?: Header): Header {
  const written = digit(16, () => (given as Header).format)
  const format = Object.values(FORMATS).find((known) => known === written)
  if (!format) throw new BadPacked('newer', `packed format ${written} is newer than this program's ${FORMATS.arranged}`)
  const length = digit(32, () => (given as Header).game.length)
  let game = ''
  for (let i = 0; i < length; i++) {
    game += LETTERS.charAt(digit(LETTERS.length, () => LETTERS.indexOf((given as Header).game.charAt(i))))
  }
  return { game, version: digit(1 << 16, () => (given as Header).version), format }
}

function codeGame(coder: Coder, engine: Engine, format: Format, given?: Log): Log {
  const table = codeTable(coder, engine, given?.table)
  const chance = codeChance(coder, table.players, given?.chance)
  const arranged = format === FORMATS.arranged ? codeArranged(coder, given?.arranged) : undefined
  const match = begin(engine, table, seedOf(chance) as string, arranged)
  codeRows(coder, match, format, given?.rows)
  const hash = engine.hash(match.state)
  const end = coder.digit(16 ** HASH_DIGITS, () => Number.parseInt(hash.slice(0, HASH_DIGITS), 16))
  if (end !== Number.parseInt(hash.slice(0, HASH_DIGITS), 16)) throw new Error('its moves lead to another end')
  const { id, version } = engine.game
  const dealt = arranged ? { chance, arranged } : { chance }
  return { game: id, version, table, ...dealt, rows: match.rows.slice(), hash }
}

function codeTable({ digit }: Coder, { game, table: filled }: Engine, given?: TableOptions): TableOptions {
  const [min, max] = game.players
  const players = min + digit(max - min + 1, () => (given as TableOptions).players - min)
  const table: Record<string, Value> = { players }
  for (const [name, { values }] of Object.entries(game.choices)) {
    // 0 means that the choice does not apply.
    const place = digit(values.length + 1, () => 1 + values.indexOf((given as TableOptions)[name] as Value))
    if (place > 0) table[name] = values[place - 1] as Value
  }
  return filled(table)
}

const MOST_ARRANGED = 1 << 13
const ASCII = 128

function codeArranged({ digit }: Coder, given?: Arrangement): Arrangement {
  const written = given ? canonical(given) : ''
  const length = digit(MOST_ARRANGED, () => written.length)
  const text = String.fromCharCode(...Array.from({ length }, (_, i) => digit(ASCII, () => written.charCodeAt(i))))
  const arranged = arrangementFrom(JSON.parse(text))
  if (!arranged) throw new Error('it arranges nothing')
  return arranged
}

const CHANCES = ['seed', 'named seed', 'committed'] as const
const WIDE_SEED = /^[0-9a-f]{64}$/

/**
 * A commitment that its secret confirms can be computed again, so it is not written; one that was not confirmed is
 * packed as a plain seed.
 */
function codeChance(coder: Coder, players: number, given?: Chance): Chance {
  const seed = (given && seedOf(given)) ?? ''
  const kind = CHANCES[coder.digit(CHANCES.length, () => CHANCES.indexOf(kindOf(given as Chance, seed)))]
  if (kind === 'seed') return { seed: codeBytes(coder, 32, 32, seed) }
  if (kind === 'named seed') return { seed: codeText(coder, seed) }
  const commitment = given as Committed | undefined
  const secret = codeBytes(coder, 16, 64, commitment?.secret)
  const count = coder.digit(players + 1, () => (commitment as Committed).contributions.length)
  const contributions: Contribution[] = []
  for (let i = 0; i < count; i++) {
    const one = commitment?.contributions[i]
    const seat = coder.digit(players, () => (one as Contribution).seat)
    contributions.push({ seat, bytes: codeBytes(coder, 8, 64, one?.bytes) })
  }
  return { commitment: commit(secret), contributions, secret }
}

type Committed = Extract<Chance, { commitment: string }>

function kindOf(chance: Chance, seed: string): (typeof CHANCES)[number] {
  if ('commitment' in chance && isSecretOf(chance.commitment, chance.secret ?? '')) return 'committed'
  return WIDE_SEED.test(seed) ? 'seed' : 'named seed'
}

function codeBytes({ digit, wide }: Coder, least: number, most: number, given = ''): string {
  const length = least + digit(most - least + 1, () => given.length / 2 - least)
  const value = wide(1n << BigInt(8 * length), () => BigInt(`0x${given}`))
  return value.toString(16).padStart(2 * length, '0')
}

function codeText({ digit }: Coder, given: string): string {
  const length = digit(256, () => given.length)
  return String.fromCharCode(...Array.from({ length }, (_, i) => digit(1 << 16, () => given.charCodeAt(i))))
}

type Move = Extract<Row, { kind: 'move' }>

/** The rows to pack: the first `whole` rows as they are, then the indices of the moves that still count. */
export type StandingRows = { readonly whole: number; readonly moves: readonly number[] }

/**
 * Returns the moves that still count. After chance was dealt anew it depends on the number of a row, so all rows up to
 * there are packed unchanged, and so are those before an undo that goes back further.
 */
export function standingRows(rows: readonly Row[]): StandingRows {
  let whole = 0
  let moves: number[] = []
  for (const [place, row] of rows.entries()) {
    if (row.kind === 'move') {
      moves.push(place)
      continue
    }
    const undone = row.kind === 'undo' ? moves.findLastIndex((move) => (rows[move] as Move).seat === row.seat) : -1
    if (undone >= 0) moves.splice(undone, 1)
    else {
      whole = place + 1
      moves = []
    }
  }
  return { whole, moves }
}

const KINDS = ['move', 'undo', 'rewind'] as const

function codeRows(coder: Coder, match: Match, format: Format, rows: readonly Row[] = []): void {
  const { digit } = coder
  const stands = standingRows(rows)
  const hasWhole = digit(2, () => Math.min(stands.whole, 1)) === 1
  const whole = hasWhole ? digit(MOST_ROWS, () => stands.whole) : 0
  const moves = digit(MOST_ROWS, () => stands.moves.length)
  for (let i = 0; i < whole; i++) {
    const kind = KINDS[digit(KINDS.length, () => KINDS.indexOf((rows[i] as Row).kind))]
    if (kind === 'undo') codeUndo(coder, match, rows[i])
    else if (kind === 'rewind') codeRewind(coder, match, rows[i])
    else codeMove(coder, match, format, rows[i])
  }
  for (let i = 0; i < moves; i++) codeMove(coder, match, format, rows[stands.moves[i] ?? 0])
}

function codeMove(coder: Coder, match: Match, format: Format, row: Row | undefined): void {
  const { digit } = coder
  const { engine, state } = match
  const given = row as Move
  const seats = engine.deciders(state)
  if (seats.length === 0) throw new Error('the game is over before its last move')
  const seat = seats[digit(seats.length, () => seats.indexOf(given.seat))] as Seat
  const options = engine.options(state, seat)
  const place = digit(format === FORMATS.places ? options.length : options.length + 1, () => {
    const found = options.findIndex(({ move }) => move === given.move)
    if (found >= 0) return found
    if (format === FORMATS.places) throw new NotListed(`'${given.move}' is not among the options`)
    return options.length
  })
  play(match, seat, options[place]?.move ?? codeText(coder, given?.move ?? ''))
}

function codeUndo({ digit }: Coder, match: Match, row: Row | undefined): void {
  const seat = digit(match.table.players, () => (row as Extract<Row, { kind: 'undo' }>).seat)
  if (!undo(match, seat)) throw new Error(`seat ${seat} has nothing to take back`)
}

function codeRewind({ digit }: Coder, match: Match, row: Row | undefined): void {
  const to = digit(match.rows.length + 1, () => (row as Extract<Row, { kind: 'rewind' }>).to)
  if (!rewind(match, to)) throw new Error(`there are no ${to} moves to go back to`)
}
