// Gates and water: a bridge while drawing, then a gate link and, with Dagon, a river crossing in the final route. Alone, from the last
// round on.

import { type Chapter, worldsFrom } from '../../../../board-kit/lessons/chapter.ts'

const TABLE = { players: 1, ancient: 'dagon' }

export const gates: Chapter = {
  id: 'gates',
  position: {
    table: TABLE,
    phase: 'turn',
    round: 10,
    dice: { 'die-1': 1, 'die-3': 4 },
    slots: ['die-1', 'die-3'],
    shop: 'shop-tome-1',
    boards: [
      {
        task: 'task-3',
        segments: [
          'r-c02-c12',
          'r-c12-c13',
          'r-c14-c15',
          'r-c05-c15',
          'r-c61-c62',
          'r-c63-d62',
          'r-c63-c64',
          'r-c64-c65',
        ],
        tourists: {
          q41: { square: 2 },
          q23: { cross: 2 },
          q16: { cross: 1, circle: 1 },
          q62: { triangle: 2 },
          q63: { circle: 2 },
          q65: { square: 1 },
          q25: { triangle: 1 },
        },
        circled: ['c12', 'c15', 'd62', 'd04'],
        bonuses: { 'extra-segment': 1 },
      },
    ],
  },
  steps: [
    {
      // ARK-RIVER-01 to -04.
      id: 'quarter',
      goal: { fact: 'quarter' },
      way: ['choose q14'],
      lit: [{ touchedBy: 'choose ...' }],
      rule: 'ARK-RIVER-02',
    },
    {
      // ARK-RIVER-05, -06, ARK-ROUTE-11.
      id: 'bridge',
      goal: {
        any: [
          { move: 'way a r-c13-c14 ...' },
          { move: 'way b * r-c13-c14' },
          { move: 'way b r-c13-c14 *' },
          { move: 'way c r-c13-c14' },
          { move: 'segment r-c13-c14' },
        ],
      },
      way: ['way a r-c13-c14 r-c14-c24'],
      lit: [['r-c13-c14']],
      rule: 'ARK-RIVER-05',
    },
    {
      // ARK-GATE-01.
      id: 'end',
      goal: { move: 'end' },
      way: ['end'],
      lit: [['gate'], ['end']],
      rule: 'ARK-GATE-01',
    },
    {
      // ARK-FINAL-01, -08.
      id: 'start',
      goal: { move: 'start ...' },
      way: ['start c02'],
      lit: [['c02']],
      rule: 'ARK-FINAL-01',
    },
    {
      // ARK-GATE-02 to -04, -08.
      id: 'link',
      goal: { move: 'link ...' },
      since: 'start',
      way: ['go r-c02-c12', 'go r-c12-c13', 'go r-c13-c14', 'go r-c14-c15', 'go r-c05-c15', 'link c61'],
      otherwise: ['link ...', 'go ...', 'cross ...'],
      lit: [['c05'], ['c61']],
      rule: 'ARK-GATE-02',
    },
    {
      // ARK-ANCIENT-40, -41, ARK-MADNESS-04.
      id: 'cross',
      goal: { move: 'cross ...' },
      since: 'start',
      way: ['go r-c61-c62', 'cross d62'],
      otherwise: ['cross ...', 'go ...', 'link ...'],
      lit: [['r-c61-c62', 'c62'], ['d62']],
      rule: 'ARK-ANCIENT-40',
    },
    {
      // ARK-ANCIENT-41, ARK-FINAL-05 to -07.
      id: 'finish',
      goal: { fact: 'route' },
      way: ['go r-c63-d62', 'go r-c63-c64', 'go r-c64-c65', 'finish'],
      otherwise: ['go ...', 'link ...', 'finish'],
      lit: [['r-c63-d62', 'r-c63-c64', 'r-c64-c65'], ['finish']],
      rule: 'ARK-FINAL-05',
    },
  ],
  exam: {
    position: {
      table: TABLE,
      phase: 'turn',
      round: 10,
      dice: { 'die-1': 5, 'die-3': 3 },
      slots: ['die-1', 'die-3'],
      shop: 'shop-tome-1',
      boards: [
        {
          task: 'task-3',
          segments: ['r-c31-c41', 'r-c41-c51', 'r-c54-c64', 'r-c54-c55', 'r-c45-c55'],
          tourists: {
            q35: { square: 1 },
            q41: { square: 2 },
            q52: { cross: 2 },
            q51: { circle: 1 },
            q65: { square: 1 },
            q55: { triangle: 2 },
            q56: { cross: 1 },
            q42: { triangle: 1 },
          },
          circled: ['c31', 'c51', 'c54'],
        },
      ],
    },
    way: ['choose q53', 'way c r-c51-c61', 'end'],
  },
  worlds: async () => worldsFrom(await import('./gates/worlds.json', { with: { type: 'json' } })),
  texts: {
    en: async () => (await import('./gates/en.ts')).en,
    ru: async () => (await import('./gates/ru.ts')).ru,
    fr: async () => (await import('./gates/fr.ts')).fr,
    pl: async () => (await import('./gates/pl.ts')).pl,
  },
}
