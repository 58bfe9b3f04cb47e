// A game as text: its set-up, the source of its chance, and one readable move per line. Only the log is stored; states are
// computed from it.
//
//   wayfare-log 1
//   game kit 2
//   table {"players":2}
//   arranged {"chance":[],"piles":{…}}   the cards that come first in an arranged deal; absent in others
//   commitment 5feceb66…            or: seed 5feceb66…
//   mix 0 6b86b273…                 the contribution of seat 0
//   0 buy lamp-3                    a seat and its move
//   undo 0                          seat 0 undoes its last move
//   rewind 12                       all agreed to go back to the first 12 moves that still count; chance is dealt anew
//   secret 9f86d081…                published when the table has ended
//   end 14 d4735e3a…                the number of rows, and the hash of the state they lead to
//   signed d75a9801… 92a009a9…      the server's public key, and its signature of all lines above; optional

import type { Seat, Seed } from '../core/names.ts'
import { canonical } from '../digest/json.ts'
import { type Arrangement, arrangementFrom } from '../hidden/arrangement.ts'
import type { TableOptions } from './choices.ts'
import { type Contribution, isContribution, isSecret, mixSeed } from './seed.ts'

export const LOG_FORMAT = 1

export type Row =
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: string }
  | { readonly kind: 'undo'; readonly seat: Seat }
  | { readonly kind: 'rewind'; readonly to: number }

export type Chance =
  | { readonly seed: Seed }
  | { readonly commitment: string; readonly contributions: readonly Contribution[]; readonly secret?: string }

/** An Ed25519 signature in hexadecimal: the public key, and the signature of the text that `textToSign` returns. */
export type LogSignature = { readonly key: string; readonly value: string }

export type Log = {
  readonly game: string
  readonly version: number
  readonly table: TableOptions
  readonly chance: Chance
  readonly arranged?: Arrangement
  readonly rows: readonly Row[]
  readonly hash: string
  readonly signature?: LogSignature
}

export class BadLog extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`)
    this.name = 'BadLog'
    this.line = line
  }
}

export function seedOf(chance: Chance): Seed | undefined {
  if ('seed' in chance) return chance.seed
  return chance.secret === undefined ? undefined : mixSeed(chance.secret, chance.contributions)
}

export function writeLog(log: Log): string {
  const { signature } = log
  return signature ? withSignature(textToSign(log), signature) : textToSign(log)
}

/** Returns a log's text, which ends in its `end` line, with the signature added. */
export const withSignature = (text: string, { key, value }: LogSignature): string => `${text}signed ${key} ${value}\n`

/** Returns all lines of a log except the signature, each with its line feed. */
export function textToSign(log: Log): string {
  const lines = [`wayfare-log ${LOG_FORMAT}`, `game ${log.game} ${log.version}`, `table ${canonical(log.table)}`]
  const { chance, arranged } = log
  if (arranged) lines.push(`arranged ${canonical(arranged)}`)
  if ('seed' in chance) lines.push(`seed ${chance.seed}`)
  else {
    lines.push(`commitment ${chance.commitment}`)
    for (const { seat, bytes } of chance.contributions) lines.push(`mix ${seat} ${bytes}`)
  }
  for (const row of log.rows) lines.push(writeRow(row))
  if ('secret' in chance) lines.push(`secret ${chance.secret}`)
  lines.push(`end ${log.rows.length} ${log.hash}`)
  return `${lines.join('\n')}\n`
}

const MOVE = /^\S.{0,999}$/

export function writeRow(row: Row): string {
  if (row.kind === 'move' && !MOVE.test(row.move)) throw new Error(`'${clip(row.move)}' is no move that a log can hold`)
  if (row.kind === 'move') return `${row.seat} ${row.move}`
  return row.kind === 'undo' ? `undo ${row.seat}` : `rewind ${row.to}`
}

/** Splits a log's text into lines. Only one format exists so far; a later one would convert older logs here. */
function linesOf(text: string): string[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  if (lines[lines.length - 1] === '') lines.pop()
  const header = /^wayfare-log (\d+)$/.exec(lines[0] ?? '')
  if (!header) throw new BadLog(1, `a log begins with 'wayfare-log ${LOG_FORMAT}'`)
  const format = Number(header[1])
  if (format > LOG_FORMAT)
    throw new BadLog(1, `log format ${format} is newer than this program's ${LOG_FORMAT}; update Wayfare`)
  if (format < LOG_FORMAT) throw new BadLog(1, `log format ${format} is not known`)
  return lines
}

/** Reads a log, or reports the line that is wrong. */
export function parseLog(text: string): Log {
  const lines = linesOf(text)
  let at = 1
  const line = (): string => {
    const found = lines[at]
    if (found === undefined) throw new BadLog(at + 1, 'the log stops before its last line (end …); it was cut off')
    return found
  }
  const match = (pattern: RegExp, expected: string): readonly string[] => {
    const found = pattern.exec(line())
    if (!found) throw new BadLog(at + 1, `expected ${expected}, found '${clip(line())}'`)
    at++
    return found
  }

  const [, game, version] = match(/^game ([a-z][a-z0-9-]*) (\d{1,9})$/, "'game <id> <version>'")
  const table = parseTable(match(/^table (\{.*\})$/, "'table {…}'")[1] as string, at)

  const arranged = line().startsWith('arranged ')
    ? parseArrangement(match(/^arranged (\{.*\})$/, "'arranged {…}'")[1] as string, at)
    : undefined

  let chance: Chance
  if (line().startsWith('commitment ')) {
    const [, commitment] = match(/^commitment ([0-9a-f]{64})$/, "'commitment' and 64 hexadecimal digits")
    const contributions: Contribution[] = []
    while (line().startsWith('mix ')) {
      const [, seat, bytes] = match(/^mix (\d{1,2}) ([0-9a-f]+)$/, "'mix <seat> <hexadecimal>'")
      checkSeat(Number(seat), table, at)
      if (!isContribution(bytes as string)) throw new BadLog(at, 'a contribution has 8 to 64 bytes')
      if (contributions.some((other) => other.seat === Number(seat))) throw new BadLog(at, `seat ${seat} added twice`)
      contributions.push({ seat: Number(seat), bytes: bytes as string })
    }
    chance = { commitment: commitment as string, contributions }
  } else {
    const [, seed] = match(/^seed (\S.{0,127})$/, "'seed …' or 'commitment …'")
    chance = { seed: seed as string }
  }

  const rows: Row[] = []
  while (!line().startsWith('end ') && !line().startsWith('secret ')) {
    rows.push(parseRow(line(), at + 1, table))
    at++
  }
  if (line().startsWith('secret ')) {
    if ('seed' in chance) throw new BadLog(at + 1, 'a secret without a commitment')
    const [, secret] = match(/^secret ([0-9a-f]+)$/, "'secret <hexadecimal>'")
    if (!isSecret(secret as string)) throw new BadLog(at, 'a secret has 16 to 64 bytes')
    chance = { ...chance, secret: secret as string }
  }
  const [, count, hash] = match(/^end (\d{1,9}) ([0-9a-f]{64})$/, "'end <rows> <hash>'")
  if (Number(count) !== rows.length) throw new BadLog(at, `${count} rows were written, ${rows.length} are here`)
  const dealt = arranged ? { chance, arranged } : { chance }
  const log: Log = { game: game as string, version: Number(version), table, ...dealt, rows, hash: hash as string }
  const isSigned = lines[at]?.startsWith('signed ') === true
  const signature = isSigned
    ? parseSignature(match(SIGNED, "'signed', a key and a signature in hexadecimal"))
    : undefined
  if (at < lines.length) throw new BadLog(at + 1, 'nothing may follow the end')
  return signature ? { ...log, signature } : log
}

const SIGNED = /^signed ([0-9a-f]{64}) ([0-9a-f]{128})$/

const parseSignature = ([, key, value]: readonly string[]): LogSignature => ({
  key: key as string,
  value: value as string,
})

function parseTable(text: string, line: number): TableOptions {
  let table: unknown
  try {
    table = JSON.parse(text)
  } catch {
    throw new BadLog(line, `the table is no JSON: '${clip(text)}'`)
  }
  if (!Number.isInteger((table as TableOptions).players)) throw new BadLog(line, 'the table does not say how many play')
  return table as TableOptions
}

function parseArrangement(text: string, line: number): Arrangement {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {}
  const arranged = arrangementFrom(value)
  if (!arranged) throw new BadLog(line, `this arranges nothing: '${clip(text)}'`)
  return arranged
}

function parseRow(text: string, line: number, table: TableOptions): Row {
  const word = /^(undo|rewind) (\d{1,9})$/.exec(text)
  if (word?.[1] === 'rewind') return { kind: 'rewind', to: Number(word[2]) }
  if (word) return { kind: 'undo', seat: checkSeat(Number(word[2]), table, line) }
  const row = /^(\d{1,2}) (\S.{0,999})$/.exec(text)
  if (!row)
    throw new BadLog(line, `expected '<seat> <move>', 'undo <seat>', 'rewind <moves>' or 'end', found '${clip(text)}'`)
  return { kind: 'move', seat: checkSeat(Number(row[1]), table, line), move: row[2] as string }
}

function checkSeat(seat: Seat, table: TableOptions, line: number): Seat {
  if (seat >= table.players) throw new BadLog(line, `there is no seat ${seat} at a table of ${table.players}`)
  return seat
}

const clip = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
