// Tests which of Alfred's priorities is reported as decisive, with a position for each.

import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { alfredWatched, DELIVER, LEFT, MAIN, NO_TRIGGERS, QUIET, SMALL, type StateChanges } from '../testing/at.ts'
import { darwin } from '../testing/index.ts'
import { type AlfredReason, decide, type Ladder, REASONS, reasonsIn } from './ladder.ts'

const LADDER: Ladder<readonly [number, number]> = {
  only: 'space-only',
  rungs: [
    { by: 'space-lowest', rank: ([a]) => a },
    { by: 'space-cheapest', rank: ([, b]) => b },
  ],
  rest: 'space-seal',
}

test('the last rung that sends any away has decided', () => {
  const by = (...all: [number, number][]) => decide(all, LADDER)
  expect(by()).toBeUndefined()
  expect(by([1, 1])).toEqual({ one: [1, 1], by: 'space-only' })
  expect(by([2, 0], [1, 1])).toEqual({ one: [1, 1], by: 'space-lowest' })
  expect(by([2, 0], [1, 1], [1, 0])).toEqual({ one: [1, 0], by: 'space-cheapest' })
  expect(by([3, 3], [3, 3])).toEqual({ one: [3, 3], by: 'space-seal' })
})

type Case = readonly [
  by: readonly AlfredReason[],
  k: string,
  card: string,
  his?: StateChanges,
  more?: StateChanges,
  human?: StateChanges,
]

const OPEN = { 'navigate-2': -1, 'explore-2': -1 }
const SAILING = { 'navigate-2': -1, 'navigate-3': -1 }
const LETTERS = { 'letters-2': -1, 'letters-3': -1 }
const EXPLORING = { 'explore-2': -1, 'explore-3': -1 }
const AT_ENDS = { ship: 'sea-26', explorers: ['i1-24', null, null], stacks: [0, 0, 0], mail: [4, 4, 4] }
const ALL_OUT = { A: 'turn-order', B: 'turn-order', C: 'turn-order' }
const THIRD = 'alfred-action-7'
const STAMPS = { rows: ['y', 'g', 'g', 'g'] }
const CAMP = { rows: ['b', 'y', 'r', 'g'], ship: 'sea-5', coin: 0 }
const FREE = { ...NO_TRIGGERS, pawn: 7, round: 1 }
const LAND = {
  ...NO_TRIGGERS,
  pawn: 4,
  round: 2,
  cards: ['bonus-green-2', 'bonus-green-1'],
  table: { alfred: 'green' },
}
const NO_COINS = { museum: [], rowCoins: [] }

const CASES: readonly Case[] = [
  [['main-nobody'], 'alfred-fails', MAIN, { rows: ['b', 'b', 'b', 'b'], coin: 0, ship: 'sea-26' }],
  [['main-seal'], 'alfred-fails', MAIN, { rows: ['r', 'r', 'r', 'r'], coin: 0 }],
  [['special-taken'], 'alfred-fails', LEFT, {}, {}, { placed: { w2: 'special-slot-top-right' } }],
  [['special-empty', 'worker-lowest'], 'alfred-place', LEFT],
  [['small-taken'], 'alfred-fails', SMALL, {}, {}, { placed: { w2: 'small-right' } }],
  [['small-lens'], 'alfred-fails', SMALL, { lenses: 6, coin: 9 }],
  [['small-coins'], 'alfred-fails', SMALL, { coin: 3 }],
  [['small-empty', 'worker-only'], 'alfred-place', SMALL, { coin: 4, placed: ALL_OUT }],
  [['deliver-none'], 'alfred-fails', DELIVER],
  [['deliver-due', 'worker-lowest'], 'alfred-place', DELIVER, { studied: ['green-bird'] }],
  [['rest-last', 'worker-lowest'], 'alfred-rests', MAIN, { rows: ['b', 'b', 'b', 'b'], coin: 0, ship: 'sea-26' }],

  [['worker-first', 'space-only'], 'alfred-place', MAIN, { rows: ['b', 'y', 'r', 'g'], coin: 0 }],
  [['worker-next', 'space-only'], 'alfred-place', THIRD, { rows: ['b', 'y', 'g', 'r'], placed: { C: 'turn-order' } }],
  [['worker-next', 'space-only'], 'alfred-place', MAIN, { rows: ['b', 'y', 'r', 'g'], ship: 'sea-26' }],
  [['worker-only', 'space-only'], 'alfred-place', MAIN, { rows: ['b', 'y', 'r', 'g'], placed: ALL_OUT }],
  [['worker-first', 'space-paid'], 'alfred-place', MAIN, { rows: ['b', 'y', 'r', 'g'], coin: 0 }, { lenses: SAILING }],
  [
    ['worker-first', 'space-lowest'],
    'alfred-place',
    MAIN,
    { rows: ['bb', 'y', 'r', 'g'], coin: 3 },
    { lenses: SAILING },
  ],
  [
    ['worker-first', 'space-cheapest'],
    'alfred-place',
    MAIN,
    { rows: ['gbb', 'y', 'r', 'g'], coin: 9 },
    { lenses: OPEN },
  ],
  [['worker-first', 'space-seal'], 'alfred-place', MAIN, { rows: ['ybg', 'y', 'r', 'g'], coin: 0 }],

  [
    ['lens-row'],
    'unlock',
    SMALL,
    { rows: ['bby', 'gg', 'r', 'r'], coin: 4, ...AT_ENDS },
    { lenses: { ...SAILING, ...LETTERS } },
  ],
  [['lens-leading'], 'unlock', SMALL, { rows: ['brr', 'g', 'g', 'g'], coin: 4, ...AT_ENDS }],
  [['lens-more'], 'unlock', SMALL, { rows: ['byyr', 'g', 'g', 'g'], coin: 4, ...AT_ENDS }, { lenses: SAILING }],
  [['lens-seal'], 'unlock', SMALL, { rows: ['bry', 'g', 'g', 'g'], coin: 4, ...AT_ENDS }, { lenses: SAILING }],
  [['lens-only'], 'unlock', SMALL, { coin: 4, ...AT_ENDS }, { lenses: { ...SAILING, ...LETTERS, ...EXPLORING } }],
  [['lens-left'], 'unlock', SMALL, { rows: ['b', 'b', 'b', 'b'], coin: 4, ...AT_ENDS }, { lenses: SAILING }],

  [
    ['row-bracket', 'seal-leading'],
    'seal',
    MAIN,
    { rows: ['ry', 'g', 'g', 'b'], coin: 0 },
    { academy: 'gyr.........' },
  ],
  [
    ['row-beyond', 'seal-left'],
    'seal',
    SMALL,
    { rows: ['rrr', 'ggb', 'gbb', 'rry'], coin: 1 },
    { academy: 'ryb.........' },
  ],
  [['row-bracket', 'seal-free'], 'seal', LEFT, { rows: ['g', 'y', 'r', 'b'] }, { ...FREE, academy: 'bbbbbbbbbbbg' }],
  [
    ['row-bracket', 'seal-free-left'],
    'seal',
    LEFT,
    { rows: ['g', 'y', 'r', 'b'] },
    { ...FREE, academy: '...ybb......' },
  ],

  [['stamps-lead'], 'stamp', MAIN, STAMPS, {}, { mail: [0, 1, 0] }],
  [['stamps-none'], 'stamp', MAIN, { ...STAMPS, mail: [1, 0, 0], stacks: [3, 4, 4] }],
  [['stamps-fewest'], 'stamp', MAIN, { ...STAMPS, mail: [3, 1, 1], stacks: [0, 3, 4] }],

  [['way-longest'], 'sail', MAIN, { rows: ['b', 'y', 'r', 'g'], ship: 'sea-1' }],
  [['island-only'], 'explore', MAIN, { rows: ['g', 'y', 'r', 'b'], explorers: ['i1-0', null, 'i3-10'] }],
  [['island-right'], 'explore', MAIN, { rows: ['g', 'y', 'r', 'b'], explorers: ['i1-0', 'i2-0', null] }],
  [['island-only', 'way-longest'], 'explore', MAIN, { rows: ['g', 'y', 'r', 'b'], explorers: ['i1-4', null, null] }],
  [['land-left'], 'land', LEFT, { explorers: ['i1-3', null, null] }, LAND],
  [['land-only'], 'land', LEFT, { explorers: ['i1-3', null, 'i3-0'] }, LAND],

  [['tent-cheaper'], 'tent', MAIN, CAMP],
  [['tent-dearer'], 'tent', MAIN, { ...CAMP, coin: 1 }, { camps: { 'camp-sea-6': [0, null] } }],
  [['discard-gold'], 'alfred-discards', MAIN, CAMP, { shown: ['silver-2', 'gold-2'] }],
  [['discard-only'], 'alfred-discards', MAIN, CAMP, { shown: ['silver-2'] }],

  [['deliver-only'], 'deliver', DELIVER, { studied: ['green-bird'] }],
  [
    ['deliver-shared'],
    'deliver',
    DELIVER,
    { studied: ['green-bird', 'red-fossil'] },
    NO_COINS,
    { studied: ['red-fossil'] },
  ],
  [['deliver-coins'], 'deliver', DELIVER, { studied: ['green-bird', 'blue-bird'] }, { museum: [], rowCoins: ['blue'] }],
  [['deliver-first'], 'deliver', DELIVER, { studied: ['green-bird', 'blue-plant'] }, NO_COINS],
]

for (const [by, k, card, his = {}, more = {}, human = {}] of CASES)
  test(`${by.join(', ')} is told with ${k}`, () => {
    const facts = alfredWatched(card, his, { ...NO_TRIGGERS, ...more }, human).facts(0)
    const mine = facts.slice(facts.findIndex((fact) => fact.k === 'alfred-card'))
    expect(mine.filter((fact) => fact.k === k).map(reasonsIn)[0]).toEqual(by)
  })

test('DAR-SOLO-62 that he takes the first of two actions is told with what it does', () => {
  const game = table(darwin, {
    phase: 'rewards',
    table: { players: 1 },
    letters: ['letter-8', 'letter-2', 'letter-7'],
    pawn: 6,
    boards: [
      { ...QUIET, mail: [2, 0, 0] },
      { mail: [1, 0, 0], ship: 'sea-0' },
    ],
  }).play('0: done')
  const sails = game.facts(0).find(({ k, seat }) => k === 'sail' && seat === 'alfred')
  expect(sails && reasonsIn(sails)).toEqual(['choice-first'])
})

test('each of his reasons decides in one of these positions', () => {
  const reported = new Set<AlfredReason>([...CASES.flatMap(([by]) => by), 'choice-first'])
  expect(REASONS.filter((reason) => !reported.has(reason))).toEqual([])
})
