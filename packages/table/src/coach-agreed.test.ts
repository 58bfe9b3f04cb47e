// Tests of the coach at a table with other people, where all have to agree first.

import type { Seat } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import { expect, test } from 'vitest'
import { dealtTo } from './coach-worlds.ts'
import * as commands from './commands.ts'
import type { Entry, Made } from './entry.ts'
import { fold } from './fold.ts'
import { infoOf } from './picture.ts'
import { readLog } from './read-log.ts'
import { matchOf, type Table } from './table.ts'
import { begunTable, MOMENT } from './testing/started-table.ts'
import { toldCount } from './visible-log.ts'

const engine = await engineBy('kit')
const TODAY = { day: '2030-01-01' }
const BOT = { kind: 'bot', bot: 'random' } as const
const begun = (players: number, more: Partial<Made> = {}) =>
  begunTable(engine, engine.table({ players }), 'agreed', more)
const actor = (seat: Seat): commands.Actor => ({ id: `person-${seat}`, name: 'x', ids: [`person-${seat}`] })
const no = (code: string, message: RegExp) => ({ name: 'NotAllowed', code, message: expect.stringMatching(message) })

function done(table: Table, entry: Entry | null): Entry {
  if (!entry) throw new Error('it was done before')
  fold(table, entry, table.at + 1000)
  return entry
}
let ids = 0
const onSeat = (table: Table, seat: Seat) => ({ table: table.id, seat, id: `q${ids++}` })
const ask = (table: Table, seat: Seat, what: { coach: true } | { rewind: number } = { coach: true }) =>
  done(table, commands.propose(table, actor(seat), { t: 'ask', ...onSeat(table, seat), what }, table.at))
const answer = (table: Table, seat: Seat, yes = true) =>
  done(table, commands.answer(table, actor(seat), { t: 'answer', ...onSeat(table, seat), yes }))
const hint = (table: Table, seat: Seat, by = seat) =>
  dealtTo(table, actor(by), { t: 'world', ...onSeat(table, seat), at: toldCount(table, seat) }, TODAY)
const NOT_AGREED = no('not-now', /only if all agree/)

/** Everybody drops a card, after which it is seat 0's turn. */
function drop(table: Table, seat: Seat): Entry {
  const texts = [engine.options(matchOf(table).state, seat)[0]?.move as string, 'trust']
  return done(table, { k: 'moved', seat, texts })
}

test('when the last of three has agreed, each may be coached at their own seat, and not before', () => {
  const table = begun(3)
  ask(table, 1)
  answer(table, 0)
  expect(infoOf(table, TODAY).proposal).toMatchObject({ by: 1, what: { coach: true }, yes: [1, 0], needed: [0, 1, 2] })
  for (const seat of [0, 1, 2]) expect(() => hint(table, seat)).toThrow(expect.objectContaining(NOT_AGREED))
  expect(infoOf(table, TODAY)).not.toHaveProperty('coach')
  answer(table, 2)
  expect(infoOf(table, TODAY)).toMatchObject({ coach: true, proposal: null })
  for (const seat of [0, 1, 2]) expect(hint(table, seat).eyes).toBe(seat)
  expect(() => hint(table, 0, 1)).toThrow(expect.objectContaining(no('not-your-seat', /not yours/)))
  expect(() => ask(table, 0)).toThrow(expect.objectContaining(no('not-now', /nobody need be asked/)))
})

test('one no is enough; it may be asked again', () => {
  const table = begun(3)
  ask(table, 0)
  answer(table, 1)
  answer(table, 2, false)
  expect(infoOf(table, TODAY).proposal).toBeNull()
  expect(() => hint(table, 0)).toThrow(expect.objectContaining(NOT_AGREED))
  ask(table, 0)
  expect(table.proposal?.yes).toEqual([0])
})

test('a table read from its log again knows what was agreed', () => {
  const table = begun(2)
  const entries: Entry[] = [
    table.made,
    { k: 'started' },
    ask(table, 0),
    drop(table, 0),
    answer(table, 1),
    drop(table, 1),
  ]
  const read = (log: readonly Entry[]) =>
    readLog(
      { id: table.id, engine, secret: table.secret },
      log.map((entry, seq) => ({ seq, at: MOMENT, entry })),
      ({ entry }) => entry,
    )
  expect([read(entries).broken, read(entries).coach, read(entries.slice(0, 4)).coach]).toEqual([null, true, false])
  expect(hint(read(entries), 0).world).toEqual(hint(table, 0).world)
})

test('beside people, too, the world tells nothing of what another holds or does unseen', () => {
  const dealt = [0, 1].map((place) => {
    const table = begun(2)
    ask(table, 0)
    answer(table, 1)
    const before = hint(table, 0)
    const dropMove = engine.options(matchOf(table).state, 1)[place]?.move as string
    done(table, { k: 'moved', seat: 1, texts: [dropMove] })
    expect(hint(table, 0)).toEqual(before)
    // Everybody sees that a seat has finished.
    done(table, { k: 'moved', seat: 1, texts: ['trust'] })
    const { world, seed } = hint(table, 0)
    const { state } = matchOf(table)
    const other = engine.redeal(state, 0, 'other')
    expect(engine.hash(other)).not.toBe(engine.hash(state))
    expect(engine.redeal(other, 0, seed)).toEqual(world)
    return { dropped: dropMove, world }
  })
  expect(dealt[0]?.dropped).not.toBe(dealt[1]?.dropped)
  expect(dealt[0]?.world).toEqual(dealt[1]?.world)
})

test('the question stands while moves are made, and gives way to one about a move', () => {
  const table = begun(2)
  for (const seat of [0, 1]) drop(table, seat)
  ask(table, 1)
  done(table, { k: 'moved', seat: 0, texts: ['rest'] })
  done(table, { k: 'undone', seat: 0 })
  done(table, { k: 'moved', seat: 0, texts: ['rest'] })
  expect(table.proposal?.what).toEqual({ coach: true })
  expect(() => ask(table, 0)).toThrow(expect.objectContaining(no('not-now', /asked already/)))
  ask(table, 1, { rewind: toldCount(table, 1) })
  expect(table.proposal?.what).toHaveProperty('rewind')
  expect(() => ask(table, 0)).toThrow(expect.objectContaining(no('not-now', /asked already/)))
})

test('who may come back has to agree as well; who has resigned has not', () => {
  const table = begun(3)
  ask(table, 0)
  answer(table, 1)
  fold(table, { k: 'gone', seat: 2, why: 'time', bot: 'random' }, table.at)
  expect([table.coach, infoOf(table, TODAY).proposal?.needed]).toEqual([false, [0, 1, 2]])
  fold(table, { k: 'back', seat: 2 }, table.at)
  fold(table, { k: 'gone', seat: 2, why: 'resigned', bot: 'random' }, table.at)
  expect(table.coach).toBe(true)
})

test('nobody is asked while somebody is away who would have to agree', () => {
  const table = begun(2)
  fold(table, { k: 'gone', seat: 1, why: 'time', bot: 'random' }, table.at)
  expect(() => ask(table, 0)).toThrow(expect.objectContaining(no('not-now', /away/)))
  expect(() => hint(table, 0)).toThrow(expect.objectContaining(NOT_AGREED))
})

test('where nobody else is left, it is open anyhow', () => {
  const table = begun(2)
  fold(table, { k: 'gone', seat: 1, why: 'resigned', bot: 'random' }, table.at)
  expect(hint(table, 0).eyes).toBe(0)
})

test('with the game the question ends', () => {
  const table = begun(2, { options: engine.table({ players: 2, rounds: 2 }) })
  ask(table, 0)
  for (let rows = 0; table.status === 'running'; rows++) {
    const [seat] = engine.deciders(matchOf(table).state) as [Seat]
    const options = engine.options(matchOf(table).state, seat)
    done(table, { k: 'moved', seat, texts: [options[rows % options.length]?.move as string] })
  }
  expect(table.proposal).toBeNull()
})

test.each<[string, Table, RegExp]>([
  ['alone', begun(2, { seats: [{ kind: 'person', person: 'person-0' }, BOT] }), /nobody need be asked/],
  ['in a daily deal', begun(2, { daily: '2030-01-01' }), /daily deal/],
])('nobody is asked %s', (_, table, message) => {
  expect(() => ask(table, 0)).toThrow(expect.objectContaining(no('not-now', message)))
})

test('nobody is asked when the game has ended', () => {
  const table = begun(2)
  fold(table, { k: 'closed', why: 'abandoned' }, table.at)
  expect(() => ask(table, 0)).toThrow(expect.objectContaining(no('not-running', /over/)))
})
