import { expect, test } from 'vitest'
import { gained, glow, spent } from '../../board-kit/motion/gesture.ts'
import type { Step } from '../../board-kit/motion/step.ts'
import { afterAct, NO_SUMMARY } from './turn-summary.ts'

const row = (seat: number | null, ...steps: readonly Step[]) => ({ seat, isOwn: seat === 0, steps })
const coin = (caption: string): Step => ({ caption, gestures: gained('coin', 1, 'coin', 1), seat: 1 })
const discovery: Step = {
  caption: 'Odile discovers the Waterfall. Odile spends 3 compasses.',
  gestures: [glow('site'), ...spent('compass', 1, 'compass', 3), ...spent('coin', 1, 'coin', 1)],
  seat: 1,
}

test('what remains of a turn is its main sentence, and the sum of all its rows', () => {
  const summary = [row(1, coin('Odile plays Funding.')), row(1, discovery), row(1, coin('Odile gains 1 coin.'))].reduce(
    afterAct,
    NO_SUMMARY,
  )
  expect(summary.text).toBe('Odile discovers the Waterfall.')
  expect(summary.sums).toEqual([
    { picture: 'compass', by: -3 },
    { picture: 'coin', by: 1 },
  ])
})

test('the turn of another rival begins anew, and what the rules do after it changes nothing', () => {
  const first = afterAct(NO_SUMMARY, row(1, discovery))
  const rules = row(null, { caption: 'New in the row: Hat.', gestures: [] })
  expect(afterAct(first, rules)).toBe(first)
  const second = afterAct(first, row(2, { caption: 'Emeka passes.', gestures: [], seat: 2 }))
  expect(second).toMatchObject({ seat: 2, text: 'Emeka passes.', sums: [] })
})

test('one’s own move leaves nothing, unless it tells what others did at once', () => {
  const first = afterAct(NO_SUMMARY, row(1, discovery))
  expect(afterAct(first, row(0, { caption: null, gestures: [] }))).toBe(NO_SUMMARY)
  expect(afterAct(first, row(0, coin('Odile gains 1 coin.'))).text).toBe('Odile gains 1 coin.')
})
