// Tests granted actions that wait for their payment: if a free action meanwhile makes the price unpayable, nothing has
// been paid or done, and the action is offered again (ARN-FREE-10, ARN-EFFECT-19).

import { test } from 'vitest'
import { SITE, type Things, turn } from '../testing/turn.ts'

const ROW = ['war-club', 'hat', 'axe', 'dog', 'tent', 'flask']
const SPOILT_COIN = ['slot jewel', 'pay coin', 'withdraw']
const SPOILT_HAND = ['play funding-car', 'withdraw']
const FAR = { sites: { [SITE]: { tile: 'level1-jewel' } } }
const CAMPS = [...['coins', 'compasses', 'tablets', 'arrowhead', 'jewel'].map((id) => `dig camp-${id}-1`), 'skip']
const LEVEL1 = ['upper', 'lower'].flatMap((row) => [1, 2, 3, 4].map((i) => `discover l1-${row}-${i}`))

type Grant = {
  readonly by: string
  readonly own: Things
  readonly table?: Things
  /** The moves up to the question, to its payment, and the free action that makes the payment impossible. */
  readonly moves: readonly string[]
  readonly again: readonly string[]
}

const GRANTS: readonly Grant[] = [
  {
    by: 'the purchase of the Fishing Rod',
    own: { hand: ['fishing-rod'], coin: 1, crates: 1 },
    table: { row: ROW, items: ['torch'] },
    moves: ['play fishing-rod', 'buy tent', ...SPOILT_COIN],
    again: ['buy hat', 'buy axe', 'buy dog', 'buy flask', 'buy torch', 'skip'],
  },
  {
    by: 'the purchase with a borrowed assistant',
    own: { hand: ['coconut-flask'], tablet: 1, coin: 1, crates: 1 },
    table: { row: ROW, supply: [['assistant-discount'], [], []] },
    moves: ['play coconut-flask', 'pay tablet', 'borrow assistant-discount', 'buy tent', ...SPOILT_COIN],
    again: ['buy hat', 'buy axe', 'buy dog', 'buy flask', 'skip'],
  },
  {
    by: 'the trip of the Sea Turtle',
    own: { hand: ['sea-turtle', 'funding-car'] },
    table: FAR,
    moves: ['play sea-turtle', `dig ${SITE}`, ...SPOILT_HAND],
    again: CAMPS,
  },
  {
    by: 'the discovery of the Aeroplane',
    own: { hand: ['aeroplane', 'funding-car'], compass: 4 },
    moves: ['play aeroplane', 'discover l2-1', ...SPOILT_HAND],
    again: [...CAMPS, ...LEVEL1],
  },
  {
    by: 'the research of the Idol of Ara-Anu',
    own: { hand: ['idol-of-ara-anu'], tablet: 1, arrowhead: 1, compass: 1, boons: ['guardian-four-coins'] },
    moves: [
      'play idol-of-ara-anu',
      'pay tablet',
      'research glass bird-r1-1',
      'boon guardian-four-coins',
      'trade arrowhead',
      'withdraw',
    ],
    again: ['research glass bird-r1-2', 'skip'],
  },
  {
    by: 'the research of the Inscribed Blade',
    own: { hand: ['inscribed-blade'], tablet: 1, jewel: 1, coin: 1, crates: 1, glass: 'bird-r4-2' },
    moves: ['play inscribed-blade', 'pay tablet', 'research glass bird-r5-1', ...SPOILT_COIN],
    again: ['research notebook bird-r1-2', 'skip'],
  },
  {
    by: 'borrowing an assistant',
    own: { hand: ['coconut-flask'], tablet: 1, crates: 2 },
    table: { supply: [['assistant-coin-for-arrowhead'], ['assistant-tablet'], []] },
    moves: [
      'play coconut-flask',
      'pay tablet',
      'slot jewel',
      'pay coin',
      'borrow assistant-coin-for-arrowhead',
      ...SPOILT_COIN,
    ],
    again: ['borrow assistant-tablet', 'skip'],
  },
  {
    by: 'the jewel of the Parrot',
    own: { hand: ['parrot', 'funding-car'] },
    moves: ['play parrot', 'use', ...SPOILT_HAND],
    again: ['skip'],
  },
  {
    by: 'the jewel of a camp',
    own: { hand: ['fear', 'funding-car'] },
    moves: ['dig camp-jewel-1', 'pay fear', 'use', ...SPOILT_HAND],
    again: ['skip'],
  },
  {
    by: 'what the Star Charts buy',
    own: { hand: ['star-charts'], tablet: 1, coin: 1, crates: 1 },
    moves: ['play star-charts', 'pay tablet', 'use', ...SPOILT_COIN],
    again: ['skip'],
  },
]

for (const { by, own, table, moves, again } of GRANTS) {
  test(`ARN-FREE-10 ${by} is there again when its payment was spoilt`, () => {
    turn(own, table)
      .play(...moves)
      .offersOnly(again)
  })
}
