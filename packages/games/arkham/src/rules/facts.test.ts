// Tests the facts that everybody receives of a turn and a route, and the refusals that are listed with the options.

import type { Json } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { GATES } from '../board/gates-and-shops.ts'
import { arkham } from '../testing/index.ts'
import { turnAt } from '../testing/turn-at.ts'

const naming = (segments: readonly string[], ancient = 'dagon') =>
  table(arkham, { table: { players: 1, ancient }, phase: 'route', boards: [{ segments: [...segments] }] })

/** Returns the moves that are refused by a rule. */
function refused(game: ReturnType<typeof naming>, rule: string): string[] {
  const reasons = game.engine.refusals(game.state, 0)
  return reasons.filter((reason) => reason.rule === rule).map(({ move }) => move)
}

test('ARK-SHOP-11 ARK-QUARTER-01 a change of a die and the quarter chosen are told', () => {
  table(arkham, turnAt('q35', { bonuses: { 'coordinate-change': 1 } }))
    .play('change die-1 +1', 'choose q45', 'way c r-c20-c30', 'end')
    .tells('spectator', { k: 'changed', seat: 0, die: 'die-1', shown: 3, number: 4 })
    .tells('spectator', { k: 'quarter', seat: 0, quarter: 'q45', fallback: false })
})

test('ARK-FINAL-01 the named route is told when it is done, and known to be done', () => {
  const game = naming(['r-c20-c30', 'r-c30-c31']).play('start c20', 'go r-c20-c30')
  expect(game.state.boards[0]?.routed).toBe(false)
  game.play('finish').tells('spectator', { k: 'route', seat: 0, start: 'c20', steps: ['r-c20-c30'] } as Json)
  expect(game.state.boards[0]?.routed).toBe(true)
})

test('ARK-FINAL-01 ARK-FINAL-02 drawn segments that cannot be walked next are listed with their reason', () => {
  const game = naming(['r-c20-c30', 'r-c30-c31', 'r-c63-c64']).play('start c20', 'go r-c20-c30')
  expect(refused(game, 'ARK-FINAL-01')).toEqual(['go r-c63-c64'])
  expect(refused(game, 'ARK-FINAL-02')).toEqual(['go r-c20-c30'])
})

test('ARK-GATE-02 away from a gate every link is listed with its reason', () => {
  const game = naming(['r-c20-c30', 'r-c40-c41']).play('start c20', 'go r-c20-c30')
  expect(refused(game, 'ARK-GATE-02')).toEqual(GATES.map((gate) => `link ${gate}`))
})

test('ARK-ANCIENT-40 the water is crossed at a dead end or opposite it, nowhere else', () => {
  const game = naming(['r-c03-d04', 'r-c04-c14', 'r-c14-c24']).play('start c04', 'go r-c04-c14', 'go r-c14-c24')
  game.offersOnly(['finish'])
  expect(refused(game, 'ARK-ANCIENT-41')).toEqual(['cross d24'])
})

test('ARK-EFFECT-06 ARK-EFFECT-21 ARK-ROUTE-06 what Route Correction erases is told, and why a road cannot replace it', () => {
  const segments = ['r-c11-c21', 'r-c21-c22', 'r-c22-c32']
  const game = table(arkham, turnAt('q35', { effect: 'route-correction', segments })).play(
    'choose q35',
    'erase r-c22-c32',
  )
  expect(refused(game, 'ARK-EFFECT-21')).toEqual(['redraw r-c22-c32'])
  expect(refused(game, 'ARK-ROUTE-06')).toEqual(['redraw r-c11-c21', 'redraw r-c21-c22'])
  expect(refused(game, 'ARK-ROUTE-12')).toContain('redraw r-c43-c44')
  game.offers(['redraw r-c22-c23', 'redraw r-c11-c12'])
  game.play('redraw r-c22-c23', 'way c r-c63-c64', 'end')
  game.tells('spectator', { k: 'erased', seat: 0, segment: 'r-c22-c32' })
})

test('ARK-QUARTER-02 ARK-QUARTER-07 every quarter that cannot be chosen is listed with its reason', () => {
  const game = table(arkham, turnAt('q35', { tourists: { q11: { circle: 1 } } }))
  expect(refused(game, 'ARK-QUARTER-02')).toEqual(['choose q11'])
  expect(refused(game, 'ARK-QUARTER-07')).toHaveLength(36 - 3)
  const full = table(arkham, turnAt('q35', { tourists: { q35: { circle: 1 }, q53: { circle: 1 } } }))
  expect(refused(full, 'ARK-QUARTER-02')).toEqual(['choose q53', 'choose q35'])
  expect(refused(full, 'ARK-QUARTER-07')).toEqual([])
})
