// A fourth seal, what its distinction is good for, and a camp on the way. The rival has placed all workers, so that turn follows turn.

import { type Chapter, worldsFrom } from '../../../../board-kit/lessons/chapter.ts'

/** No objective and no crew card asks anything in between. */
const QUIET = { reserve: [], crew: [] }
const RIVAL = { ...QUIET, placed: { w1: 'turn-order', w2: 'turn-order', w3: 'turn-order', w4: 'turn-order' } }

export const seals: Chapter = {
  id: 'seals',
  position: {
    table: { players: 2 },
    phase: 'turn',
    round: 2,
    academy: 'rgbyrgbyrgby',
    boards: [{ ...QUIET, coin: 9, rows: ['p', 'ggg', 'bb', 'rr', ''], explorers: ['i1-1', null, null] }, RIVAL],
  },
  steps: [
    {
      // DAR-SEAL-01: the seals of one row, and none of another.
      id: 'academy',
      goal: { move: 'place * academy-1' },
      way: ['place w4 academy-1'],
      lit: [['w4'], { touchedBy: 'place * academy-1', part: 1 }],
      rule: 'DAR-SEAL-01',
    },
    {
      // DAR-ACADEMY-01, -02: any row; the penalty of the scroll and that of the slot are paid together.
      id: 'fourth',
      goal: { move: 'seal * w2' },
      way: ['seal scroll-1-2 w2'],
      // A learner who gave the seal to another worker may send the one with the purple seal.
      otherwise: ['place * academy-1'],
      lit: [{ touchedBy: 'seal scroll-1* w2' }, ['w2']],
      rule: 'DAR-BADGE-01',
    },
    {
      // DAR-BADGE-02, -04: on the exploration page a silver distinction is worth one space more.
      id: 'far',
      goal: { all: [{ move: 'place w2 explore-1' }, { fact: 'explore', with: { to: 'i1-4' } }] },
      way: ['end turn', 'place w2 explore-1', 'explore i1-4'],
      lit: [['w2'], { touchedBy: 'place w2 explore-1', part: 1 }, ['i1-4']],
      rule: 'DAR-BADGE-04',
    },
    {
      // DAR-CAMP-02, -03.
      id: 'tent',
      goal: { fact: 'tent' },
      way: ['tent camp-i1-4 1'],
      lit: [{ touchedBy: 'tent ...' }],
      rule: 'DAR-CAMP-02',
    },
  ],
  exam: {
    position: {
      table: { players: 2 },
      phase: 'turn',
      round: 3,
      academy: 'rgbyrgbyrgby',
      boards: [
        { ...QUIET, coin: 8, rows: ['p', 'ggg', 'bbb', 'rr', ''], explorers: ['i1-1', null, null], ship: 'sea-5' },
        { ...QUIET, coin: 6, rows: ['p', 'gg', 'bb', 'ry', ''], ship: 'sea-4' },
      ],
    },
    way: ['place w4 academy-1', 'seal scroll-1-2 w2', 'end turn'],
  },
  worlds: async () => worldsFrom(await import('./seals/worlds.json', { with: { type: 'json' } })),
  texts: {
    en: async () => (await import('./seals/en.ts')).en,
    ru: async () => (await import('./seals/ru.ts')).ru,
    fr: async () => (await import('./seals/fr.ts')).fr,
    pl: async () => (await import('./seals/pl.ts')).pl,
  },
}
