import { IllegalMove } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { infoOf } from './picture.ts'
import { matchOf, people, type Table, turn } from './table.ts'
import { begunTable, MOMENT } from './testing/started-table.ts'
import { toldCount, toldIndex, toldNumber, toldSince } from './visible-log.ts'

const engine = await engineBy('kit')
const DAY = { day: '2030-01-01' }
const kitTable = (players: number) => begunTable(engine, engine.table({ players }), 'fold')
const move = (table: Table, seat: number, ...texts: string[]) =>
  fold(table, { k: 'moved', seat, texts }, table.at + 1000)
const hash = (table: Table) => engine.hash(matchOf(table).state)
const drop = (table: Table, seat: number): string => engine.options(matchOf(table).state, seat)[0]?.move as string

/** Everybody drops a card, after which it is seat 0's turn. */
function drafted(players: number): Table {
  const table = kitTable(players)
  for (const seat of table.seats.keys()) move(table, seat, drop(table, seat), 'trust')
  return table
}

test('a refused move leaves everything as it was, also where it is the last of several', () => {
  const table = drafted(2)
  const before = JSON.stringify([hash(table), table.story, table.seq, matchOf(table).rows, matchOf(table).steps])
  expect(() => move(table, 0, 'jump')).toThrow(IllegalMove)
  expect(() => move(table, 0, 'rest', 'end', 'end')).toThrow(IllegalMove)
  expect(() => move(table, 0, 'draw', 'end')).toThrow(/by itself/)
  expect(JSON.stringify([hash(table), table.story, table.seq, matchOf(table).rows, matchOf(table).steps])).toBe(before)
  move(table, 0, 'rest', 'end')
  expect(turn(table)).toEqual([1])
})

test('the same entries make the same table', () => {
  const [one, two] = [drafted(3), drafted(3)]
  for (const table of [one, two]) {
    move(table, 0, 'rest')
    fold(table, { k: 'undone', seat: 0 }, table.at)
    move(table, 0, 'rest', 'end')
  }
  expect(JSON.stringify(one)).toBe(JSON.stringify(two))
})

test('what is done in a lane is told to its own seat alone, and shows nowhere else', () => {
  const table = kitTable(3)
  const visibleState = () => JSON.stringify([infoOf(table, DAY, 1), toldSince(table, 1, 0), table.noticedAt])
  const before = visibleState()
  move(table, 0, drop(table, 0))
  fold(table, { k: 'undone', seat: 0 }, table.at + 1000)
  expect([0, 1, 'spectator' as const].map((eyes) => toldCount(table, eyes))).toEqual([2, 0, 0])
  expect(visibleState()).toBe(before)
  expect(toldSince(table, 0, 1)).toEqual([{ n: 2, at: MOMENT + 2000, seat: 0, facts: [], undoes: [1] }])
})

test('a question stands while others go on unseen, and each reads it in their own numbers', () => {
  const table = kitTable(2)
  move(table, 1, drop(table, 1))
  move(table, 0, drop(table, 0))
  const index = toldIndex(table, 0, 1) as number
  expect(index).toBe(1)
  fold(table, { k: 'asked', seat: 0, what: { rewind: index } }, table.at)
  fold(table, { k: 'undone', seat: 1 }, table.at)
  expect([0, 1, 'spectator' as const].map((eyes) => toldNumber(table, eyes, index))).toEqual([1, 2, 1])
  expect(infoOf(table, DAY, 0).proposal).toMatchObject({ what: { rewind: 1 }, yes: [0], needed: [0, 1] })
  fold(table, { k: 'answered', seat: 1, yes: true }, table.at)
  expect(table.proposal).toBeNull()
  expect(table.story.filter(({ stands }) => stands)).toEqual([])
})

test('a move that all can see ends a question; so does its taking back', () => {
  const table = drafted(2)
  const proposalEntry = { k: 'asked', seat: 1, what: { rewind: 0 } } as const
  fold(table, proposalEntry, table.at)
  move(table, 0, 'rest')
  expect(table.proposal).toBeNull()
  fold(table, proposalEntry, table.at)
  fold(table, { k: 'undone', seat: 0 }, table.at)
  expect(table.proposal).toBeNull()
})

test('info is a thing of its own: who agrees later does not change it', () => {
  const table = drafted(3)
  fold(table, { k: 'asked', seat: 1, what: { rewind: 0 } }, table.at)
  const before = infoOf(table, DAY)
  fold(table, { k: 'answered', seat: 2, yes: true }, table.at)
  expect(before.proposal?.yes).toEqual([1])
  expect(infoOf(table, DAY).proposal?.yes).toEqual([1, 2])
})

test('who goes no longer has to agree; a question about them is settled', () => {
  const table = drafted(3)
  fold(table, { k: 'asked', seat: 1, what: { rewind: 0 } }, table.at)
  fold(table, { k: 'answered', seat: 0, yes: true }, table.at)
  fold(table, { k: 'gone', seat: 2, why: 'resigned', bot: 'random' }, table.at)
  expect(people(table)).toEqual([0, 1])
  expect(table.proposal).toBeNull()
  expect(matchOf(table).rows.at(-1)).toEqual({ kind: 'rewind', to: 0 })
})

test('a seat remembers since which entry it decides', () => {
  const table = drafted(2)
  const before = table.since.slice()
  move(table, 0, 'rest')
  expect(table.since).toEqual(before)
  move(table, 0, 'end')
  expect(table.since[1]).toBe(table.seq - 1)
})

test('what was dealt before the first move is told with the first thing that each is told', async () => {
  const rules = await engineBy('arnak')
  const table = begunTable(rules, rules.table({ players: 2, first: 1 }), 'opening')
  const first = () => ([0, 1, 'spectator'] as const).map((eyes) => toldSince(table, eyes, 0)[0]?.opening)
  expect(first()).toEqual([undefined, undefined, undefined])
  move(table, 1, 'pass')
  move(table, 1, 'end')
  const [own, other, spectator] = first()
  expect(own?.[0]).toEqual({ k: 'round', round: 1, first: 1 })
  expect(own?.filter(({ k, card }) => k === 'draw' && card !== undefined)).toHaveLength(5)
  expect(other?.filter(({ seat, card }) => seat === 0 && card !== undefined)).toEqual([])
  expect(spectator?.filter(({ card }) => card !== undefined)).toEqual([])
  expect(toldSince(table, 0, 1)[0]?.opening).toBeUndefined()
})
