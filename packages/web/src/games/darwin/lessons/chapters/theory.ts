// What evolution is worth at the end, and how steps, full rows and a slot multiply. The rival has placed all workers, so that turn follows turn.

import { type Chapter, worldsFrom } from '../../../../board-kit/lessons/chapter.ts'

/** No objective and no crew card asks anything in between. */
const QUIET = { reserve: [], crew: [] }
const RIVAL = { ...QUIET, placed: { w1: 'turn-order', w2: 'turn-order', w3: 'turn-order', w4: 'turn-order' } }

export const theory: Chapter = {
  id: 'theory',
  position: {
    table: { players: 2 },
    phase: 'turn',
    round: 4,
    tiles: ['special-11', 'special-3', 'special-1', 'special-9', 'special-5', 'special-12'],
    museum: ['green-reptile', 'green-plant', 'green-bird', 'red-fossil', 'blue-fossil'],
    boards: [
      {
        ...QUIET,
        coin: 6,
        knowledge: 2,
        theory: 5,
        tents: 2,
        rows: ['p', 'ggy', 'byr', 'yrr', ''],
        studied: ['green-fossil', 'blue-plant', 'blue-reptile'],
        explorers: ['i1-4', null, null],
        ship: 'sea-14',
        reserve: ['silver-7', 'silver-4'],
      },
      { ...RIVAL, theory: 9, ship: 'sea-14' },
    ],
  },
  steps: [
    {
      // DAR-EVOLUTION-01, -02, DAR-SCORE-09: the last book that was reached counts at the end, times the museum's number.
      id: 'steps',
      goal: { fact: 'gain', with: { what: 'theory', n: 3 } },
      way: ['place w3 special-slot-top-left', 'theory 3'],
      lit: [['w3'], { touchedBy: 'place w3 special-slot-top-left', part: 1 }],
      rule: 'DAR-SCORE-09',
    },
    {
      // DAR-SCORE-08, DAR-MUSEUM-03, -04: a full row makes the number of the museum larger, for everybody.
      id: 'row',
      goal: { fact: 'deliver', with: { specimen: 'green-fossil' } },
      way: ['end turn', 'place w1 museum-deliver', 'deliver green-fossil'],
      otherwise: ['deliver green-fossil', 'place * museum-deliver'],
      lit: [{ touchedBy: 'place w1 museum-deliver', part: 1 }, ['green-fossil']],
      rule: 'DAR-SCORE-08',
    },
    {
      // DAR-EVOLUTION-03, DAR-OBJECTIVE-21: objectives ask for steps; one slot adds to the book.
      id: 'slot',
      goal: { fact: 'perk', with: { perk: 'book-plus' } },
      since: 'start',
      way: ['reach silver-7 silver-slot-4'],
      lit: [['silver-7'], ['silver-slot-4']],
      rule: 'DAR-OBJECTIVE-21',
    },
    {
      // DAR-MUSEUM-10, -12: as if it were delivered now, with the step for the full row.
      id: 'again',
      goal: { fact: 'redeliver' },
      way: ['skip', 'end turn', 'place w4 special-slot-top-right', 'redeliver green-fossil'],
      otherwise: ['redeliver ...', 'place * special-slot-top-right'],
      lit: [
        { touchedBy: 'place w4 special-slot-top-right' },
        { touchedBy: 'place w4 special-slot-top-right', part: 1 },
        { touchedBy: 'redeliver ...' },
      ],
      rule: 'DAR-MUSEUM-10',
    },
  ],
  exam: {
    position: {
      table: { players: 2 },
      phase: 'turn',
      round: 5,
      tiles: ['special-11', 'special-3', 'special-1', 'special-9', 'special-5', 'special-12'],
      museum: ['green-reptile', 'green-plant', 'green-bird', 'red-fossil', 'blue-fossil'],
      boards: [
        {
          ...QUIET,
          coin: 4,
          theory: 12,
          rows: ['p', 'ggy', 'byr', 'yrr', ''],
          studied: ['green-fossil', 'red-plant'],
          explorers: ['i1-4', null, null],
          ship: 'sea-19',
        },
        { ...QUIET, coin: 4, theory: 9, rows: ['p', 'gg', 'bbb', 'ry', ''], ship: 'sea-19' },
      ],
    },
    way: ['place w1 museum-deliver', 'deliver green-fossil', 'deliver red-plant', 'end turn'],
  },
  worlds: async () => worldsFrom(await import('./theory/worlds.json', { with: { type: 'json' } })),
  texts: {
    en: async () => (await import('./theory/en.ts')).en,
    ru: async () => (await import('./theory/ru.ts')).ru,
    fr: async () => (await import('./theory/fr.ts')).fr,
    pl: async () => (await import('./theory/pl.ts')).pl,
  },
}
