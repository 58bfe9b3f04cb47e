// Tests the game's own test helpers: which parts a move uses, and the invariants.

import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { OPEN_CARD, openCard, REMOVED_CARD, SHOP_DECK } from './rules/shop-deck.ts'
import type { ArkhamState, Board } from './state.ts'
import { arkham } from './testing/index.ts'
import { turnAt } from './testing/turn-at.ts'

/** A solo player who has chosen q35, with no effect active. */
const drawing = () => table(arkham, turnAt('q35')).play('choose q35').state

const WAYS = [
  'way a r-c24-c34 r-c34-c35',
  'way c r-c24-c34',
  'way c r-c24-c34 r-c34-c35',
  'way t r-c24-c34 r-c34-c35 r-c33-c34',
  'way c x-c24-c35',
]

test('a bonus is used by the move that spends it, a card by the move that takes it', () => {
  const state = drawing()
  const used = (move: string) => arkham.uses(move, state)
  expect(used('change die-1 +1')).toEqual(['coordinate-change'])
  expect(used('segment r-c24-c34')).toEqual(['extra-segment'])
  expect(used('diagonal x-c24-c35')).toEqual(['diagonal-segment'])
  expect(used('reroll 1')).toEqual(['reroll'])
  expect(used('improve 1')).toEqual(['improvement'])
  expect(used('bless')).toEqual(['blessing'])
  expect(used('keep task-3')).toEqual(['task-3'])
  expect(used('visit c12')).toEqual([openCard(state)])
  expect(used('choose q35')).toEqual([])
})

test('an Ancient and the calls are used when it is faced', () => {
  const cthulhu = table(arkham, { table: { players: 2, ancient: 'cthulhu' }, seed: 'faced' }).state
  const [ancient, ...calls] = arkham.uses('face it', cthulhu)
  expect(ancient).toBe('cthulhu')
  expect(calls).toHaveLength(2)
  expect(arkham.uses('face it', drawing())).toEqual(['dagon'])
})

test.each([
  ['repeat', ['extra square']],
  ['route-correction', ['erase r-c24-c34']],
  ['secret-alley', ['way c x-c24-c35']],
  ['new-turn', ['way c r-c24-c34 r-c34-c35']],
  ['t-junction', ['way t r-c24-c34 r-c34-c35 r-c33-c34']],
] as const)('%s is used by a move that only it allows', (effect, shows) => {
  const state = table(arkham, turnAt('q35', { effect })).state
  const moves = ['extra square', 'erase r-c24-c34', ...WAYS]
  const side = state.effects.dark === effect ? 'dark' : 'light'
  expect(moves.filter((move) => arkham.uses(move, state).length > 0)).toEqual(shows)
  for (const move of shows) expect(arkham.uses(move, state)).toEqual([`${effect} ${side}`])
  expect(moves.flatMap((move) => arkham.uses(move, drawing()))).toEqual([])
})

test('an effect is used on the side that its die shows', () => {
  const used = (quarter: 'q35' | 'q43') =>
    arkham.uses('extra square', table(arkham, turnAt(quarter, { effect: 'repeat' })).state)
  expect([used('q35'), used('q43')].flat()).toEqual(['repeat dark', 'repeat light'])
})

/** Returns the violated invariants after a change to a valid state. */
function wrongAfter(change: (one: Board, state: ArkhamState) => void): readonly string[] {
  const { state } = table(arkham, turnAt('q35', { segments: ['r-c24-c34'], bonuses: { reroll: 1 }, circled: ['c12'] }))
  expect(arkham.invariants(state)).toEqual([])
  change(state.boards[0] as Board, state)
  return arkham.invariants(state)
}

test('no segment is drawn twice, or where there is no road', () => {
  expect(wrongAfter((one) => one.segments.push('r-c24-c34'))).toEqual(['seat 0 has drawn a segment twice'])
  expect(wrongAfter((one) => one.segments.push('r-c43-c44'))).toEqual(['seat 0 has drawn where there is no road'])
})

test('no shop is circled twice, and no bonus spent that is not there', () => {
  expect(wrongAfter((one) => one.circled.push('c12'))).toEqual(['seat 0 has circled a shop twice'])
  const tooMany = wrongAfter((one) => {
    one.bonuses.reroll = 3
  })
  expect(tooMany).toEqual(['seat 0 has 3 of reroll, 0 spent'])
  const overdrawn = wrongAfter((one) => {
    one.spent.reroll = 2
  })
  expect(overdrawn).toEqual(['seat 0 has 1 of reroll, 2 spent'])
  const allSpent = wrongAfter((one) => {
    one.bonuses.reroll = 2
    one.spent.reroll = 2
  })
  expect(allSpent).toEqual([])
})

test('no quarter has fewer tourists than none', () => {
  const owing = (...counts: number[]) =>
    wrongAfter((one) => {
      one.tourists.q11 = counts as never
    })
  expect(owing(0, 0, 0, 1)).toEqual([])
  expect(owing(0, 0, -1, 1)).toEqual(['seat 0 owes tourists'])
})

test('no card is lost or doubled, the calls only with Cthulhu', () => {
  for (const ancient of ['cthulhu', 'dagon', 'yog-sothoth'] as const) {
    const { state } = table(arkham, { table: { players: 3, ancient }, seed: 'cards' })
    expect(arkham.invariants(state)).toEqual([])
    Object.assign(state.core.piles, { [SHOP_DECK]: state.core.piles[OPEN_CARD] })
    expect(arkham.invariants(state)).toEqual(['cards were lost or doubled'])
  }
})

test('ARK-SETUP-10 the card that was removed could lie there; elsewhere any card fits', () => {
  const { state } = table(arkham, { table: { players: 1, ancient: 'cthulhu' }, seed: 'fits' })
  const cards = arkham.parts.filter((id) => id.startsWith('shop-'))
  const removable = cards.filter((id) => arkham.fits?.(state, REMOVED_CARD, id))
  expect(removable.length).toBeGreaterThan(0)
  expect(removable.length).toBeLessThan(cards.length)
  expect(cards.filter((id) => arkham.fits?.(state, SHOP_DECK, id))).toEqual(cards)
})
