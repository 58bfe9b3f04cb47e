// Tests the value of positions for planners, with examples small enough to calculate by hand.

import { engineOf, fetch, type Json, type Seat } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import type { AncientId } from './board/ancients.ts'
import { QUARTER_IDS, type SegmentId } from './board/board.ts'
import { QUARTERS } from './board/quarters.ts'
import { planning } from './planning.ts'
import { outlookOf, QUARTER_COUNT, quarterNumber, Workspace } from './planning-line.ts'
import { currentRound } from './planning-worth.ts'
import { type ArkhamState, ROUNDS, taskPile } from './state.ts'
import { arkham } from './testing/index.ts'

type Given = { readonly [field: string]: Json }
type Circumstances = { readonly ancient?: AncientId; readonly cell?: string; readonly round?: number }

/** A task of which no crossing is on any line here, unless a test says so. */
const NO_TASK = 'task-3'
/** A position in which the seat has finished its round, by default the last one. With a cell it is a solo game. */
function stateAfterDrawing(given: Given, { ancient = 'dagon', cell, round = ROUNDS }: Circumstances = {}): ArkhamState {
  const options = cell ? { players: 1, cell, ancient } : { players: 2, ancient }
  const board = { quarter: 'q11', wayDone: true, task: NO_TASK, ...given }
  return table(arkham, { table: options, phase: 'route', round, boards: [board] }).state
}
const worth = (s: ArkhamState, seat: Seat = 0): number => planning.value(s, seat)
const worthOf = (given: Given, where?: Circumstances): number => worth(stateAfterDrawing(given, where))

/**
 * Along this line are a red, a white and a green quarter and a yellow one with five stars. It touches no horror place
 * of Dagon or Cthulhu, no gate and no river.
 */
const LINE: SegmentId[] = ['r-c10-c11', 'r-c11-c12']

test('a line is worth its stars, and tourists beside it times quarters of their colour', () => {
  expect(worthOf({ segments: LINE })).toBe(5)
  expect(worthOf({ segments: LINE, tourists: { q21: { circle: 2 } } })).toBe(5 + 2)
  expect(worthOf({ segments: LINE, tourists: { q11: { circle: 1, square: 3 }, q21: { circle: 2 } } })).toBe(5 + 3 + 3)
  // There is no quarter of their colour, and the circles' quarter is far away.
  expect(worthOf({ segments: LINE, tourists: { q21: { cross: 4, triangle: 4 }, q66: { circle: 9 } } })).toBe(5)
  // Two red quarters, a purple and a green one.
  const longer = [...LINE, 'r-c10-c20', 'r-c20-c21', 'r-c21-c31']
  const crowd = { circle: 3, square: 1, triangle: 5, cross: 1 }
  expect(worthOf({ segments: longer, tourists: { q21: crowd } })).toBe(5 + 3 * 2 + 1 + 1)
})

test('one crossing of the task is worth a point, more of them their number and three', () => {
  expect(worthOf({ segments: LINE, task: 'task-1' })).toBe(5 + 1)
  const both = [...LINE, 'r-c10-c20']
  expect(worthOf({ segments: both, task: 'task-6' })).toBe(5 + 3 + 2)
  const through = ['r-c03-c13', 'r-c13-c14', 'r-c04-c14', 'r-c04-c05', 'r-c05-c15', 'r-c15-c25', 'r-c25-c35']
  const where = { ancient: 'shub-niggurath' } as const
  expect(worthOf({ segments: through, task: 'task-5' }, where)).toBe(3 + 3 + 3)
  expect(worthOf({ segments: through, task: 'task-1' }, where)).toBe(3)
})

test('of two tasks the better one counts, in whichever order they lie', () => {
  for (const [held, more] of [
    ['task-1', 'task-6'],
    ['task-6', 'task-1'],
  ] as const) {
    const s = stateAfterDrawing({ segments: [...LINE, 'r-c10-c20'], task: held })
    fetch(s, more, taskPile(0), 0)
    expect(worth(s)).toBe(5 + 3 + 2)
  }
})

test('a visit that is owed is worth four points', () => {
  expect(worthOf({ segments: LINE, reached: ['c12'] })).toBe(5 + 4)
  expect(worthOf({ segments: LINE, reached: ['c12'], visited: true })).toBe(5)
})

test('a change of coordinates is worth a point and a half, less in the last three rounds', () => {
  const gain = (round: number, changes: number) =>
    worthOf({ segments: LINE, bonuses: { 'coordinate-change': changes } }, { round }) -
    worthOf({ segments: LINE }, { round })
  expect(gain(4, 1)).toBeCloseTo(1.5, 9)
  expect(gain(4, 2)).toBeCloseTo(3, 9)
  expect(gain(7, 1)).toBeCloseTo(1.5, 9)
  expect(gain(8, 1)).toBeCloseTo(1, 9)
  expect(gain(9, 1)).toBeCloseTo(0.5, 9)
  expect(gain(10, 1)).toBe(0)
})

/** The value of the line alone: its outlook, with this many tourists of each type still to come. */
function promised(rounds: number, coming: number): number {
  const { near } = outlookOf(new Workspace(), LINE, 'dagon', rounds, new Float64Array(QUARTER_COUNT).fill(1))
  let sum = 0
  for (const id of QUARTER_IDS) {
    const { type, star = 0 } = QUARTERS[id] as { readonly type: string; readonly star?: number }
    const draws = type !== 'white' && type !== 'yellow'
    sum += (near[quarterNumber(id)] as number) * (star + (draws ? coming : 0))
  }
  return sum
}

test('rounds to come bring tourists and lead farther, a stored segment only farther, and by half a round', () => {
  const at = (round: number, given: Given = {}) => worthOf({ segments: LINE, ...given }, { round })
  expect(at(9)).toBeCloseTo(promised(1, 0.6), 9)
  expect(at(6)).toBeCloseTo(promised(4, 2.4), 9)
  expect(at(10, { bonuses: { 'extra-segment': 1 } })).toBeCloseTo(promised(0.5, 0), 9)
  expect(at(10, { bonuses: { 'extra-segment': 1, 'diagonal-segment': 2 } })).toBeCloseTo(promised(1.5, 0), 9)
  // This round's way is still to be drawn; in the second case nothing of the round is done.
  expect(at(10, { wayDone: false })).toBeCloseTo(promised(0.9, 0), 9)
  expect(at(9, { wayDone: false })).toBeCloseTo(promised(1.9, 0.6), 9)
  expect(at(9, { quarter: null, wayDone: false })).toBeCloseTo(promised(2, 1.2), 9)
})

test('a round lies ahead until a quarter is marked, and is over for a seat when it has ended it', () => {
  const position = table(arkham, {
    table: { players: 2, ancient: 'dagon' },
    phase: 'turn',
    round: 3,
    dice: { 'die-1': 4, 'die-2': 2 },
    slots: ['die-1', 'die-2'],
    boards: [{ tourists: { q24: { circle: 2 } }, segments: LINE }],
  })
  const { engine } = position
  const now = () => currentRound(position.state, 0)
  expect(now()).toBe('ahead')
  const crossings: string[] = []
  while (engine.options(position.state, 0).length > 0) {
    const options = engine.options(position.state, 0)
    const option = options.find(({ move }) => move.startsWith('way')) ?? options.at(-1)
    position.play(`0: ${option?.move}`)
    crossings.push(now())
  }
  expect(new Set(crossings)).toEqual(new Set(['drawing', 'over']))
  expect(crossings.indexOf('over')).toBe(crossings.length - 1)
  expect(currentRound(position.state, 1)).toBe('ahead')
})

test('of three arms of a crossing that one is given up beside which least is lost: tourists, colours, stars', () => {
  // Five stars are preferred to a red quarter.
  const east: SegmentId[] = ['r-c11-c21', 'r-c21-c31']
  expect(worthOf({ segments: [...LINE, ...east] })).toBe(5)
  // A red quarter is preferred to three stars.
  const south: SegmentId[] = ['r-c21-c22', 'r-c22-c23', 'r-c12-c22', 'r-c11-c12']
  expect(worthOf({ segments: south, task: 'task-5' })).toBeCloseTo(5 + 3 * 0.05, 9)
  // To the west four stars, to the east a white quarter with one or more tourists, to the south a part that must stay.
  const arms = ['r-c41-c51', 'r-c51-c61', 'r-c51-c52', 'r-c52-c53']
  const called = { call: 'call-circle', segments: arms }
  const cthulhu = { ancient: 'cthulhu' } as const
  expect(worthOf({ ...called, tourists: { q61: { cross: 1 } } }, cthulhu)).toBeCloseTo(4 + 0.05, 9)
  const wide = { call: 'call-circle', segments: [...arms, 'r-c31-c41'] }
  const triangles = { triangle: 5 }
  expect(worthOf({ ...wide, tourists: { q61: { cross: 3 }, q63: triangles } }, cthulhu)).toBeCloseTo(
    4 * 0.05 + 3 + 5,
    9,
  )
  expect(worthOf({ ...wide, tourists: { q61: { cross: 2 }, q63: triangles } }, cthulhu)).toBeCloseTo(
    4 + 2 * 0.05 + 5,
    9,
  )
})

test('tourists of every type count when an arm is given up', () => {
  const segments = ['r-c41-c51', 'r-c51-c61', 'r-c51-c52', 'r-c52-c53', 'r-c31-c41']
  const tourists = { q61: { circle: 1, square: 1, triangle: 1, cross: 1 }, q63: { triangle: 5 } }
  // A red quarter, and a twentieth of a green, a blue and a purple one; and Cthulhu rewards the square.
  const called = worthOf({ call: 'call-square', segments, tourists }, { ancient: 'cthulhu' })
  expect(called).toBeCloseTo(4 * 0.05 + 1 + 0.05 + 6 + 1 + 1.5, 9)
})

/** The probability of surviving when one number fails, without tomes and with tomes. */
const SAFE = 1 - 1 / 216
const SAFER = 1 - 0.5 / 216

test('Cthulhu is expected to give three points for two of the called type, and to take half of them', () => {
  const where = { ancient: 'cthulhu' } as const
  const worthWithCall = (given: Given) =>
    worthOf({ call: 'call-circle', tourists: { q21: { circle: 4 } }, ...given }, where)
  expect(worthWithCall({ segments: LINE })).toBe(9 + 6)
  expect(worthWithCall({ segments: LINE, call: 'call-square' })).toBe(9)
  // With one horror place, half a failure is expected, which takes two of four.
  const past = ['r-c10-c11', 'r-c11-c21']
  expect(worthWithCall({ segments: past })).toBeCloseTo((4 + 6 - 0.5 * 2) * SAFE, 9)
  expect(worthWithCall({ segments: past, call: 'call-square' })).toBeCloseTo(4 * SAFE, 9)
  // With three horror places, two numbers fail.
  const deep = ['r-c04-c05', 'r-c05-c15', 'r-c15-c25', 'r-c25-c26', 'r-c26-c36']
  expect(worthWithCall({ segments: deep, task: 'task-1' })).toBeCloseTo(3 * (1 - 1 / 27), 9)
})

test('each tome makes success likelier, two of them failure less likely, and any of them ruin', () => {
  const where = { ancient: 'cthulhu' } as const
  const worthWith = (segments: readonly string[], bonuses: Given) =>
    worthOf({ call: 'call-circle', tourists: { q21: { circle: 4 } }, segments, bonuses }, where)
  for (const tome of ['reroll', 'improvement', 'blessing'])
    expect(worthWith(LINE, { [tome]: 1 })).toBeCloseTo(9 + 1.45 * 6, 9)
  expect(worthWith(LINE, { reroll: 1, improvement: 2, blessing: 1 })).toBeCloseTo(9 + 2.8 * 6, 9)
  const past = ['r-c10-c11', 'r-c11-c21']
  expect(worthWith(past, { reroll: 1 })).toBeCloseTo((4 + 1.45 * 6 - 0.25 * 2) * SAFER, 9)
  expect(worthWith(past, { reroll: 2 })).toBeCloseTo((4 + 1.9 * 6) * SAFER, 9)
  expect(worthWith(past, { reroll: 2, blessing: 1 })).toBeCloseTo((4 + 2.35 * 6) * SAFER, 9)
})

test('Yog-Sothoth is expected to give four points for madness, and to strike the two dearest quarters of the university', () => {
  const worthWith = (segments: readonly string[], tourists: Given) =>
    worthOf({ segments, tourists }, { ancient: 'yog-sothoth' })
  const past = ['r-c33-c34', 'r-c34-c35']
  expect(worthWith(past, { q44: { cross: 2 } })).toBeCloseTo((2 + 4 - 0.5 * 0.8 * (7 + 2)) * SAFE, 9)
  expect(worthWith(past, { q44: { cross: 2 }, q45: { circle: 1 } })).toBeCloseTo(
    (3 + 4 - 0.5 * 0.8 * (7 + 2 + 3.5 + 1)) * SAFE,
    9,
  )
  const mixed = { circle: 1, square: 1, triangle: 1, cross: 1 }
  // A purple, a red and a green quarter are along the route.
  expect(worthWith(past, { q44: mixed })).toBeCloseTo((3 + 4 - 0.5 * 0.8 * (14 + 1 + 1)) * SAFE, 9)
  const inside = ['r-c34-c44', 'r-c43-c44']
  const full = { q44: { cross: 1 }, q45: { circle: 2 }, q54: { square: 2 } }
  expect(worthWith(inside, full)).toBeCloseTo((5 + 12 - 0.8 * (9 + 9)) * (1 - 1 / 27), 9)
})

test('Dagon is expected to give three points for a quarter of the river with tourists, and to take the dearest type there', () => {
  const worthWith = (segments: readonly string[], tourists: Given) => worthOf({ segments, tourists })
  expect(worthWith(['r-c04-c05', 'r-c05-c15'], { q15: { square: 2, cross: 3 } })).toBe(3 + 3)
  // Away from the river the success gives nothing.
  expect(worthWith(['r-c04-c05', 'r-c05-c15'], { q16: { square: 2, cross: 3 } })).toBe(3)
  const past = ['r-c14-c24', 'r-c14-c15', 'r-c15-c16']
  const crowds = { q15: { cross: 3, square: 1 }, q16: { cross: 1 } }
  expect(worthWith(past, crowds)).toBeCloseTo((4 + 3 + 3 - 0.5 * 3) * SAFE, 9)
  expect(worthWith(past, { ...crowds, q25: { cross: 2 } })).toBeCloseTo((6 + 3 + 6 - 0.5 * 5) * SAFE, 9)
  // All types of tourists count equally.
  const north = ['r-c13-c14', 'r-c13-c23']
  expect(worthWith(north, { q24: { circle: 4, triangle: 3 } })).toBeCloseTo((7 + 3 - 0.5 * 4) * SAFE, 9)
})

test('Shub-Niggurath is expected to give four points for a link, and to take three and a half', () => {
  const worthWith = (segments: readonly string[], tourists: Given) =>
    worthOf({ segments, tourists }, { ancient: 'shub-niggurath' })
  expect(worthWith(['r-c40-c41', 'r-c63-c64'], { q64: { circle: 2 } })).toBe(4 + 4 + 4)
  expect(worthWith(['r-c40-c41', 'r-c64-c65'], { q65: { square: 2 } })).toBeCloseTo((4 + 2 + 4 - 0.5 * 3.5) * SAFE, 9)
  // A component that is not joined is worth nothing once no more is drawn.
  expect(worthWith(['r-c40-c41', 'r-c63-c64'], {})).toBe(4)
})

test('ARK-SOLO-11 alone a hundred points more are hoped for, the nearer the cell and the likelier the successes it takes', () => {
  const hoped = (cell: string, circles: number, squares: number, bonuses: Given = {}, round = ROUNDS) => {
    const tourists = { q21: { circle: circles }, q12: { square: squares } }
    const given = { call: 'call-circle', segments: LINE, tourists, bonuses }
    const together = worthOf(given, { ancient: 'cthulhu', round })
    return { together, more: worthOf(given, { ancient: 'cthulhu', cell, round }) - together }
  }
  // A success is worth 24 and the total just reaches 90, so the goal needs one success in the second cell and two in
  // the first.
  expect(hoped('cell-90-36', 16, 45)).toEqual({ together: 90, more: expect.closeTo(100 * 0.5 * (0.7 + 0.26) * 0.5, 9) })
  expect(hoped('cell-90-24', 16, 45).more).toBeCloseTo(100 * 0.5 * 0.7, 9)
  expect(hoped('cell-90-6', 16, 45).more).toBeCloseTo(100 * 0.5 * 0.7, 9)
  const enough = (short: number, hope = 0) => 1 / (1 + Math.exp(short / (6 + 2 * Math.sqrt(hope))))
  expect(hoped('cell-110-24', 16, 45).more).toBeCloseTo(100 * enough(20) * 0.7, 9)
  const early = hoped('cell-110-24', 16, 45, {}, 6)
  expect(early.more).toBeCloseTo(100 * enough(110 - early.together, 4) * 0.7, 9)
  // With two, three, slightly more than three, and four successes.
  expect(hoped('cell-90-24', 8, 65).more).toBeCloseTo(100 * 0.5 * 0.26, 9)
  expect(hoped('cell-90-36', 8, 65).more).toBeCloseTo(100 * 0.5 * 0.04, 9)
  expect(hoped('cell-90-36', 6, 70).more).toBe(0)
  expect(hoped('cell-90-6', 0, 85).more).toBe(0)
  const tomes = [{}, { reroll: 1 }, { reroll: 2 }, { reroll: 2, blessing: 1 }, { reroll: 2, improvement: 2 }]
  const likely = (cell: string, bonuses: Given) => {
    const { together, more } = hoped(cell, 8, 65, bonuses)
    return more / (100 * enough(90 - together))
  }
  const LIKELY = [
    ['cell-90-12', [0.7, 0.9, 0.97, 0.99, 0.99]],
    ['cell-90-24', [0.26, 0.5, 0.72, 0.85, 0.85]],
    ['cell-90-36', [0.04, 0.12, 0.28, 0.45, 0.45]],
  ] as const
  for (const [cell, chances] of LIKELY)
    for (const [i, chance] of chances.entries()) expect(likely(cell, tomes[i] as Given)).toBeCloseTo(chance, 9)
})

/** A position before the encounter, with the route named. */
function worthBeforeEncounter(given: Given, cell?: string) {
  const route = { start: 'c10', steps: LINE, routed: true, call: 'call-circle', task: NO_TASK, madness: 0 }
  const board: Given = { ...route, tourists: { q21: { circle: 4 } }, ...given }
  const options = cell ? { players: 1, cell, ancient: 'cthulhu' } : { players: 2, ancient: 'cthulhu' }
  return table(arkham, { table: options, phase: 'encounter', boards: [board] })
}

test('before the roll a route is worth what it is, and after it what the dice bring and take as they lie', () => {
  const value = (given: Given) => worth(worthBeforeEncounter(given).state)
  expect(value({ rolled: [] })).toBe(9)
  expect(value({ rolled: [], task: 'task-4', start: 'c01', steps: ['r-c01-c11', ...LINE.slice(1), 'r-c12-c13'] })).toBe(
    5 + 3,
  )
  // Along the longer route are a red, a green, a purple and a blue quarter, and eight stars.
  const around = { start: 'c10', steps: [...LINE, 'r-c12-c22', 'r-c22-c23', 'r-c13-c23', 'r-c13-c14'] }
  const crowd = { circle: 1, square: 2, triangle: 3, cross: 4 }
  expect(value({ ...around, rolled: [], tourists: { q21: crowd } })).toBe(5 + 3 + 2 * 1 + 2 + 3 + 4)
  expect(value({ rolled: [5, 6, 3] })).toBe(9 + 2 * 6)
  expect(value({ rolled: [2, 4, 3] })).toBe(9)
  expect(value({ rolled: [1, 5, 3], madness: 1 })).toBeCloseTo(9 + 6 - (4 + 9 * 0.08), 9)
  expect(value({ rolled: [1, 1, 5], madness: 1 })).toBeCloseTo(9 + 6 - 2 * (4 + 9 * 0.08), 9)
  expect(value({ rolled: [1, 1, 1], madness: 1 })).toBe(0)
  expect(value({ rolled: [2, 4, 3], ancientVp: 12 })).toBe(9 + 12)
  expect(value({ rolled: [5, 6, 3], out: true })).toBe(0)
  for (const tome of ['reroll', 'improvement', 'blessing'])
    expect(value({ rolled: [2, 4, 3], bonuses: { [tome]: 1 } })).toBeCloseTo(9 + 0.1, 9)
  expect(value({ rolled: [2, 4, 3], bonuses: { reroll: 2, improvement: 1, blessing: 1 } })).toBeCloseTo(9.4, 9)
})

test('ARK-SOLO-11 alone a roll that reaches the cell in both is worth a hundred points more', () => {
  const value = (cell: string, circle: number, square: number) =>
    worth(worthBeforeEncounter({ rolled: [5, 3, 3], tourists: { q21: { circle, square } } }, cell).state)
  expect(value('cell-90-24', 16, 45)).toBe(90 + 100)
  expect(value('cell-90-36', 16, 45)).toBe(90)
  expect(value('cell-90-24', 16, 44)).toBe(89)
  expect(value('cell-110-24', 16, 45)).toBe(90)
})

test('ARK-ANCIENT-14 ARK-SOLO-11 at the end a position is worth its points, nothing to whoever is out, and a hundred more where the cell is reached', () => {
  const end = (given: Given, cell?: string) => {
    const position = worthBeforeEncounter(given, cell).play('face it')
    if (!cell) position.play('face it')
    expect(engineOf(arkham).isOver(position.state)).toBe(true)
    return position.state
  }
  const reaching = { rolled: [5, 3, 3], tourists: { q21: { circle: 16, square: 45 } } }
  expect(worth(end(reaching, 'cell-90-24'))).toBe(90 + 100)
  expect(worth(end(reaching, 'cell-90-36'))).toBe(90)
  expect(worth(end({ ...reaching, rolled: [1, 1, 1], madness: 1 }, 'cell-90-6'))).toBe(0)
  // In a two-player game there is no cell to reach.
  expect(worth(end(reaching))).toBe(90)
})
