import type { Offered, Picture } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import type { GameTableProps } from '../../board-kit/contract.ts'
import { leadsToSame, paymentToMakeAtOnce, singlePayment } from './single-payment.ts'

const whole = (uses: string): Offered => ({ move: `pay ${uses}`, on: uses.split('+'), pays: true })
const part = (source: string): Offered => ({ ...whole(source), secret: true })

function paying(cost: Readonly<Record<string, number>>, ...options: Offered[]): string | undefined {
  const question = { op: 'pay', from: null, cost, paid: [] } as Picture['question']
  return singlePayment({ question, options })?.move
}

test('the only payment is found, even if its parts could be put down one by one', () => {
  expect(paying({ coin: 1 }, whole('coin'))).toBe('pay coin')
  expect(paying({ coin: 3 }, whole('coin+coin+coin'), part('coin'))).toBe('pay coin+coin+coin')
  const discovery = 'compass+compass+compass+funding-car'
  expect(paying({ compass: 3, car: 1 }, whole(discovery), part('compass'), part('funding-car'))).toBe(
    `pay ${discovery}`,
  )
})

test('free actions beside it do not make it a choice', () => {
  expect(paying({ coin: 1 }, whole('coin'), { move: 'play hat', on: ['hat'], aside: true })).toBe('pay coin')
})

test('another payment is a choice, whole or in parts', () => {
  expect(paying({ boot: 1 }, whole('fear'), whole('funding-car'))).toBeUndefined()
  expect(paying({ boot: 2 }, whole('fear+fear'), part('fear'), part('pilot'))).toBeUndefined()
})

test('if sources could replace each other it stays a choice: two pilots, or one and Fear', () => {
  expect(paying({ boot: 1, plane: 1 }, whole('fear+pilot'), part('fear'), part('pilot'))).toBeUndefined()
})

test('a payment that wastes something is confirmed first', () => {
  expect(paying({ car: 1 }, { ...whole('automobile'), spare: { automobile: 1 } })).toBeUndefined()
})

test('only a price is paid, and a purchase that can only be withdrawn is not', () => {
  expect(singlePayment({ question: { op: 'turn', from: null }, options: [{ move: 'pass' }] })).toBeUndefined()
  expect(paying({ coin: 1 }, { move: 'withdraw' })).toBeUndefined()
})

test('a part that leaves only the proposed payment is no alternative', () => {
  const question = { op: 'pay', from: null, cost: { jewel: 1, boot: 1 } }
  const same = (one: string) => leadsToSame(part(one), whole('jewel+fear'), question)
  expect(['jewel', 'fear', 'funding-car'].map(same)).toEqual([true, true, false])
  const twice = { ...question, cost: { boot: 2 } }
  expect(leadsToSame(part('fear'), whole('fear+fear'), twice)).toBe(false)
  expect(leadsToSame(whole('fear'), whole('fear'), twice)).toBe(false)
})

test('a payment that wastes something or turns something up waits for a press', () => {
  const question = { op: 'pay', from: null, cost: { boot: 1 }, paid: [] }
  const props = (payment: Offered) => ({ picture: { question, options: [payment] } }) as unknown as GameTableProps
  const calm = { warns: () => null }
  expect(paymentToMakeAtOnce(calm, props(whole('pilot')))?.move).toBe('pay pilot')
  const wasting = { warns: () => ({ text: 'A plane.', asks: false }) }
  expect(paymentToMakeAtOnce(wasting, props(whole('pilot')))).toBeUndefined()
  expect(paymentToMakeAtOnce(calm, props({ ...whole('pilot'), reveals: true }))).toBeUndefined()
})
