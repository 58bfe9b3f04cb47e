// The final route: what may be walked twice, what is left out, what a link costs, and how the Ancient One judges it. Alone, after the
// last round.

import { type Chapter, worldsFrom } from '../../../../board-kit/lessons/chapter.ts'

const TABLE = { players: 1, ancient: 'cthulhu' }

export const route: Chapter = {
  id: 'route',
  position: {
    // The seed gives a 1, a 4 and a 5 in the encounter: the tomes have something to do.
    seed: 'route 31',
    table: TABLE,
    phase: 'route',
    boards: [
      {
        task: 'task-6',
        call: 'call-square',
        segments: [
          'r-c10-c20',
          'r-c10-c11',
          'r-c11-c12',
          'r-c11-c21',
          'r-c21-c22',
          'r-c12-c22',
          'r-c01-c11',
          'r-c01-c02',
          'r-c02-c03',
          'r-c54-c64',
          'r-c54-c55',
          'r-c45-c55',
          'r-c64-c65',
          'r-c35-c36',
        ],
        tourists: {
          q11: { circle: 2 },
          q22: { square: 2, cross: 1 },
          q32: { circle: 1, square: 1 },
          q23: { cross: 2 },
          q13: { triangle: 1 },
          q55: { triangle: 2 },
          q64: { square: 1 },
          q56: { square: 2 },
          q36: { triangle: 1 },
        },
        circled: ['c12', 'c54', 'c35'],
        bonuses: { reroll: 1, improvement: 1 },
      },
    ],
  },
  steps: [
    {
      // ARK-FINAL-01, -05.
      id: 'start',
      goal: { move: 'start ...' },
      way: ['start c20'],
      lit: [['c20']],
      rule: 'ARK-FINAL-01',
    },
    {
      // ARK-FINAL-02, -03.
      id: 'loop',
      goal: { all: [{ move: 'go r-c11-c12' }, { move: 'go r-c11-c21' }] },
      way: ['go r-c10-c20', 'go r-c10-c11', 'go r-c11-c12', 'go r-c12-c22', 'go r-c21-c22', 'go r-c11-c21'],
      otherwise: ['go ...', 'link ...'],
      lit: [['q22']],
      rule: 'ARK-FINAL-02',
    },
    {
      // ARK-GATE-02, -04, ARK-FINAL-06.
      id: 'link',
      goal: { move: 'link ...' },
      since: 'start',
      way: ['go r-c01-c11', 'go r-c01-c02', 'link c64'],
      otherwise: ['link ...', 'go ...'],
      lit: [['r-c02-c03'], ['c64']],
      rule: 'ARK-GATE-04',
    },
    {
      // ARK-FINAL-06, -07, ARK-SCORE-01.
      id: 'finish',
      goal: { fact: 'route' },
      way: ['go r-c54-c64', 'go r-c54-c55', 'go r-c45-c55', 'finish'],
      otherwise: ['go ...', 'link ...', 'finish'],
      lit: [['finish']],
      rule: 'ARK-FINAL-06',
    },
    {
      // ARK-ANCIENT-20, -23, ARK-MADNESS-06.
      id: 'face',
      goal: { fact: 'verdict' },
      way: ['improve 2', 'face it'],
      lit: [['call'], ['face it']],
      rule: 'ARK-ANCIENT-23',
    },
  ],
  exam: {
    position: {
      table: TABLE,
      phase: 'turn',
      round: 10,
      dice: { 'die-1': 2, 'die-3': 2 },
      slots: ['die-1', 'die-3'],
      shop: 'shop-tome-1',
      boards: [
        {
          task: 'task-5',
          call: 'call-square',
          segments: [
            'r-c10-c11',
            'r-c11-c12',
            'r-c12-c22',
            'r-c01-c11',
            'r-c01-c02',
            'r-c54-c64',
            'r-c54-c55',
            'r-c45-c55',
          ],
          tourists: {
            q11: { circle: 2 },
            q32: { circle: 2, square: 1 },
            q23: { cross: 2 },
            q55: { triangle: 2 },
            q56: { square: 2 },
            q12: { square: 1 },
          },
          circled: ['c12', 'c54'],
        },
      ],
    },
    way: ['choose q22', 'way a r-c21-c22 r-c21-c31', 'visit c31 reroll', 'end'],
  },
  worlds: async () => worldsFrom(await import('./route/worlds.json', { with: { type: 'json' } })),
  texts: {
    en: async () => (await import('./route/en.ts')).en,
    ru: async () => (await import('./route/ru.ts')).ru,
    fr: async () => (await import('./route/fr.ts')).fr,
    pl: async () => (await import('./route/pl.ts')).pl,
  },
}
