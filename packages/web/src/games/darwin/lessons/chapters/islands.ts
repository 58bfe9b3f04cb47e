// Exploring, tents and what a campsite sets off. The rival has placed all workers, so that turn follows turn.

import { type Chapter, worldsFrom } from '../../../../board-kit/lessons/chapter.ts'

/** No objective and no crew card asks anything in between. */
const QUIET = { reserve: [], crew: [] }
const RIVAL = { ...QUIET, placed: { w1: 'turn-order', w2: 'turn-order', w3: 'turn-order', w4: 'turn-order' } }

export const islands: Chapter = {
  id: 'islands',
  position: {
    table: { players: 2 },
    phase: 'turn',
    round: 3,
    tiles: ['special-7', 'special-8', 'special-1', 'special-9', 'special-5', 'special-12'],
    tokens: { 'i1-2': 'red-plant', 'i1-5': 'green-bird', 'i1-9': 'blue-fossil', 'i1-12': 'red-bird' },
    camps: { 'camp-sea-6': [0, 1], 'camp-sea-12': [0, null] },
    boards: [
      {
        ...QUIET,
        coin: 6,
        knowledge: 1,
        rows: ['p', 'gg', 'gbgb', 'rr', ''],
        explorers: ['i1-1', null, null],
        ship: 'sea-7',
      },
      { ...RIVAL, explorers: ['i1-3', null, null] },
    ],
  },
  steps: [
    {
      // DAR-EXPLORE-01, -02, -06: a rival's explorer is jumped without a step; the first to cross a golden ribbon takes its points.
      id: 'jump',
      goal: {
        any: [
          { fact: 'explore', with: { to: 'i1-4' } },
          { fact: 'explore', with: { to: 'i1-7' } },
        ],
      },
      way: ['place w2 explore-1', 'explore i1-4'],
      otherwise: ['place * explore-1'],
      lit: [{ touchedBy: 'place w2 explore-1', part: 1 }, ['i1-3'], ['i1-4']],
      rule: 'DAR-EXPLORE-02',
    },
    {
      // DAR-CAMP-01, -02: the topmost tent, into an empty slot, at its price.
      id: 'tent',
      goal: { fact: 'tent' },
      way: ['tent camp-i1-4 1'],
      lit: [{ touchedBy: 'tent ...' }],
      rule: 'DAR-CAMP-02',
    },
    {
      // DAR-CAMP-03: what the campsite shows comes first.
      id: 'stamps',
      goal: { any: [{ fact: 'stamp', times: 2 }, { fact: 'explore', times: 2 }, { fact: 'sail' }] },
      since: 'start',
      way: ['stamp envelope-1 stack-1', 'stamp envelope-1 stack-1'],
      lit: [{ touchedBy: 'stamp ...' }, { touchedBy: 'stamp ...', part: 1 }],
      rule: 'DAR-CAMP-03',
    },
    {
      // DAR-CAMP-04, DAR-EXPLORE-05: one of two actions beside the tent's old place; a branch of one's choice.
      id: 'fork',
      goal: { fact: 'explore', times: 2 },
      since: 'start',
      way: ['explore 1', 'explore i1-5'],
      lit: [['explore 1'], ['i1-5'], ['i1-8']],
      rule: 'DAR-CAMP-04',
    },
    {
      // DAR-CAMP-05, -06, -07: any campsite without a tent of one's own, wherever the pieces are.
      id: 'any',
      goal: { fact: 'tent', times: 2 },
      since: 'start',
      way: ['study green-bird', 'end turn', 'place w3 special-slot-top-right', 'any-camp', 'tent camp-i3-3 1'],
      lit: [
        { touchedBy: 'place w3 special-*' },
        { touchedBy: 'place w3 special-*', part: 1 },
        ['any-camp'],
        { touchedBy: 'tent ...' },
      ],
      rule: 'DAR-CAMP-05',
    },
  ],
  exam: {
    position: {
      table: { players: 2 },
      phase: 'turn',
      round: 2,
      tokens: { 'i1-2': 'red-plant', 'i1-5': 'green-bird', 'i1-9': 'blue-fossil', 'i1-12': 'red-bird' },
      boards: [
        { ...QUIET, coin: 5, rows: ['p', 'ggg', 'bb', 'ry', ''], explorers: ['i1-2', null, null], ship: 'sea-4' },
        { ...QUIET, coin: 5, rows: ['p', 'gg', 'bb', 'ry', ''], explorers: ['i1-3', null, null], ship: 'sea-4' },
      ],
    },
    way: [
      'place w2 explore-1',
      'explore i1-4',
      'tent camp-i1-4 1',
      'stamp envelope-1 stack-1',
      'stamp envelope-1 stack-1',
      'end turn',
    ],
  },
  worlds: async () => worldsFrom(await import('./islands/worlds.json', { with: { type: 'json' } })),
  texts: {
    en: async () => (await import('./islands/en.ts')).en,
    ru: async () => (await import('./islands/ru.ts')).ru,
    fr: async () => (await import('./islands/fr.ts')).fr,
    pl: async () => (await import('./islands/pl.ts')).pl,
  },
}
