// The other side of the board: an idol for an assistant who waits on the track, and Fear in the rows above. The rival has passed, so that
// turn follows turn.

import { type Chapter, worldsFrom } from '../../../../board-kit/lessons/chapter.ts'

/** No bonus tile asks which effect comes first. */
const NO_BONUS = { 'snake-r2-1': [], 'snake-r2-2': [], 'snake-r2-3': [], 'snake-r3-1': [], 'snake-r3-2': [] }
const NO_BONUS_ABOVE = { 'snake-r5-1': [], 'snake-r5-2': [], 'snake-r6-1': [], 'snake-r6-2': [] }

export const snake: Chapter = {
  id: 'snake',
  position: {
    table: { players: 2, temple: 'snake' },
    round: 4,
    rescue: ['assistant-coins', 'assistant-compass'],
    bonus: { ...NO_BONUS, ...NO_BONUS_ABOVE },
    explorers: [
      {
        hand: ['fear', 'funding-car', 'exploration-ship'],
        coin: 2,
        compass: 2,
        tablet: 3,
        arrowhead: 3,
        jewel: 2,
        crates: 2,
        glass: 'snake-r3-1',
        notebook: 'snake-r1-1',
      },
      { passed: true },
    ],
  },
  steps: [
    {
      // ARN-SNAKE-04, -05: an idol from the crates, never from a slot; it scores no longer.
      id: 'idol',
      goal: { fact: 'step', with: { token: 'glass', space: 'snake-r4-1' } },
      way: ['research glass snake-r4-1', 'pay idol'],
      lit: [['snake-r4-1'], ['idol']],
      rule: 'ARN-SNAKE-05',
    },
    {
      // ARN-SNAKE-06, -07: any of the stack; silver and exhausted.
      id: 'rescue',
      goal: { fact: 'rescued' },
      way: ['rescue assistant-coins'],
      otherwise: ['rescue ...'],
      lit: [{ touchedBy: 'rescue ...' }],
      rule: 'ARN-SNAKE-06',
    },
    {
      // ARN-SNAKE-10, -11: the glass upgrades here, which refreshes.
      id: 'gold',
      goal: { fact: 'gilded' },
      way: ['end', 'research glass snake-r5-1', 'pay arrowhead+arrowhead', 'upgrade assistant-coins'],
      otherwise: ['upgrade ...', 'research glass snake-r5-2'],
      lit: [{ touchedBy: 'research glass ...', part: 1 }, { touchedBy: 'upgrade ...' }],
      rule: 'ARN-SNAKE-10',
    },
    {
      // ARN-ASSIST-05, -06.
      id: 'use',
      goal: { fact: 'used' },
      way: ['use assistant-coins'],
      otherwise: ['use ...'],
      lit: [{ touchedBy: 'use ...' }],
      rule: 'ARN-ASSIST-05',
    },
    {
      // ARN-SNAKE-12: a Fear card into the play area, and many points.
      id: 'tale',
      goal: {
        any: [
          { fact: 'step', with: { token: 'glass', space: 'snake-r6-1' } },
          { fact: 'step', with: { token: 'glass', space: 'snake-r6-2' } },
        ],
      },
      way: ['end', 'research glass snake-r6-1', 'pay tablet+jewel'],
      otherwise: ['research glass snake-r6-2'],
      lit: [['glass'], { touchedBy: 'research glass ...', part: 1 }],
      rule: 'ARN-SNAKE-12',
    },
    {
      // Row 2 of the notebook exiles. ARN-EXILE-04: also from the play area.
      id: 'exile',
      goal: { fact: 'exiled' },
      way: ['end', 'research notebook snake-r2-2', 'pay tablet+jewel', 'exile area fear'],
      otherwise: ['research notebook snake-r2-1', 'research notebook snake-r2-3', 'exile ...'],
      lit: [{ touchedBy: 'research notebook ...', part: 1 }, { touchedBy: 'exile ...' }],
      rule: 'ARN-EXILE-04',
    },
  ],
  exam: {
    position: {
      table: { players: 2, temple: 'snake' },
      round: 3,
      rescue: ['assistant-tablet', 'assistant-coins'],
      bonus: { ...NO_BONUS, ...NO_BONUS_ABOVE },
      explorers: [
        {
          hand: ['fear', 'funding-car', 'exploration-ship'],
          coin: 1,
          compass: 1,
          tablet: 1,
          arrowhead: 2,
          jewel: 0,
          crates: 1,
          glass: 'snake-r3-1',
          notebook: 'snake-r1-1',
        },
        { glass: 'snake-r2-2', coin: 2, compass: 2 },
      ],
    },
    way: ['research glass snake-r4-1', 'pay idol', 'rescue assistant-tablet', 'end'],
  },
  worlds: async () => worldsFrom(await import('./snake/worlds.json', { with: { type: 'json' } })),
  texts: {
    en: async () => (await import('./snake/en.ts')).en,
    ru: async () => (await import('./snake/ru.ts')).ru,
    fr: async () => (await import('./snake/fr.ts')).fr,
    pl: async () => (await import('./snake/pl.ts')).pl,
  },
}
