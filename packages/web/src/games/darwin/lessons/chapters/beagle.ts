// The Beagle, lag penalties and the goal of the round, up to the next one. The rival has placed all workers, so that turn follows turn.

import { type Chapter, worldsFrom } from '../../../../board-kit/lessons/chapter.ts'

/** No objective and no crew card asks anything in between. */
const QUIET = { reserve: [], crew: [] }
const RIVAL = { ...QUIET, placed: { w1: 'turn-order', w2: 'turn-order', w3: 'turn-order', w4: 'turn-order' } }

const PAST_THE_FIRST = ['sea-4', 'sea-5', 'sea-6', 'sea-7', 'sea-8']

export const beagle: Chapter = {
  id: 'beagle',
  position: {
    table: { players: 2 },
    phase: 'turn',
    round: 3,
    goals: ['goal-7', 'goal-4', 'goal-12', 'goal-10', 'goal-9'],
    lenses: { 'navigate-2': 0 },
    boards: [
      {
        ...QUIET,
        coin: 6,
        knowledge: 1,
        tents: 3,
        rows: ['p', 'gg', 'bb', 'bbbr', ''],
        placed: { w2: 'museum-study' },
        explorers: ['i1-4', null, null],
        ship: 'sea-2',
      },
      { ...RIVAL, tents: 3, ship: 'sea-3' },
    ],
  },
  steps: [
    {
      id: 'sail',
      goal: { any: PAST_THE_FIRST.map((to) => ({ fact: 'sail', with: { to } })) },
      way: ['place w3 navigate-1', 'sail sea-4'],
      otherwise: ['sail ...', 'place * navigate-*'],
      lit: [['sea-8'], { touchedBy: 'place w3 navigate-1' }, ['sea-4']],
      rule: 'DAR-BEAGLE-05',
    },
    {
      id: 'level',
      goal: { fact: 'land' },
      way: ['end turn', 'place w4 navigate-2', 'sail sea-8'],
      otherwise: ['sail ...', 'place * navigate-*'],
      lit: [['w4'], ['sea-8']],
      rule: 'DAR-SAIL-05',
    },
    {
      id: 'score',
      goal: { fact: 'goal' },
      way: ['end turn', 'place w1 turn-order', 'coins 3', 'end turn'],
      otherwise: ['place ...', 'end turn'],
      lit: [['w1']],
      rule: 'DAR-BEAGLE-07',
    },
    {
      id: 'chase',
      goal: { fact: 'land', times: 2 },
      since: 'start',
      way: ['place w4 navigate-2', 'sail sea-14'],
      otherwise: ['sail ...', 'place * navigate-*'],
      lit: [['sea-14'], ['w4']],
      rule: 'DAR-REFRESH-02',
    },
  ],
  exam: {
    position: {
      table: { players: 2 },
      phase: 'turn',
      round: 4,
      goals: ['goal-7', 'goal-4', 'goal-10', 'goal-12', 'goal-9'],
      boards: [
        {
          ...QUIET,
          coin: 5,
          tents: 3,
          rows: ['p', 'ggg', 'bbbr', 'ry', ''],
          explorers: ['i1-4', 'i2-0', null],
          ship: 'sea-11',
        },
        { ...QUIET, coin: 5, rows: ['p', 'gg', 'bb', 'ry', ''], ship: 'sea-13' },
      ],
    },
    way: ['place w3 navigate-1', 'sail sea-14', 'end turn'],
  },
  worlds: async () => worldsFrom(await import('./beagle/worlds.json', { with: { type: 'json' } })),
  texts: {
    en: async () => (await import('./beagle/en.ts')).en,
    ru: async () => (await import('./beagle/ru.ts')).ru,
    fr: async () => (await import('./beagle/fr.ts')).fr,
    pl: async () => (await import('./beagle/pl.ts')).pl,
  },
}
