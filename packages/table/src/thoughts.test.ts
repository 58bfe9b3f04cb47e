import { engineBy } from '@wayfare/library'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { begunTable } from './testing/started-table.ts'
import { nextBotRequest, type Thought, type ToThread } from './thought.ts'
import { Thoughts } from './thoughts.ts'

const engine = await engineBy('kit')
const bot = { kind: 'bot', bot: 'random' } as const
const { thought } = nextBotRequest(
  begunTable(engine, engine.table({ players: 2 }), 'thoughts', { seats: [bot, bot] }),
) as {
  thought: Thought
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function asking() {
  const sent: ToThread[] = []
  const silent: string[] = []
  const thoughts = new Thoughts(
    (message) => void sent.push(message),
    (why) => void silent.push(why),
  )
  return { thoughts, sent, silent }
}

test('each thought is answered under its number, and says how far it is on the way', async () => {
  const { thoughts, sent } = asking()
  const far: number[] = []
  const first = thoughts.think(thought, { progress: (done) => void far.push(done) })
  const second = thoughts.think(thought)
  const third = thoughts.think(thought)
  expect(sent).toEqual([0, 1, 2].map((id) => ({ id, think: thought, patient: false })))
  thoughts.heard({ id: 1, moves: ['two'], ms: 1 })
  thoughts.heard({ id: 0, done: 0.5 })
  thoughts.heard({ id: 2, failure: 'lost', ms: 1 })
  thoughts.heard({ id: 0, moves: ['one'], ms: 1 })
  expect([await first, await second, far]).toEqual([['one'], ['two'], [0.5]])
  await expect(third).rejects.toThrow('lost')
})

test('a thought that is no longer needed is dropped, and what still comes of it is not heard', async () => {
  const { thoughts, sent } = asking()
  const leaving = new AbortController()
  const moves = thoughts.think(thought, { signal: leaving.signal })
  leaving.abort()
  expect(await moves).toBeNull()
  expect(sent.at(-1)).toEqual({ id: 0, drop: true })
  thoughts.heard({ id: 0, moves: ['late'], ms: 1 })
  expect(thoughts.size).toBe(0)
})

test('a thread that says nothing for thirty seconds is given up; one that says how far it is, loads or rests is not', async () => {
  const { thoughts, silent } = asking()
  const moves = thoughts.think(thought)
  vi.advanceTimersByTime(80_000)
  thoughts.heard({ id: 0, begun: true })
  for (let i = 0; i < 5; i++) {
    vi.advanceTimersByTime(20_000)
    thoughts.heard({ id: 0, done: i / 5 })
  }
  thoughts.heard({ id: 0, moves: ['at last'], ms: 1 })
  expect(await moves).toEqual(['at last'])
  vi.advanceTimersByTime(100_000)
  expect(silent).toEqual([])
  const hung = thoughts.think(thought)
  thoughts.heard({ id: 1, begun: true })
  vi.advanceTimersByTime(29_999)
  expect(silent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(silent).toEqual(['a bot said nothing for 30 seconds'])
  thoughts.fail('given up')
  await expect(hung).rejects.toThrow('given up')
})

test('a thread that has not begun after ninety seconds is given up, too', async () => {
  const { thoughts, silent } = asking()
  const moves = thoughts.think(thought)
  vi.advanceTimersByTime(89_999)
  expect(silent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(silent).toEqual(['a bot said nothing for 90 seconds'])
  thoughts.fail('given up')
  await expect(moves).rejects.toThrow('given up')
})
