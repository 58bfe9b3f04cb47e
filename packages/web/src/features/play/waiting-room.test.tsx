import { signal } from '@preact/signals'
import { screen, within } from '@testing-library/dom'
import type { SeatInfo, TableInfo } from '@wayfare/protocol'
import { act } from 'preact/test-utils'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { withWords } from '../../base/i18n/index.ts'
import { serverInfo } from '../../client/online/server-info.ts'
import { me } from '../../client/online/session.ts'
import type { TableSource } from '../../client/table/table-source.ts'
import { click, heard, render, textOf } from '../../testing/render.tsx'
import { serverAnswers } from '../../testing/test-browser.ts'
import { WaitingRoom } from './waiting-room.tsx'

const person = (name: string): SeatInfo => ({ kind: 'person', name, person: name, bot: null, gone: null, place: null })
beforeAll(() => withWords(import('./company-text/index.ts'), Promise.resolve()))

const OPEN: SeatInfo = { kind: 'open', name: null, person: null, bot: null, gone: null, place: null }

afterEach(() => {
  me.value = undefined
  serverInfo.value = undefined
})

type Who = 'Ada' | 'Ben' | 'Cleo'

/** A table that Ada has made. `who` looks at it and has a name already. */
function room(
  who: Who,
  seats: readonly SeatInfo[],
  answers: Parameters<typeof serverAnswers>[0] = {},
  more: Partial<TableInfo> = {},
) {
  const asked = serverAnswers(answers)
  me.value = { id: who, ids: [who], name: who } as unknown as NonNullable<typeof me.value>
  const looks: (number | null)[] = []
  const mine = seats.flatMap(({ person }, seat) => (person === who ? [seat] : []))
  const source = {
    mine: signal(mine),
    chat: signal([]),
    presence: signal({ seats: seats.map(({ kind }) => kind === 'person'), watching: 0 }),
    shown: signal(null),
    look: (seat: number | null) => void looks.push(seat),
  } as unknown as TableSource
  const info = {
    id: 'kx4mvq81',
    game: 'arnak',
    host: 'Ada',
    status: 'open',
    seats,
    options: {},
    clock: null,
    ...more,
  } as unknown as TableInfo
  render(<WaitingRoom {...{ source, info }} />)
  return { asked, looks }
}

type Asked = ReturnType<typeof serverAnswers>

/** The changes that were sent to the server. */
const sent = (asked: Asked): string[] => asked.flatMap(({ route }) => (route.startsWith('POST') ? [route] : []))
const bodyOf = (asked: Asked, act: string): unknown => asked.find(({ route }) => route.endsWith(`/${act}`))?.body

const seats = (): string[] => screen.getAllByRole('listitem').map(textOf)
const seat = (n: number) => within(screen.getAllByRole('listitem')[n] as HTMLElement)

test('everybody sees who has which seat, and how to invite others', () => {
  serverInfo.value = { address: 'https://play.example.org', hosts: [], mail: false, recovery: false, logKey: '' }
  room('Ada', [person('Ada'), OPEN])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The table is set')
  expect(seats()[0]).toContain('Ada')
  expect(seats()[1]).toContain('Free seat')
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Send this link to the other players' })
  expect(link.value).toBe('https://play.example.org/table/kx4mvq81')
  expect(screen.getByRole('img', { name: 'Or scan this with a phone' })).toBeTruthy()
})

test('before a rematch everybody sees who was asked', () => {
  room('Ada', [person('Ada'), { ...OPEN, asked: 'Ben' }])
  expect(seats()[1]).toContain('Ben has been asked to play again')
  expect(seats()[1]).not.toContain('Free seat')
})

test('a person who follows the link takes a free seat, and sees the table from it at once', async () => {
  const { asked, looks } = room('Ben', [person('Ada'), OPEN], { 'POST /tables/kx4mvq81/join': {} })
  click(seat(1).getByRole('button', { name: 'Sit down here' }))
  await expect.poll(() => looks).toEqual([1])
  expect(bodyOf(asked, 'join')).toEqual({ seat: 1, bytes: expect.stringMatching(/^[0-9a-f]{32}$/) })
})

test('a person with a seat is offered no other, and may leave', async () => {
  const { asked, looks } = room('Ben', [person('Ada'), person('Ben'), OPEN], { 'POST /tables/kx4mvq81/leave': {} })
  expect(seats()[1]).toContain('Ben (you)')
  expect(screen.queryByRole('button', { name: 'Sit down here' })).toBeNull()
  click(seat(1).getByRole('button', { name: 'Leave the table' }))
  await expect.poll(() => looks).toEqual([null])
  expect(bodyOf(asked, 'leave')).toEqual({ seat: 1 })
})

test('only the host fills a seat with a bot, or asks somebody to leave', () => {
  room('Ben', [person('Ada'), person('Ben'), OPEN])
  expect(screen.queryByRole('button', { name: 'Seat a bot' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Ask Ada/ })).toBeNull()
})

test('the host does both', async () => {
  const { asked, looks } = room('Ada', [person('Ada'), person('Ben'), OPEN], {
    'GET /games': [{ id: 'arnak', bots: ['emeka', 'ines'] }],
    'POST /tables/kx4mvq81/seat': {},
    'POST /tables/kx4mvq81/leave': {},
  })
  click(await seat(2).findByRole('button', { name: 'Seat a bot' }))
  click(seat(2).getByRole('menuitem', { name: 'Ines' }))
  click(seat(1).getByRole('button', { name: 'Ask Ben to leave' }))
  await expect.poll(() => sent(asked)).toEqual(['POST /tables/kx4mvq81/seat', 'POST /tables/kx4mvq81/leave'])
  expect(bodyOf(asked, 'seat')).toEqual({ seat: 2, to: { bot: 'ines' } })
  // The host keeps their seat.
  expect(looks).toEqual([])
})

test('the game begins when the host says so, once all seats are taken', async () => {
  const { asked } = room('Ada', [person('Ada'), person('Ben')], { 'POST /tables/kx4mvq81/start': {} })
  click(screen.getByRole('button', { name: 'Begin' }))
  await expect.poll(() => sent(asked)).toEqual(['POST /tables/kx4mvq81/start'])
})

test('with a free seat it cannot begin, nor by anybody but the host', () => {
  room('Ada', [person('Ada'), OPEN])
  room('Ben', [person('Ada'), person('Ben')])
  expect(screen.queryByRole('button', { name: 'Begin' })).toBeNull()
})

test('the reason of a failure is shown', async () => {
  room('Ben', [person('Ada'), OPEN])
  click(seat(1).getByRole('button', { name: 'Sit down here' }))
  expect(textOf(await screen.findByRole('alert'))).toBe('There is no such table.')
})

test('the link is copied at a press', async () => {
  room('Ada', [person('Ada'), OPEN])
  click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toMatch(/\/table\/kx4mvq81$/)
})

test('screen readers announce the countdown once, not every second', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  try {
    room('Ben', [person('Ada'), person('Ben')], {}, { startsAt: 8_000 })
    const status = screen.getByRole('status')
    expect(heard(status)).toBe('The game begins in 8 s')
    await act(async () => {
      await vi.advanceTimersByTimeAsync(3_000)
    })
    expect(textOf(status.querySelector('[aria-hidden]'))).toBe('The game begins in 5 s')
    expect(heard(status)).toBe('The game begins in 8 s')
  } finally {
    vi.useRealTimers()
  }
})
