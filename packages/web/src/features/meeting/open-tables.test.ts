import type { MeetingTable, SeatThere } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import {
  busiest,
  countSeats,
  type Filters,
  filterId,
  hoursHere,
  isShown,
  NO_FILTERS,
  paceOf,
  sortForReader,
} from './open-tables.ts'

const person = (elo?: number): SeatThere => ({
  kind: 'person',
  person: 'farid',
  name: 'Farid',
  emblem: null,
  strength: elo === undefined ? null : { elo, within: 60 },
})
const table = (id: string, more: Partial<MeetingTable> = {}): MeetingTable => ({
  id,
  game: 'arnak',
  options: {},
  seats: [person(1500), { kind: 'open' }],
  clock: null,
  rated: true,
  language: 'en',
  made: 0,
  round: null,
  ...more,
})
const without = (id: string): Filters => ({ ...NO_FILTERS, off: new Set([id]) })
const NEAR: Filters = { ...NO_FILTERS, near: true }
const MINE = { arnak: { elo: 1450, within: 66 } }

test('tables in the reader’s language come first, then those of the reader’s strength, then those that waited longest', () => {
  const tables = [
    table('french', { language: 'fr' }),
    table('strong', { seats: [person(1900), { kind: 'open' }] }),
    table('young', { made: 2 }),
    table('old'),
    table('unmeasured', { made: 1, seats: [person(), { kind: 'open' }] }),
  ]
  expect(sortForReader(tables, MINE, 'en').map(({ id }) => id)).toEqual([
    'old',
    'young',
    'unmeasured',
    'strong',
    'french',
  ])
})

test('each filter hides what it is about, and nothing is hidden at first', () => {
  const days = table('days', { clock: { bank: 86_400, increment: 86_400 } })
  expect([table('a'), days].every((one) => isShown(one, NO_FILTERS, MINE))).toBe(true)
  expect(isShown(table('a'), without(filterId.game('arnak')), MINE)).toBe(false)
  expect([days, table('a')].map((one) => isShown(one, without(filterId.pace('days')), MINE))).toEqual([false, true])
  expect(isShown(table('a', { language: 'fr' }), without(filterId.language('fr')), MINE)).toBe(false)
  const strong = table('a', { seats: [person(1900)] })
  expect([isShown(strong, NO_FILTERS, MINE), isShown(strong, NEAR, MINE)]).toEqual([true, false])
  expect(isShown(table('a', { seats: [person()] }), NEAR, MINE)).toBe(true)
})

test('a table without a clock, or with some minutes, is live', () => {
  expect(paceOf(table('a'))).toBe('live')
  expect(paceOf(table('a', { clock: { bank: 1_200, increment: 30 } }))).toBe('live')
})

test('seats that are open or kept by a bot are counted', () => {
  const bot = (free: boolean): SeatThere => ({ kind: 'bot', bot: 'odile', free })
  expect(countSeats([table('a'), table('b', { seats: [person(), bot(true), bot(false)] })])).toBe(2)
})

test('the hours of the day are moved to the reader’s time, and the four busiest in a row are found, also over midnight', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => (hour >= 20 && hour < 24 ? 10 : 1))
  expect(busiest(hours)).toEqual({ from: 20, to: 0, mean: 10 })
  expect(busiest(hoursHere(hours, 120))).toEqual({ from: 22, to: 2, mean: 10 })
  expect(busiest(hoursHere(hours, -300)).from).toBe(15)
})
