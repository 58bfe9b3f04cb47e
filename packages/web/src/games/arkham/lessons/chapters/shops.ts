// Shops: how one is reached, what it pays, and how its bonuses are used, at once and in the next round, in which the card shows a tome.
// Alone, so that round follows round.

import { type Chapter, worldsFrom } from '../../../../board-kit/lessons/chapter.ts'

/** A whole round, for a learner who reaches a goal in a later one. */
const ROUND = ['visit ...', 'pick ...', 'choose ...', 'way ...', 'end']

export const shops: Chapter = {
  id: 'shops',
  position: {
    // The seed puts a tome card on top of the deck.
    seed: 'shops 1',
    table: { players: 1, ancient: 'dagon' },
    phase: 'turn',
    round: 3,
    dice: { 'die-1': 3, 'die-2': 3, 'die-3': 6, 'die-4': 2, 'die-5': 6 },
    slots: ['die-1', 'die-2'],
    shop: 'shop-double-1',
    boards: [{}],
  },
  steps: [
    {
      id: 'quarter',
      goal: { fact: 'quarter' },
      way: ['choose q33'],
      lit: [{ touchedBy: 'choose ...' }, ['shop-double-1']],
      rule: 'ARK-SHOP-01',
    },
    {
      // ARK-SHOP-02: a segment of this round must end at the shop. The card of the next round pays neither bonus.
      id: 'street',
      goal: { any: [{ offers: 'visit ...' }, { fact: 'visit' }] },
      way: ['way c r-c31-c41'],
      lost: ['way ...'],
      lit: [{ touchedBy: 'way c r-c31-c41' }],
      rule: 'ARK-SHOP-02',
    },
    {
      // ARK-SHOP-03, -09: one visit in a round, and a double card gives both of its bonuses.
      id: 'visit',
      goal: { fact: 'visit' },
      since: 'start',
      way: ['visit c31'],
      lit: [{ touchedBy: 'visit ...' }],
      rule: 'ARK-SHOP-09',
    },
    {
      // ARK-SHOP-15, -16: an extra segment may be drawn at once, and reaches shops, too.
      id: 'extra',
      goal: { move: 'segment ...' },
      since: 'start',
      way: ['segment r-c41-c51'],
      otherwise: ['segment ...', ...ROUND],
      lit: [['r-c41-c51']],
      rule: 'ARK-SHOP-15',
    },
    {
      id: 'end',
      goal: { move: 'end' },
      way: ['end'],
      lit: [['end']],
      rule: 'ARK-SHOP-13',
    },
    {
      // ARK-SHOP-11, -12, -14, ARK-QUARTER-08.
      id: 'change',
      goal: { fact: 'changed' },
      way: ['pick die-3 die-4', 'change die-3 -1'],
      otherwise: ['change ...', ...ROUND],
      lit: [['die-3', 'die-4'], ['coordinate-change']],
      rule: 'ARK-SHOP-11',
    },
    {
      // ARK-SHOP-07; what each tome does: ARK-ANCIENT-05, -06, -08.
      id: 'tome',
      goal: { move: 'visit * *' },
      way: ['choose q52', 'way a r-c42-c52 r-c51-c52', 'visit c51 reroll'],
      otherwise: ROUND,
      lit: [{ touchedBy: 'choose ...' }, ['r-c51-c52'], { touchedBy: 'visit * *', part: 1 }],
      rule: 'ARK-SHOP-07',
    },
  ],
  exam: {
    position: {
      table: { players: 1, ancient: 'dagon' },
      phase: 'turn',
      round: 6,
      dice: { 'die-1': 3, 'die-2': 3 },
      slots: ['die-1', 'die-2'],
      shop: 'shop-tome-1',
      boards: [{ segments: ['r-c22-c32', 'r-c32-c42', 'r-c41-c42'], bonuses: { 'extra-segment': 1 } }],
    },
    way: ['choose q33', 'way c r-c31-c41', 'visit c31 reroll', 'end'],
  },
  worlds: async () => worldsFrom(await import('./shops/worlds.json', { with: { type: 'json' } })),
  texts: {
    en: async () => (await import('./shops/en.ts')).en,
    ru: async () => (await import('./shops/ru.ts')).ru,
    fr: async () => (await import('./shops/fr.ts')).fr,
    pl: async () => (await import('./shops/pl.ts')).pl,
  },
}
