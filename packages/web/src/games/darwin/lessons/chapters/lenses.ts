// A lens: what it costs, what it gives at once, and who may come afterwards. The rival has placed all workers, so that turn follows turn.

import { type Chapter, worldsFrom } from '../../../../board-kit/lessons/chapter.ts'

/** No objective and no crew card asks anything in between. */
const QUIET = { reserve: [], crew: [] }
const RIVAL = { ...QUIET, placed: { w1: 'turn-order', w2: 'turn-order', w3: 'turn-order', w4: 'turn-order' } }

const TO_UNLOCKED = ['explore-2', 'navigate-2', 'letters-2', 'academy-2'].map((space) => `place * ${space}`)

export const lenses: Chapter = {
  id: 'lenses',
  position: {
    table: { players: 2 },
    phase: 'turn',
    round: 2,
    tiles: ['special-9', 'special-8', 'special-1', 'special-7', 'special-5', 'special-12'],
    boards: [{ ...QUIET, coin: 12, rows: ['p', 'gg', 'bb', 'brr', ''], explorers: ['i1-1', null, null] }, RIVAL],
  },
  steps: [
    {
      id: 'small',
      goal: { move: 'place * small-*' },
      way: ['place w1 small-left'],
      lit: [['w1'], { touchedBy: 'place w1 small-*', part: 1 }],
      rule: 'DAR-LENS-01',
    },
    {
      // DAR-LENS-01, -03: from top to bottom on each page, for the price on the cell.
      id: 'unlock',
      goal: { fact: 'unlock' },
      way: ['unlock explore-2'],
      otherwise: ['unlock ...', 'place * small-*'],
      lit: [{ touchedBy: 'unlock explore-2' }],
      rule: 'DAR-LENS-03',
    },
    {
      // DAR-LENS-05: at once, without a worker and without seals.
      id: 'once',
      goal: { any: [{ fact: 'explore' }, { fact: 'sail' }, { fact: 'stamp' }, { fact: 'seal' }, { fact: 'gain' }] },
      way: ['explore i1-3'],
      lit: [{ touchedBy: ['explore ...', 'sail ...', 'stamp ...', 'seal ...'] }],
      rule: 'DAR-LENS-05',
    },
    {
      // DAR-LENS-07: it stays open, for everybody.
      id: 'open',
      goal: {
        any: TO_UNLOCKED.map((move) => ({ move })),
      },
      way: ['knowledge 1', 'end turn', 'place w2 explore-2'],
      lit: [{ touchedBy: TO_UNLOCKED }, { touchedBy: TO_UNLOCKED, part: 1 }],
      rule: 'DAR-LENS-07',
    },
    {
      // DAR-LENS-10: any locked space, whatever lies above it; it stays locked. DAR-KNOW-01: knowledge stands in for a seal.
      id: 'locked',
      goal: { fact: 'use' },
      way: ['explore i1-5', 'study green-bird', 'end turn', 'place w4 special-slot-top-left', 'use navigate-3'],
      otherwise: ['use ...', 'place * special-slot-top-left'],
      lit: [
        { touchedBy: 'place * special-slot-top-left' },
        { touchedBy: 'place * special-slot-top-left', part: 1 },
        { touchedBy: 'use ...' },
      ],
      rule: 'DAR-LENS-10',
    },
  ],
  exam: {
    position: {
      table: { players: 2 },
      phase: 'turn',
      round: 2,
      boards: [
        { ...QUIET, coin: 6, rows: ['p', 'gg', 'bb', 'rr', ''], explorers: ['i1-1', null, null], ship: 'sea-3' },
        { ...QUIET, coin: 6, rows: ['p', 'gg', 'bb', 'ry', ''], ship: 'sea-3' },
      ],
    },
    way: ['place w1 small-left', 'unlock explore-2', 'explore i1-3', 'knowledge 1', 'end turn'],
  },
  worlds: async () => worldsFrom(await import('./lenses/worlds.json', { with: { type: 'json' } })),
  texts: {
    en: async () => (await import('./lenses/en.ts')).en,
    ru: async () => (await import('./lenses/ru.ts')).ru,
    fr: async () => (await import('./lenses/fr.ts')).fr,
    pl: async () => (await import('./lenses/pl.ts')).pl,
  },
}
