// Each viewer is told which requests are allowed now; the commands must refuse exactly the others.

import type { Seat } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import { type Permissions, PUZZLE } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { dealtTo } from './coach-worlds.ts'
import * as commands from './commands.ts'
import type { Entry, Gone, Made } from './entry.ts'
import { fold } from './fold.ts'
import type { Viewer } from './permissions.ts'
import { infoOf } from './picture.ts'
import { matchOf, type Table } from './table.ts'
import { begunTable } from './testing/started-table.ts'
import { toldCount } from './visible-log.ts'

const engine = await engineBy('kit')
const TODAY = { day: '2030-01-01' }
const person = (seat: Seat) => ({ kind: 'person', person: `person-${seat}` }) as const
const [ANN, BEN, CLEO] = [person(0), person(1), person(2)]
const BOT = { kind: 'bot', bot: 'random' } as const
const actor = (seat: Seat): commands.Actor => ({ id: `person-${seat}`, name: 'x', ids: [`person-${seat}`] })

const begun = (seats: Made['seats'], more: Partial<Made> = {}): Table =>
  begunTable(engine, engine.table({ players: seats.length }), 'permissions', { seats, ...more })
const after = (table: Table, ...entries: readonly Entry[]): Table => {
  for (const entry of entries) fold(table, entry, table.at + 1000)
  return table
}
const left = (seat: Seat, why: Gone): Entry => ({ k: 'gone', seat, why, bot: 'random' })
const may = (table: Table, viewer: Viewer = 0): Permissions | undefined => infoOf(table, TODAY, viewer).may
const COACH: Entry = { k: 'asked', seat: 0, what: { coach: true } }
const yes = (seat: Seat): Entry => ({ k: 'answered', seat, yes: true })
const agreed = (seats: Made['seats']): Table => {
  const table = begun(seats)
  table.coach = true
  return table
}
const practice = (from: string): Partial<Made> => {
  const { seed, rows } = matchOf(begun([ANN, BOT]))
  return { origin: { table: from, at: 0, seed, rows } }
}

test('whoever plays alone or against bots asks as they like, and goes back without asking anybody', () => {
  expect(may(begun([ANN, BOT]))).toEqual({ hint: true, why: true, rewind: 'alone' })
  expect(may(begun([ANN, BOT], practice('k3vqm7xw2p')))).toEqual({ hint: true, why: true, rewind: 'alone' })
  expect(may(after(begun([ANN, BEN]), left(1, 'resigned')))).toEqual({ hint: true, why: true, rewind: 'alone' })
})

test('beside others all have to agree: they can be asked, are awaited, and then each may ask', () => {
  const table = begun([ANN, BEN, CLEO, BOT])
  expect(may(table)).toEqual({ consent: { state: 'unasked' }, rewind: 'together' })
  after(table, COACH, yes(2))
  for (const seat of [0, 1, 2]) expect(may(table, seat)?.consent).toEqual({ state: 'asked', missing: [1] })
  after(table, yes(1))
  for (const seat of [0, 1, 2]) expect(may(table, seat)).toEqual({ hint: true, why: true, rewind: 'together' })
})

test('nobody can be asked while something else is, or while somebody is away who has a say', () => {
  const withProposal = after(begun([ANN, BEN]), { k: 'asked', seat: 1, what: { rewind: 0 } })
  expect(may(withProposal)?.consent).toEqual({ state: 'busy' })
  expect(may(after(begun([ANN, BEN]), left(1, 'time')))).toEqual({ consent: { state: 'away' }, rewind: 'together' })
})

test('whoever looks on is told chances where nobody plays against others, or all have agreed; whoever plays is not', () => {
  expect(may(begun([ANN, BOT]), 'spectator')).toEqual({ chances: true })
  expect(may(begun([BOT, BOT]), 'spectator')).toEqual({ chances: true, why: true })
  expect(may(begun([ANN, BEN]), 'spectator')).toEqual({})
  expect(may(agreed([ANN, BEN, BOT]), 'spectator')).toEqual({ chances: true })
  expect(may(agreed([ANN, BEN]), 'between-seats')).toEqual({})
})

test.each<[string, Table]>([
  ['to one whose seat a bot plays', after(begun([ANN, BEN, CLEO]), left(0, 'voted'))],
  ['in a daily deal', begun([ANN, BOT], { daily: '2030-01-01' })],
  ['in a puzzle', begun([ANN, BOT], practice(PUZZLE))],
  ['at a table of people that was closed', after(begun([ANN, BEN]), { k: 'closed', why: 'abandoned' })],
])('nothing is allowed %s', (_, table) => {
  expect(may(table)).toEqual({})
})

test('a table whose log cannot be read on goes back no more', () => {
  expect(may({ ...begun([ANN, BOT]), broken: 'entry 7' })).toEqual({ hint: true, why: true })
})

test('when the game is over, everybody may ask why a bot moved', () => {
  const table = after(begun([ANN, BOT]), { k: 'closed', why: 'abandoned' })
  for (const viewer of [0, 1, 'spectator'] as const) expect(may(table, viewer)).toEqual({ why: true })
})

const TABLES: readonly [string, () => Table][] = [
  ['alone against a bot', () => begun([ANN, BOT])],
  ['beside another person', () => begun([ANN, BEN])],
  ['with consent', () => agreed([ANN, BEN, BOT])],
  ['while all are asked', () => after(begun([ANN, BEN]), COACH)],
  ['with somebody away', () => after(begun([ANN, BEN]), left(1, 'time'))],
  ['after somebody has resigned', () => after(begun([ANN, BEN]), left(1, 'resigned'))],
  ['from a seat that a bot plays', () => after(begun([ANN, BEN]), left(0, 'time'))],
  ['in a daily deal', () => begun([ANN, BOT], { daily: '2030-01-01' })],
  ['in a puzzle', () => begun([ANN, BOT], practice(PUZZLE))],
  ['when it is over', () => after(begun([ANN, BOT]), { k: 'closed', why: 'abandoned' })],
]

test.each(TABLES)('%s, what a viewer is told they may do is done, and the rest is refused', (_, make) => {
  const table = make()
  const { hint, chances, consent, rewind } = may(table) ?? {}
  const n = toldCount(table, 0)
  const on = { table: table.id, id: 'x' }
  expect(isDone(() => dealtTo(table, actor(0), { t: 'world', seat: 0, at: n, ...on }, TODAY))).toBe(hint === true)
  expect(isDone(() => commands.mayBeToldChances(table, null))).toBe(may(table, 'spectator')?.chances === true)
  expect([chances, may(table, 'between-seats')?.chances]).toEqual([undefined, undefined])
  const ask = (what: { coach: true }) => commands.propose(table, actor(0), { t: 'ask', seat: 0, what, ...on }, table.at)
  expect(isDone(() => ask({ coach: true }))).toBe(consent?.state === 'unasked')
  expect(isDone(() => commands.mayAskWhy(table, actor(0), 0, TODAY))).toBe(mayHearReasons(table))
  const isRunning = table.status === 'running' && !table.seats[0]?.gone
  expect(rewind !== undefined).toBe(isRunning && table.made.daily === undefined && table.made.origin === undefined)
})

/** At a table without bots there are no bot moves to ask about, and nobody is refused. */
const mayHearReasons = (table: Table): boolean =>
  may(table)?.why === true || (may(table)?.hint === true && table.seats.every(({ bot }) => bot === null))

function isDone(act: () => unknown): boolean {
  try {
    act()
    return true
  } catch (error) {
    expect(error).toHaveProperty('name', 'NotAllowed')
    return false
  }
}
