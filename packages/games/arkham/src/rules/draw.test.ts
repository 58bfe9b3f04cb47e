// Tests phase 5: the three ways of drawing, stored segments, and the river (ARK-ROUTE, ARK-RIVER).

import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { SEGMENTS, type SegmentId } from '../board/board.ts'
import type { QuarterId } from '../board/quarters.ts'
import { arkham } from '../testing/index.ts'
import { type TurnGiven, turnAt } from '../testing/turn-at.ts'

/** A solo player who has chosen this quarter and draws. */
const drawing = (quarter: QuarterId, given: TurnGiven = {}) =>
  table(arkham, turnAt(quarter, given)).play(`choose ${quarter}`)

const movesOf = (game: ReturnType<typeof drawing>, start: string) =>
  game.moves().filter((move) => move.startsWith(start))

test('ARK-ROUTE-01 one way is drawn, not none and not two', () => {
  drawing('q32')
    .refuses('end', 'ARK-ROUTE-01')
    .play('way c r-c63-c64')
    .refuses('way c r-c55-c65', 'ARK-ROUTE-01')
    .refuses('way b r-c21-c22 r-c31-c32', 'ARK-ROUTE-01')
    .offersOnly(['end'])
})

test('ARK-ROUTE-02 way a begins along any side of the chosen quarter', () => {
  drawing('q32').offers([
    'way a r-c21-c22 r-c11-c21',
    'way a r-c21-c31 r-c20-c21',
    'way a r-c22-c32 r-c12-c22',
    'way a r-c31-c32 r-c30-c31',
  ])
})

test('ARK-ROUTE-02 SC-026 way a does not begin away from the chosen quarter', () => {
  drawing('q32').refuses('way a r-c22-c23 r-c12-c22', 'ARK-ROUTE-02')
})

test('ARK-ROUTE-02 way a takes two segments, not one and not three', () => {
  drawing('q32')
    .refuses('way a r-c21-c22', 'ARK-ROUTE-02')
    .refuses('way a r-c21-c22 r-c22-c23 r-c23-c33', 'ARK-ROUTE-02')
    .play('way a r-c21-c22 r-c22-c23')
    .expect({ boards: [{ segments: ['r-c21-c22', 'r-c22-c23'] }] })
})

test('ARK-ROUTE-03 SC-024 the second segment may lead away from the chosen quarter, from either end of the first', () => {
  drawing('q32').offers(['way a r-c21-c22 r-c22-c23', 'way a r-c21-c22 r-c12-c22', 'way a r-c21-c22 r-c11-c21'])
})

test('ARK-ROUTE-03 SC-025 the second segment continues the first', () => {
  drawing('q32').refuses('way a r-c21-c22 r-c31-c41', 'ARK-ROUTE-03')
})

test('ARK-ROUTE-03 SC-027 the second segment may go straight on', () => {
  drawing('q32')
    .play('way a r-c21-c31 r-c31-c41')
    .expect({ boards: [{ segments: ['r-c21-c31', 'r-c31-c41'] }] })
})

test('ARK-ROUTE-04 way b takes two opposite sides of the chosen quarter', () => {
  const game = drawing('q32')
  expect(movesOf(game, 'way b')).toEqual(['way b r-c21-c22 r-c31-c32', 'way b r-c21-c31 r-c22-c32'])
  game.refuses('way b r-c21-c22 r-c21-c31', 'ARK-ROUTE-04').refuses('way b r-c21-c22 r-c41-c42', 'ARK-ROUTE-04')
  game.play('way b r-c21-c31 r-c22-c32').expect({ boards: [{ segments: ['r-c21-c31', 'r-c22-c32'] }] })
})

test.each(['q34', 'q43', 'q11', 'q61', 'q16', 'q66'] as const)('ARK-ROUTE-04 SC-029 %s has no way b', (quarter) => {
  expect(movesOf(drawing(quarter), 'way b')).toEqual([])
})

test('ARK-ROUTE-04 SC-115 a university quarter has a way b with Yog-Sothoth only', () => {
  expect(movesOf(drawing('q44'), 'way b')).toEqual([])
  expect(movesOf(drawing('q44', { ancient: 'yog-sothoth' }), 'way b')).toEqual([
    'way b r-c33-c34 r-c43-c44',
    'way b r-c33-c43 r-c34-c44',
  ])
})

test('ARK-ROUTE-05 SC-030 way c takes one road anywhere', () => {
  drawing('q11')
    .play('way c r-c63-c64')
    .expect({ boards: [{ segments: ['r-c63-c64'] }] })
})

test('ARK-ROUTE-05 way c offers all 75 roads, one at a time', () => {
  const game = drawing('q11')
  expect(movesOf(game, 'way c')).toHaveLength(75)
  game.refuses('way c r-c11-c21 r-c21-c31', 'ARK-ROUTE-05')
})

test('ARK-ROUTE-06 ARK-MAP-06 SC-031 a drawn road is not drawn again', () => {
  drawing('q32', { segments: ['r-c21-c31'], bonuses: { 'extra-segment': 1 } })
    .refuses('way a r-c21-c31 r-c31-c41', 'ARK-ROUTE-06')
    .refuses('way b r-c21-c31 r-c22-c32', 'ARK-ROUTE-06')
    .refuses('way c r-c21-c31', 'ARK-ROUTE-06')
    .refuses('segment r-c21-c31', 'ARK-ROUTE-06')
})

test('ARK-ROUTE-06 a drawn diagonal is not drawn again', () => {
  drawing('q32', { bonuses: { 'diagonal-segment': 2 } })
    .play('diagonal x-c21-c32')
    .refuses('diagonal x-c21-c32', 'ARK-ROUTE-06')
})

test('ARK-ROUTE-07 new segments need not touch earlier ones', () => {
  drawing('q65', { segments: ['r-c11-c21'] })
    .play('way a r-c54-c64 r-c63-c64')
    .expect({ boards: [{ segments: ['r-c11-c21', 'r-c54-c64', 'r-c63-c64'] }] })
})

test('ARK-ROUTE-08 SC-032 a way that cannot be carried out in full is not offered, way c still is', () => {
  const game = drawing('q34', { segments: ['r-c23-c33', 'r-c23-d24'] })
  expect([...movesOf(game, 'way a'), ...movesOf(game, 'way b')]).toEqual([])
  expect(movesOf(game, 'way c')).toHaveLength(73)
})

test('ARK-ROUTE-09 q34 has two sides, a corner quarter three', () => {
  const q34 = movesOf(drawing('q34'), 'way a')
  expect(q34.every((move) => /r-c23-(c33|d24)/.test(move))).toBe(true)
  const q11 = movesOf(drawing('q11'), 'way a')
  for (const side of ['r-c01-c10', 'r-c01-c11', 'r-c10-c11']) {
    expect(q11.some((move) => move.startsWith(`way a ${side} `))).toBe(true)
  }
  expect(q11.every((move) => /r-c01-c10|r-c01-c11|r-c10-c11/.test(move))).toBe(true)
})

test('ARK-ROUTE-10 ARK-RIVER-08 SC-037 a dead-end road is not continued over the river', () => {
  drawing('q14').refuses('way a r-c03-d04 r-c04-c14', 'ARK-ROUTE-10').play('way a r-c03-d04 r-c02-c03')
})

test('ARK-ROUTE-11 a bridge costs one segment, like any road', () => {
  drawing('q11')
    .play('way c r-c52-c53')
    .expect({ boards: [{ segments: ['r-c52-c53'] }] })
  drawing('q33').offers(['way a r-c23-c33 r-c33-c43'])
})

test('ARK-ROUTE-12 ARK-ANCIENT-30 ARK-MAP-09 SC-034 a road inside the university is drawn with Yog-Sothoth only', () => {
  drawing('q11', { ancient: 'dagon', bonuses: { 'extra-segment': 1 } })
    .refuses('way c r-c43-c44', 'ARK-ROUTE-12')
    .refuses('segment r-c43-c44', 'ARK-ROUTE-12')
  drawing('q11', { ancient: 'yog-sothoth' })
    .play('way c r-c43-c44')
    .expect({ boards: [{ segments: ['r-c43-c44'] }] })
})

test('ARK-ANCIENT-30 with Yog-Sothoth a university quarter has four sides, and a way may turn in its centre', () => {
  expect(movesOf(drawing('q44', { ancient: 'yog-sothoth' }), 'way c')).toHaveLength(79)
  drawing('q44', { ancient: 'yog-sothoth' }).offers(['way a r-c34-c44 r-c44-c54'])
})

test('ARK-ROUTE-13 segments stay until the end', () => {
  const game = drawing('q32', { round: 10, segments: ['r-c11-c21'] }).refuses('erase r-c11-c21', 'ARK-ROUTE-13')
  game.play('way c r-c63-c64', 'end').expect({ boards: [{ segments: ['r-c11-c21', 'r-c63-c64'] }] })
  game.offersOnly(['start c11', 'start c21', 'start c63', 'start c64'])
})

test('ARK-ROUTE-14 SC-042 stored segments are drawn before and after the way', () => {
  drawing('q32', { bonuses: { 'extra-segment': 2 } })
    .play('segment r-c35-c45', 'way a r-c21-c22 r-c22-c23', 'segment r-c63-c64')
    .expect({
      boards: [{ segments: ['r-c35-c45', 'r-c21-c22', 'r-c22-c23', 'r-c63-c64'], bonuses: { 'extra-segment': 0 } }],
    })
})

test('ARK-ROUTE-14 a stored segment waits for the phase in which one draws', () => {
  const game = table(arkham, turnAt('q32', { bonuses: { 'extra-segment': 1, 'diagonal-segment': 1 } }))
  expect(game.moves().filter((move) => /^(segment|diagonal) /.test(move))).toEqual([])
})

test('ARK-ROUTE-15 an extra segment lies on any road, never diagonally', () => {
  const game = drawing('q11', { bonuses: { 'extra-segment': 1 } })
  expect(movesOf(game, 'segment')).toHaveLength(75)
  game.refuses('segment x-c11-c22', 'ARK-ROUTE-15').play('segment r-c55-c65')
  game.refuses('segment r-c63-c64', 'ARK-SHOP-10')
})

test('ARK-ROUTE-16 a diagonal goes through any quarter, filled or empty, and lies on no road', () => {
  const game = drawing('q11', { bonuses: { 'diagonal-segment': 2 }, tourists: { q22: { circle: 1 } } })
  expect(movesOf(game, 'diagonal')).toHaveLength(56)
  game.refuses('diagonal r-c11-c21', 'ARK-ROUTE-16').play('diagonal x-c11-c22', 'diagonal x-c54-c65')
  game.expect({ boards: [{ segments: ['x-c11-c22', 'x-c54-c65'], bonuses: { 'diagonal-segment': 0 } }] })
})

test('ARK-ROUTE-17 SC-122 a diagonal may end in a dead end, and reaches the shop there', () => {
  drawing('q14', { bonuses: { 'diagonal-segment': 1 } })
    .play('diagonal x-c13-d04')
    .expect({ boards: [{ reached: ['d04'] }] })
    .offers(['visit d04 reroll'])
})

test('ARK-ROUTE-17 a diagonal does not cross the river', () => {
  drawing('q14', { bonuses: { 'diagonal-segment': 1 } })
    .refuses('diagonal x-c03-c14', 'ARK-ROUTE-17')
    .refuses('diagonal x-c23-c34', 'ARK-ROUTE-17')
})

test('ARK-ROUTE-18 SC-039 a diagonal ends in the centre of the university with Yog-Sothoth only', () => {
  drawing('q11', { bonuses: { 'diagonal-segment': 1 } })
    .refuses('diagonal x-c33-c44', 'ARK-ROUTE-18')
    .offers(['diagonal x-c34-c43'])
  drawing('q11', { ancient: 'yog-sothoth', bonuses: { 'diagonal-segment': 1 } }).offers(['diagonal x-c33-c44'])
})

test('ARK-ROUTE-19 SC-040 q34 offers no diagonal, not even from the far bank, and q11 one', () => {
  const game = drawing('q32', { bonuses: { 'diagonal-segment': 1 } }).refuses('diagonal x-c24-c33', 'ARK-ROUTE-19')
  const through = (quarter: QuarterId) =>
    movesOf(game, 'diagonal').filter(
      (move) => SEGMENTS[move.slice('diagonal '.length) as SegmentId].along[0] === quarter,
    )
  expect(through('q34')).toEqual([])
  expect(through('q11')).toEqual(['diagonal x-c01-c10'])
})

test('ARK-ROUTE-20 a diagonal does not fill its quarter', () => {
  table(arkham, turnAt('q22', { segments: ['x-c11-c22'] })).offersOnly(['choose q22'])
})

test('ARK-ROUTE-21 both diagonals of one quarter may be drawn', () => {
  drawing('q32', { bonuses: { 'diagonal-segment': 2 } })
    .play('diagonal x-c11-c22', 'diagonal x-c12-c21')
    .expect({ boards: [{ segments: ['x-c11-c22', 'x-c12-c21'] }] })
})

test('ARK-ROUTE-22 in a corner quarter the rounded road and the diagonal are both drawn', () => {
  drawing('q32', { bonuses: { 'diagonal-segment': 1 } })
    .play('way c r-c01-c10', 'diagonal x-c01-c10')
    .expect({ boards: [{ segments: ['r-c01-c10', 'x-c01-c10'] }] })
})

test('ARK-ROUTE-23 drawing is compulsory, with or without stored segments', () => {
  drawing('q32', { bonuses: { 'extra-segment': 1 } })
    .play('segment r-c63-c64')
    .refuses('end', 'ARK-ROUTE-01')
})

test('ARK-ROUTE-24 in a fallback one draws at the fallback quarter', () => {
  const game = table(arkham, turnAt('q32', { tourists: { q32: { circle: 1 }, q23: { circle: 1 } } }))
  game.play('choose q65', 'tourist circle').offers(['way a r-c54-c64 r-c63-c64', 'way b r-c54-c64 r-c55-c65'])
  game.refuses('way a r-c21-c22 r-c22-c23', 'ARK-RIVER-05')
  expect(movesOf(game, 'way b').some((move) => move.includes('r-c21-c22'))).toBe(false)
})

test('ARK-RIVER-02 SC-036 an embankment road is not along the quarter over the water', () => {
  drawing('q14').refuses('way a r-c04-c14 r-c04-c05', 'ARK-RIVER-02')
  drawing('q15').offers(['way a r-c04-c14 r-c14-c24'])
})

test('ARK-RIVER-05 SC-035 the bridge comes first, then the south bank', () => {
  drawing('q14')
    .play('way a r-c13-c14 r-c14-c24')
    .expect({ boards: [{ segments: ['r-c13-c14', 'r-c14-c24'] }] })
})

test('ARK-RIVER-05 way a does not begin on the far bank, way c may lie there', () => {
  drawing('q14').refuses('way a r-c14-c15 r-c13-c14', 'ARK-RIVER-05').offers(['way c r-c14-c15'])
})

test('ARK-RIVER-05 way b reaches the far bank with the end of a bridge alone', () => {
  expect(movesOf(drawing('q24'), 'way b')).toEqual(['way b r-c13-c14 r-c23-d24'])
})

test('ARK-RIVER-06 a bridge only touches the corner of a quarter on the far bank', () => {
  drawing('q15').refuses('way a r-c13-c14 r-c14-c24', 'ARK-RIVER-06')
})
