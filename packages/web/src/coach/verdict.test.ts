import type { Way } from '@wayfare/bots/coach'
import { expect, test } from 'vitest'
import { gainsOf, verdictOn } from './verdict.ts'

const lead = (value: number, reach: number) => ({
  value,
  low: value - reach,
  high: value + reach,
  close: Math.abs(value) <= reach,
})
const way = (behind?: ReturnType<typeof lead>, why: Way['why'] = []): Way =>
  ({ ...(behind ? { behind } : {}), why }) as Way

test('those that perhaps are not behind at all are too close to call, the others weaker', () => {
  const [best, near, far] = [way(), way(lead(1, 2)), way(lead(5, 2))]
  expect(verdictOn([best, near, far])).toEqual({ close: [best, near], weaker: [far] })
  expect(verdictOn([best, far])).toEqual({ close: [best], weaker: [far] })
})

test('reasons are whole points that are sure, gains apart from losses', () => {
  const found = gainsOf(
    way(undefined, [
      { part: 'idols', by: lead(6.4, 1) },
      { part: 'research', by: lead(-3.6, 1) },
      { part: 'cards', by: lead(2, 3) },
      { part: 'fear', by: lead(0.4, 0.1) },
    ]),
  )
  expect(found).toEqual({ more: [{ part: 'idols', points: 6 }], less: [{ part: 'research', points: -4 }] })
})
