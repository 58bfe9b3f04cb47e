import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'
import { createChance } from './testing/chance.ts'

test('a queue hands out what comes first, whatever came in when', () => {
  const chance = createChance(1)
  const comparisons = { count: 0 }
  const queue = createQueue<number>((one, other) => {
    comparisons.count += 1
    return one < other
  })
  const inside: number[] = []
  for (let n = 0; n < 2000; n++) {
    if (chance.happens(n < 1500 ? 0.6 : 0.2)) {
      const item = chance.below(1_000_000)
      inside.push(item)
      queue.add(item)
    } else {
      const first = inside.length === 0 ? undefined : Math.min(...inside)
      if (first !== undefined) inside.splice(inside.indexOf(first), 1)
      expect(queue.take()).toBe(first)
    }
  }
  // A heap compares a new item with only a few of those inside.
  expect(comparisons.count).toBeLessThanOrEqual(14_917)
})

test('an empty queue hands out nothing, again and again', () => {
  const queue = createQueue<number>((one, other) => one < other)
  expect(queue.take()).toBeUndefined()
  queue.add(7)
  expect(queue.take()).toBe(7)
  expect([queue.take(), queue.take()]).toEqual([undefined, undefined])
})
