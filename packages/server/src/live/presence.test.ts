import type { ServerMessage } from '@wayfare/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Presence } from './presence.ts'
import type { News } from './rooms.ts'
import { sendingMs } from './work-budget.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const LONG_ENOUGH = 6_000

/** Makes the presence of one process, connected to that of the others. */
function processOf(self: string) {
  const news: News[] = []
  let hear: (one: News) => void = () => {}
  const presence = new Presence(
    {
      self,
      tell: (one) => void news.push(one),
      hear(heard) {
        hear = heard
        return () => {}
      },
    },
    Date.now,
  )
  return { presence, news, hear: (one: News) => hear(one) }
}

function somebody(person = '') {
  const told: ServerMessage[] = []
  const caused: number[] = []
  return {
    told,
    causes: caused,
    asker: { network: 'here', person },
    sendText: (text: string) => void told.push(JSON.parse(text) as ServerMessage),
    caused: (ms: number) => void caused.push(ms),
  }
}

const shown = (seats: boolean[], watchers: number) => ({ t: 'presence', table: 'kit', seats, watchers })

test('changes without a visible effect are sent to nobody', () => {
  const { presence, news } = processOf('one')
  const [anna, ben] = [somebody(), somebody()]
  presence.came('kit', anna, [0])
  presence.came('kit', ben, [])
  vi.advanceTimersByTime(LONG_ENOUGH)
  for (let i = 0; i < 100; i++) {
    presence.came('kit', ben, [])
    vi.advanceTimersByTime(100)
  }
  expect(anna.told).toEqual([shown([true], 1)])
  expect(ben.told).toEqual([shown([true], 1)])
  expect(news).toHaveLength(1)
})

test('a person who comes and goes within a moment is not announced, and several arrivals share one message', () => {
  const { presence, news } = processOf('one')
  const [anna, ben] = [somebody(), somebody()]
  presence.came('kit', anna, [0])
  vi.advanceTimersByTime(LONG_ENOUGH)
  presence.came('kit', ben, [])
  presence.left('kit', ben)
  vi.advanceTimersByTime(LONG_ENOUGH)
  expect(anna.told).toEqual([shown([true], 0)])
  expect(ben.told).toEqual([])
  expect(news).toHaveLength(1)
  for (let i = 0; i < 5; i++) presence.came('kit', somebody(), [])
  vi.advanceTimersByTime(LONG_ENOUGH)
  expect(anna.told).toEqual([shown([true], 0), shown([true], 5)])
})

test('a table where people come and go without end is told so at most a hundred times a second', () => {
  const { presence } = processOf('one')
  const crowd = Array.from({ length: 200 }, () => somebody())
  for (const one of crowd) presence.came('kit', one, [])
  vi.advanceTimersByTime(LONG_ENOUGH)
  const before = crowd.flatMap(({ told }) => told).length
  const eve = somebody()
  for (let i = 0; i < 1000; i++) {
    if (i % 2 === 0) presence.came('kit', eve, [])
    else presence.left('kit', eve)
    vi.advanceTimersByTime(10)
  }
  const sent = crowd.flatMap(({ told }) => told).length - before
  expect(sent).toBeLessThanOrEqual(100 * 10)
  // The whole time is charged to Eve, who caused all of it.
  expect(eve.causes.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(sendingMs('', sent))
})

test('thinking of bots is charged to a player who is there, and otherwise to a spectator', () => {
  const { presence } = processOf('one')
  expect(presence.whoWaits('kit')).toBeUndefined()
  presence.came('kit', somebody('eve'), [])
  expect(presence.whoWaits('kit')?.person).toBe('eve')
  presence.came('kit', somebody('anna'), [1])
  expect(presence.whoWaits('kit')?.person).toBe('anna')
})

test('viewers in another process count until it reports that they have gone, or falls silent', () => {
  const { presence, hear } = processOf('one')
  const anna = somebody()
  const elsewhere = (seats: number[], watchers: number): News => ({
    k: 'here',
    from: 'two',
    table: 'kit',
    seats,
    watchers,
  })
  presence.came('kit', anna, [0])
  hear(elsewhere([1], 2))
  vi.advanceTimersByTime(1_000)
  expect(anna.told).toEqual([shown([true, true], 2)])
  hear(elsewhere([1], 2))
  vi.advanceTimersByTime(1_000)
  expect(anna.told).toHaveLength(1)
  vi.advanceTimersByTime(120_000)
  expect(anna.told.slice(1)).toEqual([shown([true], 0)])
})
