import { arnak } from '@wayfare/arnak'
import { begin, type Engine, engineOf, play } from '@wayfare/kernel'
import { kit } from '@wayfare/kit'
import { expect, test } from 'vitest'
import { type Bot, LEVELS, planner, random, Thinking, thoughtOf } from './index.ts'
import type { BestSoFar } from './search/plan.ts'
import type { Word } from './thinking.ts'

type Moves = { readonly moves: readonly string[] }

/** A fake thread: its time advances with each step, and its rests end when the test says so. */
function thread() {
  const said: { readonly id: number; readonly at: number; readonly word: Word<Moves> }[] = []
  let resting: (() => void) | undefined
  let clock = 0
  const thinking = new Thinking({
    say: (id, word) => void ('begun' in word || said.push({ id, at: clock, word })),
    now: () => clock,
    rest: (then) => {
      resting = then
    },
  })
  const runUntil = (enough: () => boolean) => {
    while (!enough() && resting) {
      const then = resting
      resting = undefined
      then()
    }
  }
  const pass = (ms: number) => {
    clock += ms
  }
  return { thinking, said, pass, runUntil, clock: () => clock }
}

const engine = engineOf(kit) as Engine
const bestSoFar = (moves: readonly string[], done: number): BestSoFar => ({ moves, done, candidates: [], nodes: 0 })

/** A bot that improves its result every 10 ms and never finishes. */
const endless = (pass: (ms: number) => void, brakeMs?: number): Bot => ({
  name: 'endless',
  ...(brakeMs === undefined ? {} : { brakeMs }),
  choose: () => [],
  *think() {
    for (let i = 1; ; i++) {
      pass(10)
      yield bestSoFar([`opinion ${i}`], i / (i + 1_000))
    }
  },
})

const request = (bot: Bot) => {
  const { state } = begin(engine, { players: 2 }, 'thinking')
  const [seat = 0] = engine.deciders(state)
  return Promise.resolve(thoughtOf({ bot, engine, world: state, seat, seed: 'seed' }))
}

test('who would think for ever is stopped by the timeLimit, and plays what they think by then', async () => {
  const { thinking, said, pass, runUntil, clock } = thread()
  await thinking.begin(1, request(endless(pass, 5_000)))
  runUntil(() => false)
  expect(said.at(-1)).toEqual({ id: 1, at: 5_000, word: { moves: ['opinion 500'], ms: 5_000 } })
  expect(clock()).toBe(5_000)
  // Progress: nothing in the first second, then a few reports a second.
  const steps = said.slice(0, -1)
  expect(steps[0]?.at).toBeGreaterThanOrEqual(1_000)
  expect(steps.length).toBeGreaterThan(8)
  for (const [i, { at, word }] of steps.entries()) {
    expect(at - (steps[i - 1]?.at ?? 0)).toBeGreaterThanOrEqual(250)
    expect(word).toEqual({ done: expect.any(Number) })
  }
})

test('at the time limit there is an answer even if the first step was over it', async () => {
  const { thinking, said, pass, runUntil } = thread()
  await thinking.begin(1, request(endless(pass, 0)))
  runUntil(() => false)
  expect(said.map(({ word }) => word)).toEqual([{ moves: ['opinion 1'], ms: 10 }])
})

const of = (person: string) => ({ asker: { network: person, person } })

test('people take turns in one thread: a short thought does not wait for the end of somebody else’s long one', async () => {
  const { thinking, said, pass, runUntil, clock } = thread()
  await thinking.begin(1, request(endless(pass, 5_000)), of('anna'))
  await thinking.begin(2, request(endless(pass, 5_000)), of('ben'))
  await thinking.begin(3, request(random), of('cleo'))
  runUntil(() => said.length > 0)
  expect(said[0]).toMatchObject({ id: 3, word: { moves: [expect.any(String)] } })
  expect(clock()).toBeLessThan(200)
  runUntil(() => false)
  expect(said.filter(({ word }) => 'moves' in word).map(({ id }) => id)).toEqual([3, 1, 2])
})

test('ninety thoughts of one person slow down those of another by half, and each is told its place', async () => {
  const { thinking, said, pass, runUntil, clock } = thread()
  for (let id = 0; id < 90; id++) await thinking.begin(id, request(endless(pass, 1_000)), of('eve'))
  await thinking.begin(100, request(endless(pass, 1_500)), of('anna'))
  const isAnna = ({ id, word }: (typeof said)[number]) => id === 100 && 'moves' in word
  runUntil(() => said.some(isAnna))
  expect(said.find(isAnna)?.word).toMatchObject({ ms: expect.closeTo(750, -2) })
  expect(clock()).toBeLessThan(1_700)
  const places = (id: number) => said.flatMap((one) => (one.id === id && 'done' in one.word ? one.word.before : []))
  expect(places(100)[0]).toBe(1)
  // After a second the first of ninety tasks has ended, and half a second later Anna's.
  expect(places(50)).toEqual([50, 49])
})

test('a thought that nobody waits for goes on while there is no other, and is thought to its end', async () => {
  const { thinking, said, pass, runUntil, clock } = thread()
  await thinking.begin(1, request(endless(pass, 1_000)), { patient: true })
  await thinking.begin(2, request(endless(pass, 1_000)))
  runUntil(() => said.some(({ word }) => 'moves' in word))
  expect(said.at(-1)).toMatchObject({ id: 2, word: { moves: ['opinion 100'], ms: 1_000 } })
  runUntil(() => clock() > 5_000)
  expect(said.at(-1)).toMatchObject({ id: 1, word: { done: expect.any(Number) } })
})

test('a thread that comes no further still says so every few seconds', async () => {
  const { thinking, said, pass, runUntil, clock } = thread()
  const stuck: Bot = {
    ...endless(pass),
    *think() {
      for (;;) {
        pass(10)
        yield bestSoFar(['the same'], 0.5)
      }
    },
  }
  await thinking.begin(1, request(stuck))
  runUntil(() => clock() > 30_000)
  const times = said.map(({ at }) => at)
  expect(times.length).toBeGreaterThan(4)
  for (const [i, at] of times.entries()) expect(at - (times[i - 1] ?? 0)).toBeLessThan(6_000)
})

test('a thought that nobody needs says nothing more, and its thread has nothing to do', async () => {
  const { thinking, said, pass, runUntil, clock } = thread()
  await thinking.begin(1, request(endless(pass)))
  runUntil(() => said.length > 2)
  thinking.drop(1)
  const { length } = said
  const at = clock()
  runUntil(() => false)
  expect([said.length, clock()]).toEqual([length, at])
  const late = thinking.begin(2, request(random))
  thinking.drop(2)
  await late
  runUntil(() => false)
  expect(said.length).toBe(length)
  await thinking.begin(3, request(random))
  expect(said.at(-1)).toMatchObject({ id: 3, word: { moves: [expect.any(String)] } })
})

test('what goes wrong is said, and the next thought is none the worse', async () => {
  const { thinking, said, runUntil } = thread()
  const lost: Bot = {
    name: 'lost',
    choose() {
      throw new Error('lost')
    },
  }
  await thinking.begin(1, request(lost))
  await thinking.begin(2, Promise.reject(new Error('no rules')))
  await thinking.begin(3, request(random))
  runUntil(() => false)
  expect(said.map(({ id, word }) => [id, Object.keys(word)[0]])).toEqual([
    [1, 'failure'],
    [2, 'failure'],
    [3, 'moves'],
  ])
})

test('the moves are those of the bot itself, up to the first that shows somebody something', async () => {
  const engine = engineOf(arnak) as unknown as Engine
  const quick = planner('quick', {
    ...LEVELS.brandt,
    nodes: 150,
    worlds: 1,
    candidates: 4,
    width: 4,
    later: 1,
    lines: 1,
  })
  const match = begin(engine, { players: 2 }, 'thinking')
  let long = 0
  for (let plans = 0; plans < 15 && !engine.isOver(match.state); plans++) {
    const { thinking, said, runUntil } = thread()
    const seat = engine.deciders(match.state)[0] as number
    const seed = `think ${plans}`
    await thinking.begin(1, Promise.resolve(thoughtOf({ bot: quick, engine, world: match.state, seat, seed })))
    runUntil(() => false)
    const word = said.at(-1)?.word as { readonly moves: readonly string[] }
    const whole = quick.choose(engine, match.state, seat, seed)
    expect(whole.slice(0, word.moves.length)).toEqual(word.moves)
    if (word.moves.length > 1) long++
    for (const [i, move] of word.moves.entries()) {
      if (i > 0) expect(engine.undoable(match.state, seat)).toBeGreaterThan(0)
      play(match, seat, move)
    }
    if (word.moves.length < whole.length) expect(engine.undoable(match.state, seat)).toBe(0)
  }
  expect(long).toBeGreaterThan(2)
})
