import type { SeatInfo, TableInfo } from '@wayfare/protocol'
import { expect, test, vi } from 'vitest'
import { departuresOf, seatNews } from './departures.ts'

vi.mock('../../base/i18n/index.ts', () => ({ say: (key: string, { name }: { name: string }) => `${name}: ${key}` }))

const NAMES = ['Anna', 'Ben', 'Cleo']
const seat = (more: Partial<SeatInfo> = {}) => ({ kind: 'person', gone: null, ...more }) as SeatInfo
const info = (...seats: SeatInfo[]) => ({ seats }) as unknown as TableInfo
const RESIGNED = { gone: 'resigned', goneAt: 20 } as const

test('departures are listed in the order of time', () => {
  expect(departuresOf(info(seat(RESIGNED), seat({ gone: 'time', goneAt: 10 }), seat()), NAMES)).toEqual([
    { seat: 1, at: 10, text: 'Ben: company.time' },
    { seat: 0, at: 20, text: 'Anna: company.resigned' },
  ])
})

test('news are about others who leave or return, and empty if nothing has changed', () => {
  const all = [seat(), seat({ gone: 'time', goneAt: 10 }), seat()]
  expect(seatNews(all, info(...all), NAMES, [0])).toEqual([])
  expect(seatNews(all, info(seat(RESIGNED), seat(), seat(RESIGNED)), NAMES, [0])).toEqual([
    'Ben: company.back',
    'Cleo: company.resigned',
  ])
})
