// Tests moves that are named and not listed: each is refused by the rule it breaks; a text that names nothing on the
// map breaks no rule.

import { begin, engineOf, play } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { judge } from './judge.ts'
import { arkham } from './testing/index.ts'
import { type TurnGiven, turnAt } from './testing/turn-at.ts'

const drawing = (given: TurnGiven = {}) => table(arkham, turnAt('q35', given)).play('choose q35').state

test('ARK-ROUTE-15 ARK-ROUTE-16 an extra segment is no diagonal, and a diagonal is no road', () => {
  const state = drawing()
  expect(judge(state, 0, 'segment x-c24-c35')).toBe('ARK-ROUTE-15')
  expect(judge(state, 0, 'segment r-c24-c34')).toBeUndefined()
  expect(judge(state, 0, 'diagonal r-c24-c34')).toBe('ARK-ROUTE-16')
})

test('ARK-ROUTE-17 ARK-ROUTE-19 a line that is not on the map crosses the water, or no single quarter', () => {
  const state = drawing()
  expect(judge(state, 0, 'diagonal x-c13-c24')).toBe('ARK-ROUTE-17')
  expect(judge(state, 0, 'diagonal x-c44-c56')).toBe('ARK-ROUTE-19')
  for (const line of ['x-c44', 'x-c44-c55-c56', 'x-c44-c99', 'x-c99-c44', 'anything'])
    expect(judge(state, 0, `diagonal ${line}`)).toBeUndefined()
})

test('ARK-ROUTE-06 a way over what is drawn already is refused; a way of no kind, or over no segment, is no move', () => {
  const state = drawing({ segments: ['r-c24-c34'] })
  expect(judge(state, 0, 'way a r-c24-c34 r-c34-c35')).toBe('ARK-ROUTE-06')
  expect(judge(state, 0, 'way a r-c34-c35 r-c35-c36')).toBeUndefined()
  expect(judge(state, 0, 'way z r-c24-c34')).toBeUndefined()
  expect(judge(state, 0, 'way a r-c24-c34 r-c99-c98')).toBeUndefined()
})

test('a move that names more than it can name breaks no rule', () => {
  const state = drawing()
  expect(judge(state, 0, 'segment x-c24-c35 x-c24-c35')).toBeUndefined()
  expect(judge(state, 0, 'segment nonsense')).toBeUndefined()
  expect(judge(state, 0, 'redraw x-c24-c35')).toBeUndefined()
  expect(judge(state, 0, 'redraw nonsense')).toBeUndefined()
  expect(judge(state, 0, 'go r-c24-c34')).toBeUndefined()
  expect(judge(state, 0, 'link c40')).toBeUndefined()
  expect(judge(state, 0, 'erase nonsense')).toBeUndefined()
  expect(judge(state, 0, 'visit c11')).toBeUndefined()
})

test('ARK-SOLO-05 one die alone is no pick of two; what names no die is no move', () => {
  const { state } = table(arkham, { table: { players: 1 }, phase: 'pick' })
  expect(judge(state, 0, 'pick die-1')).toBe('ARK-SOLO-05')
  for (const move of ['take die-1', 'pick nonsense', 'pick die-1 die-2 die-3'])
    expect(judge(state, 0, move)).toBeUndefined()
})

test('ARK-EFFECT-09 ARK-ROUTE-13 a segment is erased by Route Correction alone, and never the only one', () => {
  const correcting = (segments: readonly string[]) => {
    const { state } = table(arkham, turnAt('q35', { effect: 'route-correction', segments: [...segments] }))
    return judge(state, 0, 'erase r-c44-c45')
  }
  expect(judge(drawing(), 0, 'erase r-c24-c34')).toBe('ARK-ROUTE-13')
  expect(correcting(['r-c24-c34'])).toBe('ARK-EFFECT-09')
  expect(correcting(['r-c24-c34', 'r-c34-c35'])).toBe('ARK-EFFECT-06')
})

test('ARK-ROUTE-04 ARK-EFFECT-17 the segments of a way are named in any order, and kept in one', () => {
  const game = () => table(arkham, turnAt('q35')).play('choose q35')
  const listed = game()
    .moves()
    .find((move) => move.startsWith('way b ')) as string
  const [, , one, other] = listed.split(' ')
  const turned = game().play(`way b ${other} ${one}`).tells(0, { k: 'move', seat: 0, move: listed })
  expect(turned.engine.hash(turned.state)).toBe(game().play(listed).engine.hash(game().play(listed).state))
  turned.refuses(`way b ${other} ${one}`, 'ARK-ROUTE-01')
  const tee = table(arkham, turnAt('q35', { effect: 't-junction' })).play('choose q35')
  const [first, ...more] = (tee.moves().find((move) => move.startsWith('way t ')) as string).split(' ').slice(2)
  tee.play(`way t ${more.join(' ')} ${first}`)
})

test('a log has one text for a move, in whatever order its parts were named', () => {
  const engine = engineOf(arkham)
  const match = begin(engine, engine.table({ players: 1 }), 'any order')
  play(match, 0, engine.options(match.state, 0)[0]?.move as string)
  const [pick] = engine.options(match.state, 0).map(({ move }) => move.split(' '))
  play(match, 0, `pick ${pick?.[2]} ${pick?.[1]}`)
  expect(match.rows.at(-1)).toEqual({ kind: 'move', seat: 0, move: pick?.join(' ') })
})

test('ARK-ANCIENT-05 dice to be rolled again are named in any order', () => {
  const board = { start: 'c01', steps: ['r-c01-c10'], rolled: [1, 2, 3], bonuses: { reroll: 1 } }
  const game = table(arkham, { table: { players: 1, ancient: 'dagon' }, phase: 'encounter', boards: [board] })
  game.play('reroll 3 1').tells(0, { k: 'move', seat: 0, move: 'reroll 1 3' })
  game.refuses('reroll 2 1', 'ARK-SHOP-10').refuses('reroll 1 1', 'ARK-ANCIENT-04').refuses('reroll 4', 'KER-UNKNOWN')
})

test('a symbol on the sheet says that there is none, or when it serves', () => {
  const game = table(arkham, turnAt('q35', { bonuses: { blessing: 1, 'extra-segment': 1 } }))
  game.play('choose q35').refuses('extra-segment', 'KER-UNKNOWN')
  game.refuses('diagonal-segment', 'ARK-SHOP-10').refuses('reroll', 'ARK-SHOP-10').refuses('blessing', 'ARK-ANCIENT-04')
})

test.each([
  ['keep task-1', 'ARK-SETUP-12'],
  ['keep all', 'ARK-EFFECT-06'],
  ['pick die-1', 'ARK-ROUND-02'],
  ['remove die-1', 'ARK-ROUND-02'],
  ['take die-1', 'ARK-START-02'],
  ['own die-1 die-2', 'ARK-START-02'],
  ['redraw r-c24-c34', 'ARK-EFFECT-06'],
  ['start c11', 'ARK-FINAL-10'],
  ['go r-c24-c34', 'ARK-FINAL-10'],
  ['link c40', 'ARK-FINAL-10'],
  ['cross d42', 'ARK-FINAL-10'],
  ['finish', 'ARK-FINAL-10'],
])('a turn does not %s: %s', (move, rule) => {
  table(arkham, turnAt('q35')).play('choose q35').refuses(move, rule)
})

test.each([
  ['reroll 1 2', 'ARK-ANCIENT-04'],
  ['improve 2', 'ARK-ANCIENT-04'],
  ['bless', 'ARK-ANCIENT-04'],
  ['face it', 'ARK-ANCIENT-04'],
  ['strike q44', 'ARK-ANCIENT-13'],
  ['drown circle', 'ARK-ANCIENT-13'],
  ['devour cross', 'ARK-ANCIENT-13'],
  ['choose q11', 'ARK-QUARTER-01'],
  ['end', 'ARK-ROUND-02'],
  ['dance', 'KER-UNKNOWN'],
  ['strike q11', 'KER-UNKNOWN'],
  ['improve 4', 'KER-UNKNOWN'],
])('who names a route does not %s: %s', (move, rule) => {
  const board = { segments: ['r-c01-c10'] }
  table(arkham, { table: { players: 1, ancient: 'dagon' }, phase: 'route', boards: [board] }).refuses(move, rule)
})

test('ARK-GATE-06 ARK-ANCIENT-41 ARK-RIVER-09 ARK-FINAL-09 a route begins at a place, with a segment', () => {
  const naming = (ancient: string) =>
    table(arkham, { table: { players: 1, ancient }, phase: 'route', boards: [{ segments: ['r-c01-c10'] }] })
  naming('dagon')
    .refuses('link c40', 'ARK-GATE-06')
    .refuses('finish', 'ARK-FINAL-09')
    .refuses('cross d04', 'ARK-ANCIENT-41')
  naming('cthulhu').refuses('cross d04', 'ARK-RIVER-09').refuses('go r-c01-c10', 'ARK-FINAL-01')
  naming('dagon').play('start c01').refuses('cross d04', 'ARK-ANCIENT-41').refuses('start c10', 'ARK-FINAL-10')
})
