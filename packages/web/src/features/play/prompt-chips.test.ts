import { signal } from '@preact/signals'
import type { Offered, Picture } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { makePointing } from '../../board-kit/pointing.ts'
import { chipsOf } from './prompt-chips.ts'

const speaker = { sayMove: ({ move }: { readonly move: string }) => move }
/** A table on which everything can be seen, as on a wide screen. */
const table = {
  shows: (_: string, on: readonly string[] = []) => on.length > 0,
  repeats: (_: string, __: readonly string[], on: readonly string[] = []) => on.length > 0,
}

function chipsAfter(options: readonly Offered[], ...ids: readonly string[]) {
  const taken: string[] = []
  const pointing = makePointing(signal(options), { take: ({ move }) => taken.push(move), refused: () => {} })
  for (const id of ids) pointing.point(id)
  const picture = { question: { op: 'sail' }, view: {}, options } as unknown as Picture
  return { taken, chips: chipsOf({ pointing, picture, table, speaker }).map(({ option }) => option.move) }
}

const SAIL: readonly Offered[] = [
  { move: 'sail sea-3', on: ['sea-3'] },
  { move: 'halt sea-2', on: ['sea-2'] },
  { move: 'sail sea-2', on: ['sea-2'] },
  { move: 'skip' },
]

test('options visible on the table are not repeated', () => {
  expect(chipsAfter(SAIL).chips).toEqual(['skip'])
})

test('options that only words tell apart are chips, once all their things are pointed at', () => {
  expect(chipsAfter(SAIL, 'sea-2')).toEqual({ taken: [], chips: ['halt sea-2', 'sail sea-2'] })
  const many = Array.from({ length: 6 }, (_, i) => ({ move: `go ${i}`, on: ['sea-2'] }))
  expect(chipsAfter([...SAIL, ...many], 'sea-2').chips).toHaveLength(6)
})

test('of the options for a selected thing, free actions come first', () => {
  const card = [
    { move: 'pass with watch', on: ['watch'] },
    { move: 'play watch', on: ['watch'], aside: true },
    { move: 'play hat', on: ['hat'], aside: true },
  ] as const
  expect(chipsAfter(card, 'watch').chips).toEqual(['play watch', 'pass with watch'])
})

test('if pointing at a thing chooses nothing, the answers stay on the table', () => {
  const orders = ['red blue', 'blue red'].map((order) => ({ move: `seals ${order}`, on: ['w2', 'w3'] }))
  expect(chipsAfter(orders).chips).toEqual([])
  expect(chipsAfter(orders, 'w2').chips).toEqual([])
})

test('options with more to point at stay on the table', () => {
  const seals = ['w1', 'w2'].map((worker) => ({ move: `seal red ${worker}`, on: ['red', worker] }))
  expect(chipsAfter(seals, 'red').chips).toEqual([])
})
