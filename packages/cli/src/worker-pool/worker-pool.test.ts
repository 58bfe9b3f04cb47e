import { expect, test } from 'vitest'
import { drainQueue } from './worker-pool.ts'

test('after a failure no task is begun, and those under way are finished before the error is reported', async () => {
  const done: number[] = []
  let slow = () => {}
  const work = async (next: number) => {
    if (next === 0) await new Promise<void>((resolve) => (slow = resolve))
    if (next === 1) {
      setImmediate(() => slow())
      throw new Error('broken')
    }
    done.push(next)
  }
  await expect(drainQueue([0, 1, 2, 3], 2, () => true, work)).rejects.toThrow('broken')
  expect(done).toEqual([0])
})

test('when time is up nothing more is begun', async () => {
  const done: number[] = []
  const queue = [0, 1, 2]
  await drainQueue(
    queue,
    1,
    () => done.length < 2,
    async (next) => void done.push(next),
  )
  expect([done, queue]).toEqual([[0, 1], [2]])
})
