import { ids } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { SHOP_CARD_IDS } from '../cards/shop-cards.ts'
import { arkham } from '../testing/index.ts'

type Laid = ReturnType<typeof fresh>

const fresh = (players: number, seed = 'rounds') => table(arkham, { table: { players, first: 1 }, seed })

/** Plays the first option of the deciding seat until `done` or the end. */
function playOn(game: Laid, done: (game: Laid) => boolean): Laid {
  while (!game.engine.isOver(game.state) && !done(game)) {
    const [seat] = game.engine.deciders(game.state)
    game.play(`${seat}: ${game.moves(seat)[0]}`)
  }
  return game
}
const intoRound = (game: Laid, round: number) => playOn(game, () => game.state.round === round)
const toTheEnd = (game: Laid) => playOn(game, () => false)
const rounds = (game: Laid) => game.facts('spectator').filter((fact) => fact.k === 'round')

/** All players choose q11 and draw far from any shop. */
function playTurns(game: Laid): Laid {
  for (const seat of game.engine.deciders(game.state))
    game.play(`${seat}: choose q11`, `${seat}: way c r-c63-c64`, `${seat}: end`)
  return game
}

/** Phases 3 to 5 with the numbers 1 and 1, and any first player. */
const turns = (players: number, round: number, first = 0) =>
  table(arkham, {
    table: { players, ancient: 'dagon' },
    phase: 'turn',
    round,
    first,
    dice: { 'die-1': 1, 'die-2': 1 },
    slots: ['die-1', 'die-2'],
    shop: 'shop-tome-1',
  })

test.each([2, 3, 4])('ARK-ROUND-01 %i players play ten rounds, one for each shop card', (players) => {
  const game = toTheEnd(fresh(players))
  expect(rounds(game).map((fact) => fact.round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const cards = rounds(game).map((fact) => fact.card as string)
  expect(new Set(cards).size).toBe(10)
  expect(SHOP_CARD_IDS).toEqual(expect.arrayContaining(cards))
})

test('ARK-ROUND-02 a round goes from the shop card over dice, quarter, tourists and drawing to the next round', () => {
  const game = table(arkham, {
    table: { players: 2, ancient: 'dagon', dark: 'repeat' },
    phase: 'pick',
    round: 4,
    dice: { 'die-3': 2, 'die-5': 5 },
  })
  game.sees('spectator', { shop: { deck: 9 } })
  game.refuses('choose q25', 'ARK-QUARTER-01')
  game.play('pick die-3', 'remove die-1', 'remove die-2', 'pick die-5')
  game.refuses('0: way c r-c01-c10', 'ARK-ROUND-02').play('0: choose q25').refuses('0: end', 'ARK-ROUND-02')
  game.play('0: extra cross', '0: extra cross', '0: way c r-c01-c10', '0: end')
  game.play('1: choose q25', '1: extra cross', '1: extra cross', '1: way c r-c01-c10', '1: end')
  game.expect({ round: 5 }).offers(['pick die-1'])
})

test('ARK-ROUND-03 the top card of the deck is turned up for everybody', () => {
  const game = fresh(2)
  const top = ids(game.state, 'shop').at(-1) as string
  game.sees('spectator', { shop: { deck: 10, open: [] } })
  intoRound(game, 1)
    .expect({ round: 1, shop: [top] })
    .tells(0, { k: 'round', round: 1, card: top })
  for (const eyes of [0, 1, 'spectator'] as const) game.sees(eyes, { shop: { deck: 9, open: [top] } })
})

test('ARK-ROUND-04 what a player may do does not depend on another board', () => {
  const other = (board: { segments?: string[]; tourists?: Record<string, Record<string, number>> }) =>
    table(arkham, {
      phase: 'turn',
      round: 4,
      dice: { 'die-1': 1, 'die-2': 2 },
      slots: ['die-1', 'die-2'],
      boards: [board],
    })
  const alone = other({})
  const busyBoard = other({
    segments: ['r-c01-c11', 'r-c11-c12'],
    tourists: { q12: { circle: 1 }, q21: { circle: 1 } },
  })
  alone.offersOnly(['choose q12', 'choose q21'], 1).play('1: choose q12')
  busyBoard.play('0: choose q55', '0: tourist cross', '1: choose q12')
  expect(busyBoard.moves(1)).toEqual(alone.moves(1))
})

test('ARK-ROUND-05 phase 6 waits for the last player', () => {
  const game = turns(3, 4)
  for (const seat of [2, 0]) game.play(`${seat}: choose q11`, `${seat}: way c r-c63-c64`, `${seat}: end`)
  game.decides(1).expect({ round: 4, first: 0, shop: ['shop-tome-1'] })
  game.play('1: choose q11', '1: way c r-c63-c64').expect({ round: 4 }).play('1: end').expect({ round: 5, first: 1 })
})

test('ARK-ROUND-06 the card is discarded, the round counted and the role passed to the left', () => {
  const game = playTurns(turns(3, 4, 2))
  game
    .expect({ round: 5, first: 0 })
    .decides(0)
    .sees(1, { shop: { old: ['shop-tome-1'] } })
  expect(game.state.core.piles['shop-open']).toHaveLength(1)
  expect(game.facts(0).some((fact) => fact.k === 'rolled-next')).toBe(false)
})

test('ARK-ROUND-07 SC-114 after the round of the last card the final routes are named', () => {
  const game = intoRound(fresh(2), 10)
  game.sees(0, { shop: { deck: 0 } })
  expect(game.state.core.piles['shop-open']).toHaveLength(1)
  playOn(game, () => game.moves().some((move) => move.startsWith('start ')))
  game.decides(0, 1).expect({ round: 10, shop: [] })
  expect(game.engine.view(game.state, 0).shop.old).toHaveLength(10)
  toTheEnd(game)
  expect(rounds(game)).toHaveLength(10)
})

test('ARK-ROUND-07 the role is not passed on after the last round: who held it meets the Ancient first', () => {
  const game = playTurns(turns(2, 10, 1)).expect({ round: 10, first: 1 })
  for (const seat of [0, 1]) game.play(`${seat}: start c63`, `${seat}: go r-c63-c64`, `${seat}: finish`)
  game.decides(1).offers(['face it'])
})

test.each([
  [2, 1, [5, 5]],
  [3, 2, [3, 3, 3]],
  [4, 3, [2, 2, 2, 2]],
])('ARK-ROUND-08 SC-006 with %i players each is first equally often from round %i on', (players, from, times) => {
  const firsts = rounds(toTheEnd(fresh(players)))
    .filter((fact) => (fact.round as number) >= from)
    .map((fact) => fact.first)
  expect(times.map((_, seat) => firsts.filter((first) => first === seat).length)).toEqual(times)
})

test('ARK-START-01 in an opening round all players act at once', () => {
  const game = intoRound(fresh(3), 1).decides(1).play('take die-1', 'take die-2', 'take die-3').decides(0, 1, 2)
  for (const seat of [0, 1, 2]) game.play(`${seat}: own die-1 die-2`)
  game.decides(0, 1, 2)
})

test.each([
  [2, []],
  [3, [1]],
  [4, [1, 2]],
])('ARK-START-02 with %i players these rounds are opening rounds: %j', (players, opening) => {
  const found: number[] = []
  for (let round = 1; round <= 4; round++) {
    const game = intoRound(fresh(players), round)
    const normal = game.moves().some((move) => move.startsWith('pick '))
    if (!normal) found.push(round)
  }
  expect(found).toEqual(opening)
})

test('ARK-START-03 ARK-START-04 opening rounds belong to the ten, and each turns up a card', () => {
  const game = fresh(4)
  for (const [round, deck] of [
    [1, 9],
    [2, 8],
    [3, 7],
  ] as const) {
    intoRound(game, round).sees(0, { round, shop: { deck } })
    expect(game.state.core.piles['shop-open']).toHaveLength(1)
  }
})

test('ARK-START-09 in the second opening round of four nobody takes or rolls dice', () => {
  const game = intoRound(fresh(4), 2).decides(0, 1, 2, 3)
  expect(game.moves(0).every((move) => /^(choose|change) /.test(move))).toBe(true)
  expect(game.facts(0).filter((fact) => fact.k === 'die-taken')).toHaveLength(4)
  expect(game.facts(0).filter((fact) => fact.k === 'rolled-taken')).toHaveLength(1)
})

test('ARK-START-10 SC-066 the first player of set-up begins the first normal round', () => {
  intoRound(fresh(4), 3).expect({ first: 1 }).decides(1).offers(['pick die-1'])
  intoRound(fresh(4), 4).expect({ first: 2 }).decides(2)
})

test('ARK-START-10 the open card is discarded after an opening round', () => {
  const game = intoRound(fresh(4), 1)
  const old = ids(game.state, 'shop-open')
  intoRound(game, 2).sees(0, { shop: { old } })
})

test('ARK-START-13 SC-121 an opening round counts on the round track, and the role stays', () => {
  const game = intoRound(fresh(3), 1).expect({ round: 1, first: 1 })
  intoRound(game, 2).expect({ round: 2, first: 1 }).decides(1)
})
