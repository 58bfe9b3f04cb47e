import { arkham } from '@wayfare/arkham'
import { arnak } from '@wayfare/arnak'
import { arnak as tested } from '@wayfare/arnak/testing'
import { darwin } from '@wayfare/darwin'
import { type Engine, engineOf, type Game, type How, type Option, type Seat, type State } from '@wayfare/kernel'
import { kit } from '@wayfare/kit'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { findHowTo, HOW_NODES } from './find-how-to.ts'
import { questions } from './questions.ts'

/** `npm run soak` uses 300 positions of each game with the full number of nodes. */
const [POSITIONS, NODES] = process.env.SOAK ? [300, HOW_NODES] : [12, 200]

function ended<T>(thinking: Generator<unknown, T>): T {
  let step = thinking.next()
  while (!step.done) step = thinking.next()
  return step.value
}

function findHow<S extends State>(engine: Engine<S>, s: S, seat: Seat, what: string, nodes = NODES): How | undefined {
  return ended(findHowTo(engine, engine.redeal(s, seat, 'how'), seat, what, nodes))
}

const turn = (first: object, more: object = {}) =>
  table(tested, { explorers: [{ hand: [], deck: [], coin: 0, compass: 0, ...first }], ...more } as never)
const ROW = ['war-club', 'tent', 'axe', 'torch', 'flask', 'rope']

test('what is too dear is paid for by what lies in the hand: each step with what it brings and what is missing then', () => {
  const { engine, state } = turn({ coin: 0, hand: ['fear', 'funding-car', 'funding-ship'] }, { row: ROW })
  const found = findHow(engine, state, 0, 'axe')
  expect(found?.ways[0]).toMatchObject({
    move: 'buy axe',
    points: 0,
    steps: [
      {
        move: 'play funding-car',
        on: ['funding-car'],
        left: [{ rule: 'KER-PAY', params: { missing: ['coin'] } }, { rule: 'ARN-BUY-01' }],
      },
      { move: 'play funding-ship', final: false, left: [] },
    ],
  })
  expect(found?.ways[0]?.steps[0]?.facts).toContainEqual(expect.objectContaining({ coin: 1 }))
})

test('where nothing helps it says so, and whether that is certain', () => {
  const poor = turn({ coin: 0, hand: ['fear'] }, { row: ROW })
  expect(findHow(poor.engine, poor.state, 0, 'buy axe')).toMatchObject({ ways: [], looked: 'all', news: false })
  const hand = ['funding-car', 'funding-ship', 'exploration-car', 'exploration-ship']
  const rich = turn({ coin: 0, hand }, { row: ROW })
  expect(findHow(rich.engine, rich.state, 0, 'buy axe', 12)).toMatchObject({ ways: [], looked: 1, nodes: 12 })
})

test('a step that shows something is not taken, and is not passed over in silence', () => {
  const { engine, state } = turn({ coin: 0, hand: ['horse'], deck: ['funding-car', 'fear'] }, { row: ROW })
  const found = findHow(engine, state, 0, 'buy axe')
  expect(found).toMatchObject({ ways: [], looked: 'all', news: true })
})

test('the way that loses fewest points comes first', () => {
  const { engine, state } = turn({ coin: 1, crates: 1, hand: ['funding-car'] }, { row: ROW })
  const found = findHow(engine, state, 0, 'buy axe')
  const points = found?.ways.map((way) => way.points) ?? []
  expect(points.length).toBeGreaterThan(1)
  expect(points).toEqual(points.slice().sort((a, b) => b - a))
  expect(points[0]).toBeGreaterThan(points.at(-1) as number)
})

test('what is offered, and what a seat that is not asked wants, is not looked for', () => {
  const { engine, state } = turn({ coin: 2 }, { row: ROW })
  expect(findHow(engine, state, 0, 'buy axe')).toBeUndefined()
  expect(findHow(engine, state, 1, 'buy axe')).toBeUndefined()
})

test('it can be left at any step', () => {
  const { engine, state } = turn({ coin: 0, crates: 3, hand: ['funding-car', 'hat', 'exploration-car'] }, { row: ROW })
  const thinking = findHowTo(engine, engine.redeal(state, 0, 'left'), 0, 'discover l2-3')
  expect(thinking.next()).toEqual({ done: false, value: 50 })
  expect(thinking.return(undefined).done).toBe(true)
})

test('passing is a step like any other: ending the turn needs a main action, and passing is the shortest', () => {
  const { engine, state } = turn({ coin: 2, hand: ['fear'] }, { row: ROW })
  const found = findHow(engine, state, 0, 'end')
  expect(found?.ways.map(({ steps }) => steps.map(({ move }) => move))).toContainEqual(['pass'])
})

test('where everybody else has passed, passing and ending the turn lead to what the end of the round asks', () => {
  const explorers = [
    { hand: ['fear', 'torch'], deck: ['axe'] },
    { hand: [], passed: true },
  ]
  const { engine, state } = table(tested, { table: { players: 2 }, turn: 0, explorers } as never)
  for (const what of ['discard torch', 'keep the rest'])
    expect(findHow(engine, state, 0, what)?.ways.map(({ steps }) => steps.map(({ move }) => move))).toEqual([
      ['pass', 'end'],
    ])
})

/**
 * The number is the least count of questions with an answer. In Darwin's Journey little can be done before a worker is
 * placed, so only one in a hundred questions has one.
 */
const GAMES: readonly [string, Game<never>, number][] = [
  ['arkham', arkham as never, process.env.SOAK ? 10 : 1],
  ['arnak', arnak as never, process.env.SOAK ? 10 : 1],
  ['darwin', darwin as never, process.env.SOAK ? 3 : 0],
  ['kit', kit as never, 1],
]

test.each(GAMES)(
  'in %s every way can be played as it is told, and hangs on nothing hidden',
  { timeout: 1_800_000 },
  (_, game, least) => {
    const engine = engineOf(game as never) as Engine
    let [seen, found] = [0, 0]
    for (const { s, seat, what } of questions(engine, 'how')) {
      if (seen++ === POSITIONS) break
      const here = findHow(engine, s, seat, what)
      for (const world of ['one', 'two'])
        expect(ended(findHowTo(engine, engine.redeal(s, seat, world), seat, what, NODES))).toEqual(here)
      if (!here) continue
      for (const { steps, move } of here.ways) {
        const truth = engine.clone(s)
        for (const { move: step } of steps) {
          const option = engine.options(truth, seat).find((one) => one.move === step) as Option
          expect(engine.apply(truth, seat, option, null) & (1 << seat)).toBe(0)
        }
        expect(engine.explain(truth, seat, move)).toEqual([])
        expect(steps.map(({ left }) => left.length === 0)).toEqual(steps.map((_, i) => i === steps.length - 1))
        found++
      }
    }
    expect(found).toBeGreaterThanOrEqual(least)
  },
)
