import { random } from '@wayfare/bots'
import { type Seat, stream } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import { expect, test } from 'vitest'
import * as commands from './commands.ts'
import type { Made } from './entry.ts'
import { fold } from './fold.ts'
import { infoOf, pictureFor } from './picture.ts'
import { outcomeOf, unratedReason } from './rating.ts'
import { matchOf, roundOf, type Table, turn } from './table.ts'
import { seatsToTakeOver } from './takeover.ts'
import { begunTable } from './testing/started-table.ts'
import { toldCount } from './visible-log.ts'

const engine = await engineBy('kit')
const TODAY = { day: '2030-01-01' }
const ANN = { kind: 'person', person: 'ann' } as const
const BOT = { kind: 'bot', bot: 'random' } as const
const actor = (id: string): commands.Actor => ({ id, name: id, ids: [id] })
const CLEO = actor('cleo')

const begun = (seats: Made['seats'] = [ANN, BOT, BOT], more: Partial<Made> = {}): Table =>
  begunTable(engine, engine.table({ players: seats.length, rounds: 2 }), 'takeover', { seats, takeover: true, ...more })

/** Makes a move for each seat that has to decide, until `enough` or the end. */
function played(table: Table, enough: (table: Table) => boolean = () => false): Table {
  const dice = stream('takeover')
  while (table.status === 'running' && !enough(table)) {
    const [seat] = turn(table) as [Seat]
    const [move] = random.choose(table.engine, matchOf(table).state, seat, String(dice[0]++))
    fold(table, { k: 'moved', seat, texts: [move as string] }, table.at + 1000)
  }
  return table
}
const inRound = (round: number) => (table: Table) => (roundOf(table) ?? 0) >= round

function takeOver(table: Table, seat: Seat, who = CLEO): Table {
  fold(table, commands.takeOver(table, who, seat), table.at + 1000)
  return table
}

test('the seats of bots may be taken over in the first round, if the table was made so', () => {
  expect(seatsToTakeOver(begun())).toEqual([1, 2])
  expect(infoOf(begun(), TODAY).may?.takeOver).toEqual([1, 2])
  expect(infoOf(begun(), TODAY, 'between-seats').may?.takeOver).toBeUndefined()
  const { takeover: _, ...closed } = begun().made
  expect(seatsToTakeOver(begunTable(engine, closed.options, 'takeover', { seats: closed.seats }))).toEqual([])
  expect(seatsToTakeOver(played(begun(), inRound(2)))).toEqual([])
})

test('whoever takes over goes on from the position, and the moves of the bot stay', () => {
  const table = played(begun(), ({ story }) => story.length >= 4)
  const before = { rows: [...matchOf(table).rows], state: structuredClone(matchOf(table).state) }
  takeOver(table, 1)
  expect(matchOf(table).rows).toEqual(before.rows)
  expect(matchOf(table).state).toEqual(before.state)
  expect(table.seats[1]).toMatchObject({ person: { id: 'cleo' }, bot: null, tookOver: { bot: 'random', round: 1 } })
  expect(infoOf(table, TODAY).seats[1]).toMatchObject({ kind: 'person', tookOver: 'random' })
  expect(seatsToTakeOver(table)).toEqual([2])
  expect(commands.sitsAt(played(table), CLEO)).toEqual([1])
})

test('nobody takes back a move that the bot made', () => {
  const isMidTurn = (table: Table) => turn(table)[0] === 1 && engine.undoable(matchOf(table).state, 1) > 0
  const table = played(begun(), isMidTurn)
  expect(isMidTurn(table)).toBe(true)
  takeOver(table, 1)
  expect(pictureFor(table, 1)?.undo).toBe(0)
  const undo = { t: 'undo', table: table.id, seat: 1, at: toldCount(table, 1), id: 'u' } as const
  expect(() => commands.undo(table, CLEO, undo)).toThrow('only if all agree')
})

test('whoever sits at the table, comes late or finds a person there is refused', () => {
  expect(() => takeOver(begun(), 1, actor('ann'))).toThrow('already')
  expect(() => takeOver(begun(), 0)).toThrow('taken')
  expect(() => takeOver(takeOver(begun(), 1, actor('ben')), 1)).toThrow('taken')
  expect(() => takeOver(played(begun(), inRound(2)), 1)).toThrow('first round')
  expect(() => takeOver(begun([ANN, BOT], { takeover: undefined } as never), 1)).toThrow('nobody may')
})

test('a game with a seat taken over in round 1 counts from two people on', () => {
  const table = begun()
  expect(unratedReason(table)).toBe('nobody-came')
  expect(unratedReason(takeOver(table, 1))).toBeNull()
  expect(outcomeOf(played(table))?.seats).toEqual([{ person: 'ann' }, { person: 'cleo' }, { bot: 'random' }])
  expect(outcomeOf(played(begun()))).toBeNull()
})

test('a game with a seat taken over in round 2 does not count', () => {
  const table = played(begun(), inRound(2))
  // No command makes such an entry, but a log may hold it.
  fold(table, { k: 'tookOver', seat: 1, person: 'cleo' }, table.at + 1000)
  expect(unratedReason(table)).toBe('late-takeover')
  expect(outcomeOf(played(table))).toBeNull()
})

test('a game that everybody agreed not to rate does not count', () => {
  expect(unratedReason(begun([ANN, { kind: 'person', person: 'ben' }], { rated: false }))).toBe('agreed')
})

test('whoever took over and lost the seat on time comes back to it as the one who took over', () => {
  const table = takeOver(begun(), 1)
  fold(table, { k: 'gone', seat: 1, why: 'time', bot: 'random' }, table.at + 1000)
  expect(seatsToTakeOver(table)).toEqual([2])
  fold(table, commands.comeBack(table, CLEO, 1), table.at + 1000)
  expect(table.seats[1]).toMatchObject({ person: { id: 'cleo' }, bot: null, gone: null, tookOver: { bot: 'random' } })
  expect(table.seats[1]).not.toHaveProperty('goneAt')
})
