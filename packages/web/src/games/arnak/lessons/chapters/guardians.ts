// Guardians: what they cost, what they leave, and a card that does it from afar. The rival has passed, so that turn follows turn.

import { type Chapter, worldsFrom } from '../../../../board-kit/lessons/chapter.ts'

export const guardians: Chapter = {
  id: 'guardians',
  position: {
    table: { players: 2, temple: 'bird' },
    round: 3,
    sites: {
      'l1-lower-1': { tile: 'level1-jewel', guardian: 'guardian-four-coins' },
      'l1-lower-3': { tile: 'level1-tablet-arrowhead', guardian: 'guardian-three-tablets' },
      'l1-upper-3': { tile: 'level1-coin-arrowhead' },
    },
    men: { 'l1-lower-1': 0 },
    explorers: [
      { hand: ['bear-trap', 'fear'], coin: 4, compass: 1, tablet: 1, boons: ['guardian-boot-jewel'] },
      { passed: true },
    ],
  },
  steps: [
    {
      // ARN-GUARD-02, -03: one stands with it and pays the cost at the bottom of its tile.
      id: 'pay',
      goal: { fact: 'overcome' },
      way: ['overcome l1-lower-1', 'pay coin+coin+coin+coin'],
      lit: [['guardian-four-coins'], ['coin']],
      rule: 'ARN-GUARD-02',
    },
    {
      // ARN-GUARD-07, -09, -13: a boon may be used in the very same turn.
      id: 'boon',
      goal: { fact: 'boon', with: { guardian: 'guardian-four-coins' } },
      way: ['boon guardian-four-coins', 'trade tablet'],
      lit: [['guardian-four-coins']],
      rule: 'ARN-GUARD-07',
    },
    {
      // ARN-TRAVEL-12: a travel boon is spent like the icons of a card.
      id: 'travel',
      goal: { fact: 'dug' },
      way: ['end', 'dig l1-upper-3', 'pay guardian-boot-jewel'],
      lit: [['l1-upper-3'], ['guardian-boot-jewel']],
      rule: 'ARN-TRAVEL-12',
    },
    {
      // ARN-CARD-03, -04: no other archaeologist may be there; one's own presence does not matter.
      id: 'trap',
      goal: { fact: 'overcome', times: 2 },
      since: 'start',
      way: ['end', 'play bear-trap', 'overcome l1-lower-3'],
      lit: [['bear-trap'], ['guardian-three-tablets']],
      rule: 'ARN-CARD-03',
    },
  ],
  exam: {
    position: {
      table: { players: 2, temple: 'bird' },
      round: 3,
      sites: {
        'l1-lower-1': { tile: 'level1-jewel', guardian: 'guardian-four-coins' },
        'l1-lower-3': { tile: 'level1-tablet-arrowhead', guardian: 'guardian-three-tablets' },
      },
      men: { 'l1-lower-1': 0 },
      explorers: [
        { hand: ['funding-car', 'exploration-ship', 'fear'], coin: 4, compass: 3, tablet: 1 },
        { coin: 2, compass: 2 },
      ],
    },
    way: ['overcome l1-lower-1', 'pay coin+coin+coin+coin', 'end'],
  },
  worlds: async () => worldsFrom(await import('./guardians/worlds.json', { with: { type: 'json' } })),
  texts: {
    en: async () => (await import('./guardians/en.ts')).en,
    ru: async () => (await import('./guardians/ru.ts')).ru,
    fr: async () => (await import('./guardians/fr.ts')).fr,
    pl: async () => (await import('./guardians/pl.ts')).pl,
  },
}
