// Tests end step 4: the score of a board, and who has won (ARK-SCORE, ARK-TASK).

import type { Json } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import type { AncientId } from './board/ancients.ts'
import { arkham } from './testing/index.ts'

type Given = { readonly [field: string]: Json }

/** Two players before the encounter, with dice that change nothing unless given; the first has this board. */
const before = (board: Given, { ancient = 'cthulhu', second = {} }: { ancient?: AncientId; second?: Given } = {}) =>
  table(arkham, {
    table: { players: 2, ancient },
    phase: 'encounter',
    boards: [
      { rolled: [3, 3, 4], madness: 0, ...board },
      { rolled: [3, 3, 4], madness: 0, ...second },
    ],
  })

const partsOf = (board: Given, ancient: AncientId = 'cthulhu') => before(board, { ancient }).scores()[0]?.parts
const taskVp = (task: string, start: string, steps: readonly string[], ancient: AncientId = 'cthulhu') =>
  partsOf({ task, start, steps }, ancient)?.task

test('ARK-SCORE-01 SC-097 five circles and three red quarters along the route give 15', () => {
  const steps = ['r-c10-c11', 'r-c11-c21', 'r-c21-c22', 'r-c22-c23', 'r-c13-c23']
  expect(partsOf({ start: 'c10', steps, tourists: { q21: { circle: 2 }, q24: { circle: 3 } } })?.circle).toBe(15)
})

test('ARK-SCORE-01 each type counts with its own colour', () => {
  // Along these steps q11 is red, q21 white, q22 green, q32 red, q33 yellow and q23 purple.
  const steps = ['r-c10-c11', 'r-c11-c21', 'r-c21-c22', 'r-c22-c23']
  const tourists = { q21: { circle: 1, square: 2, triangle: 3, cross: 4 } }
  expect(partsOf({ start: 'c10', steps, tourists })).toMatchObject({ circle: 2, square: 2, triangle: 0, cross: 4 })
})

test('ARK-SCORE-02 ARK-SCORE-05 SC-099 a quarter counts once, however many of its sides are used', () => {
  const steps = ['r-c01-c02', 'r-c01-c11', 'r-c11-c12']
  expect(partsOf({ start: 'c02', steps, tourists: { q12: { square: 3 } } })).toMatchObject({ stars: 5, square: 3 })
})

test('ARK-SCORE-03 a quarter counts without tourists, and tourists count in a quarter of another colour', () => {
  // q11 is red and empty, q21 is white.
  expect(partsOf({ start: 'c10', steps: ['r-c10-c11'], tourists: { q21: { circle: 4 } } })?.circle).toBe(4)
  expect(partsOf({ start: 'c10', steps: ['r-c10-c20'], tourists: { q21: { circle: 4 } } })?.circle).toBe(0)
})

test('ARK-MAP-05 SC-100 a white quarter gives nothing itself, its tourists count', () => {
  // q42 is white, q41 green.
  const tourists = { q42: { square: 2 } }
  expect(partsOf({ start: 'c31', steps: ['r-c31-c41'], tourists })).toMatchObject({ square: 2, stars: 0 })
  expect(partsOf({ start: 'c32', steps: ['r-c32-c42'], tourists })).toMatchObject({ square: 0, stars: 0 })
})

test('ARK-SCORE-05 ARK-MAP-04 stars along the route are added up', () => {
  // q51 has a star of four and q12 one of five; q64 is not along the route.
  const steps = ['r-c40-c50', 'r-c50-c61', 'gate:c61>c02', 'r-c01-c02']
  expect(partsOf({ start: 'c40', steps })?.stars).toBe(9)
})

test('ARK-SCORE-04 ARK-SCORE-06 the total adds products, task, stars and what the Ancient gave', () => {
  const steps = ['r-c10-c11', 'r-c10-c20', 'r-c20-c30', 'r-c30-c40', 'r-c40-c41']
  const board = { task: 'task-1', start: 'c11', steps, tourists: { q21: { circle: 2, cross: 3 }, q31: { square: 4 } } }
  const game = before({ ...board, call: 'call-square', rolled: [5, 3, 3] }).play('face it')
  const parts = { circle: 2, square: 4, triangle: 0, cross: 3, task: 5, stars: 4, ancient: 6 }
  expect(game.scores()[0]).toMatchObject({ parts, total: 24 })
})

test('ARK-SCORE-12 scoring uses what the penalties have left', () => {
  const steps = ['r-c10-c11']
  const board = {
    start: 'c10',
    steps,
    call: 'call-circle',
    madness: 1,
    rolled: [1, 3, 3],
    tourists: { q21: { circle: 5 } },
  }
  const game = before(board)
  expect(game.scores()[0]?.parts.circle).toBe(5)
  expect(game.play('face it').scores()[0]?.parts.circle).toBe(3)
})

test.each([
  [
    'FX-5',
    'dagon',
    'task-5',
    'c03',
    ['r-c03-d04', 'dag-d04', 'r-c04-c14', 'r-c14-c24'],
    { q14: { triangle: 2 }, q15: { circle: 1 }, q25: { square: 2 }, q13: { cross: 1 } },
    { total: 6, madness: 3 },
  ],
  [
    'FX-12',
    'cthulhu',
    'task-7',
    'c34',
    [
      ...['r-c33-c34', 'r-c23-c33', 'r-c22-c23', 'r-c21-c22', 'r-c21-c31', 'r-c30-c31', 'r-c30-c40', 'gate:c40>c61'],
      ...['r-c51-c61', 'r-c51-c52', 'r-c52-c53', 'r-c53-c54', 'r-c54-c55', 'r-c55-c65'],
    ],
    {
      q45: { triangle: 1, square: 1, cross: 1 },
      q34: { triangle: 2, square: 2 },
      q26: { square: 1, cross: 1 },
      q41: { square: 1, cross: 2, triangle: 1 },
      q33: { cross: 2 },
      q44: { square: 4 },
      q12: { cross: 1, triangle: 1 },
      q62: { cross: 2, circle: 1 },
      q64: { square: 2, triangle: 2 },
      q66: { square: 1, circle: 2, cross: 1 },
    },
    { total: 99, madness: 2 },
  ],
] as const)('ARK-FINAL-11 the best route of %s has the value and the madness it should have', (...row) => {
  const [, ancient, task, start, steps, tourists, { total, madness }] = row
  const game = table(arkham, {
    table: { players: 1, ancient },
    phase: 'madness',
    boards: [{ task, start, steps: [...steps], tourists }],
  })
  game.expect({ boards: [{ madness }] })
  expect(game.scores()[0]?.total).toBe(total)
})

test('ARK-TASK-01 a task is secret until the end', () => {
  const game = before({ task: 'task-2' }).sees(0, { boards: [{ tasks: ['task-2'] }] })
  game.sees(1, { boards: [{ tasks: [null] }] }).sees('spectator', { boards: [{ tasks: [null] }] })
  game.play('0: face it', '1: face it').sees(1, { boards: [{ tasks: ['task-2'], discarded: [null] }] })
  game.tells(1, { k: 'task', seat: 0, task: 'task-2' })
})

test('ARK-TASK-01 points for a task count for others when it is shown', () => {
  const steps = ['r-c10-c11', 'r-c10-c20', 'r-c20-c30', 'r-c30-c40', 'r-c40-c41']
  const game = before({ task: 'task-1', start: 'c11', steps })
  const task = (eyes: 0 | 1) => game.scores(eyes)[0]?.parts.task
  expect([task(0), task(1)]).toEqual([5, 0])
  game.play('0: face it', '1: face it')
  expect(task(1)).toBe(5)
})

test('ARK-TASK-02 of several crossings the two that are farthest apart on the route count', () => {
  // task-1 has the crossings c11, c41 and c65: c11 and c41 are three segments apart, c41 and c65 one.
  const steps = ['r-c11-c21', 'r-c21-c31', 'r-c31-c41', 'r-c40-c41', 'gate:c40>c64', 'r-c64-c65']
  expect(taskVp('task-1', 'c11', steps)).toBe(5)
  expect(taskVp('task-1', 'c11', steps.slice(0, 4))).toBe(3)
})

test('ARK-TASK-03 SC-101 each segment between two crossings of the task gives a point', () => {
  const steps = ['r-c10-c11', 'r-c10-c20', 'r-c20-c30', 'r-c30-c40', 'r-c40-c41']
  expect(taskVp('task-1', 'c11', steps)).toBe(5)
  expect(taskVp('task-1', 'c41', [...steps].reverse())).toBe(5)
})

test('ARK-TASK-04 the distance is walked along the route, to whichever passage is farther', () => {
  const loop = ['r-c40-c41', 'r-c30-c40', 'r-c30-c31', 'r-c31-c32', 'r-c32-c42', 'r-c41-c42']
  expect(taskVp('task-1', 'c11', ['r-c11-c21', 'r-c21-c31', 'r-c31-c41', ...loop])).toBe(9)
})

test('ARK-TASK-05 SC-102 with one crossing of the task on the route there are no points', () => {
  expect(taskVp('task-1', 'c11', ['r-c10-c11', 'r-c10-c20'])).toBe(0)
})

test('ARK-TASK-06 a crossing that is passed twice is one crossing', () => {
  expect(taskVp('task-1', 'c41', ['r-c40-c41', 'r-c30-c40', 'r-c30-c31', 'r-c31-c41'])).toBe(0)
})

test('ARK-TASK-06 ARK-GATE-08 a link counts nothing for a task', () => {
  expect(taskVp('task-1', 'c41', ['r-c40-c41', 'gate:c40>c64', 'r-c64-c65'])).toBe(2)
})

test('ARK-TASK-06 ARK-ANCIENT-42 a river crossing counts nothing for a task', () => {
  expect(taskVp('task-5', 'c03', ['r-c03-d04', 'dag-d04', 'r-c04-c14'], 'dagon')).toBe(1)
})

test('ARK-TASK-08 penalties leave the points of a task alone', () => {
  // Both quarters along the middle of this route are struck.
  const steps = ['r-c34-c44', 'r-c44-c54', 'r-c54-c55', 'r-c55-c65']
  const tourists = { q44: { cross: 1 }, q45: { circle: 2 } }
  const game = before(
    { task: 'task-1', start: 'c34', steps, tourists, madness: 1, rolled: [1, 3, 3] },
    { ancient: 'yog-sothoth' },
  )
  expect(game.scores()[0]?.parts.task).toBe(4)
  game.play('face it').expect({ boards: [{ struck: ['q45', 'q44'] }] })
  expect(game.scores()[0]?.parts.task).toBe(4)
})

/** After both encounters: the places, and the rules that decided them. */
const end = (first: Given, second: Given) =>
  before(first, { second })
    .play('0: face it', '1: face it')
    .scores()
    .map(({ total, place, tie, lost }) => ({ total, place, tie, lost }))

/** A board with this many circles along a route with one red quarter. */
const crowd = (circle: number, more: Given = {}): Given => ({
  start: 'c10',
  steps: ['r-c10-c11'],
  tourists: { q21: { circle, ...more } },
})

test('ARK-SCORE-07 the highest total wins', () => {
  expect(end(crowd(3), crowd(4))).toEqual([
    { total: 3, place: 2, tie: undefined, lost: undefined },
    { total: 4, place: 1, tie: undefined, lost: undefined },
  ])
})

test('ARK-SCORE-07 nobody has a place before the end', () => {
  const game = before(crowd(3), { second: crowd(4) }).play('0: face it')
  expect(game.scores().map(({ place }) => place)).toEqual([undefined, undefined])
})

test('ARK-SCORE-08 SC-104 with equal totals more points from the Ancient win', () => {
  const first = { ...crowd(108, { triangle: 8 }), call: 'call-triangle', rolled: [5, 3, 3] }
  const second = { ...crowd(102, { cross: 12 }), call: 'call-cross', rolled: [5, 3, 3] }
  expect(end(first, second)).toEqual([
    { total: 120, place: 2, tie: 'ARK-SCORE-08', lost: undefined },
    { total: 120, place: 1, tie: 'ARK-SCORE-08', lost: undefined },
  ])
})

test('ARK-SCORE-09 SC-105 who is equal in both shares the victory', () => {
  expect(end(crowd(7), crowd(7))).toEqual([
    { total: 7, place: 1, tie: undefined, lost: undefined },
    { total: 7, place: 1, tie: undefined, lost: undefined },
  ])
})

const OUT: Given = { madness: 5, rolled: [1, 2, 3] }

test('ARK-SCORE-10 ARK-ANCIENT-14 SC-089 who is out is not compared, whatever the total', () => {
  expect(end({ ...crowd(50), ...OUT }, crowd(1))).toMatchObject([
    { place: 2, lost: 'ARK-ANCIENT-14' },
    { total: 1, place: 1, tie: undefined, lost: undefined },
  ])
})

test('ARK-SCORE-11 SC-106 if everybody is out, nobody wins', () => {
  expect(end({ ...crowd(5), ...OUT }, { ...crowd(6), ...OUT })).toMatchObject([
    { place: 2, lost: 'ARK-ANCIENT-14' },
    { place: 2, lost: 'ARK-ANCIENT-14' },
  ])
})
