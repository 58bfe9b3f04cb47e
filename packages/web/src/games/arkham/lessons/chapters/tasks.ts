// Tasks: which one fits a line, how far apart its crossings are, and how a detour makes it worth more. Alone, before the last round, so
// that the choice meets a line that is already there.

import { type Chapter, worldsFrom } from '../../../../board-kit/lessons/chapter.ts'

const TABLE = { players: 1, ancient: 'dagon', dark: 'new-turn', light: 'repeat' }

export const tasks: Chapter = {
  id: 'tasks',
  position: {
    // The seed deals tasks 7 and 8. Each of them has two crossings that the bridge connects, and the long way between them scores 9.
    seed: 'tasks 66',
    table: TABLE,
    phase: 'tasks',
    round: 9,
    dice: { 'die-1': 3, 'die-2': 3, 'die-4': 5, 'die-3': 1, 'die-5': 2 },
    available: ['die-1', 'die-2', 'die-4'],
    boards: [
      {
        segments: [
          'r-c10-c11',
          'r-c11-c21',
          'r-c21-c22',
          'r-c22-c23',
          'r-c12-c22',
          'r-c12-c13',
          'r-c13-c23',
          'r-c33-c43',
          'r-c43-c53',
          'r-c53-c54',
          'r-c54-c55',
        ],
        tourists: {
          q11: { circle: 1 },
          q22: { square: 2 },
          q32: { circle: 2, triangle: 1 },
          q24: { cross: 1 },
          q43: { triangle: 2 },
          q54: { square: 1, cross: 1 },
          q64: { circle: 1 },
        },
        circled: ['c12', 'c33', 'c54'],
        bonuses: { 'extra-segment': 1 },
      },
    ],
  },
  steps: [
    {
      // ARK-SETUP-12, ARK-TASK-01, -03.
      id: 'keep',
      goal: { fact: 'task-kept' },
      way: ['keep task-8'],
      lit: [{ touchedBy: 'keep ...' }],
      rule: 'ARK-TASK-03',
    },
    {
      // ARK-TASK-05, -07.
      id: 'quarter',
      goal: { fact: 'quarter' },
      way: ['pick die-1 die-2', 'choose q33'],
      otherwise: ['choose ...'],
      lit: [['die-1', 'die-2'], ['q33']],
      rule: 'ARK-TASK-05',
    },
    {
      // ARK-TASK-02: only crossings that the route connects.
      id: 'join',
      goal: {
        any: [
          { move: 'way a r-c23-c33 ...' },
          { move: 'way b * r-c23-c33' },
          { move: 'way b r-c23-c33 *' },
          { move: 'way c r-c23-c33' },
          { move: 'segment r-c23-c33' },
        ],
      },
      way: ['way a r-c23-c33 r-c33-c34'],
      lit: [['r-c23-c33']],
      rule: 'ARK-TASK-02',
    },
    {
      // ARK-ROUND-07.
      id: 'end',
      goal: { move: 'end' },
      way: ['end'],
      lit: [['end']],
      rule: 'ARK-ROUND-07',
    },
    {
      // ARK-TASK-04: measured along the route as it is walked.
      id: 'walk',
      goal: { points: 'task', least: 8 },
      way: [
        'start c10',
        'go r-c10-c11',
        'go r-c11-c21',
        'go r-c21-c22',
        'go r-c12-c22',
        'go r-c12-c13',
        'go r-c13-c23',
        'go r-c23-c33',
        'go r-c33-c43',
        'go r-c43-c53',
      ],
      // For a walk that begins at the other end.
      otherwise: ['go r-c54-c55', 'go r-c53-c54'],
      // The short cut.
      lost: ['go r-c22-c23'],
      lit: [['c10'], ['r-c12-c22', 'r-c12-c13', 'r-c13-c23']],
      rule: 'ARK-TASK-04',
    },
    {
      // ARK-TASK-08.
      id: 'finish',
      goal: { fact: 'route' },
      way: ['go r-c53-c54', 'go r-c54-c55', 'finish'],
      otherwise: ['go ...', 'link ...', 'finish'],
      lit: [['r-c53-c54', 'r-c54-c55'], ['finish']],
      rule: 'ARK-TASK-08',
    },
  ],
  exam: {
    position: {
      table: TABLE,
      phase: 'turn',
      round: 10,
      dice: { 'die-1': 2, 'die-3': 3 },
      slots: ['die-1', 'die-3'],
      shop: 'shop-tome-1',
      boards: [
        {
          task: 'task-8',
          segments: ['r-c10-c20', 'r-c10-c11', 'r-c01-c11', 'r-c11-c12', 'r-c01-c02', 'r-c02-c12'],
          tourists: {
            q32: { circle: 1 },
            q11: { circle: 1 },
            q21: { cross: 1 },
            q22: { square: 2 },
            q24: { circle: 1 },
          },
          circled: ['c12'],
        },
      ],
    },
    way: ['choose q23', 'way a r-c22-c23 r-c23-d24', 'end'],
  },
  worlds: async () => worldsFrom(await import('./tasks/worlds.json', { with: { type: 'json' } })),
  texts: {
    en: async () => (await import('./tasks/en.ts')).en,
    ru: async () => (await import('./tasks/ru.ts')).ru,
    fr: async () => (await import('./tasks/fr.ts')).fr,
    pl: async () => (await import('./tasks/pl.ts')).pl,
  },
}
