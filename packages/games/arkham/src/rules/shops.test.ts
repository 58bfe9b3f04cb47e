import type { Json } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { SHOPS } from '../board/gates-and-shops.ts'
import { SYMBOLS_OF } from '../cards/bonuses.ts'
import { SHOP_CARDS } from '../cards/shop-cards.ts'
import { arkham } from '../testing/index.ts'
import { turnAt } from '../testing/turn-at.ts'

type Given = { readonly [key: string]: Json }

/**
 * Round 5 with the numbers 1 and 1, so that both players may choose q11; the first board and the open shop card are
 * given.
 */
const turn = (shop: string, first: Given = {}, more: Given = {}) =>
  table(arkham, {
    table: { players: 2, ancient: 'dagon', dark: 'route-correction', light: 'repeat' },
    phase: 'turn',
    round: 5,
    dice: { 'die-1': 1, 'die-4': 1 },
    slots: ['die-1', 'die-4'],
    shop,
    boards: [first],
    ...more,
  })

/** Seat 0 has chosen q11 and made these drawing moves. */
const afterDrawing = (shop: string, first: Given, ...moves: string[]) =>
  turn(shop, first).play('0: choose q11', ...moves.map((move) => `0: ${move}`))

test('ARK-SHOP-01 the open card names the bonus of all shops and all players', () => {
  afterDrawing('shop-double-3', {}, 'way c r-c31-c41', 'visit c31')
    .play('1: choose q11', '1: way c r-c63-d62', '1: visit d62')
    .expect({
      boards: [
        { bonuses: { 'coordinate-change': 1, 'diagonal-segment': 1, 'extra-segment': 0 } },
        { bonuses: { 'coordinate-change': 1, 'diagonal-segment': 1, 'extra-segment': 0 } },
      ],
    })
})

test('ARK-SHOP-02 a segment of this round that ends at a shop leads to a visit, one that passes by does not', () => {
  afterDrawing('shop-tome-1', {}, 'way c r-c30-c31').expect({ boards: [{ reached: ['c31'] }] })
  afterDrawing('shop-tome-1', {}, 'way c r-c21-c22')
    .expect({ boards: [{ reached: [] }] })
    .refuses('0: visit c31 reroll', 'ARK-SHOP-02')
    .offers(['end'], 0)
})

test('ARK-SHOP-02 SC-122 a diagonal into a dead end reaches the shop there', () => {
  afterDrawing('shop-tome-1', { bonuses: { 'diagonal-segment': 1 } }, 'diagonal x-c13-d04').expect({
    boards: [{ reached: ['d04'] }],
  })
})

test('ARK-SHOP-03 SC-047 nobody ends the turn without the visit that is owed', () => {
  afterDrawing('shop-double-1', {}, 'way c r-c31-c41')
    .refuses('0: end', 'ARK-SHOP-03')
    .play('0: visit c31')
    .offers(['end'], 0)
})

test('ARK-SHOP-03 ARK-SHOP-04 SC-044 of several shops reached just one is circled', () => {
  afterDrawing('shop-double-1', {}, 'way c r-c41-c51', 'visit c51').expect({ boards: [{ circled: ['c51'] }] })
  const both = turn('shop-double-1', {}, { dice: { 'die-1': 4, 'die-4': 1 } })
    .play('0: choose q41', '0: way a r-c31-c41 r-c41-c51')
    .offers(['visit c31', 'visit c51'], 0)
    .play('0: visit c31')
    .expect({ boards: [{ circled: ['c31'], bonuses: { 'coordinate-change': 1 } }] })
    .refuses('0: visit c51', 'ARK-SHOP-03')
  both.play('0: end').expect({ boards: [{ circled: ['c31'] }] })
})

test('ARK-SHOP-05 SC-046 segments of earlier rounds lead to no visit, a new one at the same shop does', () => {
  const earlier = { segments: ['r-c53-c54'] }
  afterDrawing('shop-tome-1', earlier, 'way c r-c01-c10')
    .refuses('0: visit c54 reroll', 'ARK-SHOP-02')
    .offers(['end'], 0)
  afterDrawing('shop-tome-1', earlier, 'way c r-c54-c64').offers(['visit c54 reroll'], 0)
})

test('ARK-SHOP-05 a shop left out in one round can be visited in the next', () => {
  const game = afterDrawing(
    'shop-double-1',
    { bonuses: { 'extra-segment': 1 } },
    'way c r-c31-c41',
    'segment r-c41-c51',
  )
  game.play('0: visit c31', '0: end', '1: choose q11', '1: way c r-c63-c64', '1: end')
  for (let i = 0; i < 4; i++) game.play(game.moves()[0] as string)
  const quarter = game.moves(0)[0] as string
  game.play(`0: ${quarter}`)
  while (!game.moves(0).some((move) => move.startsWith('way'))) game.play(`0: ${game.moves(0)[0]}`)
  game.expect({ round: 6, boards: [{ reached: [], circled: ['c31'] }] })
  game.play('0: way c r-c50-c51').expect({ boards: [{ reached: ['c51'] }] })
  game.play(`0: ${game.moves(0).find((move) => move.startsWith('visit c51'))}`).offers(['end'], 0)
  game.expect({ boards: [{ circled: ['c31', 'c51'] }] })
})

test('ARK-SHOP-06 SC-045 a circled shop pays no second time', () => {
  afterDrawing('shop-tome-1', { circled: ['c31'], segments: ['r-c31-c41'] }, 'way c r-c31-c32')
    .expect({ boards: [{ reached: [] }] })
    .refuses('0: visit c31 reroll', 'ARK-SHOP-06')
    .offers(['end'], 0)
})

test('ARK-SHOP-07 a tome circles one free symbol of choice', () => {
  afterDrawing('shop-tome-2', { bonuses: { blessing: 1 } }, 'way c r-c31-c41')
    .offers(['visit c31 reroll', 'visit c31 improvement'], 0)
    .refuses('0: visit c31 blessing', 'ARK-SHOP-07')
    .refuses('0: visit c31', 'ARK-SHOP-07')
    .play('0: visit c31 improvement')
    .expect({ boards: [{ bonuses: { improvement: 1, reroll: 0, blessing: 1 }, circled: ['c31'] }] })
})

test('ARK-SHOP-07 no tome is named where the card is none', () => {
  afterDrawing('shop-double-1', {}, 'way c r-c31-c41').refuses('0: visit c31 reroll', 'ARK-SHOP-07')
})

test('ARK-SHOP-11 only the own two dice count one higher or lower', () => {
  const game = table(arkham, turnAt('q35', { bonuses: { 'coordinate-change': 1 } }))
  game.offers(['change die-1 +1', 'change die-2 -1']).refuses('change die-3 +1', 'ARK-SHOP-11')
})

test('ARK-SHOP-07 a symbol that was used up is not free again', () => {
  afterDrawing('shop-tome-2', { spent: { blessing: 1 } }, 'way c r-c31-c41').refuses(
    '0: visit c31 blessing',
    'ARK-SHOP-07',
  )
})

test.each([
  ['shop-tourists-1', [3, 0, 1, 0]],
  ['shop-tourists-2', [1, 2, 0, 1]],
  ['shop-tourists-3', [1, 1, 2, 0]],
  ['shop-tourists-4', [2, 0, 0, 2]],
] as const)('ARK-SHOP-08 SC-049 %s joins the fallback tourist at once', (shop, crowd) => {
  const game = turn(shop, { tourists: { q11: { cross: 1 } } }).play(
    '0: choose q55',
    '0: tourist circle',
    '0: way c r-c31-c41',
    '0: visit c31',
  )
  expect(game.state.boards[0]?.tourists.q55).toEqual(crowd)
})

test.each([
  ['shop-double-1', 'coordinate-change', 'extra-segment'],
  ['shop-double-2', 'coordinate-change', 'extra-segment'],
  ['shop-double-3', 'coordinate-change', 'diagonal-segment'],
  ['shop-double-4', 'extra-segment', 'diagonal-segment'],
])('ARK-SHOP-09 SC-050 %s circles %s and %s', (shop, one, other) => {
  const none = { 'coordinate-change': 0, 'extra-segment': 0, 'diagonal-segment': 0, reroll: 0 }
  afterDrawing(shop, {}, 'way c r-c31-c41', 'visit c31')
    .expect({ boards: [{ bonuses: { ...none, [one]: 1, [other]: 1 } }] })
    .tells(0, { k: 'gained', bonuses: [one, other] })
})

test('ARK-SHOP-10 each circle works once', () => {
  afterDrawing('shop-tome-1', { bonuses: { 'extra-segment': 1, 'diagonal-segment': 1 } }, 'segment r-c01-c10')
    .expect({ boards: [{ bonuses: { 'extra-segment': 0, 'diagonal-segment': 1 } }] })
    .refuses('0: segment r-c01-c11', 'ARK-SHOP-10')
    .play('0: diagonal x-c11-c22')
    .refuses('0: diagonal x-c12-c21', 'ARK-SHOP-10')
})

test('ARK-SHOP-13 SC-016 a coordinate change serves from the round after it was gained', () => {
  const game = afterDrawing('shop-double-1', {}, 'way c r-c31-c41', 'visit c31')
    .refuses('0: change die-1 +1', 'ARK-QUARTER-08')
    .play('0: end', '1: choose q11', '1: way c r-c63-c64', '1: end')
  for (let i = 0; i < 4; i++) game.play(game.moves()[0] as string)
  const [die] = game.state.boards[0]?.dice ?? []
  game
    .expect({ round: 6 })
    .offers([`change ${die} +1`], 0)
    .refuses(`1: change ${die} +1`, 'ARK-SHOP-10')
})

test('ARK-SHOP-15 stored segments are drawn in a later round, or in the one in which they were gained', () => {
  afterDrawing('shop-tome-1', { bonuses: { 'extra-segment': 2, 'diagonal-segment': 1 } })
    .play('0: segment r-c63-c64', '0: diagonal x-c11-c22', '0: way c r-c01-c10', '0: segment r-c64-c65')
    .expect({ boards: [{ segments: ['r-c63-c64', 'x-c11-c22', 'r-c01-c10', 'r-c64-c65'] }] })
  afterDrawing('shop-double-4', {}, 'way c r-c31-c41', 'visit c31')
    .play('0: segment r-c63-c64', '0: diagonal x-c11-c22')
    .expect({ boards: [{ segments: ['r-c31-c41', 'r-c63-c64', 'x-c11-c22'] }] })
})

test('ARK-SHOP-15 ARK-SHOP-17 SC-051 a segment gained at a shop reaches another one without a second visit', () => {
  afterDrawing('shop-double-1', {}, 'way c r-c33-c43', 'visit c33')
    .play('0: segment r-c35-c45')
    .expect({ boards: [{ circled: ['c33'], segments: ['r-c33-c43', 'r-c35-c45'] }] })
    .refuses('0: visit c35', 'ARK-SHOP-03')
    .play('0: end')
    .expect({ boards: [{ circled: ['c33'] }] })
})

test('ARK-SHOP-17 the visit is made before or after the way, once a shop was reached', () => {
  afterDrawing('shop-double-1', { bonuses: { 'extra-segment': 1 } }, 'segment r-c31-c41')
    .play('0: visit c31', '0: way c r-c01-c10', '0: end')
    .expect({ boards: [{ circled: ['c31'] }] })
  turn('shop-double-1').refuses('0: visit c31', 'ARK-SHOP-17')
})

test('ARK-SHOP-16 SC-052 a stored segment leads to a visit', () => {
  afterDrawing('shop-double-1', { bonuses: { 'extra-segment': 1 } }, 'way c r-c01-c10', 'segment r-c15-c16')
    .refuses('0: end', 'ARK-SHOP-03')
    .offers(['visit c15'], 0)
})

test('ARK-SHOP-16 a segment drawn anew by Route Correction leads to a visit', () => {
  turn(
    'shop-double-1',
    { segments: ['r-c11-c21', 'r-c20-c21'] },
    { dice: { 'die-5': 1, 'die-1': 1 }, slots: ['die-5', 'die-1'] },
  )
    .play('0: choose q11', '0: erase r-c20-c21', '0: redraw r-c21-c31')
    .expect({ boards: [{ reached: ['c31'] }] })
    .play('0: way c r-c63-c64')
    .refuses('0: end', 'ARK-SHOP-03')
    .play('0: visit c31', '0: end')
    .expect({ boards: [{ circled: ['c31'] }] })
})

test('ARK-SHOP-18 bonuses that were not used are worth nothing', () => {
  const total = (bonuses: Given) =>
    table(arkham, {
      table: { players: 2, ancient: 'dagon' },
      phase: 'encounter',
      boards: [{ start: 'c01', steps: ['r-c01-c10'], tourists: { q11: { circle: 3 } }, bonuses, rolled: [3, 3, 3] }],
    })
      .play('0: face it')
      .scores()[0]?.total
  expect(total({})).toBe(3)
  expect(total({ reroll: 2, blessing: 1, 'coordinate-change': 3, 'extra-segment': 3, 'diagonal-segment': 2 })).toBe(3)
})

test('ARK-SHOP-19 with no free symbol the bonus is lost, and the shop is circled all the same', () => {
  afterDrawing(
    'shop-tome-3',
    { bonuses: { reroll: 2, improvement: 2, blessing: 1 } },
    'way c r-c31-c41',
    'visit c31',
  ).expect({
    boards: [{ circled: ['c31'], bonuses: { reroll: 2, improvement: 2, blessing: 1 } }],
  })
  afterDrawing('shop-double-3', { bonuses: { 'coordinate-change': 3 } }, 'way c r-c31-c41', 'visit c31').expect({
    boards: [{ circled: ['c31'], bonuses: { 'coordinate-change': 3, 'diagonal-segment': 1 } }],
  })
})

test('ARK-SHOP-20 the areas hold three changes, three segments, two diagonals, two rerolls, two improvements, one blessing', () => {
  expect(SYMBOLS_OF).toEqual({
    reroll: 2,
    improvement: 2,
    blessing: 1,
    'coordinate-change': 3,
    'extra-segment': 3,
    'diagonal-segment': 2,
  })
  // No deck of these cards can fill an area, so no bonus is ever lost.
  const given = Object.values(SHOP_CARDS).flatMap((card) => (card.kind === 'double' ? [...card.bonuses] : []))
  for (const bonus of ['coordinate-change', 'extra-segment', 'diagonal-segment'] as const) {
    expect(given.filter((one) => one === bonus)).toHaveLength(SYMBOLS_OF[bonus])
  }
})

test('ARK-SHOP-01 a visit is told with what it brings, and nothing is told that was not gained', () => {
  const alone = table(arkham, turnAt('q31', { shop: 'shop-tourists-2' })).play(
    'choose q31',
    'way c r-c31-c41',
    'visit c31',
  )
  alone
    .play('end')
    .tells('spectator', { k: 'visit', seat: 0, shop: 'c31', card: 'shop-tourists-2' })
    .tells('spectator', { k: 'tourists', seat: 0, quarter: 'q31', types: ['square', 'square', 'cross'] })
  expect(alone.facts('spectator').filter(({ k }) => k === 'gained')).toEqual([])
  const read = table(arkham, turnAt('q31')).play('choose q31', 'way c r-c31-c41', 'visit c31 reroll', 'end')
  read.tells('spectator', { k: 'gained', seat: 0, bonuses: ['reroll'] })
})

test('ARK-SHOP-02 ARK-SHOP-06 every shop that cannot be visited is listed with its reason', () => {
  const game = table(arkham, turnAt('q31', { circled: ['c12'] })).play('choose q31', 'way c r-c31-c41')
  const reasons = game.engine.refusals(game.state, 0).filter(({ move }) => move.startsWith('visit'))
  expect(reasons.find(({ move }) => move === 'visit c12')?.rule).toBe('ARK-SHOP-06')
  expect(reasons.filter(({ rule }) => rule === 'ARK-SHOP-02')).toHaveLength(SHOPS.length - 2)
})

test('ARK-ROUTE-06 ways over what is drawn are listed with their reason', () => {
  const game = table(arkham, turnAt('q31', { segments: ['r-c20-c30'] })).play('choose q31')
  const reasons = game.engine.refusals(game.state, 0).filter(({ rule }) => rule === 'ARK-ROUTE-06')
  expect(reasons.map(({ move }) => move)).toContain('way c r-c20-c30')
})
