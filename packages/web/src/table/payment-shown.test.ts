import { signal } from '@preact/signals'
import type { Offered, Picture, Told } from '@wayfare/protocol'
import { expect, test, vi } from 'vitest'
import { paymentShown } from './payment-shown.ts'
import { makePointing } from './pointing.ts'

const pays = (what: string): Offered => ({ move: `pay ${what}`, on: what.split('+') })
const PROPOSED = pays('ship+coin+coin')
const OPTIONS = [
  PROPOSED,
  pays('ship'),
  pays('turtle'),
  pays('coin'),
  { move: 'play hat', on: ['hat'], aside: true as const },
]
const moved = (n: number, move: string, ...more: Told['facts']): Told => ({
  n,
  at: 0,
  seat: 0,
  facts: [{ k: 'move', seat: 0, move }, ...more],
})

function table({ op = 'pay', options = OPTIONS as readonly Offered[], told = [] as readonly Told[] } = {}) {
  const pointing = makePointing(signal(options), { take: () => {}, refused: () => {} })
  const picture = { question: { op, from: null }, options } as unknown as Picture
  return { pointing, shown: () => paymentShown({ pointing, picture, told, seat: 0 }) }
}

test('the proposed payment is shown with how much of each it spends, and what could pay instead', () => {
  const shown = table().shown()
  expect(shown?.option).toBe(PROPOSED)
  expect([...(shown?.ids ?? [])]).toEqual([
    ['ship', 1],
    ['coin', 2],
  ])
  expect([...(shown?.could ?? [])]).toEqual(['turtle'])
})

test('another way is shown while it is pointed at; what is no payment changes nothing', () => {
  vi.useFakeTimers()
  const { pointing, shown } = table()
  const hovered = (id: string) => {
    pointing.hover(id)
    vi.runAllTimers()
    return shown()?.option
  }
  expect(hovered('turtle')?.move).toBe('pay turtle')
  expect([...(shown()?.could ?? [])]).toEqual(['ship', 'coin'])
  expect(hovered('ship')).toBe(PROPOSED)
  expect(hovered('hat')).toBe(PROPOSED)
  vi.useRealTimers()
})

test('what was put down already is told, until it is spent', () => {
  const before = [moved(1, 'pay jewel', { k: 'paid', seat: 0 }), moved(2, 'dig camp')]
  const paid = (told: readonly Told[]) => [
    ...(table({ op: 'collect', options: [pays('coin')], told }).shown()?.paid ?? []),
  ]
  expect(paid([...before, moved(3, 'pay turtle')])).toEqual([['turtle', 1]])
  expect(paid([...before, moved(3, 'pay turtle'), { n: 4, at: 0, seat: 0, facts: [], undoes: [3] }])).toEqual([])
  expect(paid([moved(1, 'pay jewel', { k: 'paid', seat: 0 }), moved(2, 'pay coin')])).toEqual([['coin', 1]])
})

test('where no price is asked for, nothing is shown', () => {
  expect(table({ op: 'turn' }).shown()).toBeNull()
  expect(table({ options: [{ move: 'withdraw' }] }).shown()).toBeNull()
})
