import type { Fact } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { lastDone } from './score-preview-rival.tsx'

const asTold = (facts: readonly Fact[]) => facts

const told = (n: number, ...facts: { k: string }[]) => ({ n, at: 0, seat: 0, facts })

test('the rival’s last turn is shown', () => {
  const all = [
    told(1, { k: 'rival-tile' }, { k: 'rival-idle' }),
    told(
      2,
      { k: 'passed' },
      { k: 'rival-tile' },
      { k: 'rival-dug' },
      { k: 'row' },
      { k: 'rival-tile' },
      { k: 'rival-step' },
      { k: 'rival-removed' },
    ),
    told(3, { k: 'gain' }),
  ]
  expect(lastDone(all, [], asTold).map(({ k }) => k)).toEqual(['rival-step', 'rival-removed'])
})

test('a turn in which it does nothing names the tile and the reason', () => {
  const why = [{ k: 'rival-idle', tile: 'rival-dig-coin' }]
  expect(lastDone([told(1, { k: 'rival-tile' }, { k: 'rival-idle' })], [], () => why)).toEqual(why)
})

test('before its first turn there is nothing to tell', () => {
  expect(lastDone([told(1, { k: 'round' })], [], asTold)).toEqual([])
})

test('it has moved before the first row: its tile says so', () => {
  expect(lastDone([], ['rival-dig-coin'], asTold)).toEqual([{ k: 'rival-tile', tile: 'rival-dig-coin' }])
  const opening = [{ k: 'rival-tile' }, { k: 'rival-dug' }]
  expect(lastDone([{ ...told(1, { k: 'gain' }), opening }], [], asTold)).toEqual([{ k: 'rival-dug' }])
})
