// Effects and the Ancient One: an effect card closes a gap in the last round, then the Ancient One is met. Alone, from the last round on.

import { type Chapter, worldsFrom } from '../../../../board-kit/lessons/chapter.ts'

const TABLE = { players: 1, ancient: 'yog-sothoth', dark: 'new-turn', light: 'secret-alley' }

export const ancients: Chapter = {
  id: 'ancients',
  position: {
    // The seed gives a 2, a 4 and a 5 in the encounter: a tome can turn each of the first two into something better.
    seed: 'ancients 72',
    table: TABLE,
    phase: 'turn',
    round: 10,
    dice: { 'die-5': 5, 'die-3': 6 },
    slots: ['die-3', 'die-5'],
    shop: 'shop-tome-1',
    boards: [
      {
        task: 'task-7',
        segments: ['r-c15-c25', 'r-c25-c35', 'r-c34-c35', 'r-c33-c34', 'r-c33-c43', 'r-c54-c55', 'r-c55-c65'],
        tourists: {
          q36: { triangle: 2 },
          q35: { square: 2, circle: 1 },
          q43: { triangle: 1, cross: 1 },
          q26: { cross: 1 },
          q66: { square: 2 },
          q55: { triangle: 1, circle: 1 },
        },
        circled: ['c15', 'c35', 'c33', 'c54'],
        bonuses: { improvement: 1, reroll: 1 },
      },
    ],
  },
  steps: [
    {
      // ARK-EFFECT-01: the card whose symbol the effect die shows is active in this round.
      id: 'quarter',
      goal: { fact: 'quarter' },
      way: ['choose q65'],
      lit: [['die-5'], ['new-turn'], { touchedBy: 'choose ...' }],
      rule: 'ARK-EFFECT-01',
    },
    {
      // ARK-TOURIST-03, -04, ARK-EFFECT-03.
      id: 'extra',
      goal: { move: 'extra ...' },
      way: ['extra circle'],
      lit: [['die-3']],
      rule: 'ARK-TOURIST-03',
    },
    {
      // ARK-EFFECT-14, -15. With Yog-Sothoth the roads of the university are open, too (ARK-ANCIENT-30).
      id: 'turn',
      goal: { any: [{ move: 'way c r-c43-c53 r-c53-c54' }, { move: 'way c r-c43-c44 r-c44-c54' }] },
      way: ['way c r-c43-c53 r-c53-c54'],
      lit: [['new-turn'], ['q54']],
      rule: 'ARK-EFFECT-14',
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
      // ARK-ANCIENT-19: each has its own rule, penalty, reward and table.
      id: 'start',
      goal: { move: 'start ...' },
      way: ['start c15'],
      lit: [['yog-sothoth'], ['follow']],
      rule: 'ARK-ANCIENT-19',
    },
    {
      // ARK-MADNESS-02, ARK-ANCIENT-10.
      id: 'route',
      goal: { fact: 'route' },
      way: [
        'go r-c15-c25',
        'go r-c25-c35',
        'go r-c34-c35',
        'go r-c33-c34',
        'go r-c33-c43',
        'go r-c43-c53',
        'go r-c53-c54',
        'go r-c54-c55',
        'go r-c55-c65',
        'finish',
      ],
      otherwise: ['go ...', 'link ...', 'finish'],
      lit: [['horror'], ['finish']],
      rule: 'ARK-MADNESS-02',
    },
    {
      // ARK-ANCIENT-04 to -06, -09.
      id: 'tome',
      goal: { any: [{ fact: 'improved' }, { fact: 'rerolled' }] },
      way: ['improve 2'],
      otherwise: ['improve ...', 'reroll ...'],
      lit: [
        ['improve 1', 'improve 2', 'improve 3'],
        ['reroll 1', 'reroll 2', 'reroll 3'],
      ],
      rule: 'ARK-ANCIENT-04',
    },
    {
      // ARK-ANCIENT-13, -14, -31, -34.
      id: 'face',
      goal: { fact: 'verdict' },
      way: ['face it'],
      lit: [['face it']],
      rule: 'ARK-ANCIENT-13',
    },
  ],
  exam: {
    position: {
      table: TABLE,
      phase: 'turn',
      round: 10,
      dice: { 'die-5': 4, 'die-3': 4 },
      slots: ['die-3', 'die-5'],
      shop: 'shop-tome-1',
      boards: [
        {
          task: 'task-2',
          segments: ['r-c12-c13', 'r-c13-c23', 'r-c23-c33', 'r-c54-c55', 'r-c45-c55', 'r-c55-c65'],
          tourists: {
            q23: { cross: 1 },
            q24: { circle: 2 },
            q13: { triangle: 1 },
            q33: { square: 1 },
            q56: { square: 2 },
            q65: { circle: 1, cross: 1 },
            q55: { triangle: 2 },
          },
          circled: ['c12', 'c33', 'c54'],
          bonuses: { improvement: 1 },
        },
      ],
    },
    way: ['choose q44', 'way a x-c33-c44 r-c44-c54', 'end'],
  },
  worlds: async () => worldsFrom(await import('./ancients/worlds.json', { with: { type: 'json' } })),
  texts: {
    en: async () => (await import('./ancients/en.ts')).en,
    ru: async () => (await import('./ancients/ru.ts')).ru,
    fr: async () => (await import('./ancients/fr.ts')).fr,
    pl: async () => (await import('./ancients/pl.ts')).pl,
  },
}
