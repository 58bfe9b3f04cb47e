import { engineBy } from '@wayfare/library'
import { COUNTDOWN_MS } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import * as commands from './commands.ts'
import type { Entry } from './entry.ts'
import { fold, tableFrom } from './fold.ts'
import { infoOf } from './picture.ts'
import { matchOf, type Table } from './table.ts'
import { begunTable } from './testing/started-table.ts'

const engine = await engineBy('kit')
const begun = (more = {}) => begunTable(engine, engine.table({ players: 2 }), 'commands', more)
const person = (seat: number): commands.Actor => ({ id: `person-${seat}`, name: 'x', ids: [`person-${seat}`] })
const no = (code: string) => expect.objectContaining({ name: 'NotAllowed', code })
const move = (table: Table, actor: commands.Actor | null, more: object = {}) =>
  commands.move(table, actor, { t: 'move', table: table.id, seat: 0, at: 0, texts: ['x'], id: 'a', ...more })

test('a move is for one’s own seat, in a running game, and answers the question of now', () => {
  const table = begun()
  expect(move(table, person(0))).toEqual({ k: 'moved', seat: 0, texts: ['x'], id: 'a' })
  expect(() => move(table, null)).toThrow(no('not-logged-in'))
  expect(() => move(table, person(1))).toThrow(no('not-your-seat'))
  expect(() => move(table, person(0), { at: 1 })).toThrow(no('stale'))
  fold(table, { k: 'closed', why: 'abandoned' }, table.at)
  expect(() => move(table, person(0))).toThrow(no('not-running'))
})

test('what was done is not done again, whatever has happened since', () => {
  const table = begun()
  const dropMove = engine.options(matchOf(table).state, 0)[0]?.move as string
  fold(table, { k: 'moved', seat: 0, texts: [dropMove], id: 'a' }, table.at)
  expect(move(table, person(0))).toBeNull()
  fold(table, { k: 'closed', why: 'abandoned' }, table.at)
  expect(move(table, person(0))).toBeNull()
})

test('a log does not grow without end: a game can be played to its end, and nothing more is taken back or proposed', () => {
  const table = begun()
  const dropMove = engine.options(matchOf(table).state, 0)[0]?.move as string
  fold(table, { k: 'moved', seat: 0, texts: [dropMove] }, table.at)
  const request = { table: table.id, seat: 0, at: 1, id: 'b' }
  expect(commands.undo(table, person(0), { t: 'undo', ...request })).toMatchObject({ k: 'undone' })
  table.seq = 4_000
  expect(() => commands.undo(table, person(0), { t: 'undo', ...request })).toThrow(no('too-much'))
  expect(() => commands.propose(table, person(0), { t: 'ask', ...request, what: { coach: true } }, 0)).toThrow(
    no('too-much'),
  )
  expect(move(table, person(0), { at: 1 })).toMatchObject({ k: 'moved' })
})

test('a guest’s seat is the account’s that they became', () => {
  const table = begun()
  expect(move(table, { id: 'account', name: 'x', ids: ['account', 'person-0'] })).toMatchObject({ seat: 0 })
})

test('going back names a move that stands, and that one was told of', () => {
  const table = begun()
  const ask = (rewind: number) =>
    commands.propose(table, person(0), { t: 'ask', table: table.id, seat: 0, what: { rewind }, id: 'q' }, table.at)
  const dropMoveOf = (seat: number) => engine.options(matchOf(table).state, seat)[0]?.move as string
  fold(table, { k: 'moved', seat: 0, texts: [dropMoveOf(0)] }, table.at)
  fold(table, { k: 'undone', seat: 0 }, table.at)
  fold(table, { k: 'moved', seat: 1, texts: [dropMoveOf(1)] }, table.at)
  // Neither a move that was undone nor another seat's hidden one can be undone.
  for (const row of [0, 1, 2, 3]) expect(() => ask(row)).toThrow(no('nothing-to-undo'))
  fold(table, { k: 'moved', seat: 0, texts: [dropMoveOf(0)] }, table.at)
  expect(ask(3)).toMatchObject({ k: 'asked', what: { rewind: 3 } })
})

test('nothing is dealt anew of a daily deal', () => {
  const table = begun({ daily: '2030-01-01' })
  const message = { t: 'ask', table: table.id, seat: 0, what: { rewind: 1 }, id: 'q' } as const
  expect(() => commands.propose(table, person(0), message, table.at)).toThrow(no('not-now'))
})

test('who has been replaced comes back, who has resigned does not', () => {
  const table = begun()
  expect(() => commands.comeBack(table, person(0), 0)).toThrow(no('not-now'))
  for (const why of ['time', 'voted'] as const) {
    fold(table, { k: 'gone', seat: 0, why, bot: 'random' }, table.at)
    expect(() => move(table, person(0))).toThrow(no('not-your-seat'))
    expect(commands.comeBack(table, person(0), 0)).toEqual({ k: 'back', seat: 0 })
    fold(table, { k: 'back', seat: 0 }, table.at)
  }
  fold(table, commands.resign(table, person(0), 0), table.at)
  expect(() => commands.comeBack(table, person(0), 0)).toThrow(no('not-now'))
})

test('sitting down, leaving and beginning are for an open table', () => {
  const { made } = begun()
  const table = tableFrom(
    'open23',
    engine,
    'ab'.repeat(32),
    { ...made, seats: [...made.seats.slice(0, 1), { kind: 'open' }] },
    0,
  )
  expect(() => commands.start(table, person(0))).toThrow(no('not-now'))
  expect(() => commands.start(table, person(1))).toThrow(no('not-your-seat'))
  expect(() => commands.join(table, person(0), undefined, undefined)).toThrow(no('not-now'))
  expect(() => commands.join(table, person(1), 0, undefined)).toThrow(no('seat-taken'))
  for (const seat of [2, 7]) {
    expect(() => commands.leave(table, person(0), seat)).toThrow(no('nonsense'))
    expect(() => commands.plan(table, person(0), seat, 'random')).toThrow(no('nonsense'))
  }
  fold(table, commands.join(table, person(1), undefined, 'cd'.repeat(16)), 0)
  expect(table.contributions).toEqual([{ seat: 1, bytes: 'cd'.repeat(16) }])
  expect(() => commands.leave(table, person(1), 0)).toThrow(no('not-your-seat'))
  fold(table, commands.leave(table, person(0), 1), 0)
  expect(table.contributions).toEqual([])
  fold(table, commands.join(table, person(1), undefined, undefined), 0)
  fold(table, commands.leave(table, person(0), 0), 0)
  expect(commands.passHost(table)).toEqual({ k: 'hosted', person: 'person-1' })
})

test('the last seat that is taken starts a countdown, which anybody there can stop and whoever leaves ends', () => {
  const { made } = begun()
  const seats = [...made.seats.slice(0, 1), { kind: 'open' }] as const
  const table = tableFrom('open23', engine, 'ab'.repeat(32), { ...made, seats, start: 'countdown' }, 0)
  const joined = () => commands.join(table, person(1), undefined, undefined)
  expect(commands.begin(table, 1e9), 'a seat is free').toBeNull()
  fold(table, joined(), 1000)
  expect(table.startsAt).toBe(1000 + COUNTDOWN_MS)
  expect(commands.begin(table, 1000 + COUNTDOWN_MS - 1)).toBeNull()
  expect(commands.begin(table, 1000 + COUNTDOWN_MS)).toEqual({ k: 'started' })
  expect(() => commands.hold(table, person(2), 1)).toThrow(no('not-your-seat'))
  fold(table, commands.hold(table, person(1), 1) as { k: 'held'; seat: 1 }, 2000)
  expect(commands.begin(table, 1e9), 'it waits for the host').toBeNull()
  expect(commands.hold(table, person(0), 0), 'it waits already').toBeNull()
  fold(table, commands.leave(table, person(1), 1), 3000)
  fold(table, joined(), 4000)
  expect(table.startsAt).toBe(4000 + COUNTDOWN_MS)
  fold(table, commands.start(table, person(0)), 5000)
  expect(table).toMatchObject({ status: 'running', startsAt: null })
  expect(() => commands.hold(table, person(0), 0)).toThrow(no('begun'))
})

test('nobody counts down for whoever sits there alone', () => {
  const { made } = begun()
  const seats = [...made.seats.slice(0, 1), { kind: 'open' }] as const
  const table = tableFrom('open23', engine, 'ab'.repeat(32), { ...made, seats, start: 'countdown' }, 0)
  fold(table, commands.plan(table, person(0), 1, 'random'), 1000)
  expect(commands.begin(table, 1000)).toEqual({ k: 'started' })
})

test('when somebody left a seat to a bot is told, and no longer when they are back', () => {
  const table = begun()
  fold(table, { k: 'gone', seat: 0, why: 'time', bot: 'random' }, 1234)
  expect(infoOf(table, { day: '2030-01-01' }).seats[0]).toMatchObject({ gone: 'time', goneAt: 1234 })
  fold(table, { k: 'back', seat: 0 }, 2000)
  expect(infoOf(table, { day: '2030-01-01' }).seats[0]).not.toHaveProperty('goneAt')
})

test('a live game goes on by correspondence if all agree, and one by days or without a clock stays as it is', () => {
  const table = begun({ clock: { bank: 600, increment: 5 } })
  const ask = (at: Table, id = 'd') =>
    commands.propose(at, person(0), { t: 'ask', table: at.id, seat: 0, what: { byDays: true }, id }, at.at)
  expect(infoOf(table, { day: '' }, 0).may?.byDays).toBe(true)
  fold(table, ask(table) as Entry, table.at)
  expect(table.clocks?.left).toEqual([600_000, 600_000])
  fold(table, { k: 'answered', seat: 1, yes: true }, table.at + 1_000)
  const days = 24 * 60 * 60
  expect(infoOf(table, { day: '' }).clock).toEqual({ bank: 3 * days, increment: days / 2 })
  expect(table.clocks).toMatchObject({ left: [3 * days * 1000, 3 * days * 1000], since: table.at })
  expect(() => ask(table, 'e')).toThrow(no('not-now'))
  expect(() => ask(begun())).toThrow(no('not-now'))
  expect(infoOf(table, { day: '' }, 0).may).not.toHaveProperty('byDays')
})
