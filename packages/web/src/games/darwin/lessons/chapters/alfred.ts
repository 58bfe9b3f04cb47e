// Alfred: reading his turn, getting in his way, and the end of a round against him.

import { type Chapter, worldsFrom } from '../../../../board-kit/lessons/chapter.ts'

/** No objective and no crew card asks anything in between. */
const QUIET = { reserve: [], crew: [] }

export const alfred: Chapter = {
  id: 'alfred',
  position: {
    table: { players: 1, alfred: 'white' },
    phase: 'turn',
    round: 2,
    tokens: { 'i1-2': 'red-bird', 'i1-5': 'yellow-plant', 'i1-9': 'blue-fossil' },
    letters: ['letter-2', 'letter-4', 'letter-7'],
    goals: ['goal-7', 'goal-3', 'goal-12', 'goal-10', 'goal-9'],
    museum: ['green-bird', 'red-bird', 'blue-bird'],
    open: ['alfred-action-7'],
    deck: [
      'alfred-action-8',
      'alfred-action-6',
      'alfred-action-3',
      'alfred-action-2',
      'alfred-action-5',
      'alfred-action-4',
      'alfred-action-1',
    ],
    boards: [
      {
        ...QUIET,
        coin: 9,
        knowledge: 1,
        rows: ['p', 'gg', 'bb', 'yy', ''],
        studied: ['red-plant', 'blue-reptile'],
        explorers: ['i1-3', null, null],
        ship: 'sea-4',
        stacks: [3, 4, 4],
        mail: [1, 0, 0],
      },
      {
        coin: 7,
        rows: ['gg', 'yy', 'rr', 'bb'],
        placed: { C: 'academy-1' },
        studied: ['red-plant'],
        stacks: [3, 4, 4],
        mail: [1, 0, 0],
        ship: 'sea-3',
      },
    ],
  },
  steps: [
    {
      // DAR-SOLO-18, -19, -24: a card, its options from the top, and 3 coins for a part that is occupied.
      id: 'turn',
      goal: { fact: 'alfred-card' },
      way: ['place w2 explore-1', 'explore i1-5', 'study yellow-plant', 'end turn'],
      otherwise: ['place ...', 'end turn'],
      lit: [{ touchedBy: 'place w2 explore-1' }, { touchedBy: 'place w2 explore-1', part: 1 }, ['end turn']],
      rule: 'DAR-SOLO-19',
    },
    {
      // DAR-SOLO-44, -45: he goes to the special and the small journal only while nobody is there.
      id: 'block',
      goal: {
        any: ['small', 'special-left', 'special-right'].map((option) => ({ fact: 'alfred-fails', with: { option } })),
      },
      way: ['place w1 small-left', 'unlock explore-2', 'explore i1-8', 'coins 2', 'end turn'],
      otherwise: ['place * small-*', 'end turn'],
      lit: [{ touchedBy: 'place w1 small-left' }, { touchedBy: 'place w1 small-left', part: 1 }],
      rule: 'DAR-SOLO-45',
    },
    {
      // DAR-SOLO-49, -50: he delivers first what the player has researched, too.
      id: 'deliver',
      goal: { fact: 'deliver' },
      way: ['place w3 museum-deliver', 'deliver red-plant'],
      otherwise: ['deliver ...', 'place * museum-deliver'],
      lit: [{ touchedBy: 'place w3 museum-deliver', part: 1 }, ['red-plant']],
      rule: 'DAR-SOLO-50',
    },
    {
      // DAR-SOLO-06, -37: he begins each round, so the last worker is the player's.
      id: 'letters',
      goal: { fact: 'stamp' },
      way: ['skip', 'end turn', 'place w4 letters-1', 'stamp envelope-1 stack-1'],
      otherwise: ['stamp ...', 'place * letters-*'],
      lit: [['envelope-1'], ['w4'], { touchedBy: 'place w4 letters-1', part: 1 }],
      rule: 'DAR-SOLO-37',
    },
    {
      // DAR-SOLO-56, -57: envelopes as usual, he first; for the Beagle a number of his board times the round, less his lag.
      id: 'round',
      goal: { fact: 'refresh' },
      way: ['stamp envelope-1 stack-1', 'end turn', 'coins 4'],
      otherwise: ['place ...', 'end turn'],
      lit: [['end turn'], ['sea-4']],
      rule: 'DAR-SOLO-57',
    },
  ],
  exam: {
    position: {
      table: { players: 1, alfred: 'white' },
      phase: 'turn',
      round: 3,
      letters: ['letter-2', 'letter-4', 'letter-7'],
      goals: ['goal-7', 'goal-3', 'goal-12', 'goal-10', 'goal-9'],
      museum: ['green-bird', 'red-bird', 'blue-bird'],
      open: ['alfred-action-1', 'alfred-action-2', 'alfred-action-3', 'alfred-action-4', 'alfred-action-7'],
      boards: [
        {
          ...QUIET,
          coin: 4,
          knowledge: 1,
          rows: ['p', 'gg', 'bbb', 'ry', ''],
          studied: ['red-plant', 'blue-plant'],
          explorers: ['i1-5', null, null],
          ship: 'sea-5',
        },
        {
          coin: 6,
          rows: ['gg', 'yy', 'rr', 'bb'],
          placed: { A: 'explore-1' },
          studied: ['red-plant', 'blue-plant'],
          explorers: ['i1-4', null, null],
          ship: 'sea-5',
        },
      ],
    },
    way: ['place w1 museum-deliver', 'deliver red-plant', 'deliver blue-plant', 'end turn'],
  },
  worlds: async () => worldsFrom(await import('./alfred/worlds.json', { with: { type: 'json' } })),
  texts: {
    en: async () => (await import('./alfred/en.ts')).en,
    ru: async () => (await import('./alfred/ru.ts')).ru,
    fr: async () => (await import('./alfred/fr.ts')).fr,
    pl: async () => (await import('./alfred/pl.ts')).pl,
  },
}
