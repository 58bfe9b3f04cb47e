import type { Json } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { QUARTER_IDS } from '../board/board.ts'
import { TOURISTS } from '../board/tourists.ts'
import { arkham } from '../testing/index.ts'

type Given = { readonly [key: string]: Json }

const EFFECTS = { ancient: 'dagon', dark: 'repeat', light: 'secret-alley' }

/** A turn with these two dice on the card and this first board. */
const turn = (dice: Record<string, number>, first: Given = {}, more: Given = {}) =>
  table(arkham, {
    table: { players: 2, ...EFFECTS },
    phase: 'turn',
    round: 5,
    dice,
    slots: Object.keys(dice),
    boards: [first],
    ...more,
  })

/** A turn with ordinary dice that show these numbers. */
const numbers = (a: number, b: number, first: Given = {}, more: Given = {}) =>
  turn({ 'die-1': a, 'die-2': b }, first, more)

/** Puts one circle into each of these quarters. */
const filled = (...quarters: string[]): Given => Object.fromEntries(quarters.map((id) => [id, { circle: 1 }]))

const change = (count: number): Given => ({ bonuses: { 'coordinate-change': count } })

test('ARK-QUARTER-01 a player chooses one quarter in a round, and no second one', () => {
  numbers(2, 1)
    .play('0: choose q21')
    .expect({ boards: [{ quarter: 'q21' }, { quarter: null }] })
    .refuses('0: choose q12', 'ARK-QUARTER-01')
})

test('ARK-QUARTER-01 every round begins without a quarter', () => {
  const game = numbers(1, 1, { tourists: filled('q11') }).play('0: choose q55', '0: tourist circle')
  game.play('0: way c r-c63-c64', '0: end', '1: choose q11', '1: way c r-c63-c64', '1: end')
  for (let i = 0; i < 4; i++) game.play(game.moves()[0] as string)
  game.decides(0, 1).expect({ round: 6, boards: [{ quarter: null, fallback: false }, { quarter: null }] })
})

test('ARK-QUARTER-02 a quarter with tourists cannot be chosen', () => {
  numbers(2, 1, { tourists: filled('q21') }).refuses('0: choose q21', 'ARK-QUARTER-02')
})

test('ARK-QUARTER-02 segments around a quarter or through it do not fill it', () => {
  numbers(2, 2, { segments: ['r-c11-c12', 'r-c11-c21', 'r-c21-c22', 'r-c12-c22', 'x-c11-c22'] })
    .offersOnly(['choose q22'], 0)
    .play('0: choose q22')
    .expect({ boards: [{ fallback: false }] })
})

test('ARK-QUARTER-03 SC-007 equal numbers leave one candidate', () => {
  numbers(2, 2).offersOnly(['choose q22'], 0)
})

test('ARK-QUARTER-04 SC-008 different numbers leave two candidates', () => {
  numbers(2, 1).offersOnly(['choose q21', 'choose q12'], 0)
})

test('ARK-QUARTER-05 SC-009 a single empty candidate must be taken', () => {
  numbers(2, 1, { tourists: filled('q21') }).offersOnly(['choose q12'], 0)
  numbers(2, 1, { tourists: filled('q12') }).offersOnly(['choose q21'], 0)
})

test('ARK-QUARTER-06 ARK-TOURIST-05 SC-010 with both candidates filled any empty quarter gets one tourist of any type', () => {
  numbers(2, 1, { tourists: filled('q21', 'q12') })
    .play('0: choose q55')
    .offersOnly(['tourist circle', 'tourist square', 'tourist triangle', 'tourist cross'], 0)
    .play('0: tourist triangle')
    .refuses('0: tourist cross', 'ARK-TOURIST-05')
    .expect({ boards: [{ quarter: 'q55', fallback: true }] })
  const game = numbers(2, 1, { tourists: filled('q21', 'q12') }).play('0: choose q55', '0: tourist triangle')
  expect(game.state.boards[0]?.tourists.q55).toEqual([0, 0, 1, 0])
})

test('ARK-QUARTER-06 SC-011 a filled quarter of equal numbers leads to the free choice too', () => {
  const game = numbers(3, 3, { tourists: filled('q33') })
  const empty = QUARTER_IDS.filter((id) => id !== 'q33')
  game
    .offersOnly(
      empty.map((id) => `choose ${id}`),
      0,
    )
    .play('0: choose q11')
    .offers(['tourist cross'], 0)
})

test('ARK-QUARTER-07 SC-012 there is no free choice while a candidate is empty', () => {
  numbers(3, 5).refuses('0: choose q11', 'ARK-QUARTER-07')
  numbers(3, 5, { tourists: filled('q53') }).refuses('0: choose q11', 'ARK-QUARTER-07')
})

test('ARK-QUARTER-08 a coordinate change is spent before the choice and alters the own numbers only', () => {
  numbers(3, 5, change(2))
    .play('0: change die-1 +1')
    .expect({ boards: [{ numbers: [4, 5], bonuses: { 'coordinate-change': 1 } }, { numbers: [3, 5] }] })
    .offersOnly(['choose q35', 'choose q53'], 1)
    .play('0: choose q45')
    .refuses('0: change die-1 +1', 'ARK-QUARTER-08')
})

test('ARK-QUARTER-09 SC-117 a change that names filled quarters only gives the free choice', () => {
  numbers(2, 4, { ...change(1), tourists: filled('q34', 'q43') })
    .play('0: change die-1 +1')
    .expect({ boards: [{ numbers: [3, 4] }] })
    .offers(['choose q24', 'choose q11', 'choose q66'], 0)
    .play('0: choose q24')
    .offersOnly(['tourist circle', 'tourist square', 'tourist triangle', 'tourist cross'], 0)
})

test('ARK-QUARTER-10 nobody has to spend a change to keep away from the free choice', () => {
  numbers(2, 4, { ...change(1), tourists: filled('q24', 'q42') })
    .offers(['choose q55', 'change die-1 +1'], 0)
    .play('0: choose q55')
    .expect({ boards: [{ fallback: true, bonuses: { 'coordinate-change': 1 } }] })
})

test('ARK-QUARTER-11 university quarters are named by their numbers', () => {
  numbers(4, 5).offersOnly(['choose q45', 'choose q54'], 0)
  numbers(4, 4).offersOnly(['choose q44'], 0).play('0: choose q44').offers(['way a r-c33-c34 r-c33-c43'], 0)
})

test('ARK-QUARTER-12 in the last round, with nine filled quarters, 27 are left for the free choice', () => {
  const nine = ['q11', 'q12', 'q21', 'q22', 'q33', 'q44', 'q55', 'q66', 'q16']
  const game = numbers(1, 2, { tourists: filled(...nine) }, { round: 10 })
  const open = QUARTER_IDS.filter((id) => !nine.includes(id))
  expect(open).toHaveLength(27)
  game.offersOnly(
    open.map((id) => `choose ${id}`),
    0,
  )
})

test('ARK-DICE-03 ARK-QUARTER-04 SC-127 the number of the effect die is a coordinate like any other', () => {
  turn({ 'die-5': 5, 'die-2': 2 }).offersOnly(['choose q25', 'choose q52'], 0)
})

test('ARK-SHOP-11 ARK-SHOP-12 SC-014 two changes lower one die from 1 past 6 to 5', () => {
  numbers(1, 4, change(2))
    .play('0: change die-1 -1')
    .expect({ boards: [{ numbers: [6, 4] }] })
    .play('0: change die-1 -1')
    .expect({ boards: [{ numbers: [5, 4] }] })
    .offersOnly(['choose q54', 'choose q45'], 0)
})

test('ARK-SHOP-11 a change raises a 6 to a 1', () => {
  numbers(6, 4, change(1))
    .play('0: change die-1 +1')
    .expect({ boards: [{ numbers: [1, 4] }] })
    .offersOnly(['choose q14', 'choose q41'], 0)
})

test('ARK-SHOP-12 ARK-QUARTER-03 SC-015 two changes are split between the dice', () => {
  numbers(2, 4, change(2))
    .play('0: change die-1 +1', '0: change die-2 -1')
    .expect({ boards: [{ numbers: [3, 3] }] })
    .offersOnly(['choose q33'], 0)
})

test('ARK-SHOP-10 a change that is crossed out cannot be spent again', () => {
  numbers(2, 4).refuses('0: change die-1 +1', 'ARK-SHOP-10')
  numbers(2, 4, change(1)).play('0: change die-1 +1').refuses('0: change die-2 +1', 'ARK-SHOP-10')
})

test('ARK-SHOP-14 SC-017 a change alters neither the symbols nor the dice of others', () => {
  // Die 1 shows a triangle and a cross with its 4, and a circle and a triangle with a 5; die 2 shows a square.
  turn({ 'die-1': 4, 'die-2': 2 }, change(1))
    .play('0: change die-1 +1', '0: choose q52')
    .expect({ dice: { 'die-1': 4 }, boards: [{ tourists: { q52: { triangle: 1, cross: 1, square: 1 } } }] })
    .offersOnly(['choose q42', 'choose q24'], 1)
})

test('ARK-TOURIST-01 ARK-TOURIST-02 SC-019 every tourist on both dice comes to the chosen quarter', () => {
  turn({ 'die-1': 4, 'die-2': 2 })
    .play('0: choose q24')
    .expect({ boards: [{ tourists: { q24: { triangle: 1, cross: 1, square: 1 } } }] })
    .tells(0, { k: 'tourists', quarter: 'q24' })
})

test('ARK-TOURIST-02 two tourist dice bring two to four tourists', () => {
  turn({ 'die-1': 1, 'die-2': 2 })
    .play('0: choose q12')
    .expect({ boards: [{ tourists: { q12: { circle: 1, square: 1 } } }] })
  const game = turn({ 'die-1': 4, 'die-2': 4 }).play('0: choose q44')
  expect(game.state.boards[0]?.tourists.q44).toEqual([1, 1, 1, 1])
})

test('ARK-TOURIST-03 ARK-TOURIST-04 SC-020 beside the effect die each player picks one more of the two types shown', () => {
  turn({ 'die-5': 4, 'die-3': 2 })
    .play('0: choose q24')
    .offersOnly(['extra square', 'extra cross'], 0)
    .refuses('0: extra circle', 'ARK-TOURIST-04')
    .play('0: extra square', '1: choose q24', '1: extra cross')
    .expect({
      boards: [{ tourists: { q24: { square: 2, cross: 1 } } }, { tourists: { q24: { square: 1, cross: 2 } } }],
    })
    .refuses('0: extra cross', 'ARK-TOURIST-03')
})

test('ARK-TOURIST-03 SC-021 beside the effect die a single type comes twice, without a question', () => {
  const game = turn({ 'die-5': 2, 'die-4': 4 }).play('0: choose q24')
  expect(game.state.boards[0]?.tourists.q24).toEqual([0, 0, 2, 0])
  game.offers(['way c r-c01-c10'], 0)
})

test('ARK-TOURIST-04 ARK-EFFECT-05 SC-022 Repeat adds a second extra tourist, whose type is picked separately', () => {
  turn({ 'die-5': 3, 'die-3': 2 })
    .play('0: choose q32', '0: extra square')
    .offersOnly(['extra square', 'extra cross'], 0)
    .play('0: extra cross')
    .expect({ boards: [{ tourists: { q32: { square: 2, cross: 2 } } }] })
    .offers(['way c r-c01-c10'], 0)
})

test('ARK-TOURIST-06 in a free choice Repeat adds nothing', () => {
  const game = turn({ 'die-5': 3, 'die-3': 2 }, { tourists: filled('q32', 'q23') })
    .play('0: choose q65', '0: tourist circle')
    .offers(['way c r-c01-c10'], 0)
  expect(game.state.boards[0]?.tourists.q65).toEqual([1, 0, 0, 0])
})

test('ARK-TOURIST-06 ARK-EFFECT-01 SC-126 in a free choice the effect still works for the drawing', () => {
  const game = turn(
    { 'die-5': 3, 'die-3': 2 },
    { tourists: filled('q32', 'q23') },
    { table: { players: 2, ancient: 'dagon', dark: 'new-turn' } },
  ).play('0: choose q65')
  game
    .offersOnly(['tourist circle', 'tourist square', 'tourist triangle', 'tourist cross'], 0)
    .play('0: tourist cross')
    .offers(['way c r-c01-c10 r-c10-c11'], 0)
  expect(game.state.boards[0]?.tourists.q65).toEqual([0, 0, 0, 1])
})

test.each([
  ['circle', 'red', { start: 'c01', steps: ['r-c01-c10'] }, 'q11'],
  ['square', 'green', { start: 'c56', steps: ['r-c56-c65'] }, 'q66'],
  ['triangle', 'blue', { start: 'c61', steps: ['r-c61-c62'] }, 'q62'],
  ['cross', 'purple', { start: 'c20', steps: ['r-c20-c30'] }, 'q31'],
])('ARK-TOURIST-07 a %s counts with %s quarters, and any type may stand there', (type, _colour, route, quarter) => {
  const crowd = Object.fromEntries(TOURISTS.map((one, i) => [one, i + 2]))
  const game = table(arkham, {
    table: { players: 2, ancient: 'dagon' },
    phase: 'encounter',
    boards: [{ ...route, tourists: { [quarter]: crowd } }],
  })
  const parts = game.scores()[0]?.parts ?? {}
  for (const one of TOURISTS) expect(parts[one]).toBe(one === type ? crowd[type] : 0)
})

test('ARK-TOURIST-08 a quarter takes any number of tourists', () => {
  // Two types, twice more by Repeat, and three that a shop brings.
  const game = turn({ 'die-5': 3, 'die-3': 2 }, {}, { shop: 'shop-tourists-2' }).play(
    '0: choose q32',
    '0: extra square',
    '0: extra square',
    '0: way c r-c31-c41',
    '0: visit c31',
  )
  expect(game.state.boards[0]?.tourists.q32).toEqual([0, 5, 0, 2])
})

test('ARK-TOURIST-09 tourists stay where they are until the final route leaves them out', () => {
  const game = numbers(1, 1, { tourists: { q66: { circle: 2 }, q31: { cross: 1 } } }, { round: 10 })
  for (const seat of [0, 1]) game.play(`${seat}: choose q11`, `${seat}: way a r-c01-c11 r-c11-c21`, `${seat}: end`)
  game.expect({ boards: [{ tourists: { q66: { circle: 2 }, q31: { cross: 1 }, q11: { circle: 1 } } }] })
  for (const seat of [0, 1]) game.play(`${seat}: start c01`, `${seat}: go r-c01-c11`, `${seat}: finish`)
  expect(Object.keys(game.state.boards[0]?.tourists ?? {})).toEqual(['q11'])
})

test('ARK-TOURIST-10 nobody can leave the tourists out', () => {
  turn({ 'die-5': 3, 'die-3': 2 })
    .play('0: choose q32')
    .offersOnly(['extra square', 'extra cross'], 0)
    .refuses('0: way c r-c01-c10', 'ARK-ROUND-02')
})

test('ARK-TOURIST-11 a quarter is filled in one round only, the tourists of a shop with it', () => {
  const game = numbers(1, 2, {}, { shop: 'shop-tourists-4' })
  for (const seat of [0, 1])
    game.play(`${seat}: choose q12`, `${seat}: way c r-c31-c41`, `${seat}: visit c31`, `${seat}: end`)
  game.expect({ boards: [{ tourists: { q12: { circle: 2, square: 1, cross: 2 } } }] })
  // Whatever the dice of the next round are, the quarter is taken.
  const pick = () => game.moves()[0] as string
  for (let i = 0; i < 4; i++) game.play(pick())
  game.refuses('0: choose q12', 'ARK-QUARTER-02')
})
