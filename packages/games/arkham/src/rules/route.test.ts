// Tests end steps 1 and 2: naming the final route, and the madness it brings (ARK-FINAL, ARK-GATE, ARK-MADNESS).

import type { Json } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import type { AncientId } from '../board/ancients.ts'
import { arkham } from '../testing/index.ts'

type Given = { readonly ancient?: AncientId; readonly [field: string]: Json | undefined }

/** A solo player who names a route from these segments. */
const naming = (segments: readonly string[], { ancient = 'cthulhu', ...board }: Given = {}) =>
  table(arkham, { table: { players: 1, ancient }, phase: 'route', boards: [{ segments, ...(board as object) }] })

/** A solo player with this route after end step 2. */
const walked = (ancient: AncientId, start: string, steps: readonly string[], board: object = {}) =>
  table(arkham, { table: { players: 1, ancient }, phase: 'madness', boards: [{ start, steps, ...board }] })

/**
 * Names the steps of a route: `r-…` and `x-…` are segments, a gate stands for a link, a dead end for a river crossing.
 */
const walk = (game: ReturnType<typeof naming>, start: string, ...steps: string[]) =>
  game.play(`start ${start}`, ...steps.map((step) => (/^[rx]-/.test(step) ? `go ${step}` : step)))

const SQUARE = ['r-c11-c12', 'r-c12-c22', 'r-c21-c22', 'r-c11-c21']

test('ARK-FINAL-01 a route is a line of drawn segments, each beginning where the last one ended', () => {
  const game = walk(naming(['r-c11-c21', 'r-c21-c31', 'r-c41-c51']), 'c11')
  game.offersOnly(['go r-c11-c21']).play('go r-c11-c21').offersOnly(['go r-c21-c31', 'finish'])
  game.refuses('go r-c41-c51', 'ARK-FINAL-01').refuses('go r-c21-c22', 'ARK-FINAL-01')
})

test('ARK-FINAL-02 a segment is walked once', () => {
  walk(naming(['r-c11-c21', 'r-c21-c31']), 'c11', 'r-c11-c21').refuses('go r-c11-c21', 'ARK-FINAL-02')
})

test('ARK-FINAL-03 ARK-FINAL-04 SC-069 a route walks around q22 and ends where it began', () => {
  const game = walk(naming(SQUARE), 'c11', ...SQUARE)
    .offersOnly(['finish'])
    .play('finish')
  game.expect({ boards: [{ start: 'c11', steps: SQUARE }] })
})

test('ARK-FINAL-03 a route may cross itself', () => {
  const cross = ['r-c11-c21', 'r-c21-c31', 'r-c30-c31', 'r-c20-c30', 'r-c20-c21', 'r-c21-c22']
  walk(naming(cross), 'c11', ...cross, 'finish').expect({ boards: [{ steps: cross }] })
})

test('ARK-FINAL-05 ARK-FINAL-06 ARK-FINAL-07 SC-067 a piece, a branch and the tourists beside them are erased', () => {
  const line = ['r-c10-c20', 'r-c20-c30']
  const game = naming([...line, 'r-c20-c21', 'r-c63-c64'], {
    tourists: { q21: { circle: 1 }, q31: { square: 2 }, q64: { cross: 3 }, q22: { cross: 1 } },
  })
  walk(game, 'c10', ...line, 'finish')
  game.expect({ boards: [{ segments: line }] })
  expect(game.state.boards[0]?.tourists).toEqual({ q21: [1, 0, 0, 0], q31: [0, 2, 0, 0] })
})

test('ARK-FINAL-08 nobody has to name the longest or the best route', () => {
  walk(naming(['r-c10-c20', 'r-c20-c30'], { tourists: { q31: { cross: 4 } } }), 'c10', 'r-c10-c20', 'finish').expect({
    boards: [{ steps: ['r-c10-c20'], segments: ['r-c10-c20'] }],
  })
})

test('ARK-FINAL-09 a route has at least one segment', () => {
  const game = naming(['r-c10-c20']).refuses('start c30', 'ARK-FINAL-09').offersOnly(['start c10', 'start c20'])
  game.play('start c10').refuses('finish', 'ARK-FINAL-09')
})

test('ARK-FINAL-10 nobody rolls before all routes are fixed', () => {
  const boards = [{ segments: ['r-c10-c20'] }, { segments: ['r-c10-c20'] }]
  const game = table(arkham, { table: { players: 2, ancient: 'cthulhu' }, phase: 'route', boards })
  game.play('0: start c10', '0: go r-c10-c20', '0: finish').expect({ boards: [{ rolled: [] }, { rolled: [] }] })
  game.play('1: start c10', '1: go r-c10-c20', '1: finish')
  expect(game.state.boards.filter((one) => one.rolled.length === 3)).toHaveLength(1)
  expect([game.undoable(0), game.undoable(1)]).toEqual([0, 0])
  expect(game.moves().filter((move) => /^(start|go|link|finish)/.test(move))).toEqual([])
})

test('ARK-ROUTE-21 SC-041 the diagonals of one quarter do not meet in its middle', () => {
  walk(naming(['x-c11-c22', 'x-c12-c21']), 'c11', 'x-c11-c22')
    .refuses('go x-c12-c21', 'ARK-FINAL-01')
    .offersOnly(['finish'])
})

test('ARK-ROUTE-22 a route takes the rounded road and comes back on the diagonal', () => {
  walk(naming(['r-c01-c10', 'x-c01-c10']), 'c01', 'r-c01-c10', 'x-c01-c10').offersOnly(['finish'])
})

test('ARK-ROUTE-20 of a diagonal only the quarter it cuts is along the route', () => {
  const crowd = { q22: { circle: 1 }, q21: { circle: 1 }, q12: { circle: 1 }, q32: { circle: 1 } }
  const game = walk(naming(['x-c11-c22'], { tourists: crowd }), 'c11', 'x-c11-c22', 'finish')
  expect(Object.keys(game.state.boards[0]?.tourists ?? {})).toEqual(['q22'])
})

test('ARK-MAP-13 SC-079 a quarter that only touches the route with a corner is not along it', () => {
  const crowd = { q21: { circle: 1 }, q22: { circle: 1 }, q32: { circle: 1 }, q31: { circle: 1 } }
  const steps = ['r-c11-c21', 'r-c21-c22']
  const game = walk(naming(steps, { tourists: crowd }), 'c11', ...steps, 'finish')
  expect(Object.keys(game.state.boards[0]?.tourists ?? {}).sort()).toEqual(['q21', 'q22', 'q32'])
})

test('ARK-RIVER-03 ARK-RIVER-04 SC-070 tourists over the water from the route are erased', () => {
  const tourists = { q14: { circle: 2 }, q15: { square: 1 } }
  const game = walk(naming(['r-c04-c14'], { tourists }), 'c04', 'r-c04-c14', 'finish')
  expect(game.state.boards[0]?.tourists).toEqual({ q15: [0, 1, 0, 0] })
})

test('ARK-RIVER-06 a bridge on the route keeps the tourists of its own bank only', () => {
  const tourists = { q14: { circle: 1 }, q24: { circle: 1 }, q15: { circle: 1 }, q25: { circle: 1 } }
  const game = walk(naming(['r-c13-c14'], { tourists }), 'c13', 'r-c13-c14', 'finish')
  expect(Object.keys(game.state.boards[0]?.tourists ?? {}).sort()).toEqual(['q14', 'q24'])
})

const TWO_SECTIONS = ['r-c40-c41', 'r-c02-c12', 'r-c12-c22']

test('ARK-GATE-02 ARK-GATE-04 SC-071 a link joins a section that ends in a gate with one that begins in another', () => {
  const game = walk(naming(TWO_SECTIONS), 'c41', 'r-c40-c41', 'link c02', 'r-c02-c12', 'r-c12-c22', 'finish')
  game.expect({ boards: [{ steps: ['r-c40-c41', 'gate:c40>c02', 'r-c02-c12', 'r-c12-c22'], madness: 1 }] })
})

test('ARK-GATE-02 a link begins and ends in a gate', () => {
  walk(naming(TWO_SECTIONS), 'c40', 'r-c40-c41').refuses('link c02', 'ARK-GATE-02')
  walk(naming(TWO_SECTIONS), 'c41', 'r-c40-c41').refuses('link c12', 'ARK-GATE-02').offersOnly(['link c02', 'finish'])
})

test('ARK-GATE-03 SC-072 several links may be used, and a gate more than once', () => {
  const middle = ['r-c02-c12', 'r-c12-c13', 'r-c13-c14', 'r-c04-c14', 'r-c04-c05']
  const game = naming(['r-c40-c41', ...middle, 'r-c30-c40'])
  walk(game, 'c41', 'r-c40-c41', 'link c02', ...middle, 'link c40', 'r-c30-c40', 'finish')
  // Two links and the horror place c04.
  game.expect({ boards: [{ madness: 3 }] })
})

test('ARK-GATE-05 ARK-GATE-09 SC-074 a route runs through gates as through any crossing, without madness', () => {
  const ring = ['r-c30-c40', 'r-c40-c50', 'r-c50-c61', 'r-c61-c62']
  walk(naming(ring, { ancient: 'dagon' }), 'c30', ...ring, 'finish').expect({
    boards: [{ steps: ring, segments: ring, madness: 0 }],
  })
})

test('ARK-GATE-06 a route neither begins nor ends with a link, and links do not follow each other', () => {
  walk(naming(TWO_SECTIONS), 'c40').refuses('link c02', 'ARK-GATE-06')
  const linked = walk(naming([...TWO_SECTIONS, 'r-c05-c15']), 'c41', 'r-c40-c41', 'link c02')
  linked.refuses('finish', 'ARK-GATE-06').refuses('link c05', 'ARK-GATE-06').offersOnly(['go r-c02-c12'])
})

test('ARK-GATE-06 no link leads to a gate where nothing is left to walk', () => {
  walk(naming(TWO_SECTIONS), 'c41', 'r-c40-c41').refuses('link c61', 'ARK-GATE-06').refuses('link d24', 'ARK-GATE-06')
})

test('ARK-GATE-07 SC-075 a link leads to another gate', () => {
  const game = walk(naming(['r-c40-c41', 'r-c40-c50']), 'c41', 'r-c40-c41').refuses('link c40', 'ARK-GATE-07')
  game.offersOnly(['go r-c40-c50', 'finish'])
})

test('ARK-GATE-07 a link may join two gates of one net', () => {
  const ring = ['r-c40-c50', 'r-c50-c61', 'r-c30-c40']
  walk(naming(ring), 'c40', 'r-c40-c50', 'r-c50-c61', 'link c40', 'r-c30-c40').offersOnly(['finish'])
})

test('ARK-GATE-08 a link is along no quarter', () => {
  // The gates c40 and c61 are at q51 and q61, which the two sections do not touch.
  const tourists = { q41: { circle: 1 }, q51: { circle: 1 }, q61: { circle: 1 }, q62: { circle: 1 } }
  const game = naming(['r-c30-c40', 'r-c61-c62'], { tourists })
  walk(game, 'c30', 'r-c30-c40', 'link c61', 'r-c61-c62', 'finish')
  expect(Object.keys(game.state.boards[0]?.tourists ?? {}).sort()).toEqual(['q41', 'q62'])
})

test('ARK-GATE-01 during the rounds a gate continues no segment', () => {
  table(arkham, {
    table: { players: 1, ancient: 'cthulhu' },
    phase: 'turn',
    round: 3,
    dice: { 'die-1': 4, 'die-2': 1 },
    slots: ['die-1', 'die-2'],
  })
    .play('choose q41')
    .refuses('way a r-c30-c40 r-c02-c12', 'ARK-ROUTE-03')
})

const WATER = ['r-c03-d04', 'r-c04-c14']

test('ARK-ANCIENT-40 ARK-MADNESS-04 SC-076 with Dagon a route goes from a dead end over the water, for one madness', () => {
  const game = walk(naming(WATER, { ancient: 'dagon' }), 'c03', 'r-c03-d04').offersOnly(['cross d04', 'finish'])
  game.play('cross d04', 'go r-c04-c14', 'finish')
  // The river crossing and the horror place c14.
  game.expect({ boards: [{ steps: ['r-c03-d04', 'dag-d04', 'r-c04-c14'], madness: 2 }] })
})

test('ARK-ANCIENT-40 ARK-RIVER-09 SC-076 without Dagon nothing joins a dead end with the far bank', () => {
  walk(naming(WATER), 'c03', 'r-c03-d04').refuses('cross d04', 'ARK-RIVER-09').offersOnly(['finish'])
})

test('ARK-ANCIENT-41 SC-077 a route does not end on the water, and links do not follow a crossing', () => {
  const game = walk(naming([...WATER, 'r-c40-c41'], { ancient: 'dagon' }), 'c03', 'r-c03-d04', 'cross d04')
  game.refuses('finish', 'ARK-ANCIENT-41').offersOnly(['go r-c04-c14'])
})

test('ARK-ANCIENT-41 a route does not begin on the water, nor cross where nothing is left to walk', () => {
  walk(naming(WATER, { ancient: 'dagon' }), 'd04').refuses('cross d04', 'ARK-ANCIENT-41')
  walk(naming(['r-c03-d04'], { ancient: 'dagon' }), 'c03', 'r-c03-d04').refuses('cross d04', 'ARK-ANCIENT-41')
})

test('ARK-ANCIENT-41 the water is crossed in either direction, once at each dead end', () => {
  const game = naming(['r-c04-c14', 'r-c03-d04', 'x-c13-d04', 'r-c03-c13', 'r-c04-c05'], { ancient: 'dagon' })
  walk(game, 'c14', 'r-c04-c14', 'cross d04', 'r-c03-d04', 'r-c03-c13', 'x-c13-d04')
  game.refuses('cross d04', 'ARK-ANCIENT-41').offersOnly(['finish'])
})

test('ARK-ANCIENT-42 a river crossing is along no quarter', () => {
  const tourists = { q14: { circle: 1 }, q15: { circle: 1 }, q16: { circle: 1 } }
  const game = naming(['r-c03-d04', 'r-c04-c05'], { ancient: 'dagon', tourists: { ...tourists, q13: { circle: 1 } } })
  walk(game, 'c03', 'r-c03-d04', 'cross d04', 'r-c04-c05', 'finish')
  expect(Object.keys(game.state.boards[0]?.tourists ?? {}).sort()).toEqual(['q14', 'q15'])
})

test('ARK-MADNESS-01 ARK-MADNESS-02 SC-081 two links and two horror places make four', () => {
  const steps = [
    ...['r-c20-c21', 'r-c20-c30', 'r-c30-c40', 'gate:c40>c05', 'r-c05-c15', 'r-c15-c25', 'r-c25-c26'],
    ...['gate:c26>c61', 'r-c51-c61'],
  ]
  walked('cthulhu', 'c21', steps).expect({ boards: [{ madness: 4 }] })
})

test('ARK-MADNESS-02 SC-080 a horror place that is passed twice counts once', () => {
  const steps = ['r-c11-c21', 'r-c21-c22', 'r-c22-c32', 'r-c31-c32', 'r-c21-c31', 'r-c20-c21']
  walked('cthulhu', 'c11', steps).expect({ boards: [{ madness: 1 }] })
})

test('ARK-MADNESS-02 the horror places of another Ancient mean nothing', () => {
  walked('dagon', 'c11', ['r-c11-c21', 'r-c21-c31']).expect({ boards: [{ madness: 0 }] })
})

test('ARK-MADNESS-03 a horror place at the end of the route counts', () => {
  walked('cthulhu', 'c11', ['r-c11-c21']).expect({ boards: [{ madness: 1 }] })
  walked('cthulhu', 'c21', ['r-c11-c21']).expect({ boards: [{ madness: 1 }] })
})

test('ARK-MADNESS-02 a horror place beside the route, on a segment that was erased, does not count', () => {
  walk(naming(['r-c10-c11', 'r-c11-c21']), 'c10', 'r-c10-c11', 'finish').expect({ boards: [{ madness: 0 }] })
})

test('ARK-MADNESS-01 ARK-ANCIENT-50 SC-082 with Shub-Niggurath links do not raise madness', () => {
  const steps = [
    ...['r-c02-c12', 'gate:c02>c40', 'r-c40-c50', 'r-c50-c61', 'gate:c61>c26', 'r-c16-c26', 'r-c05-c16'],
    ...['gate:c05>c64', 'r-c63-c64'],
  ]
  walked('shub-niggurath', 'c12', steps).expect({ boards: [{ madness: 1 }] })
  walked('dagon', 'c12', steps).expect({ boards: [{ madness: 3 }] })
})

test('ARK-MADNESS-07 everybody sees the madness of everybody', () => {
  walk(naming(['r-c11-c21']), 'c11', 'r-c11-c21', 'finish')
    .sees('spectator', { boards: [{ madness: 1 }] })
    .tells('spectator', { k: 'madness', seat: 0, madness: 1 })
})
