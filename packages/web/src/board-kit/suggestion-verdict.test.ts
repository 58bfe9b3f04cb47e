import type { Suggestion } from '@wayfare/bots/coach'
import { expect, test } from 'vitest'
import { gainsOf, leaderOf, reasonsFor, verdictOn } from './suggestion-verdict.ts'

const lead = (value: number, reach: number) => ({
  value,
  low: value - reach,
  high: value + reach,
  close: Math.abs(value) <= reach,
})
const way = (behind?: ReturnType<typeof lead>, why: Suggestion['why'] = []): Suggestion =>
  ({ ...(behind ? { behind } : {}), why }) as Suggestion

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

test('reasons that contradict the difference of two suggestions are left out', () => {
  const gains = way(undefined, [
    { part: 'idols', by: lead(6, 1) },
    { part: 'fear', by: lead(-2, 1) },
  ])
  expect(reasonsFor(gains, 3)).toEqual({ more: [{ part: 'idols', points: 6 }], less: [{ part: 'fear', points: -2 }] })
  expect(reasonsFor(gains, -3)).toEqual({ more: [], less: [] })
})

test('a player leads if their chances are certainly better, or nobody does', () => {
  const chances = (...spans: [number, number][]) => spans.map(([low, high]) => ({ chance: { value: 0.5, low, high } }))
  expect(leaderOf(chances([0.1, 0.3], [0.4, 0.9]))).toBe(1)
  expect(leaderOf(chances([0.1, 0.45], [0.4, 0.9], [0, 0.1]))).toBeUndefined()
  expect(leaderOf(chances([0.1, 0.3]))).toBeUndefined()
})
