import type { SeatInfo } from '@wayfare/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyDevice } from '../../testing/device.ts'
import { rememberCoached, wouldCount } from './coached-tables.ts'

beforeEach(() => void emptyDevice())
afterEach(() => vi.unstubAllGlobals())

const seat = (kind: SeatInfo['kind'], bot: string | null = null): SeatInfo => ({
  kind,
  name: null,
  person: null,
  bot,
  gone: null,
  place: null,
})
const [ME, INES, GREEDY] = [seat('person'), seat('bot', 'ines'), seat('bot', 'greedy')]
const counts = (seats: readonly SeatInfo[], status: 'running' | 'finished' = 'running') =>
  wouldCount({ id: 'here', status, seats })

test('a game alone against personas counts, until the coach is used', () => {
  expect([counts([ME, INES]), counts([INES, ME, INES])]).toEqual([true, true])
  rememberCoached('elsewhere')
  expect(counts([ME, INES])).toBe(true)
  rememberCoached('here')
  expect(counts([ME, INES])).toBe(false)
})

test('a game alone, beside people, against other bots or already over never counts', () => {
  expect([counts([ME]), counts([ME, ME]), counts([ME, ME, INES]), counts([ME, GREEDY])]).toEqual(Array(4).fill(false))
  expect(counts([ME, INES], 'finished')).toBe(false)
})
