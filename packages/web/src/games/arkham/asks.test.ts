import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { makePointing } from '../../table/pointing.ts'
import { asks } from './asks.ts'
import type { Props } from './props.ts'

test('a first segment says that a second may go with it, where one may', () => {
  const options = signal([
    { move: 'way c r-1', on: ['r-1'] },
    { move: 'way a r-1 r-2', on: ['r-1', 'r-2'] },
    { move: 'way a r-3 r-4', on: ['r-3', 'r-4'] },
  ])
  const pointing = makePointing(options, { take: () => {}, refused: () => {} })
  const said = () => asks({ pointing, speaker: { language: 'en' } } as unknown as Props)
  expect(said()).toBeNull()
  pointing.point('r-1')
  expect(said()).toBe('Choose a second segment that glows, or draw this one alone.')
  pointing.back()
  options.value = [
    { move: 'way c r-1', on: ['r-1'] },
    { move: 'way c r-2', on: ['r-2'] },
  ]
  expect(said()).toBeNull()
  pointing.dispose()
})
