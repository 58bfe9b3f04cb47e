// Planning a whole round: what is free comes first, both archaeologists go out, coins are spent last, and little is left in the hand. The
// rival has passed, so that turn follows turn.

import { type Chapter, worldsFrom } from '../../../../board-kit/lessons/chapter.ts'

export const round: Chapter = {
  id: 'round',
  position: {
    table: { players: 2, temple: 'bird' },
    round: 3,
    row: ['mortar', 'stone-jar', 'monkey-medallion', 'machete', 'axe', 'dog'],
    sites: { 'l1-lower-2': { tile: 'level1-coin-two-tablets' } },
    explorers: [
      {
        hand: ['fear', 'fear', 'funding-car', 'funding-ship', 'exploration-ship'],
        deck: ['exploration-car'],
        coin: 0,
        compass: 0,
        tablet: 0,
        staff: [{ id: 'assistant-coins' }],
      },
      { passed: true },
    ],
  },
  steps: [
    {
      // ARN-ROUND-08: the last player who has not passed takes turn after turn. ARN-FREE-01, -05.
      id: 'free',
      goal: { fact: 'used' },
      way: ['use assistant-coins'],
      otherwise: ['use ...'],
      lit: [{ touchedBy: 'use ...' }],
      rule: 'ARN-FREE-01',
    },
    {
      // ARN-TURN-07: a card is used for its travel icons or for its effect, never for both. ARN-FEAR-01.
      id: 'boot',
      goal: { fact: 'dug' },
      since: 'start',
      way: ['dig camp-arrowhead-1', 'pay fear'],
      otherwise: ['dig ...'],
      lit: [['camp-arrowhead-1'], ['fear']],
      rule: 'ARN-TURN-07',
    },
    {
      // ARN-ROUND-11: both come home at the end of the round. ARN-TRAVEL-02.
      id: 'second',
      goal: { fact: 'dug', times: 2 },
      since: 'start',
      way: ['end', 'dig l1-lower-2', 'pay funding-car'],
      otherwise: ['dig ...'],
      lit: [['l1-lower-2'], ['funding-car']],
      rule: 'ARN-ROUND-11',
    },
    {
      // ARN-ROUND-17: what is bought lies above the cards that are shuffled under the deck.
      id: 'buy',
      goal: { fact: 'bought' },
      way: ['end', 'play funding-ship', 'buy machete', 'pay coin+coin+coin+coin'],
      otherwise: ['buy ...'],
      lit: [{ touchedBy: 'play funding-ship' }, { touchedBy: 'buy ...' }],
      rule: 'ARN-ROUND-17',
    },
    {
      // ARN-RES-02, ARN-TURN-10, ARN-ROUND-19: resources stay, left-over travel does not, assistants get ready.
      id: 'pass',
      goal: { fact: 'passed' },
      way: ['end', 'play exploration-ship', 'pass'],
      otherwise: ['play ...', 'pass'],
      lit: [{ touchedBy: 'play exploration-ship' }, ['pass']],
      rule: 'ARN-PASS-01',
    },
    {
      // ARN-ROUND-14, -15, ARN-ROUND-05: what is kept counts towards the five.
      id: 'keep',
      goal: { any: [{ move: 'discard ...' }, { move: 'keep ...' }] },
      way: ['end', 'discard fear'],
      lit: [{ touchedBy: 'discard ...' }],
      rule: 'ARN-ROUND-14',
    },
  ],
  exam: {
    position: {
      table: { players: 2, temple: 'bird' },
      round: 4,
      row: ['mortar', 'stone-jar', 'monkey-medallion', 'ritual-dagger', 'machete', 'dog'],
      sites: {
        'l1-lower-2': { tile: 'level1-compass-arrowhead' },
        'l1-lower-3': { tile: 'level1-jewel', guardian: 'guardian-two-coins-arrowhead' },
      },
      men: { 'l1-lower-3': 0, 'camp-jewel-1': 1 },
      explorers: [
        { hand: ['fear', 'funding-car', 'exploration-ship'], coin: 2, compass: 1, tablet: 1, arrowhead: 1 },
        { hand: ['funding-ship', 'fear'], coin: 2, compass: 2 },
      ],
    },
    way: ['dig l1-lower-2', 'pay funding-car', 'end'],
  },
  worlds: async () => worldsFrom(await import('./round/worlds.json', { with: { type: 'json' } })),
  texts: {
    en: async () => (await import('./round/en.ts')).en,
    ru: async () => (await import('./round/ru.ts')).ru,
    fr: async () => (await import('./round/fr.ts')).fr,
    pl: async () => (await import('./round/pl.ts')).pl,
  },
}
