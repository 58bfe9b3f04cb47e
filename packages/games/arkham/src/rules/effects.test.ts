// Tests the five effect cards (ARK-EFFECT).

import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { isRoad, SEGMENTS, type SegmentId } from '../board/board.ts'
import type { QuarterId } from '../board/quarters.ts'
import { EFFECT_IDS } from '../cards/effects.ts'
import { arkham } from '../testing/index.ts'
import { type TurnGiven, turnAt } from '../testing/turn-at.ts'

/** A solo player who has chosen this quarter, with the effect active. */
const chosen = (quarter: QuarterId, given: TurnGiven) => table(arkham, turnAt(quarter, given)).play(`choose ${quarter}`)
type Laid = ReturnType<typeof chosen>

/** Returns the move that draws these segments in this way, in whatever order it names them. */
const wayOf = (game: Laid, way: string, ...segments: string[]): string | undefined =>
  game.moves().find((move) => {
    const [word, kind, ...named] = move.split(' ')
    return word === 'way' && kind === way && named.sort().join() === segments.slice().sort().join()
  })

/** Two dice whose numbers lead to q35, with these effect cards. */
const cards = (dark: string, light: string, effectDie: number) =>
  table(arkham, {
    table: { players: 1, ancient: 'dagon', dark, light },
    phase: 'turn',
    round: 3,
    dice: { 'die-5': effectDie, 'die-1': effectDie === 3 ? 2 : 3 },
    slots: ['die-5', 'die-1'],
  })

test('ARK-EFFECT-01 SC-054 without the effect die there is neither effect nor extra tourist', () => {
  const game = table(arkham, {
    table: { players: 1, ancient: 'dagon', dark: 'new-turn', light: 'secret-alley' },
    phase: 'turn',
    round: 3,
    dice: { 'die-1': 3, 'die-2': 2, 'die-5': 3 },
    slots: ['die-1', 'die-2'],
  }).play('choose q32')
  game.expect({ boards: [{ tourists: { q32: { square: 2 } } }] })
  game.refuses('way c r-c01-c10 r-c10-c11', 'ARK-ROUTE-05').refuses('way c x-c11-c22', 'ARK-EFFECT-11')
})

test('ARK-EFFECT-01 the rolled symbol says which card is active', () => {
  cards('new-turn', 'secret-alley', 3)
    .play('choose q32')
    .offers(['way c r-c10-c11 r-c10-c20'])
    .refuses('way c x-c11-c22', 'ARK-EFFECT-11')
  cards('new-turn', 'secret-alley', 4)
    .play('choose q43')
    .offers(['way c x-c11-c22'])
    .refuses('way c r-c10-c11 r-c10-c20', 'ARK-ROUTE-05')
})

test('ARK-EFFECT-02 the other card stays idle', () => {
  cards('new-turn', 't-junction', 3).play('choose q32').refuses('way t r-c20-c21 r-c21-c22 r-c21-c31', 'ARK-EFFECT-16')
})

test.each(EFFECT_IDS.filter((id) => id !== 'repeat'))(
  'ARK-EFFECT-03 with %s one tourist more stands in the chosen quarter',
  (effect) => {
    chosen('q32', { effect }).expect({ boards: [{ tourists: { q32: { cross: 2 } } }] })
  },
)

test('ARK-EFFECT-04 ARK-EFFECT-05 Repeat brings a second extra tourist', () => {
  chosen('q32', { effect: 'repeat' }).expect({ boards: [{ tourists: { q32: { cross: 3 } } }] })
})

test('ARK-EFFECT-05 SC-022 with two types shown, each extra tourist of Repeat is picked by itself', () => {
  const game = table(arkham, {
    table: { players: 1, ancient: 'dagon', dark: 'repeat', light: 'new-turn' },
    phase: 'turn',
    round: 3,
    dice: { 'die-5': 3, 'die-3': 2 },
    slots: ['die-5', 'die-3'],
  }).play('choose q32')
  game.offersOnly(['extra square', 'extra cross']).play('extra square').offersOnly(['extra square', 'extra cross'])
  game.play('extra cross').expect({ boards: [{ tourists: { q32: { square: 2, cross: 2 } } }] })
})

const NET = ['r-c11-c21', 'r-c21-c31', 'x-c12-c23']
const correcting = (segments: readonly string[], more: TurnGiven = {}) =>
  chosen('q32', { effect: 'route-correction', segments, ...more })

test('ARK-EFFECT-06 ARK-EFFECT-10 SC-056 a diagonal is erased and a connected road drawn, before the tourists come', () => {
  const game = correcting(NET).offersOnly([...NET.map((id) => `erase ${id}`), 'keep all'])
  game.play('erase x-c12-c23').expect({ boards: [{ tourists: {} }] })
  game.play('redraw r-c31-c41').expect({ boards: [{ segments: ['r-c11-c21', 'r-c21-c31', 'r-c31-c41'] }] })
  game.expect({ boards: [{ tourists: { q32: { cross: 2 } } }] }).refuses('erase r-c11-c21', 'ARK-EFFECT-06')
})

test('ARK-EFFECT-06 ARK-EFFECT-09 what was erased must be replaced', () => {
  const game = correcting(NET).play('erase x-c12-c23')
  expect(game.moves().every((move) => move.startsWith('redraw '))).toBe(true)
})

test('ARK-EFFECT-07 the new segment lies on a road', () => {
  const game = correcting(NET).play('erase x-c12-c23').refuses('redraw x-c21-c32', 'ARK-EFFECT-07')
  expect(game.moves().every((move) => isRoad(move.slice('redraw '.length)))).toBe(true)
})

test('ARK-EFFECT-08 SC-057 gates do not connect a new segment', () => {
  correcting(['r-c30-c40', 'r-c11-c21'])
    .play('erase r-c11-c21')
    .refuses('redraw r-c02-c12', 'ARK-EFFECT-08')
    .refuses('redraw r-c12-c22', 'ARK-EFFECT-09')
    .offers(['redraw r-c40-c41', 'redraw r-c20-c30'])
})

test('ARK-EFFECT-09 SC-055 with one segment Route Correction cannot be used', () => {
  const game = correcting(['r-c11-c21']).refuses('erase r-c11-c21', 'ARK-EFFECT-09')
  expect(game.moves()).not.toContain('keep all')
  game.expect({ boards: [{ tourists: { q32: { cross: 2 } } }] })
})

test('ARK-EFFECT-09 the new segment shares an end with one that was drawn before and stays', () => {
  const game = correcting(['r-c11-c21', 'r-c54-c55']).play('erase r-c11-c21')
  const ends = game.moves().map((move) => SEGMENTS[move.slice('redraw '.length) as SegmentId].ends)
  expect(ends).toHaveLength(5)
  expect(ends.every(([a, b]) => [a, b].some((end) => end === 'c54' || end === 'c55'))).toBe(true)
})

test('ARK-EFFECT-10 the shop at an erased segment stays circled', () => {
  correcting(['r-c31-c41', 'r-c21-c31'], { circled: ['c31'] })
    .play('erase r-c31-c41', 'redraw r-c31-c32')
    .expect({ boards: [{ circled: ['c31'], reached: [] }] })
})

test('ARK-EFFECT-11 ARK-EFFECT-12 SC-059 Secret Alley makes one of the two segments a diagonal', () => {
  const game = chosen('q22', { effect: 'secret-alley' })
  game.refuses('way a x-c11-c22 x-c22-c31', 'ARK-EFFECT-11').play('way a r-c21-c22 x-c22-c31')
  game.expect({ boards: [{ segments: ['r-c21-c22', 'x-c22-c31'] }] })
})

test('ARK-EFFECT-11 without Secret Alley no way has a diagonal', () => {
  const game = chosen('q22', { effect: 'new-turn' }).refuses('way a r-c21-c22 x-c22-c31', 'ARK-EFFECT-11')
  expect(game.moves().filter((move) => move.includes(' x-'))).toEqual([])
})

test('ARK-EFFECT-12 a diagonal as first segment goes through the chosen quarter', () => {
  chosen('q22', { effect: 'secret-alley' })
    .refuses('way a x-c21-c32 r-c21-c22', 'ARK-EFFECT-12')
    .offers(['way a x-c12-c21 r-c20-c21', 'way c x-c54-c65'])
    .refuses('way b x-c11-c22 r-c21-c22', 'ARK-ROUTE-04')
})

test('ARK-EFFECT-12 a diagonal as second segment continues the first', () => {
  chosen('q22', { effect: 'secret-alley' }).refuses('way a r-c21-c22 x-c31-c40', 'ARK-ROUTE-03')
})

test('ARK-EFFECT-13 Secret Alley reaches the centre of the university with Yog-Sothoth only', () => {
  chosen('q44', { effect: 'secret-alley' }).refuses('way c x-c33-c44', 'ARK-ROUTE-18')
  chosen('q44', { effect: 'secret-alley', ancient: 'yog-sothoth' }).offers(['way c x-c33-c44'])
})

test('ARK-EFFECT-14 ARK-EFFECT-15 SC-060 New Turn draws an L in place of way c, never a straight pair', () => {
  const game = chosen('q32', { effect: 'new-turn' }).refuses('way c r-c01-c10 r-c10-c20', 'ARK-EFFECT-15')
  game.play(wayOf(game, 'c', 'r-c01-c10', 'r-c10-c11') as string)
  game.expect({ boards: [{ segments: ['r-c01-c10', 'r-c10-c11'] }] }).refuses('way c r-c63-c64', 'ARK-ROUTE-01')
})

test('ARK-EFFECT-14 the two roads of an L are connected and both free', () => {
  const game = chosen('q32', { effect: 'new-turn', segments: ['r-c10-c11'] })
  game.refuses('way c r-c01-c10 r-c20-c21', 'ARK-EFFECT-15').refuses('way c r-c01-c10 r-c10-c11', 'ARK-ROUTE-06')
})

test('ARK-EFFECT-15 SC-124 a bridge and an embankment road make an L', () => {
  const game = chosen('q32', { effect: 'new-turn' })
  expect(wayOf(game, 'c', 'r-c13-c14', 'r-c14-c24')).toBeDefined()
})

test('ARK-EFFECT-16 ARK-EFFECT-17 SC-061 T-Junction draws three roads that meet in one crossing', () => {
  const game = chosen('q31', { effect: 't-junction' })
  game.play(wayOf(game, 't', 'r-c11-c21', 'r-c21-c31', 'r-c20-c21') as string)
  game.expect({ boards: [{ segments: ['r-c20-c21', 'r-c11-c21', 'r-c21-c31'] }] })
  game.refuses('way c r-c63-c64', 'ARK-ROUTE-01')
})

test('ARK-EFFECT-17 SC-062 one road of the T is along the chosen quarter', () => {
  chosen('q66', { effect: 't-junction' }).refuses('way t r-c11-c21 r-c21-c31 r-c20-c21', 'ARK-EFFECT-17')
})

test('ARK-EFFECT-17 three roads in a row are no T, and all three must be free', () => {
  chosen('q31', { effect: 't-junction', segments: ['r-c21-c22'] })
    .refuses('way t r-c20-c21 r-c21-c31 r-c31-c41', 'ARK-EFFECT-17')
    .refuses('way t r-c20-c21 r-c21-c31 r-c21-c22', 'ARK-ROUTE-06')
})

test('ARK-EFFECT-16 a T has three roads, no more and none twice', () => {
  chosen('q31', { effect: 't-junction' })
    .refuses('way t r-c20-c21 r-c11-c21 r-c21-c31 r-c21-c22', 'ARK-EFFECT-17')
    .refuses('way t r-c20-c21 r-c21-c31', 'ARK-EFFECT-17')
    .refuses('way t r-c20-c21 r-c21-c31 r-c20-c21', 'ARK-EFFECT-17')
})

test.each(['secret-alley', 'new-turn', 't-junction'] as const)('ARK-EFFECT-18 nobody has to use %s', (effect) => {
  chosen('q32', { effect }).offers(['way a r-c21-c22 r-c22-c23', 'way b r-c21-c22 r-c31-c32', 'way c r-c63-c64'])
})

test('ARK-EFFECT-18 Route Correction may be passed over', () => {
  correcting(NET)
    .play('keep all')
    .expect({ boards: [{ segments: NET, tourists: { q32: { cross: 2 } } }] })
})

test.each(EFFECT_IDS)('ARK-EFFECT-19 with %s an extra segment is one road, and a diagonal one line', (effect) => {
  const game = chosen('q32', { effect, bonuses: { 'extra-segment': 1, 'diagonal-segment': 1 } })
  game.refuses('segment x-c11-c22', 'ARK-ROUTE-15').refuses('diagonal r-c11-c21', 'ARK-ROUTE-16')
  const stored = game.moves().filter((move) => /^(segment|diagonal) /.test(move))
  expect(stored).toHaveLength(75 + 56)
  expect(stored.every((move) => move.split(' ').length === 2)).toBe(true)
})

test('ARK-EFFECT-20 a card has the same effect on its dark and on its light side', () => {
  const waysOn = (game: Laid) =>
    game
      .moves()
      .filter((move) => move.startsWith('way c'))
      .sort()
  const dark = waysOn(cards('new-turn', 'repeat', 3).play('choose q32'))
  const light = waysOn(cards('repeat', 'new-turn', 4).play('choose q43'))
  expect(dark.length).toBeGreaterThan(75)
  expect(light).toEqual(dark)
})

test('ARK-EFFECT-21 SC-116 the erased road itself is not drawn again', () => {
  const game = correcting(['r-c11-c21', 'r-c21-c31']).play('erase r-c21-c31')
  game.refuses('redraw r-c21-c31', 'ARK-EFFECT-21').play('redraw r-c10-c11')
  game.expect({ boards: [{ segments: ['r-c11-c21', 'r-c10-c11'] }] })
})
