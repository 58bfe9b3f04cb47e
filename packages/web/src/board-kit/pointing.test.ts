import { signal } from '@preact/signals'
import type { Offered } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { keyOf, makePointing } from './pointing.ts'

const to = (move: string, ...on: readonly string[]): Offered => ({ move, on })
const pointingAt = (options: readonly Offered[]) => makePointing(signal(options), { take: () => {}, refused: () => {} })

const WORKERS = ['w1', 'w2']
/** The places where each of the two workers may go: the second may not go to the first space. */
const PLACES: readonly Offered[] = [
  { move: 'skip', declines: true },
  ...WORKERS.flatMap((worker) =>
    ['camp', 'upper', 'lower']
      .filter((space) => worker === 'w1' || space !== 'camp')
      .map((space) => to(`place ${worker} ${space}`, worker, space)),
  ),
]

test('a thing keeps its key from the first step of a choice to the last', () => {
  const pointing = pointingAt(PLACES)
  const first = new Map(pointing.keys.value)
  expect([...first.keys()].sort()).toEqual(['camp', 'lower', 'upper', 'w1', 'w2'])
  pointing.point('w2')
  const then = pointing.keys.value
  expect([...then.keys()].sort()).toEqual(['lower', 'upper'])
  for (const [id, key] of then) expect(key, id).toBe(first.get(id))
  pointing.back()
  expect(pointing.keys.value).toEqual(first)
})

test('a thing keeps its key through the questions of a turn, and the next turn begins with the first keys', () => {
  const options = signal<readonly Offered[]>([
    to('play a', 'card-a'),
    to('play b', 'card-b'),
    { move: 'end', declines: true },
  ])
  const pointing = makePointing(options, { take: () => {}, refused: () => {} })
  const keys = () => Object.fromEntries([...pointing.keys.value, ...pointing.bareKeys.value])
  const first = keys()
  expect(first).toEqual({ 'card-a': 'F', 'card-b': 'D', end: 'S' })
  options.value = [to('gain coin', 'coin'), { move: 'skip', declines: true }]
  expect(Object.values(keys()).filter((key) => Object.values(first).includes(key))).toEqual([])
  options.value = [{ move: 'end', declines: true }, to('buy c', 'card-c'), to('play b', 'card-b')]
  expect(keys()).toMatchObject({ 'card-b': 'D', end: 'S' })
  options.value = []
  options.value = [to('buy c', 'card-c'), { move: 'end', declines: true }]
  expect(keys()).toEqual({ 'card-c': 'F', end: 'D' })
})

test('options that only words tell apart at the last step have unused keys', () => {
  const pointing = pointingAt([to('sail sea-2', 'sea-2'), to('halt sea-2', 'sea-2'), to('sail sea-3', 'sea-3')])
  const first = [...pointing.keys.value.values()]
  pointing.point('sea-2')
  const keys = [...pointing.bareKeys.value.values()]
  expect(keys).toHaveLength(2)
  expect(first.filter((key) => keys.includes(key))).toEqual([])
})

test('declining comes after the answers, and before free actions', () => {
  const pointing = pointingAt([
    { move: 'skip', declines: true },
    { move: 'crew', on: ['crew-1'], aside: true },
    to('take a', 'a'),
    to('take b', 'b'),
  ])
  expect(Object.fromEntries([...pointing.keys.value, ...pointing.bareKeys.value])).toEqual({
    a: 'F',
    b: 'D',
    skip: 'S',
    'crew-1': 'A',
  })
})

test('if there are more things than keys, only options without things have one, until few are left', () => {
  const many = Array.from({ length: 20 }, (_, i) => to(`go ${i}`, i < 2 ? 'near' : 'far', `place-${i}`))
  const pointing = pointingAt([...many, { move: 'pass', declines: true }])
  expect(pointing.keys.value.size).toBe(0)
  expect([...pointing.bareKeys.value]).toEqual([['pass', 'F']])
  pointing.point('near')
  expect([...pointing.keys.value.keys()]).toEqual(['place-0', 'place-1'])
})

test('if all answers touch the same things, pointing chooses nothing, and the answers have the keys', () => {
  const orders = ['red blue blue', 'blue red blue', 'blue blue red'].map((order) =>
    to(`seals ${order}`, 'w2', 'w3', 'w4'),
  )
  const pointing = pointingAt(orders)
  const keys = () => orders.map((option) => keyOf(pointing, option))
  expect(keys()).toEqual(['F', 'D', 'S'])
  expect(pointing.keys.value.size).toBe(0)
  expect([...pointing.offered.value.keys()], 'nothing on the table looks as if it could be chosen').toEqual([])
  pointing.point('w2')
  expect(pointing.pointed.value).toEqual([])
  expect(keys()).toEqual(['F', 'D', 'S'])
  expect(pointing.keys.value.size).toBe(0)
})
