import { expect, test } from 'vitest'
import { lastDone } from './outlook-rival.tsx'

const told = (n: number, ...facts: { k: string }[]) => ({ n, at: 0, seat: 0, facts })

test('what the rival did last is told since my last move, turn by turn', () => {
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
  expect(lastDone(all).map((turn) => turn.map(({ k }) => k))).toEqual([['rival-dug'], ['rival-step', 'rival-removed']])
})

test('a turn in which it does nothing names the tile', () => {
  expect(lastDone([told(1, { k: 'rival-tile' }, { k: 'rival-idle' })])).toEqual([
    [{ k: 'rival-tile' }, { k: 'rival-idle' }],
  ])
})

test('before its first turn there is nothing to tell', () => {
  expect(lastDone([told(1, { k: 'round' })])).toEqual([])
})
