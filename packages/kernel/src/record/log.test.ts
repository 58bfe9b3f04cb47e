import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BadLog,
  type Chance,
  LOG_FORMAT,
  type Log,
  parseLog,
  type Row,
  seedOf,
  textToSign,
  withSignature,
  writeLog,
  writeRow,
} from './log.ts'
import { mixSeed } from './seed.ts'

const HASH = '0123456789abcdef'.repeat(4)
const SECRET = 'ab'.repeat(16)

const OPEN: readonly string[] = [
  'wayfare-log 1',
  'game kit 2',
  'table {"gems":true,"players":3}',
  'seed 5feceb66',
  '0 buy lamp-3',
  '2 keep all',
  'undo 2',
  'rewind 1',
  `end 4 ${HASH}`,
]
const SEALED: readonly string[] = [
  'wayfare-log 1',
  'game kit 2',
  'table {"players":3}',
  `commitment ${HASH}`,
  `mix 2 ${'cd'.repeat(8)}`,
  `mix 0 ${'ef'.repeat(16)}`,
  '0 buy lamp-3',
  `secret ${SECRET}`,
  `end 1 ${HASH}`,
]

const joined = (lines: readonly string[]): string => `${lines.join('\n')}\n`
/** Returns the log with this line (counted from 1) replaced by others, or removed. */
const withLine = (lines: readonly string[], line: number, ...put: string[]): string =>
  joined([...lines.slice(0, line - 1), ...put, ...lines.slice(line)])

function bad(text: string): BadLog {
  try {
    parseLog(text)
  } catch (error) {
    if (error instanceof BadLog) return error
    throw error
  }
  throw new Error(`this was read as a log:\n${text}`)
}

test('log: is text that people can read', () => {
  const log: Log = {
    game: 'kit',
    version: 2,
    table: { players: 3, gems: true },
    chance: { seed: '5feceb66' },
    rows: [
      { kind: 'move', seat: 0, move: 'buy lamp-3' },
      { kind: 'move', seat: 2, move: 'keep all' },
      { kind: 'undo', seat: 2 },
      { kind: 'rewind', to: 1 },
    ],
    hash: HASH,
  }
  expect(writeLog(log)).toBe(joined(OPEN))
  expect(parseLog(joined(OPEN))).toEqual(log)
})

test('log: a sealed one has a commitment, what was added, and in the end the secret', () => {
  const log = parseLog(joined(SEALED))
  expect(log.chance).toEqual({
    commitment: HASH,
    contributions: [
      { seat: 2, bytes: 'cd'.repeat(8) },
      { seat: 0, bytes: 'ef'.repeat(16) },
    ],
    secret: SECRET,
  })
  expect(writeLog(log)).toBe(joined(SEALED))
})

test('log: a table that has not ended shows no secret', () => {
  expect(parseLog(withLine(SEALED, 8)).chance).not.toHaveProperty('secret')
})

test('log: the server that kept a game may sign it below its end', () => {
  const signature = { key: HASH, value: HASH + HASH }
  const signed = joined([...SEALED, `signed ${signature.key} ${signature.value}`])
  const log = parseLog(signed)
  expect(log).toEqual({ ...parseLog(joined(SEALED)), signature })
  expect(textToSign(log)).toBe(joined(SEALED))
  expect(writeLog(log)).toBe(signed)
  expect(withSignature(joined(SEALED), signature)).toBe(signed)
})

test('log: a game without a move is a log too', () => {
  const lines = [...OPEN.slice(0, 4), `end 0 ${HASH}`]
  expect(parseLog(joined(lines)).rows).toEqual([])
})

test('log: the seed is what it says, or comes from secret and contributions, or is not known yet', () => {
  expect(seedOf({ seed: 'x' })).toBe('x')
  const contributions = [{ seat: 0, bytes: 'cd'.repeat(8) }]
  expect(seedOf({ commitment: HASH, contributions, secret: SECRET })).toBe(mixSeed(SECRET, contributions))
  expect(seedOf({ commitment: HASH, contributions })).toBeUndefined()
})

const hexOf = (min: number, max: number) =>
  fc
    .string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: min, maxLength: max })
    .map((text) => text.slice(text.length % 2))
const lineOf = (max: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: max })
    .filter((text) => /^\S.*$/.test(text) && text.length <= 128)
const anyMove = fc.oneof(
  lineOf(40),
  fc.constantFrom(
    'end',
    'end 0',
    'undo 0',
    'rewind 1',
    'secret x',
    'pay coin+coin',
    'купить лампу',
    '0 0',
    'x  ',
    '🎲',
  ),
)

const anySeat = fc.nat(11)
const anyRow: fc.Arbitrary<Row> = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), seat: anySeat, move: anyMove }),
  fc.record({ kind: fc.constant('undo' as const), seat: anySeat }),
  fc.record({ kind: fc.constant('rewind' as const), to: fc.nat(999_999) }),
)
const anyChance: fc.Arbitrary<Chance> = fc.oneof(
  fc.record({ seed: lineOf(40) }),
  fc
    .tuple(hexOf(64, 64), fc.array(hexOf(16, 40), { maxLength: 3 }), fc.option(hexOf(32, 128)))
    .map(([commitment, bytes, secret]) => ({
      commitment,
      contributions: bytes.map((one, i) => ({ seat: bytes.length - 1 - i, bytes: one })),
      ...(secret === null ? {} : { secret }),
    })),
)
const anyLog: fc.Arbitrary<Log> = fc
  .record({
    game: fc.constantFrom('kit', 'a', 'arnak-2', 'x9'),
    version: fc.nat(999),
    players: fc.integer({ min: 3, max: 12 }),
    side: fc.string(),
    chance: anyChance,
    rows: fc.array(anyRow, { maxLength: 12 }),
    hash: hexOf(64, 64),
  })
  .map(({ players, side, rows, ...rest }) => ({
    ...rest,
    table: { players, side },
    rows: rows.map((row) => (row.kind === 'rewind' ? row : { ...row, seat: row.seat % players })),
  }))

test('log: whatever is written is read back as it was', () => {
  fc.assert(
    fc.property(anyLog, (log) => {
      const read = parseLog(writeLog(log))
      expect(read).toEqual(log)
      expect(writeLog(read)).toBe(writeLog(log))
    }),
    { seed: 1, numRuns: 300 },
  )
})

test('log: line ends of any system are read', () => {
  const log = parseLog(joined(SEALED))
  expect(parseLog(SEALED.join('\r\n'))).toEqual(log)
  expect(parseLog(`${SEALED.join('\r\n')}\r\n`)).toEqual(log)
  expect(parseLog(SEALED.join('\r'))).toEqual(log)
  expect(parseLog(SEALED.join('\n'))).toEqual(log)
})

test('log: cut off anywhere, it is refused where it stops', () => {
  for (const whole of [joined(OPEN), joined(SEALED), OPEN.join('\r\n')]) {
    const text = whole.trimEnd()
    for (let length = 0; length < text.length; length++) {
      const cut = text.slice(0, length)
      const lines = cut.split(/\r\n|\r|\n/)
      const last = lines.length - (lines.at(-1) === '' ? 1 : 0)
      const { line } = bad(cut)
      expect([Math.max(last, 1), last + 1], cut).toContain(line)
    }
  }
})

test('log: random ones cut off anywhere are refused', () => {
  fc.assert(
    fc.property(anyLog, fc.nat(), (log, at) => {
      const text = writeLog(log).trimEnd()
      expect(() => parseLog(text.slice(0, at % text.length))).toThrow(BadLog)
    }),
    { seed: 2, numRuns: 200 },
  )
})

test('log: a row that is missing, doubled or slipped in is noticed at the end', () => {
  for (const text of [
    withLine(OPEN, 6),
    withLine(OPEN, 6, '2 keep all', '2 keep all'),
    withLine(OPEN, 5, '1 x', '0 buy lamp-3'),
  ]) {
    const { line, message } = bad(text)
    expect(line).toBe(text.trimEnd().split('\n').length)
    expect(message).toContain('rows were written')
  }
})

test('log: every kind of damage is refused in its own line', () => {
  const cases: [what: string, text: string, line: number, says: string][] = [
    ['nothing at all', '', 1, "begins with 'wayfare-log 1'"],
    ['no header', withLine(OPEN, 1), 1, "begins with 'wayfare-log 1'"],
    ['another header', withLine(OPEN, 1, 'wayfare-save 1'), 1, 'begins with'],
    ['a header with more', withLine(OPEN, 1, 'wayfare-log 1 '), 1, 'begins with'],
    ['a newer format', withLine(OPEN, 1, `wayfare-log ${LOG_FORMAT + 1}`), 1, 'newer'],
    ['an unknown older format', withLine(OPEN, 1, 'wayfare-log 0'), 1, 'format 0 is not known'],
    ['no game', withLine(OPEN, 2), 2, "expected 'game <id> <version>'"],
    ['a game without a version', withLine(OPEN, 2, 'game kit'), 2, "found 'game kit'"],
    ['a game of a strange name', withLine(OPEN, 2, 'game ../kit 2'), 2, 'expected'],
    ['half a version', withLine(OPEN, 2, 'game kit 1.5'), 2, 'expected'],
    ['no table', withLine(OPEN, 3), 3, "expected 'table {…}'"],
    ['a table that is no JSON', withLine(OPEN, 3, 'table {players:3}'), 3, 'no JSON'],
    ['a table that is a list', withLine(OPEN, 3, 'table [3]'), 3, "expected 'table {…}'"],
    ['a table for nobody knows how many', withLine(OPEN, 3, 'table {"gems":true}'), 3, 'how many play'],
    ['a table for half a player', withLine(OPEN, 3, 'table {"players":1.5}'), 3, 'how many play'],
    ['no seed', withLine(OPEN, 4), 4, "expected 'seed …' or 'commitment …'"],
    ['an empty seed', withLine(OPEN, 4, 'seed '), 4, 'expected'],
    ['a commitment cut short', withLine(SEALED, 4, 'commitment abc'), 4, '64 hexadecimal digits'],
    ['a contribution that is no number', withLine(SEALED, 5, 'mix 2 xyz'), 5, "expected 'mix"],
    ['a contribution too short', withLine(SEALED, 5, 'mix 2 ab'), 5, '8 to 64 bytes'],
    ['a contribution of nobody', withLine(SEALED, 5, `mix 3 ${'cd'.repeat(8)}`), 5, 'no seat 3 at a table of 3'],
    ['two of one seat', withLine(SEALED, 6, `mix 2 ${'ef'.repeat(8)}`), 6, 'seat 2 added twice'],
    ['a contribution among the moves', withLine(OPEN, 6, `mix 2 ${'cd'.repeat(8)}`), 6, "expected '<seat> <move>'"],
    ['an empty row', withLine(OPEN, 6, ''), 6, 'expected'],
    ['a row without a seat', withLine(OPEN, 6, 'keep all'), 6, "found 'keep all'"],
    ['a row without a move', withLine(OPEN, 6, '2 '), 6, 'expected'],
    ['a seat below the first', withLine(OPEN, 6, '-1 keep all'), 6, 'expected'],
    ['a seat above the last', withLine(OPEN, 6, '3 keep all'), 6, 'no seat 3'],
    ['half a seat', withLine(OPEN, 6, '1.5 keep all'), 6, 'expected'],
    ['an undo by nobody', withLine(OPEN, 7, 'undo 3'), 7, 'no seat 3'],
    ['an undo without a seat', withLine(OPEN, 7, 'undo'), 7, 'expected'],
    ['a rewind to nowhere', withLine(OPEN, 8, 'rewind -1'), 8, 'expected'],
    ['a row of a kind that is not known', withLine(OPEN, 8, 'resign 0'), 8, "found 'resign 0'"],
    [
      'a secret without a commitment',
      withLine(OPEN, 9, `secret ${SECRET}`, `end 4 ${HASH}`),
      9,
      'without a commitment',
    ],
    ['a secret too short', withLine(SEALED, 8, 'secret abcd'), 8, '16 to 64 bytes'],
    ['a secret that is no number', withLine(SEALED, 8, 'secret open sesame'), 8, "expected 'secret"],
    ['two secrets', withLine(SEALED, 8, `secret ${SECRET}`, `secret ${SECRET}`), 9, "expected 'end"],
    ['a move after the secret', withLine(SEALED, 8, `secret ${SECRET}`, '0 buy lamp-4'), 9, "expected 'end"],
    ['no end', withLine(OPEN, 9), 9, 'cut off'],
    ['an edited count', withLine(OPEN, 9, `end 5 ${HASH}`), 9, '5 rows were written, 4 are here'],
    ['an end without a hash', withLine(OPEN, 9, 'end 4'), 9, 'expected'],
    ['a hash cut short', withLine(OPEN, 9, `end 4 ${HASH.slice(1)}`), 9, 'expected'],
    ['a hash in capitals', withLine(OPEN, 9, `end 4 ${HASH.toUpperCase()}`), 9, 'expected'],
    ['something after the end', joined([...OPEN, '0 buy lamp-4']), 10, 'nothing may follow the end'],
    ['an empty line after the end', joined([...OPEN, '']), 10, 'nothing may follow the end'],
    ['a signature cut short', joined([...OPEN, `signed ${HASH} ${HASH}`]), 10, "expected 'signed'"],
    [
      'a signature in capitals',
      joined([...OPEN, `signed ${HASH} ${HASH}${HASH.toUpperCase()}`]),
      10,
      "expected 'signed'",
    ],
    [
      'two signatures',
      joined([...OPEN, ...[1, 2].map(() => `signed ${HASH} ${HASH}${HASH}`)]),
      11,
      'nothing may follow',
    ],
    ['two logs in one', joined([...OPEN, ...OPEN]), 10, 'nothing may follow the end'],
  ]
  for (const [what, text, line, says] of cases) {
    const error = bad(text)
    expect([error.line, error.message.includes(says)], `${what}: ${error.message}`).toEqual([line, true])
    expect(error.message).toContain(`line ${line}: `)
  }
})

test('log: an endless line is clipped in the message', () => {
  expect(bad(withLine(OPEN, 6, 'x'.repeat(5000))).message.length).toBeLessThan(200)
})

test('log: any line put in the place of another is read or refused, and never breaks the reader', () => {
  fc.assert(
    fc.property(fc.constantFrom(OPEN, SEALED), fc.nat(8), fc.string({ unit: 'grapheme' }), (lines, at, junk) => {
      try {
        parseLog(withLine(lines, at + 1, junk))
      } catch (error) {
        expect(error).toBeInstanceOf(BadLog)
      }
    }),
    { seed: 3, numRuns: 500 },
  )
})

test('log: what is arranged in a deal stands below its table, and nothing else does', () => {
  const arranged = { piles: { deck: ['lamp-3', 'lamp-1'] }, chance: ['dice'] }
  const line = 'arranged {"chance":["dice"],"piles":{"deck":["lamp-3","lamp-1"]}}'
  const lines = [...OPEN.slice(0, 3), line, ...OPEN.slice(3)]
  expect(parseLog(joined(lines)).arranged).toEqual(arranged)
  expect(writeLog(parseLog(joined(lines)))).toBe(joined(lines))
  for (const wrong of [
    'arranged {',
    'arranged {}',
    'arranged {"chance":[1],"piles":{}}',
    'arranged {"chance":[],"piles":{"deck":1}}',
  ])
    expect(bad(withLine(lines, 4, wrong)).line).toBe(4)
})

test('log: rows can be written one by one', () => {
  expect(parseLog(joined(OPEN)).rows.map(writeRow)).toEqual(OPEN.slice(4, 8))
})
