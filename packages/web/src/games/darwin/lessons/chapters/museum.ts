// Delivering specimens and studying those of the museum: coins early, evolution late. The rival has placed all workers, so that turn follows turn.

import { type Chapter, worldsFrom } from '../../../../board-kit/lessons/chapter.ts'

/** No objective and no crew card asks anything in between. */
const QUIET = { reserve: [], crew: [] }
const RIVAL = { ...QUIET, placed: { w1: 'turn-order', w2: 'turn-order', w3: 'turn-order', w4: 'turn-order' } }

export const museum: Chapter = {
  id: 'museum',
  position: {
    table: { players: 2 },
    phase: 'turn',
    round: 3,
    museum: ['green-bird', 'red-bird', 'red-reptile'],
    boards: [
      {
        ...QUIET,
        coin: 4,
        knowledge: 3,
        rows: ['p', 'gg', 'bb', 'rr', ''],
        studied: ['red-plant', 'blue-plant'],
        explorers: ['i1-2', null, null],
      },
      RIVAL,
    ],
  },
  steps: [
    {
      id: 'go',
      goal: { move: 'place * museum-deliver' },
      way: ['place w1 museum-deliver'],
      lit: [['w1'], { touchedBy: 'place * museum-deliver', part: 1 }],
      rule: 'DAR-MUSEUM-01',
    },
    {
      // DAR-MUSEUM-04: a coin for each empty cell of its row and column, a step of evolution for each full one.
      id: 'deliver',
      goal: { fact: 'deliver' },
      way: ['deliver red-plant'],
      otherwise: ['deliver ...', 'place * museum-deliver'],
      lit: [{ touchedBy: 'deliver ...' }],
      rule: 'DAR-MUSEUM-04',
    },
    {
      // DAR-MUSEUM-05, -06: the second costs three coins, which the first may have brought.
      id: 'second',
      goal: { fact: 'deliver', times: 2 },
      since: 'start',
      way: ['deliver blue-plant'],
      otherwise: ['deliver ...', 'place * museum-deliver'],
      lit: [{ touchedBy: 'deliver ...' }],
      rule: 'DAR-MUSEUM-05',
    },
    {
      // DAR-MUSEUM-08, -09: another space, for any tile of the museum.
      id: 'study',
      goal: { fact: 'study' },
      way: ['end turn', 'place w2 museum-study', 'study green-bird'],
      otherwise: ['study ...', 'place * museum-study'],
      lit: [['end turn'], { touchedBy: 'place * museum-study', part: 1 }, { touchedBy: 'study ...' }],
      rule: 'DAR-MUSEUM-08',
    },
  ],
  exam: {
    position: {
      table: { players: 2 },
      phase: 'turn',
      round: 4,
      museum: ['green-bird', 'red-bird', 'red-reptile', 'blue-bird'],
      boards: [
        {
          ...QUIET,
          coin: 3,
          knowledge: 2,
          theory: 6,
          rows: ['p', 'ggg', 'bbb', 'rr', ''],
          studied: ['red-plant', 'blue-plant'],
          explorers: ['i1-2', null, null],
          ship: 'sea-8',
        },
        { ...QUIET, coin: 6, theory: 5, rows: ['p', 'gg', 'bbb', 'ry', ''], ship: 'sea-8' },
      ],
    },
    way: ['place w1 museum-deliver', 'deliver red-plant', 'deliver blue-plant', 'end turn'],
  },
  worlds: async () => worldsFrom(await import('./museum/worlds.json', { with: { type: 'json' } })),
  texts: {
    en: async () => (await import('./museum/en.ts')).en,
    ru: async () => (await import('./museum/ru.ts')).ru,
    fr: async () => (await import('./museum/fr.ts')).fr,
    pl: async () => (await import('./museum/pl.ts')).pl,
  },
}
