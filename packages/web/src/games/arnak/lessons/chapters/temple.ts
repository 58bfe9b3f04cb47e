// The end of the research race: arriving in the Lost Temple, its tiles, and the notebook that follows. The rival has passed, so that
// turn follows turn.

import { type Chapter, worldsFrom } from '../../../../board-kit/lessons/chapter.ts'

export const temple: Chapter = {
  id: 'temple',
  position: {
    table: { players: 2, temple: 'bird' },
    round: 5,
    lost: ['bonus-coin', 'bonus-tablet'],
    bonus: { 'bird-r5-1': [] },
    explorers: [
      {
        hand: ['fear'],
        coin: 3,
        compass: 1,
        tablet: 2,
        arrowhead: 0,
        jewel: 3,
        glass: 'bird-r7-1',
        notebook: 'bird-r4-1',
      },
      { passed: true, glass: 'bird-r6-1' },
    ],
  },
  steps: [
    {
      // ARN-TEMPLE-01, -06: the first to arrive takes the space with the most points, 23.
      id: 'arrive',
      goal: { fact: 'step', with: { space: 'bird-temple' } },
      way: ['research glass bird-temple', 'pay coin+compass+jewel'],
      lit: [['glass'], ['bird-temple']],
      rule: 'ARN-TEMPLE-01',
    },
    {
      // ARN-TEMPLE-02: out of the stack one takes a tile of one's choice.
      id: 'bonus',
      goal: { fact: 'bonus' },
      way: ['bonus bonus-tablet'],
      lit: [['bonus-tablet']],
      rule: 'ARN-TEMPLE-02',
    },
    {
      // ARN-TEMPLE-07, -08, -10: each tile is a research action of its own.
      id: 'tile',
      goal: { fact: 'temple-tile' },
      way: ['end', 'research tile tile-6-left', 'pay coin+tablet+tablet+jewel'],
      lit: [['end'], { touchedBy: 'research tile ...' }],
      rule: 'ARN-TEMPLE-08',
    },
    {
      // ARN-TEMPLE-12.
      id: 'notebook',
      goal: { fact: 'step', with: { token: 'notebook' } },
      way: ['end', 'research notebook bird-r5-1', 'pay coin+jewel'],
      lit: [['notebook'], { touchedBy: 'research notebook ...', part: 1 }],
      rule: 'ARN-TEMPLE-12',
    },
  ],
  exam: {
    position: {
      table: { players: 2, temple: 'bird' },
      round: 5,
      lost: ['bonus-tablet'],
      bonus: { 'bird-r5-1': [] },
      arrived: 1,
      stacks: { 'tile-11': 1 },
      explorers: [
        {
          hand: ['fear', 'funding-car'],
          coin: 2,
          compass: 2,
          tablet: 3,
          arrowhead: 1,
          jewel: 1,
          glass: 'bird-temple',
          arrival: 1,
          notebook: 'bird-r4-1',
        },
        { glass: 'bird-r7-1', coin: 1, compass: 1, jewel: 1 },
      ],
    },
    way: ['research tile tile-11', 'pay coin+compass+tablet+tablet+arrowhead+jewel', 'end'],
  },
  worlds: async () => worldsFrom(await import('./temple/worlds.json', { with: { type: 'json' } })),
  texts: {
    en: async () => (await import('./temple/en.ts')).en,
    ru: async () => (await import('./temple/ru.ts')).ru,
    fr: async () => (await import('./temple/fr.ts')).fr,
    pl: async () => (await import('./temple/pl.ts')).pl,
  },
}
