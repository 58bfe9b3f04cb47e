import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { BOOKS } from './data/player-board.ts'
import { SPECIMENS } from './data/specimens.ts'
import { type StateChanges, turn, usingThing } from './testing/at.ts'
import { darwin } from './testing/index.ts'

const finished = (boards: readonly StateChanges[], more: StateChanges = {}) =>
  table(darwin, {
    phase: 'refresh',
    round: 5,
    museum: [],
    table: { players: boards.length },
    boards: boards.map((one) => ({ coin: 0, knowledge: 0, ...one })),
    ...more,
  })
const places = (boards: readonly StateChanges[], more: StateChanges = {}) =>
  finished(boards, more)
    .scores()
    .map(({ place, tie }) => [place, tie])

test('DAR-SCORE-01 DAR-SCORE-02 T-265 points and coins come at once', () => {
  usingThing('crew-14', { points: 3 })
    .play('points 8')
    .expect({ boards: [{ points: 11 }] })
  usingThing('crew-1', { coin: 1 })
    .play('coins 8')
    .expect({ boards: [{ coin: 9 }] })
})

test('DAR-SCORE-03 points go on past fifty', () => {
  usingThing('crew-14', { points: 49 })
    .play('points 8')
    .expect({ boards: [{ points: 57 }] })
  usingThing('sea-22', { points: 48 })
    .play('points 2')
    .expect({ boards: [{ points: 50 }] })
})

test('DAR-SCORE-04 reached objectives score their slots, others nothing', () => {
  const slots = {
    'silver-slot-1': 'silver-1',
    'silver-slot-3': 'silver-2',
    'gold-slot-1': 'gold-1',
    'gold-slot-3': 'gold-2',
  }
  const game = turn({ slots, reached: ['silver-slot-1', 'silver-slot-3', 'gold-slot-1'], reserve: ['gold-4'] })
  expect(game.scores()[0]?.parts.objectives).toBe(1 + 2 + 4)
})

test('DAR-SCORE-06 T-149 three points for five seals in a row, ten for six', () => {
  const seals = (...rows: string[]) => turn({ rows: ['p', ...rows, ''] }).scores()[0]?.parts.seals
  expect([
    seals('gggg', 'g', 'g'),
    seals('ggggp', 'g', 'g'),
    seals('gggggp', 'g', 'g'),
    seals('gggggp', 'ggggg', 'g'),
  ]).toEqual([0, 3, 10, 13])
})

test('DAR-SCORE-08 the coefficient is two and one for each full row', () => {
  const theory = (rows: number) =>
    turn({ theory: 1 }, { museum: SPECIMENS.slice(0, rows * 4) }).scores()[0]?.parts.theory
  expect([0, 1, 2, 3, 4].map(theory)).toEqual([2, 3, 4, 5, 6])
  const columns = SPECIMENS.filter((id) => id.endsWith('bird'))
  expect(turn({ theory: 1 }, { museum: columns }).scores()[0]?.parts.theory).toBe(2)
  expect(BOOKS[1]).toBe(1)
})

test('DAR-SCORE-12 the most points win', () => {
  expect(places([{ points: 20 }, { points: 30 }, { points: 10 }])).toEqual([
    [2, undefined],
    [1, undefined],
    [3, undefined],
  ])
})

test('DAR-SCORE-13 T-154 T-155 ties go to the evolution track, then to all coins, then they are shared', () => {
  // Steps 4 and 5 have the same multiplier.
  expect(places([{ theory: 4 }, { theory: 5 }])).toEqual([
    [2, 'DAR-SCORE-13'],
    [1, 'DAR-SCORE-13'],
  ])
  expect(places([{ coin: 9 }, { coin: 6 }])).toEqual([
    [1, 'DAR-SCORE-13'],
    [2, 'DAR-SCORE-13'],
  ])
  expect(places([{ coin: 6 }, { coin: 6 }])).toEqual([
    [1, undefined],
    [1, undefined],
  ])
})

test('DAR-SCORE-14 T-266 cards, stamps, lenses and explorers that are left score nothing', () => {
  const game = finished([{ lenses: 0, crew: ['crew-1'], explorers: ['i1-24', 'i2-14', null] }, { points: 1 }])
  game.expect({ boards: [{ crewBy: [null], stacks: [4, 4, 4] }] })
  expect(game.scores().map(({ total, place }) => [total, place])).toEqual([
    [0, 2],
    [1, 1],
  ])
})

test('the final example: objectives with the pair, seals, tents, evolution, coins and knowledge', () => {
  const slots = {
    'silver-slot-1': 'silver-1',
    'silver-slot-2': 'silver-2',
    'silver-slot-5': 'silver-3',
    'gold-slot-1': 'gold-1',
    'gold-slot-5': 'gold-2',
  }
  const game = finished(
    [
      {
        points: 60,
        slots,
        reached: Object.keys(slots),
        rows: ['p', 'gggggb', 'bbbbb', 'r', ''],
        tents: 5,
        theory: 15,
        coin: 9,
        knowledge: 2,
      },
      {},
    ],
    { museum: SPECIMENS.slice(0, 8) },
  )
  expect(game.scores()[0]?.parts).toEqual({
    track: 60,
    objectives: 1 + 1 + 5 + 4 + 8,
    pair: 4,
    seals: 13,
    tents: 5,
    theory: 36,
    coins: 1,
    knowledge: 2,
  })
  expect(game.scores()[0]?.total).toBe(140)
})
