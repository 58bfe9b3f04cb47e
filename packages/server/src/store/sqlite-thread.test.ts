import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { threadClient } from './sqlite-thread.ts'

/**
 * A worker that answers after a moment, unless told to wait. It returns the number doubled, the size of the message,
 * and the count of messages so far.
 */
const CODE = `
const { parentPort } = require('node:worker_threads')
let messages = 0
let waiting
parentPort.on('message', (asked) => {
  if (asked === 'wait') return (waiting = [])
  if (asked === 'go on') return waiting.forEach((results) => parentPort.postMessage(results)), (waiting = undefined)
  if (asked === 'close') return setTimeout(() => parentPort.close(), 100)
  messages++
  const numberOf = ({ statements: [{ parameters: [number] }] }) => number
  const result = (unit) =>
    numberOf(unit) < 0
      ? { id: unit.id, failure: { message: 'less than nothing', code: 'minus' } }
      : { id: unit.id, answer: [{ rows: [2 * numberOf(unit), asked.length, messages], changes: 0 }] }
  if (asked.some((unit) => numberOf(unit) === 13)) process.exit(1)
  if (waiting) waiting.push(asked.map(result))
  else setTimeout(() => parentPort.postMessage(asked.map(result)), 30)
})`

const workers: Worker[] = []
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.terminate()
})

function thread(together: number) {
  const worker = new Worker(CODE, { eval: true })
  workers.push(worker)
  const { send, close } = threadClient(worker, together)
  return {
    send: async ({ number }: { number: number }) => {
      const [result] = await send({ kind: 'read', statements: [{ sql: '', parameters: [number] }] })
      return result?.rows as number[]
    },
    close,
  }
}

test('units of one turn travel together, and later ones travel with the next message', async () => {
  const { send } = thread(100)
  const [worker] = workers
  worker?.postMessage('wait')
  const first = [1, 2, 3].map((number) => send({ number }))
  await nextTurn()
  const second = [4, 5].map((number) => send({ number }))
  await nextTurn()
  const third = send({ number: 6 })
  worker?.postMessage('go on')
  expect(await Promise.all([...first, ...second, third])).toEqual([
    [2, 3, 1],
    [4, 3, 1],
    [6, 3, 1],
    [8, 3, 2],
    [10, 3, 2],
    [12, 3, 2],
  ])
})

test('a message has no more units than allowed', async () => {
  const { send } = thread(3)
  const answers = await Promise.all(Array.from({ length: 10 }, (_, number) => send({ number })))
  expect(answers.map(([double]) => double)).toEqual(Array.from({ length: 10 }, (_, number) => 2 * number))
  expect(answers.map(([, together]) => together)).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 3, 1])
})

test('a unit that fails fails alone, with its code', async () => {
  const { send } = thread(100)
  const [good, bad] = await Promise.allSettled([send({ number: 1 }), send({ number: -1 })])
  expect(good).toMatchObject({ status: 'fulfilled' })
  expect(bad).toMatchObject({ status: 'rejected', reason: { message: 'less than nothing', code: 'minus' } })
})

test('units from before the end are answered, and none after it', async () => {
  const { send, close } = thread(2)
  const asked = [1, 2, 3, 4, 5].map((number) => send({ number }))
  const closed = close()
  await expect(send({ number: 6 })).rejects.toThrow('the database is closed')
  expect((await Promise.all(asked)).map(([double]) => double)).toEqual([2, 4, 6, 8, 10])
  await closed
  await close()
})

test('a thread that dies fails everything that waits for it, and everything later', async () => {
  const { send } = thread(100)
  const lost = [13, 1].map((number) => send({ number }))
  const later = nextTurn().then(() => send({ number: 2 }))
  for (const one of await Promise.allSettled([...lost, later]))
    expect(one).toMatchObject({ status: 'rejected', reason: { message: 'the thread of the database has ended' } })
  await expect(send({ number: 3 })).rejects.toThrow('the thread of the database has ended')
})
