import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

/** Takes each item out when its turn comes, and returns the order. */
function order(queue: FairQueue<string>): string[] {
  const done: string[] = []
  for (let item = queue.next(); item !== undefined; item = queue.next()) {
    queue.delete(item)
    done.push(item)
  }
  return done
}

test('people take turns, and each has their own in the order they came', () => {
  const queue = new FairQueue<string>()
  for (const item of ['eve 1', 'eve 2', 'eve 3']) queue.add(item, { network: 'a', person: 'eve' })
  queue.add('anna 1', { network: 'a', person: 'anna' })
  queue.add('ben 1', { network: 'a', person: 'ben' })
  queue.add('anna 2', { network: 'a', person: 'anna' })
  expect(order(queue)).toEqual(['eve 1', 'anna 1', 'ben 1', 'eve 2', 'anna 2', 'eve 3'])
  expect(queue.size).toBe(0)
})

test('many people of one network have together as many turns as one of another', () => {
  const queue = new FairQueue<string>()
  for (let i = 0; i < 100; i++) queue.add(`guest ${i}`, { network: 'crowd', person: `${i}` })
  for (const item of ['anna 1', 'anna 2']) queue.add(item, { network: 'home', person: 'anna' })
  expect(order(queue).slice(0, 4)).toEqual(['guest 0', 'anna 1', 'guest 1', 'anna 2'])
})

test('an item stays until it is deleted, and takes turns with those of others meanwhile', () => {
  const queue = new FairQueue<string>()
  for (const person of ['anna', 'ben']) queue.add(`long ${person}`, { network: person, person })
  expect([1, 2, 3].map(() => queue.next())).toEqual(['long anna', 'long ben', 'long anna'])
})

test('whoever may not go on is passed over, and keeps their place', () => {
  const queue = new FairQueue<string>()
  for (const person of ['anna', 'ben']) queue.add(person, { network: person, person })
  expect(queue.next((_, { network }) => network === 'ben')).toBe('ben')
  expect(queue.next(() => false)).toBeUndefined()
  expect(queue.next()).toBe('anna')
})

test('the place of an item: its own before it, and of each other person as many as come to their turn by then', () => {
  const queue = new FairQueue<string>()
  for (const item of ['eve 1', 'eve 2', 'eve 3']) queue.add(item, { network: 'a', person: 'eve' })
  queue.add('anna 1', { network: 'b', person: 'anna' })
  expect(['eve 1', 'eve 2', 'eve 3', 'anna 1', 'nobody'].map((item) => queue.before(item))).toEqual([1, 2, 3, 1, 0])
  queue.delete('eve 1')
  expect(['eve 2', 'anna 1'].map((item) => queue.before(item))).toEqual([1, 1])
})
