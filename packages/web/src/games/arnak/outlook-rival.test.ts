import { expect, test } from 'vitest'
import { lastDone } from './outlook-rival.tsx'

const told = (n: number, ...facts: { k: string }[]) => ({ n, at: 0, seat: 0, facts })

test('what the rival did in its last turn is told', () => {
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
  expect(lastDone(all, []).map(({ k }) => k)).toEqual(['rival-step', 'rival-removed'])
})

test('a turn in which it does nothing names the tile', () => {
  const facts = [{ k: 'rival-tile' }, { k: 'rival-idle' }]
  expect(lastDone([told(1, ...facts)], [])).toEqual(facts)
})

test('before its first turn there is nothing to tell', () => {
  expect(lastDone([told(1, { k: 'round' })], [])).toEqual([])
})

test('it has moved before anything is told: its tile says so', () => {
  expect(lastDone([], ['rival-dig-coin'])).toEqual([{ k: 'rival-tile', tile: 'rival-dig-coin' }])
  const opening = [{ k: 'rival-tile' }, { k: 'rival-dug' }]
  expect(lastDone([{ ...told(1, { k: 'gain' }), opening }], [])).toEqual([{ k: 'rival-dug' }])
})
