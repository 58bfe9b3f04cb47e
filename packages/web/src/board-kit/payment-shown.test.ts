import { signal } from '@preact/signals'
import type { Offered, Picture, Question } from '@wayfare/protocol'
import { expect, test, vi } from 'vitest'
import { paymentShown } from './payment-shown.ts'
import { makePointing } from './pointing.ts'

const pays = (what: string): Offered => ({ move: `pay ${what}`, on: what.split('+'), pays: true })
const PROPOSED = pays('ship+coin+coin')
const OPTIONS = [
  PROPOSED,
  pays('ship'),
  pays('turtle'),
  pays('coin'),
  { move: 'play hat', on: ['hat'], aside: true as const },
]

function table(more: Partial<Question> = {}, options: readonly Offered[] = OPTIONS) {
  const pointing = makePointing(signal(options), { take: () => {}, refused: () => {} })
  const picture = { question: { op: 'pay', from: null, ...more }, options } as unknown as Picture
  return { pointing, shown: () => paymentShown({ pointing, picture }) }
}

test('the proposed payment is shown with the amount of each source, and with alternatives', () => {
  const shown = table().shown()
  expect(shown?.option).toBe(PROPOSED)
  expect([...(shown?.ids ?? [])]).toEqual([
    ['ship', 1],
    ['coin', 2],
  ])
  expect([...(shown?.could ?? [])]).toEqual(['turtle'])
})

test('an alternative is shown while it is hovered; an option that is no payment changes nothing', () => {
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

test('sources already put down are shown as well', () => {
  const shown = table({ op: 'collect', paid: ['turtle'] }, [pays('coin')]).shown()
  expect([...(shown?.paid ?? [])]).toEqual([['turtle', 1]])
})

test('without a payment to make nothing is shown', () => {
  expect(table({ op: 'turn' }).shown()).toBeNull()
  expect(table({}, [{ move: 'withdraw' }]).shown()).toBeNull()
})
