// Letters: stacks, envelopes and what they pay at the end of the round. The rival has placed all workers and has stamps on two envelopes.

import { type Chapter, worldsFrom } from '../../../../board-kit/lessons/chapter.ts'

/** No objective and no crew card asks anything in between. */
const QUIET = { reserve: [], crew: [] }
const RIVAL = { ...QUIET, placed: { w1: 'turn-order', w2: 'turn-order', w3: 'turn-order', w4: 'turn-order' } }

export const letters: Chapter = {
  id: 'letters',
  position: {
    table: { players: 2 },
    phase: 'turn',
    round: 2,
    letters: ['letter-2', 'letter-4', 'letter-7'],
    lenses: { 'letters-2': 0 },
    tokens: { 'i1-2': 'red-plant' },
    boards: [
      {
        ...QUIET,
        coin: 6,
        knowledge: 1,
        rows: ['p', 'gg', 'byy', 'yyy', ''],
        placed: { w2: 'explore-1' },
        explorers: ['i1-1', null, null],
        ship: 'sea-4',
        stacks: [2, 4, 4],
        usedStamps: 2,
      },
      { ...RIVAL, stacks: [1, 4, 4], mail: [2, 0, 1] },
    ],
  },
  steps: [
    {
      id: 'send',
      goal: { move: 'place * letters-*' },
      way: ['place w4 letters-1'],
      lit: [['w4'], { touchedBy: 'place w4 letters-1', part: 1 }],
      rule: 'DAR-REWARD-02',
    },
    {
      // DAR-MAIL-01 to -03, DAR-REWARD-04: any stacks, one envelope; an emptied stack gives its action; who is level is first, too.
      id: 'stack',
      goal: { fact: 'explore' },
      way: ['stamp envelope-1 stack-1', 'stamp envelope-1 stack-1', 'explore i1-2'],
      otherwise: ['stamp * stack-1', 'place * letters-*'],
      lit: [['stack-1'], ['envelope-1'], { touchedBy: 'explore ...' }],
      rule: 'DAR-MAIL-03',
    },
    {
      // DAR-PLACE-06, DAR-MAIL-01: the second worker in the journal pays; all stamps of an action go to one envelope.
      id: 'lead',
      goal: { all: [{ fact: 'stamp', times: 4 }, { move: 'stamp envelope-3 *' }] },
      since: 'start',
      way: [
        'study red-plant',
        'end turn',
        'place w3 letters-2',
        'stamp envelope-3 stack-2',
        'stamp envelope-3 stack-2',
      ],
      otherwise: ['stamp envelope-3 *', 'place * letters-*'],
      lit: [['w3'], { touchedBy: 'place w3 letters-2', part: 1 }, ['envelope-3']],
      rule: 'DAR-MAIL-01',
    },
    {
      // DAR-REWARD-01, -02, -04, -07: when all workers are placed, envelopes are scored from top to bottom; level players are all first.
      id: 'round',
      goal: {
        any: [
          { fact: 'gain', with: { what: 'coins', n: 4 } },
          { fact: 'gain', with: { what: 'points', n: 4 } },
        ],
      },
      way: ['stamp envelope-3 stack-2', 'end turn', 'place w1 turn-order', 'coins 3', 'end turn', 'coins 4'],
      otherwise: ['place ...', 'end turn'],
      lit: [['w1'], ['turn-order'], ['envelope-1']],
      rule: 'DAR-REWARD-04',
    },
  ],
  exam: {
    position: {
      table: { players: 2 },
      phase: 'turn',
      round: 3,
      letters: ['letter-2', 'letter-4', 'letter-7'],
      boards: [
        {
          ...QUIET,
          coin: 5,
          rows: ['p', 'gg', 'bb', 'yyyr', ''],
          explorers: ['i1-3', null, null],
          ship: 'sea-5',
          stacks: [3, 4, 2],
          mail: [0, 1, 1],
          usedStamps: 1,
        },
        {
          ...QUIET,
          coin: 5,
          rows: ['p', 'gg', 'bb', 'yy', ''],
          explorers: ['i1-2', null, null],
          ship: 'sea-5',
          stacks: [2, 4, 2],
          mail: [2, 1, 0],
          usedStamps: 1,
        },
      ],
    },
    way: [
      'place w4 letters-1',
      'stamp envelope-1 stack-1',
      'stamp envelope-1 stack-1',
      'stamp envelope-1 stack-1',
      'explore i1-5',
      'study green-bird',
      'end turn',
    ],
  },
  worlds: async () => worldsFrom(await import('./letters/worlds.json', { with: { type: 'json' } })),
  texts: {
    en: async () => (await import('./letters/en.ts')).en,
    ru: async () => (await import('./letters/ru.ts')).ru,
    fr: async () => (await import('./letters/fr.ts')).fr,
    pl: async () => (await import('./letters/pl.ts')).pl,
  },
}
