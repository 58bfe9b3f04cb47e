// @module-tag slow
import { arkham } from '@wayfare/arkham'
import { arnak } from '@wayfare/arnak'
import { greedy, playMatch, random } from '@wayfare/bots'
import { darwin } from '@wayfare/darwin'
import {
  begin,
  commit,
  type Engine,
  engineOf,
  type Game,
  type Log,
  logOf,
  type Match,
  mixSeed,
  parseLog,
  play,
  replay,
  rewind,
  seedOf,
  sha256,
  undo,
  writeLog,
} from '@wayfare/kernel'
import { kit } from '@wayfare/kit'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writer } from './digits.ts'
import { BadPacked, pack, unpack } from './packed-game.ts'

const ENGINES: Readonly<Record<string, Engine>> = Object.fromEntries(
  [arkham, arnak, darwin, kit].map((game) => [game.id, engineOf(game as unknown as Game)]),
)
const engineBy = (id: string): Engine => ENGINES[id] as Engine

function rules(game: string, version: number): Engine {
  const engine = ENGINES[game]
  if (engine?.game.version !== version) throw new Error(`${game} ${version} is not known here`)
  return engine
}

function finished(id: string, table: object, seed: string, bot = random): Log {
  const match = begin(engineBy(id), table, seed)
  playMatch(match, Array(match.table.players).fill(bot))
  return logOf(match)
}

const problemOf = (text: string): Promise<string> =>
  unpack(text, rules).then(
    () => 'none',
    (error: unknown) => (error instanceof BadPacked ? error.problem : `crashed: ${error}`),
  )

/** Plays a game in which some payments are named as a whole although no option lists them. */
function withOwnPayments(seed: string): { log: Log; named: number } {
  const match = begin(engineBy('arnak'), { players: 2 }, seed)
  const { engine } = match
  let named = 0
  while (!engine.isOver(match.state)) {
    const seat = engine.deciders(match.state)[0] as number
    const offered = engine.options(match.state, seat)
    const parts = offered.filter(({ move, on }) => move.startsWith('pay ') && on.length === 1)
    const payments = parts.flatMap((one) => parts.map((other) => `pay ${one.on[0]}+${other.on[0]}`))
    const own = payments.find(
      (move) =>
        !offered.some((option) => option.move === move) &&
        engine.meant(match.state, seat, offered, move)?.move === move,
    )
    if (own) named++
    const chance = `${seed} ${match.rows.length}`
    for (const move of own ? [own] : random.choose(engine, match.state, seat, chance)) play(match, seat, move)
  }
  return { log: logOf(match), named }
}

test('a payment that is no option but legal goes into a link, too', async () => {
  const { log, named } = withOwnPayments('own payments')
  expect(named).toBeGreaterThan(0)
  expect(await unpack(pack(log, engineBy('arnak')), rules)).toEqual(log)
})

describe.each([
  ['kit', random],
  ['arkham', greedy],
  ['arnak', greedy],
  ['darwin', greedy],
] as const)('%s', (id, bot) => {
  const [min, max] = engineBy(id).game.players
  test.each([min, max])('with %i players a whole game goes into a link and comes out the same', async (players) => {
    const log = finished(id, { players }, sha256(`packed ${id} ${players}`), bot)
    const text = pack(log, engineBy(id))
    expect(text).toMatch(/^[\w-]+$/)
    expect(text.length).toBeLessThanOrEqual(600)
    expect(await unpack(text, rules)).toEqual(log)
  })
})

const deal = fc.record({
  players: fc.integer({ min: 2, max: 4 }),
  rounds: fc.constantFrom(2, 4),
  seed: fc.oneof(
    fc.stringMatching(/^[!-~][ -~]{0,20}$/),
    fc.constant('Zufall: звезда ✦'),
    fc.nat().map((n) => sha256(String(n))),
  ),
})

/** Makes moves, with an occasional undo or agreed rewind, as the numbers decide. */
function wander(match: Match, numbers: readonly number[]): void {
  const { engine } = match
  for (const number of numbers) {
    const seats = engine.deciders(match.state)
    const seat = seats[number % seats.length]
    if (seat === undefined) return
    const kind = number % 11
    if (kind === 0 && undo(match, seat)) continue
    if (kind === 1 && number % 5 === 0 && rewind(match, number % (match.rows.length + 1))) continue
    const options = engine.options(match.state, seat)
    play(match, seat, options[number % options.length]?.move as string)
  }
}

test('any game at any moment, with moves taken back and chance dealt anew, ends in the same state', async () => {
  await fc.assert(
    fc.asyncProperty(deal, fc.array(fc.nat(100_000), { maxLength: 60 }), async ({ players, rounds, seed }, numbers) => {
      const engine = engineBy('kit')
      const match = begin(engine, { players, rounds }, seed)
      wander(match, numbers)
      const log = logOf(match)
      const out = await unpack(pack(log, engine), rules)
      expect(out).toMatchObject({ game: 'kit', table: log.table, chance: { seed }, hash: log.hash })
      expect(engine.hash(replay(engine, parseLog(writeLog(out))).state)).toBe(log.hash)
      if (!log.rows.some(({ kind }) => kind === 'rewind')) {
        expect(out.rows.length).toBe(log.rows.length - 2 * log.rows.filter(({ kind }) => kind === 'undo').length)
      }
    }),
    { numRuns: 60 },
  )
})

const KIT = finished('kit', { players: 2 }, sha256('damage'))
const TEXT = pack(KIT, engineBy('kit'))

test('a text that is changed, cut off, lengthened or something else is refused, and nothing crashes', async () => {
  const letter = fc.constantFrom(...'ABCxyz019-_', '.', ' ', 'é', '')
  await fc.assert(
    fc.asyncProperty(fc.nat(TEXT.length - 1), letter, async (at, put) => {
      const changed = TEXT.slice(0, at) + put + TEXT.slice(at + 1)
      fc.pre(changed !== TEXT)
      expect(await problemOf(changed)).toBe('damaged')
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 80 }), async (text) => {
      expect(await problemOf(text)).toBe('damaged')
    }),
  )
  for (let end = 0; end < TEXT.length; end += 7) expect(await problemOf(TEXT.slice(0, end))).toBe('damaged')
  expect(await problemOf(`A${TEXT}`)).toBe('damaged')
  expect(await problemOf('A'.repeat(1_000_000))).toBe('damaged')
})

/** Returns a text with a valid checksum, whatever its content. */
function forged(digits: readonly (readonly [base: number, value: number])[]): string {
  const coder = writer()
  for (const [base, value] of digits) coder.digit(base, () => value)
  const body = coder.text()
  const check = BigInt(`0x${sha256(`wayfare packed ${body}`).slice(0, 9)}`)
  const last = writer()
  last.wide(1n << 36n, () => check)
  return body + last.text().padStart(6, 'A')
}

test('a text with a right checksum and wrong contents is refused too', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(65_535), { minLength: 1, maxLength: 60 }), async (values) => {
      expect(await problemOf(forged(values.map((value) => [65_536, value])))).toMatch(/^(damaged|newer|rules)$/)
    }),
  )
  const kitHeader = [
    [16, 1],
    [32, 3],
    ...[...'kit'].map((one) => [37, '-0123456789abcdefghijklmnopqrstuvwxyz'.indexOf(one)]),
    [65_536, engineBy('kit').game.version],
  ] as [number, number][]
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(65_535), { minLength: 30, maxLength: 60 }), async (values) => {
      const text = forged([...kitHeader, ...values.map((value): [number, number] => [65_536, value])])
      expect(await problemOf(text)).toBe('damaged')
    }),
  )
})

test('a commitment, its secret and what everybody added come out as they went in', async () => {
  const secret = sha256('secret')
  const contributions = [
    { seat: 0, bytes: '00'.repeat(16) },
    { seat: 1, bytes: 'a1b2c3d4e5f60718' },
  ]
  const chance = { commitment: commit(secret), contributions, secret }
  const log = { ...finished('kit', { players: 3 }, mixSeed(secret, contributions)), chance }
  expect(await unpack(pack(log, engineBy('kit')), rules)).toEqual(log)
  const broken = { ...log, chance: { ...chance, commitment: sha256('something else') } }
  expect((await unpack(pack(broken, engineBy('kit')), rules)).chance).toEqual({ seed: seedOf(chance) })
})

test('what is arranged in a deal goes into the link', async () => {
  const arranged = { piles: { guardians: ['guardian-boot-jewel', 'guardian-four-coins'] }, chance: ['items'] }
  const match = begin(engineBy('arnak'), { players: 2 }, sha256('arranged'), arranged)
  for (let i = 0; i < 5; i++) {
    const seat = match.engine.deciders(match.state)[0] as number
    play(match, seat, match.engine.options(match.state, seat)[0]?.move ?? '')
  }
  rewind(match, 2)
  const unpacked = await unpack(pack(logOf(match), match.engine), rules)
  expect(unpacked).toEqual(logOf(match))
})

test('rules that are not known here are named', async () => {
  const missing = await unpack(TEXT, (game, version) => rules(game, version + 1)).catch((error: unknown) => error)
  expect(missing).toMatchObject({ problem: 'rules', game: 'kit', version: KIT.version })
  expect((missing as Error).message).toContain('is not known here')
  expect(await problemOf(forged([[16, 4]]))).toBe('newer')
})

test('a log that does not lead to its own end is not packed', () => {
  const engine = engineBy('kit')
  expect(() => pack({ ...KIT, hash: sha256('another end') }, engine)).toThrow('does not lead to the hash')
  const [first, ...rest] = KIT.rows
  expect(() => pack({ ...KIT, rows: [...rest, first as (typeof rest)[number]] }, engine)).toThrow()
})
