// Tests end step 3: the order of encounters, the dice, the tomes and the results (ARK-ANCIENT-01 to -20).

import type { Json } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import type { AncientId } from '../board/ancients.ts'
import { arkham } from '../testing/index.ts'

/** A solo player with these dice in the encounter. */
const facing = (rolled: readonly number[], ancient: AncientId, board: { readonly [field: string]: Json } = {}) =>
  table(arkham, {
    table: { players: 1, ancient },
    phase: 'encounter',
    boards: [{ rolled, madness: 0, ...board }],
  })

const verdict = (game: ReturnType<typeof facing>) => {
  const results = game
    .play('face it')
    .facts('spectator')
    .find((fact) => fact.k === 'verdict')
  return { failures: results?.failures, successes: results?.successes }
}

/** Routes that pass four, two and one of Dagon's horror places. */
const FOUR = { start: 'c32', steps: ['r-c32-c42', 'r-c42-c52', 'r-c52-c53', 'r-c43-c53', 'r-c33-c43'] }
const TWO = { start: 'c32', steps: ['r-c32-c42'] }
const ONE = { start: 'c14', steps: ['r-c14-c15'] }

test('ARK-ANCIENT-01 ARK-ANCIENT-02 SC-084 the maddest come first, equal ones clockwise from the last first player', () => {
  const game = table(arkham, {
    table: { players: 4, ancient: 'dagon' },
    phase: 'madness',
    first: 2,
    boards: [FOUR, TWO, FOUR, ONE],
  })
  for (const seat of [2, 0, 1, 3]) game.decides(seat).play('face it')
  expect(game.engine.isOver(game.state)).toBe(true)
})

test('ARK-ANCIENT-02 SC-119 who was first in round 10 is first among equals, though the round is over', () => {
  const game = table(arkham, {
    table: { players: 4, ancient: 'dagon' },
    phase: 'turn',
    round: 10,
    first: 3,
    dice: { 'die-1': 1, 'die-2': 2 },
    slots: ['die-1', 'die-2'],
    boards: [0, 1, 2, 3].map(() => ({ segments: ['r-c32-c42'] })),
  })
  for (const seat of [0, 1, 2, 3])
    game.play(...['choose q21', 'way c r-c63-c64', 'end'].map((move) => `${seat}: ${move}`))
  for (const seat of [0, 1, 2, 3])
    game.play(...['start c32', 'go r-c32-c42', 'finish'].map((move) => `${seat}: ${move}`))
  for (const seat of [3, 0, 1, 2]) game.decides(seat).play('face it')
})

test('ARK-ANCIENT-03 three dice are rolled, each from 1 to 6', () => {
  const seen = new Set<number>()
  for (let i = 0; i < 12; i++) {
    const game = table(arkham, {
      table: { players: 1, ancient: 'dagon' },
      seed: `three dice ${i}`,
      phase: 'route',
      boards: [{ segments: ['r-c10-c20'] }],
    }).play('start c10', 'go r-c10-c20', 'finish')
    const rolled = game.state.boards[0]?.rolled ?? []
    game.tells('spectator', { k: 'encounter', seat: 0, dice: rolled as number[] })
    expect(rolled).toHaveLength(3)
    for (const number of rolled) seen.add(number)
  }
  expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6])
})

test('ARK-ANCIENT-04 circled tomes are spent after the roll, and only those', () => {
  const game = facing([1, 2, 6], 'dagon', { bonuses: { improvement: 1 } })
  game.offersOnly(['improve 1', 'improve 2', 'face it'])
  game.refuses('reroll 1', 'ARK-SHOP-10').refuses('bless', 'ARK-SHOP-10')
  game.play('improve 1').refuses('improve 2', 'ARK-SHOP-10').offersOnly(['face it'])
})

test('ARK-ANCIENT-05 a reroll takes any of the three dice, once for each tome', () => {
  const game = facing([1, 2, 6], 'dagon', { bonuses: { reroll: 1 } })
  game.offersOnly([
    ...['reroll 1', 'reroll 2', 'reroll 3', 'reroll 1 2', 'reroll 1 3', 'reroll 2 3', 'reroll 1 2 3'],
    'face it',
  ])
  game
    .play('reroll 1 2')
    .expect({ boards: [{ bonuses: { reroll: 0 } }] })
    .refuses('reroll 1', 'ARK-SHOP-10')
})

test('ARK-ANCIENT-05 dice that are not named stay as they lie', () => {
  const results = Array.from({ length: 30 }, (_, i) => {
    const game = table(arkham, {
      table: { players: 1, ancient: 'dagon' },
      seed: `again ${i}`,
      phase: 'encounter',
      boards: [{ rolled: [1, 2, 6], bonuses: { reroll: 1 } }],
    }).play('reroll 2')
    return game.state.boards[0]?.rolled ?? []
  })
  expect(results.map(([one, , three]) => [one, three])).toEqual(results.map(() => [1, 6]))
  expect([...new Set(results.map(([, two]) => two))].sort()).toEqual([1, 2, 3, 4, 5, 6])
})

test('ARK-ANCIENT-06 an improvement adds two to one die', () => {
  facing([1, 2, 3], 'dagon', { bonuses: { improvement: 2 } })
    .play('improve 2')
    .expect({ boards: [{ rolled: [1, 4, 3] }] })
    .play('improve 2')
    .expect({ boards: [{ rolled: [1, 6, 3] }] })
})

test('ARK-ANCIENT-07 no result exceeds six', () => {
  const game = facing([5, 6, 1], 'dagon', { bonuses: { improvement: 2 } }).refuses('improve 2', 'ARK-ANCIENT-07')
  game.play('improve 1').expect({ boards: [{ rolled: [6, 6, 1] }] })
})

test('ARK-ANCIENT-07 a reroll of an improved die forgets the improvement', () => {
  const roll = (first: string[]) =>
    table(arkham, {
      table: { players: 1, ancient: 'dagon' },
      phase: 'encounter',
      boards: [{ rolled: [1, 1, 1], bonuses: { reroll: 1, improvement: 1 } }],
    }).play(...first, 'reroll 1').state.boards[0]?.rolled
  expect(roll(['improve 1'])).toEqual(roll([]))
})

test('ARK-ANCIENT-06 ARK-ANCIENT-08 SC-087 with Improvement and Blessing 2 3 4 become a failure and two successes', () => {
  // At madness 3 the numbers 1 and 2 fail with Dagon.
  const game = facing([2, 3, 4], 'dagon', { madness: 3, bonuses: { improvement: 1, blessing: 1 } })
  expect(verdict(game.play('improve 2', 'bless'))).toEqual({ failures: 1, successes: 2 })
})

test('ARK-ANCIENT-08 a blessing counts for all dice, whatever is done to them afterwards', () => {
  const game = facing([4, 2, 4], 'dagon', { bonuses: { improvement: 1, blessing: 1 } }).play('bless', 'improve 2')
  expect(verdict(game)).toEqual({ failures: 0, successes: 3 })
})

test('ARK-ANCIENT-04 a spent tome is told to all, and crossed out', () => {
  const game = facing([1, 2, 3], 'dagon', { bonuses: { reroll: 1, improvement: 1, blessing: 1 } })
  game.play('bless').tells('spectator', { k: 'blessed', seat: 0 }).refuses('bless', 'ARK-SHOP-10')
  game.play('improve 1').tells('spectator', { k: 'improved', seat: 0, dice: [3, 2, 3] })
  game.play('reroll 2').tells('spectator', { k: 'rerolled', seat: 0 })
  game.expect({ boards: [{ bonuses: { reroll: 0, improvement: 0, blessing: 0 } }] }).offersOnly(['face it'])
})

test('ARK-ANCIENT-09 five and six are successes, four is none', () => {
  expect(verdict(facing([4, 5, 6], 'dagon'))).toEqual({ failures: 0, successes: 2 })
})

test('ARK-ANCIENT-09 with a blessing three is still no success', () => {
  expect(verdict(facing([3, 3, 4], 'dagon', { bonuses: { blessing: 1 } }).play('bless'))).toEqual({
    failures: 0,
    successes: 1,
  })
})

test.each([
  ['cthulhu', [0, 1, 1, 2, 2, 3, 3, 4]],
  ['yog-sothoth', [0, 1, 1, 2, 3, 4]],
  ['dagon', [0, 1, 1, 2, 2, 3, 3, 4]],
  ['shub-niggurath', [0, 1, 2, 3, 4]],
] as const)('ARK-ANCIENT-10 ARK-ANCIENT-18 %s fails more and more with madness', (ancient, highest) => {
  for (const [madness, most] of highest.entries()) {
    // Together the rolls 5 1 2 and 5 3 4 show each number that can fail once.
    const low = verdict(facing([5, 1, 2], ancient, { madness })).failures as number
    const high = verdict(facing([5, 3, 4], ancient, { madness })).failures as number
    expect([madness, low + high]).toEqual([madness, most])
  }
})

test('ARK-MADNESS-05 ARK-ANCIENT-10 beyond the table its last row holds', () => {
  expect(verdict(facing([4, 4, 5], 'shub-niggurath', { madness: 11 }))).toEqual({ failures: 2, successes: 1 })
})

test('ARK-ANCIENT-11 SC-086 where a four fails, a blessing does not help', () => {
  const game = facing([4, 5, 6], 'shub-niggurath', { madness: 4, bonuses: { blessing: 1 } }).play('bless')
  expect(verdict(game)).toEqual({ failures: 1, successes: 2 })
})

test('ARK-ANCIENT-12 SC-090 what neither fails nor succeeds changes nothing', () => {
  const tourists = { q14: { circle: 2 } }
  const game = facing([2, 3, 4], 'dagon', { madness: 1, tourists })
  expect(verdict(game)).toEqual({ failures: 0, successes: 0 })
  game.expect({ boards: [{ tourists, ancientVp: 0, out: false }] })
})

test('ARK-ANCIENT-13 penalties come before rewards', () => {
  // The two circles in the only riverside quarter are lost first, so nothing is left for the success to count.
  facing([1, 5, 3], 'dagon', { madness: 1, tourists: { q14: { circle: 2 } } })
    .play('face it')
    .expect({ boards: [{ ancientVp: 0 }] })
})

test('ARK-ANCIENT-14 SC-089 three failures, and the player is out', () => {
  const tourists = { q14: { circle: 2 } }
  // At madness 5 the numbers 1 to 3 fail with Dagon.
  const game = facing([1, 2, 3], 'dagon', { madness: 5, tourists }).play('face it')
  game.expect({ boards: [{ out: true, ancientVp: 0 }] })
  expect(game.engine.isOver(game.state)).toBe(true)
})

test('ARK-ANCIENT-14 two failures are not the end', () => {
  facing([1, 2, 4], 'dagon', { madness: 5 })
    .play('face it')
    .expect({ boards: [{ out: false }] })
})

test('ARK-ANCIENT-15 each of at most three successes is rewarded, and the sum is told', () => {
  facing([5, 6, 5], 'dagon', { tourists: { q14: { circle: 1 }, q24: { cross: 1 } } })
    .play('face it')
    .expect({ boards: [{ ancientVp: 18 }] })
    .tells('spectator', { k: 'reward', seat: 0, points: 18 })
})

test('ARK-ANCIENT-16 only tourists along the route matter', () => {
  // The seed rolls 5 5 5. Both banks have tourists, but only q15 is along the route.
  const game = table(arkham, {
    table: { players: 1, ancient: 'dagon' },
    seed: 'roll 64',
    phase: 'madness',
    boards: [{ start: 'c04', steps: ['r-c04-c14'], tourists: { q14: { circle: 3 }, q15: { cross: 1 } } }],
  }).expect({ boards: [{ rolled: [5, 5, 5] }] })
  game.play('face it').expect({ boards: [{ ancientVp: 9 }] })
})

test('ARK-ANCIENT-20 the call is shown to all after the roll, not before', () => {
  const game = table(arkham, {
    table: { players: 2, ancient: 'cthulhu' },
    phase: 'route',
    boards: [
      { segments: ['r-c11-c21'], call: 'call-cross' },
      { segments: ['r-c10-c20'], call: 'call-square' },
    ],
  })
  game.play('0: start c11', '0: go r-c11-c21', '0: finish', '1: start c10', '1: go r-c10-c20')
  game.sees(1, { boards: [{ call: [null] }] }).sees(0, { boards: [{ call: ['call-cross'] }] })
  game.play('1: finish').decides(0).tells(1, { k: 'call', seat: 0, card: 'call-cross' })
  game.sees(1, { boards: [{ call: ['call-cross'] }] }).sees(0, { boards: [{}, { call: [null] }] })
  game.play('face it').sees(0, { boards: [{}, { call: ['call-square'] }] })
})

test('ARK-MADNESS-06 penalties do not change madness', () => {
  // At madness 4 the numbers 1 to 3 fail with Yog-Sothoth; each success is worth 16, before and after the strike.
  const game = facing([1, 5, 4], 'yog-sothoth', { madness: 4, tourists: { q44: { cross: 2 }, q54: { cross: 1 } } })
  game.play('face it').expect({ boards: [{ madness: 4, struck: ['q44', 'q54'], ancientVp: 16 }] })
})
