import { signal } from '@preact/signals'
import type { Offered } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { undoes } from './player-area-actions.tsx'
import { spentOf } from './player-area-counters.tsx'
import { counterState, ownState } from './player-area-state.ts'
import type { Props } from './props.ts'

const SLOT: Offered = { move: 'slot jewel', on: ['idol', 'jewel'] }
const PAY: Offered = { move: 'pay jewel', on: ['jewel'] }

function looking(at: number, ...options: Offered[]): Props {
  const offered = new Map([['jewel', options]])
  const pointing = { offered, pointed: [], hovered: null, keys: new Map([['jewel', 'F']]) }
  const signals = Object.fromEntries(Object.entries(pointing).map(([name, value]) => [name, signal(value)]))
  return { seat: 0, shownSeat: at, pointing: signals } as unknown as Props
}

test('an idol that goes into a slot for a jewel makes no offer of the jewels one has', () => {
  expect(counterState(looking(0, SLOT), 'jewel').offered).toBe(false)
  expect(counterState(looking(0, SLOT, PAY), 'jewel')).toMatchObject({ offered: true, options: [PAY], key: 'F' })
})

test('another player’s things can be looked at, not pointed at', () => {
  expect(ownState(looking(0, PAY), 'jewel').offered).toBe(true)
  expect(ownState(looking(1, PAY), 'jewel').offered).toBe(false)
})

test('a pilot is paid for in coins', () => {
  const ids = new Map(Object.entries({ coin: 1, pilot: 2 }))
  const payment = { option: PAY, ids, could: new Set<string>(), paid: new Map([['coin', 1]]) }
  expect(spentOf(payment, 'coin')).toBe(6)
  expect(spentOf(payment, 'compass')).toBe(0)
  expect(spentOf(null, 'coin')).toBe(0)
})

const speaker = {
  sayThing(id: string) {
    if (id.length < 3) throw new Error('no thing')
    return id.toUpperCase()
  },
} as Props['speaker']

test('undo is named after the thing of the move, and never after its consequences', () => {
  expect(undoes('play hat', speaker)).toBe('HAT')
  expect(undoes('research glass row', speaker)).toBe('ROW')
  expect(undoes('slot jewel', speaker)).toBe('IDOL')
  for (const move of ['end', 'pay coin', null]) expect(undoes(move, speaker)).toBeNull()
})
