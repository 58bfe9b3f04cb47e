import { type Engine, type Eyes, forgetCollected, pick, type Seat, type State, stream } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import { expect, test } from 'vitest'
import { dealtTo } from './coach-worlds.ts'
import type { Actor } from './commands.ts'
import type { Made } from './entry.ts'
import { fold } from './fold.ts'
import { matchOf, type Table, turn } from './table.ts'
import { begunTable, MOMENT } from './testing/started-table.ts'
import { toldCount, toldSince } from './visible-log.ts'

const [kit, arnak, darwin, arkham] = (await Promise.all(
  ['kit', 'arnak', 'darwin', 'arkham'].map((id) => engineBy(id)),
)) as [Engine, Engine, Engine, Engine]
const VERA: Actor = { id: 'vera', name: 'Vera', ids: ['vera'] }
const ME = { kind: 'person', person: VERA.id } as const
const BOT = { kind: 'bot', bot: 'random' } as const
const TODAY = { day: '2030-01-01' }

const seated = (seats: Made['seats'], more: Partial<Made> = {}, engine = kit): Table =>
  begunTable(engine, engine.table({ players: seats.length }), 'coach', { seats, ...more })

type Wanted = { readonly seat?: Seat; readonly at?: number; readonly by?: Seat; readonly actor?: Actor | null }
const deal = (table: Table, { seat, at, by, actor = VERA }: Wanted) =>
  dealtTo(
    table,
    actor,
    {
      t: 'world',
      table: table.id,
      id: '1',
      at: at ?? toldCount(table, seat ?? 'spectator'),
      ...(seat === undefined ? {} : { seat }),
      ...(by === undefined ? {} : { by }),
    },
    TODAY,
  )

/**
 * Plays random moves. Returns the states before all rows that do not end a lane, keyed by the number of rows that seat
 * 0 had seen.
 */
function played(table: Table, rows: number, dice = stream('moves')): Map<number, State> {
  const before = new Map<number, State>()
  for (let row = 0; row < rows && table.status === 'running'; row++) {
    const { engine, state } = matchOf(table)
    const seat = pick(dice, turn(table))
    if (engine.lanes(state) === null) before.set(toldCount(table, 0) + 1, engine.clone(state))
    fold(table, { k: 'moved', seat, texts: [pick(dice, engine.options(state, seat)).move] }, MOMENT)
  }
  return before
}

const movesOf = (table: Table, eyes: Eyes, seat: Seat) =>
  toldSince(table, eyes, 0).flatMap(({ n, facts }) => {
    const moves = facts.flatMap(({ k, seat: by, move }) => (k === 'move' && by === seat ? [move] : []))
    return moves.length > 0 ? [{ n, moves }] : []
  })

const redealt = (engine: Engine, s: State, eyes: Eyes, seed: string): State => {
  const world = engine.redeal(s, eyes, seed)
  forgetCollected(world, eyes)
  return world
}

type Frames = readonly { readonly op: string; readonly by: Seat; readonly arg: { readonly paid?: readonly string[] } }[]
const paidBy = ({ core }: State, seat: Seat): readonly string[] =>
  (core.stack as Frames).flatMap(({ op, by, arg }) => (op === 'collect' && by === seat ? (arg.paid ?? []) : []))

test('who plays against bots is dealt a world that tells them nothing: the same whatever the truth is', () => {
  const table = seated([ME, BOT])
  const { engine, state, seed: truth } = matchOf(table)
  const { world, seed, eyes } = deal(table, { seat: 0 })
  expect(eyes).toBe(0)
  for (const other of ['one', 'two']) {
    const there = engine.redeal(state, 0, other)
    expect(engine.hash(there)).not.toBe(engine.hash(state))
    expect(redealt(engine, there, 0, seed)).toEqual(world)
  }
  expect(JSON.stringify([world, seed])).not.toContain(truth)
})

test.each([
  ['the kit’s game', kit],
  ['Arnak', arnak],
  ['Darwin', darwin],
  ['Arkham', arkham],
])('%s: the world before a bot’s move tells what whoever asks knew then, and no more', (_, engine) => {
  const table = seated([ME, BOT], {}, engine)
  const before = played(table, engine === kit ? 40 : 90)
  let [requested, changed] = [0, 0]
  for (const { n } of movesOf(table, 0, 1)) {
    const truth = before.get(n)
    if (!truth) continue
    const { world, seed, eyes } = deal(table, { seat: 0, at: n, by: 1 })
    expect([eyes, table.engine.view(world, 0)]).toEqual([0, table.engine.view(truth, 0)])
    const there = table.engine.redeal(truth, 0, `other ${n}`)
    expect(redealt(table.engine, there, 0, seed)).toEqual(world)
    if (table.engine.hash(there) !== table.engine.hash(truth)) changed++
    requested++
  }
  expect(requested).toBeGreaterThan(5)
  expect(changed).toBeGreaterThan(0)
})

test('what a bot has only collected for a payment is nobody’s business, before its move or for those who look on', () => {
  const table = seated([ME, BOT], {}, arnak)
  const dice = stream('collect')
  let collected = 0
  for (let rows = 0; rows < 400 && collected < 3; rows++) {
    played(table, 1, dice)
    if (table.status !== 'running') break
    if (paidBy(matchOf(table).state, 1).length === 0) continue
    expect(paidBy(deal(table, { actor: null }).world, 1)).toEqual([])
    played(table, 1, dice)
    const last = movesOf(table, 0, 1).at(-1)
    if (last) expect(paidBy(deal(table, { seat: 0, at: last.n, by: 1 }).world, 1)).toEqual([])
    collected++
  }
  expect(collected).toBeGreaterThan(0)
})

test('where all act at once, a bot’s moves are asked about from where they began', () => {
  const table = seated([ME, BOT], {}, arkham)
  played(table, 60)
  const long = movesOf(table, 0, 1).filter(({ moves }) => moves.length > 1 && moves[0] !== undefined)
  expect(long.length).toBeGreaterThan(0)
  for (const { n, moves } of long) {
    const { world } = deal(table, { seat: 0, at: n, by: 1 })
    expect(table.engine.options(world, 1).map(({ move }) => move)).toContain(moves[0])
  }
})

test('when the game is over, everybody may know why, as far as the bot itself could', () => {
  const table = seated([ME, { kind: 'person', person: 'ben' }, BOT])
  played(table, 3000)
  expect(table.status).toBe('finished')
  for (const seat of [0, 1, undefined]) {
    const { n } = movesOf(table, seat ?? 'spectator', 2).at(-1) as { n: number }
    expect(deal(table, { at: n, by: 2, actor: null, ...(seat === undefined ? {} : { seat }) }).eyes).toBe(2)
  }
  expect(() => deal(table, { at: 1, by: 2, seat: 9 })).toThrow(/no seat 9/)
})

test('who looks on is dealt a world for chances, where all who play have agreed; who plays there is not', () => {
  const table = seated([ME, { kind: 'person', person: 'ben' }])
  table.coach = true
  const { engine, state } = matchOf(table)
  const { world, seed, eyes } = deal(table, { actor: null })
  expect(eyes).toBe('spectator')
  const there = engine.redeal(state, 'spectator', 'other')
  expect(engine.hash(there)).not.toBe(engine.hash(state))
  expect(redealt(engine, there, 'spectator', seed)).toEqual(world)
  expect(() => deal(table, {})).toThrow(/you play at this table/)
  expect(deal(seated([ME, BOT]), { actor: null }).eyes).toBe('spectator')
})

const BEN = { kind: 'person', person: 'ben' } as const
const after = (table: Table): Table => {
  played(table, 12)
  return table
}
test.each<[string, Table, Wanted, RegExp]>([
  ['a hint beside another person', seated([ME, BEN]), { seat: 0 }, /where others play/],
  ['a hint with two at one device', seated([ME, ME]), { seat: 0 }, /where others play/],
  ['a hint in a daily deal', seated([ME, BOT], { daily: '2030-01-01' }), { seat: 0 }, /daily deal/],
  ['a hint about another decision', seated([ME, BOT]), { seat: 0, at: 9 }, /decision 9/],
  ['a hint at another’s seat', seated([ME, BOT]), { seat: 1 }, /not yours/],
  ['chances in a daily deal', seated([ME, BOT], { daily: '2030-01-01' }), { actor: null }, /daily deal/],
  ['chances where people play', seated([ME, BEN]), { actor: null }, /if all of them agree/],
  ['why, beside another person', after(seated([ME, BEN, BOT])), { seat: 0, at: 1, by: 2 }, /where others play/],
  ['why, in a daily deal', after(seated([ME, BOT], { daily: '2030-01-01' })), { seat: 0, at: 1, by: 1 }, /daily deal/],
  ['why, to those who look on at people', after(seated([ME, BOT])), { at: 1, by: 1, actor: null }, /look on/],
  ['why, at another’s seat', after(seated([ME, BOT, BOT])), { seat: 1, at: 1, by: 2 }, /not yours/],
  ['why a person moved', after(seated([ME, BOT])), { seat: 0, at: 1, by: 0 }, /no bot/],
  ['why of what was never told', after(seated([ME, BOT])), { seat: 0, at: 999, by: 1 }, /no move 999/],
])('refused: %s', (_, table, wanted, refusal) => {
  expect(table.status).toBe('running')
  expect(() => deal(table, wanted)).toThrow(refusal)
})
