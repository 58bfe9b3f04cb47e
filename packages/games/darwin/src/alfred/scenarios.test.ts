// Scenarios from the ledger's checklist (part 5) for the game against Alfred that no other test plays exactly like
// this.

import { ids, lay } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { ACTION_IDS, showsDelivery } from '../data/alfred-cards.ts'
import { COLOURS } from '../data/ids.ts'
import { supplyOf } from '../hidden-stacks.ts'
import {
  alfred,
  alfredWatched,
  DELIVER,
  GOLD,
  LEFT,
  MAIN,
  NO_TRIGGERS,
  ONE_LEFT,
  QUIET,
  SMALL,
  turn,
} from '../testing/at.ts'
import { darwin } from '../testing/index.ts'

const IN_HAMMOCKS = { A: 'hammock', B: 'hammock', C: 'hammock', D: 'hammock' }
const NO_DELIVERY = ACTION_IDS.filter((id) => !showsDelivery(id))

test('DAR-SOLO-15 T-270 he spends his last coin and then gains two', () => {
  // Unlocking costs four coins; the last two of three spaces are a camp where he already has a tent, and two coins.
  const game = alfredWatched(
    SMALL,
    { rows: ['g', 'y', 'r', 'b'], coin: 4, explorers: ['i1-5', null, null] },
    { ...NO_TRIGGERS, camps: { 'camp-i1-7': [1, null] } },
  )
  const facts = game.facts(0).filter(({ k, seat }) => seat === 'alfred' && (k === 'unlock' || k === 'gain'))
  expect(facts).toMatchObject([
    { k: 'unlock', n: 4 },
    { k: 'gain', what: 'coins', n: 2 },
  ])
  game.expect({ boards: [{}, { coin: 2, explorers: ['i1-8', null, null] }] })
})

test('DAR-SOLO-16 T-271 with Alfred out of workers the human places the fourth and the freed fifth in a row', () => {
  turn({ ...GOLD, coin: 5, placed: ONE_LEFT }, { table: { players: 1 } }, { placed: IN_HAMMOCKS })
    .play('place w4 turn-order', 'reach gold-3 gold-slot-1', 'done', 'end turn')
    .expect({ round: 1, phase: 'actions', open: [] })
    .decides(0)
    .play('place w5 turn-order', 'done')
    .expect({ boards: [{ placed: { ...ONE_LEFT, w4: 'turn-order', w5: 'turn-order' } }] })
})

test('DAR-SOLO-18 DAR-SOLO-20 T-272 the card lies beside earlier ones; a worker goes to the board, or rests', () => {
  const earlier = { ...NO_TRIGGERS, open: ['alfred-action-2', 'alfred-action-7'] }
  const open = [...earlier.open, MAIN]
  // Only one option is carried out: he sails, and does not rest as well.
  alfred(MAIN, { rows: ['b', 'y', 'r', 'g'], coin: 0 }, earlier).expect({
    open,
    pawn: 6,
    boards: [{}, { placed: { A: 'navigate-1' }, ship: 'sea-2', coin: 0 }],
  })
  alfred(MAIN, { rows: ['b', 'b', 'b', 'b'], ship: 'sea-26', coin: 0 }, earlier).expect({
    open,
    pawn: 8,
    boards: [{}, { placed: { D: 'hammock' }, coin: 7 }],
  })
})

test('DAR-SOLO-23 T-274 C stands on the board already: A is tried next; if nobody fits, the next option', () => {
  const card = 'alfred-action-7'
  const his = { rows: ['b', 'y', 'g', 'r'], placed: { C: 'turn-order' }, coin: 4 }
  alfred(card, his, NO_TRIGGERS).expect({ boards: [{}, { placed: { C: 'turn-order', A: 'navigate-1' } }] })
  // Worker A fits no space, so D is tried and then B.
  alfred(card, { ...his, ship: 'sea-26' }, { ...NO_TRIGGERS, academy: 'ggg.........' }).expect({
    boards: [{}, { placed: { C: 'turn-order', D: 'academy-1' } }],
  })
  // No worker fits, so he uses the small journal, the card's second option.
  alfred(card, { ...his, rows: ['b', 'b', 'g', 'b'], ship: 'sea-26' }, NO_TRIGGERS).expect({
    boards: [{}, { placed: { C: 'turn-order', D: 'small-left' }, coin: 0, lenses: 1 }],
  })
})

test('DAR-SOLO-51 T-280 he sends the first of a row for its coin, and then the last of another for a step more', () => {
  const museum = ['green-reptile', 'green-plant', 'green-bird']
  alfred(
    DELIVER,
    { studied: ['green-fossil', 'blue-bird'], coin: 0 },
    { ...NO_TRIGGERS, museum, rowCoins: ['blue'] },
  ).expect({
    museum: [...museum, 'green-fossil', 'blue-bird'],
    rowCoins: [],
    // First delivery: five coins, the coin of the row and a step. He pays three for the second: three coins, three
    // steps and one step for the full row.
    boards: [{}, { coin: 5 + 1 - 3 + 3, theory: 1 + 3 + 1 }],
  })
})

test('DAR-SOLO-55 DAR-TURNORDER-07 T-284 the turn-order space gives the human three coins, and Alfred begins all the same', () => {
  const last = turn({ coin: 0, placed: ONE_LEFT }, { table: { players: 1 }, ...NO_TRIGGERS }, { placed: IN_HAMMOCKS })
    .play('place w4 turn-order', 'coins 3')
    .expect({ turnSpace: [0], open: [], boards: [{ coin: 3 }] })
    .play('end turn')
    .expect({ round: 2, order: [1, 0] })
    .decides(0)
  // No turn order was reported, and he drew a card before the human's turn.
  expect(last.facts(0).filter(({ k }) => k === 'order')).toEqual([])
  expect(last.state.core.piles['alfred-open']).toHaveLength(1)
})

test('DAR-SOLO-58 T-286 in the second round the second row of a bonus card counts', () => {
  const his = { coin: 0, placed: IN_HAMMOCKS }
  const game = (round: number) =>
    table(darwin, {
      phase: 'refresh',
      round,
      table: { players: 1 },
      ...NO_TRIGGERS,
      pawn: 3,
      deck: [LEFT],
      boards: [QUIET, his],
    })
  // In the first round the card moves an explorer to four coins; in the third it moves the evolution marker instead.
  game(1).expect({
    round: 2,
    pawn: 7,
    boards: [{}, { coin: 4, explorers: ['i1-1', null, null], theory: 0 }],
  })
  game(2).expect({ round: 3, pawn: 7, boards: [{}, { coin: 0, explorers: ['i1-0', null, null], theory: 1 }] })
})

test('DAR-SOLO-61 T-292 an empty deck with one delivery in sight: all eight are shuffled, then one is drawn', () => {
  const game = turn({}, { table: { players: 1 }, ...NO_TRIGGERS })
  // The deck has too many deliveries for this test, so two other cards appear twice in their place.
  const cards = [...NO_DELIVERY, ...NO_DELIVERY.slice(0, 2), DELIVER]
  lay(game.state, 'alfred-open', cards)
  lay(game.state, 'alfred', [])
  game.play('place w1 turn-order', 'done', 'end turn')
  const facts = game.facts(0).filter(({ k }) => k === 'alfred-shuffle' || k === 'alfred-card')
  expect(facts.map(({ k }) => k)).toEqual(['alfred-shuffle', 'alfred-card'])
  const [deck, open] = [ids(game.state, 'alfred'), ids(game.state, 'alfred-open')]
  expect([deck.length, open]).toEqual([7, [facts[1]?.card]])
  expect([...deck, ...open].sort()).toEqual(cards.sort())
})

test('DAR-SOLO-17 DAR-SOLO-61 T-292 with the cards of the game a second delivery always comes before the deck is empty', () => {
  // The most cards that can be face up with one delivery: the two cards that remain both show a delivery.
  expect([NO_DELIVERY.length, ACTION_IDS.length]).toEqual([5, 8])
  const game = alfredWatched(
    'alfred-action-8',
    {},
    { ...NO_TRIGGERS, open: [...NO_DELIVERY, DELIVER] },
    { knowledge: 0 },
  )
  expect(game.state.core.piles['alfred-open']).toHaveLength(7)
  game.play('place w2 turn-order', 'done', 'end turn').tells(0, { k: 'alfred-shuffle' })
  expect(game.state.core.piles['alfred-open']).toHaveLength(1)
  expect(game.state.core.piles.alfred).toHaveLength(7)
})

test('DAR-SOLO-64 T-317 the lowest space explores and all his explorers are at their ends: the next best space', () => {
  const his = { rows: ['ggb', 'y', 'r', 'g'], coin: 0 }
  const more = { ...NO_TRIGGERS, lenses: { 'explore-2': -1 } }
  alfred(MAIN, his, more).expect({ boards: [{}, { placed: { A: 'explore-2' } }] })
  alfred(MAIN, { ...his, explorers: ['i1-24', null, 'i3-10'] }, more).expect({
    boards: [{}, { placed: { A: 'navigate-1' }, ship: 'sea-2' }],
  })
})

test('DAR-SOLO-66 T-320 one stamp of the first stack and two of the second, on one envelope, and then what the first stack shows', () => {
  const game = alfredWatched(
    MAIN,
    { rows: ['yy', 'g', 'g', 'g'], stacks: [1, 4, 4], usedStamps: 3, coin: 0 },
    {
      ...NO_TRIGGERS,
      lenses: { 'letters-2': -1 },
      table: { alfred: 'blue' },
      cards: ['bonus-blue-1', 'bonus-blue-2'],
    },
  )
  game.expect({
    boards: [{}, { stacks: [0, 2, 4], usedStamps: 3, mail: [3, 0, 0], explorers: ['i1-1', null, null], coin: 4 }],
  })
  const facts = game.facts(0).filter(({ seat }) => seat === 'alfred')
  expect(facts.map(({ k }) => k)).toEqual(['stamp', 'stamp', 'stamp', 'explore', 'gain'])
})

test('DAR-SOLO-70 T-326 three coins of the first delivery pay for the second, two do not', () => {
  const his = { studied: ['green-bird', 'red-fossil'], coin: 0 }
  const museum = ['green-reptile', 'green-plant', 'green-fossil']
  const both = { studied: ['green-bird'] }
  alfred(DELIVER, his, { ...NO_TRIGGERS, museum, rowCoins: [] }, both).expect({
    museum: ['green-reptile', 'green-plant', 'green-bird', 'green-fossil', 'red-fossil'],
    boards: [{}, { coin: 3 - 3 + 5, theory: 4 + 1 }],
  })
  alfred(DELIVER, his, { ...NO_TRIGGERS, museum: [...museum, 'blue-bird'], rowCoins: [] }, both).expect({
    museum: ['green-reptile', 'green-plant', 'green-bird', 'green-fossil', 'blue-bird'],
    boards: [{}, { coin: 2, theory: 5 }],
  })
})

test('DAR-SOLO-71 T-327 of 48 seals twelve lie in the academy and three go to the human, none to Alfred', () => {
  const game = table(darwin, { table: { players: 1 } })
  for (let card = 0; card < 3; card++) game.play(game.moves()[0] as string)
  game.play(game.moves()[0] as string)
  const supply = supplyOf(game.state)
  const academy = Object.values(game.state.academy)
  expect([supply.length, academy.length]).toEqual([33, 12])
  const [human, his] = game.state.boards.map((one) => one.workers.map(({ seals }) => seals))
  expect(human?.map((row) => row.length)).toEqual([1, 1, 1, 1, 0])
  expect(his).toEqual([['green'], ['yellow'], ['red'], ['blue']])
  const seals = [...supply, ...academy, ...(human?.flat() ?? [])]
  const sealCounts = COLOURS.map((colour) => seals.filter((seal) => seal === colour).length)
  expect(sealCounts).toEqual([12, 12, 12, 12])
})
