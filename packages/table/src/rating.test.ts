import { random } from '@wayfare/bots'
import { type Seat, stream } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import { CHAPTERS, PUZZLE, type UnratedReason } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import * as commands from './commands.ts'
import type { Entry, Made } from './entry.ts'
import { fold } from './fold.ts'
import { infoOf } from './picture.ts'
import { outcomeOf, unratedReason } from './rating.ts'
import { matchOf, type Table, turn } from './table.ts'
import { begunTable } from './testing/started-table.ts'
import { toldCount } from './visible-log.ts'

const engine = await engineBy('kit')
const TODAY = { day: '2030-01-01' }
const person = (seat: Seat) => ({ kind: 'person', person: `person-${seat}` }) as const
const [ANN, BEN, CLEO] = [person(0), person(1), person(2)]
const BOT = { kind: 'bot', bot: 'random' } as const
const actor = (seat: Seat): commands.Actor => ({ id: `person-${seat}`, name: 'x', ids: [`person-${seat}`] })
const WORLD = { t: 'world', table: 'table23', id: 'x' } as const

const begun = (seats: Made['seats'], more: Partial<Made> = {}): Table =>
  begunTable(engine, engine.table({ players: seats.length }), 'rating', { seats, ...more })
const after = (table: Table, ...entries: readonly Entry[]): Table => {
  for (const entry of entries) fold(table, entry, table.at + 1000)
  return table
}

/** Whoever has to decide makes the first move offered, until it is over or this many moves are made. */
function played(table: Table, moves = Number.POSITIVE_INFINITY): Table {
  const dice = stream('rating')
  for (let i = 0; i < moves && table.status === 'running'; i++) {
    const [seat] = turn(table) as [Seat]
    const [move] = random.choose(table.engine, matchOf(table).state, seat, String(dice[0]++))
    after(table, { k: 'moved', seat, texts: [move as string] })
  }
  return table
}

const fromAnother = (table: string): Partial<Made> => {
  const { seed, rows } = matchOf(begun([ANN, BOT]))
  return { origin: { table, at: 0, seed, rows } }
}

test.each([
  ['against a bot', [ANN, BOT]],
  ['against people', [ANN, BEN]],
  ['against both', [ANN, BEN, BOT]],
])('a game %s counts', (_, seats) => {
  expect(unratedReason(begun(seats))).toBeNull()
  expect(infoOf(begun(seats), TODAY).unrated).toBeUndefined()
})

test('a game alone counts, as won or lost', async () => {
  const arnak = await engineBy('arnak')
  const alone = begunTable(arnak, arnak.table({ players: 1 }), 'alone', { seats: [ANN] })
  expect(unratedReason(alone)).toBeNull()
  expect(['won', 'drawn', 'lost']).toContain(outcomeOf(played(alone))?.alone)
})

const COACH: Entry = { k: 'asked', seat: 0, what: { coach: true } }
const REWIND: Entry = { k: 'asked', seat: 0, what: { rewind: 0 } }
const yes = (seat: Seat): Entry => ({ k: 'answered', seat, yes: true })

test.each<[string, UnratedReason, () => Table]>([
  ['a daily deal', 'daily', () => begun([ANN, BOT], { daily: '2030-01-01' })],
  ['a puzzle', 'puzzle', () => begun([ANN, BOT], fromAnother(PUZZLE))],
  [
    'a chapter',
    'chapter',
    () =>
      begun([ANN, BOT], {
        origin: {
          table: `${CHAPTERS}?game=kit&chapter=first&part=exam`,
          at: 0,
          world: matchOf(begun([ANN, BOT])).state,
        },
      }),
  ],
  ['practice from a finished game', 'practice', () => begun([ANN, BOT], fromAnother('k3vqm7xw2p'))],
  [
    'a trial from a running game',
    'practice',
    () => begun([ANN, BOT], { origin: { table: 'k3vqm7xw2p', at: 0, world: matchOf(begun([ANN, BOT])).state } }),
  ],
  ['a guided game', 'guided', () => begun([ANN, BOT], { arranged: { piles: {}, chance: {} } as never })],
  ['people at one device', 'one-device', () => begun([ANN, { ...ANN, label: 'Ben' }])],
  ['one person at two seats', 'one-device', () => begun([ANN, ANN])],
  ['a coach that all agreed on', 'coach', () => after(begun([ANN, BEN]), COACH, yes(1))],
  ['a hint', 'hint', () => after(begun([ANN, BOT]), { k: 'hinted', seat: 0 })],
  ['going back by consent', 'rewind', () => after(played(begun([ANN, BEN]), 2), REWIND, yes(1))],
  ['going back alone', 'rewind', () => after(played(begun([ANN, BOT]), 2), REWIND)],
  ['bots among themselves', 'bots', () => begun([BOT, BOT])],
])('%s does not count: %s', (_, reason, make) => {
  const table = make()
  expect(unratedReason(table)).toBe(reason)
  expect(infoOf(table, TODAY).unrated).toBe(reason)
  expect(outcomeOf(played(table))).toBeNull()
})

test('taking back a move that showed nothing counts', () => {
  const table = played(begun([ANN, BEN]), 1)
  expect(unratedReason(after(table, { k: 'undone', seat: 0 }))).toBeNull()
})

test('whoever is given a world to think in has it noted once, and only while they play', () => {
  const table = begun([ANN, BOT])
  const asked = { ...WORLD, seat: 0, at: toldCount(table, 0) }
  expect(commands.takeHint(table, actor(0), asked, TODAY)).toEqual({ k: 'hinted', seat: 0 })
  after(table, { k: 'hinted', seat: 0 })
  expect(commands.takeHint(table, actor(0), asked, TODAY)).toBeNull()
  expect(commands.takeHint(played(table), actor(0), asked, TODAY)).toBeNull()
})

test('a hint that is refused is not noted', () => {
  const table = begun([ANN, BEN])
  const asked = { ...WORLD, seat: 0, at: toldCount(table, 0) }
  expect(() => commands.takeHint(table, actor(0), asked, TODAY)).toThrow('all agree')
  expect(() => commands.takeHint(table, actor(1), asked, TODAY)).toThrow('not yours')
})

test('a result names who came in where, and when the last move was made', () => {
  const table = played(begun([ANN, BOT, BEN]))
  const result = outcomeOf(table)
  expect(result?.seats).toEqual([{ person: 'person-0' }, { bot: 'random' }, { person: 'person-1' }])
  expect(result?.places.toSorted()[0]).toBe(1)
  const end = result?.at
  expect(outcomeOf(after(table, { k: 'rematch', table: 'next' }))?.at).toBe(end)
})

test('whoever has left is named as such, and whoever has come back is not', () => {
  const left = (why: 'resigned' | 'time'): Entry => ({ k: 'gone', seat: 1, why, bot: 'random' })
  expect(outcomeOf(played(after(begun([ANN, BEN, CLEO]), left('resigned'))))?.seats[1]).toEqual({
    person: 'person-1',
    hasLeft: true,
  })
  const back = after(begun([ANN, BEN]), left('time'), { k: 'back', seat: 1 })
  expect(outcomeOf(played(back))?.seats[1]).toEqual({ person: 'person-1' })
})

test('a game that goes on or was broken off has no result', () => {
  expect(outcomeOf(begun([ANN, BEN]))).toBeNull()
  expect(outcomeOf(after(begun([ANN, BEN]), { k: 'closed', why: 'abandoned' }))).toBeNull()
})
