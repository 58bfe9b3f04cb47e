import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeMetrics } from '../metrics.ts'
import { readSettings } from '../settings.ts'
import { type Meter, WorkBudget } from './work-budget.ts'

/** Makes a budget of 100 ms in a second, which allows 300 ms in advance. Its clock is moved by the test. */
function budgetOf() {
  let clock = 0
  const settings = readSettings({ WORK_MS_PER_SECOND: '100' })
  const budget = new WorkBudget({ settings, metrics: makeMetrics(), now: () => clock })
  return {
    budget,
    pass: (ms: number) => {
      clock += ms
    },
  }
}

const anna = { network: 'home', person: 'anna' }
const eve = { network: 'far', person: 'eve' }
const taking = (ms: number) => (meter: Meter) => {
  meter.ms += ms
}

test('work within the budget does not wait', async () => {
  const { budget } = budgetOf()
  let done = 0
  for (let i = 0; i < 10; i++) await budget.spend(anna, 'move', () => void done++)
  expect(done).toBe(10)
})

test('a person who has spent too much waits until the budget has refilled, and nobody at another address does', async () => {
  const { budget, pass } = budgetOf()
  await budget.spend(eve, 'world', taking(400))
  let isDone = false
  const next = budget.spend(eve, 'ping', () => {
    isDone = true
  })
  await budget.spend(anna, 'move', () => {})
  await turn()
  expect(isDone).toBe(false)
  pass(1_100)
  await next
  expect(isDone).toBe(true)
})

test('a person pays at every address, and an address for all of its people', async () => {
  const { budget } = budgetOf()
  await budget.spend(eve, 'world', taking(400))
  const waits = (who: typeof eve) => {
    const leaving = new AbortController()
    const waiting = budget.spend(who, 'ping', () => 'done', leaving.signal).catch((error: Error) => error.message)
    return turn().then(() => {
      leaving.abort()
      return waiting
    })
  }
  expect(await waits({ network: 'elsewhere', person: 'eve' })).toBe('you have left')
  expect(await waits({ network: 'far', person: 'another' })).toBe('you have left')
  expect(await waits({ network: 'far', person: '' })).toBe('you have left')
  expect(await waits({ network: 'elsewhere', person: '' })).toBe('done')
})

test('people who wait at one address take turns', async () => {
  const { budget, pass } = budgetOf()
  await budget.spend(eve, 'world', taking(400))
  const done: string[] = []
  const all = [1, 2, 3].map((i) => budget.spend(eve, 'ping', () => void done.push(`eve ${i}`)))
  const ben = { network: 'far', person: 'ben' }
  all.push(budget.spend(ben, 'ping', () => void done.push('ben')))
  pass(2_000)
  await Promise.all(all)
  expect(done).toEqual(['eve 1', 'ben', 'eve 2', 'eve 3'])
})

test('work that would wait longer than ten seconds is refused, with the time to ask again', async () => {
  const { budget } = budgetOf()
  // After these twenty, the budget knows how long a world takes.
  for (let i = 0; i < 20; i++) await budget.spend({ network: `${i}`, person: '' }, 'world', taking(400))
  await budget.spend(eve, 'world', taking(400))
  const leaving = new AbortController()
  const asked = Array.from({ length: 6 }, () => budget.spend(eve, 'world', () => {}, leaving.signal))
  const [refused] = await Promise.all([
    Promise.race(asked).catch((error: unknown) => error),
    turn().then(() => leaving.abort()),
    ...asked.map((one) => one.catch(() => {})),
  ])
  expect(refused).toMatchObject({ code: 'too-much', seconds: expect.any(Number) })
  expect((refused as { seconds: number }).seconds).toBeGreaterThan(10)
})

test('failed work is charged as well', async () => {
  const { budget } = budgetOf()
  const failing = budget.spend(eve, 'world', (meter) => {
    meter.ms += 400
    throw new Error('no such move')
  })
  await expect(failing).rejects.toThrow('no such move')
  let isDone = false
  const leaving = new AbortController()
  const finish = () => {
    isDone = true
  }
  const next = budget.spend(eve, 'ping', finish, leaving.signal).catch(() => {})
  await turn()
  leaving.abort()
  await next
  expect(isDone).toBe(false)
})
