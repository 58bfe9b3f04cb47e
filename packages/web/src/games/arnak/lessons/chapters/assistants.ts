// Recruiting, using and upgrading assistants. The rival has passed, so that turn follows turn.

import { type Chapter, worldsFrom } from '../../../../board-kit/lessons/chapter.ts'

const SUPPLY = [
  ['assistant-exile', 'assistant-coins'],
  ['assistant-compass', 'assistant-tablet'],
  ['assistant-draw', 'assistant-upgrade'],
]
/** No bonus tile asks which effect comes first. */
const NO_BONUS = { 'bird-r2-1': [], 'bird-r2-2': [], 'bird-r3-1': [] }

export const assistants: Chapter = {
  id: 'assistants',
  position: {
    table: { players: 2, temple: 'bird' },
    round: 2,
    supply: SUPPLY,
    bonus: NO_BONUS,
    explorers: [
      {
        hand: ['funding-car', 'exploration-ship', 'fear'],
        coin: 0,
        compass: 1,
        // One more than the way needs: the Guide, if recruited first, may turn one into an arrowhead.
        tablet: 4,
        arrowhead: 2,
        jewel: 1,
        glass: 'bird-r3-1',
      },
      { passed: true },
    ],
  },
  steps: [
    {
      // ARN-ASSIST-01, -02: the row of the notebook lets one choose among the topmost of each stack, silver and ready.
      id: 'recruit',
      goal: { fact: 'recruited' },
      way: ['research notebook bird-r1-2', 'pay jewel', 'recruit assistant-coins'],
      lit: [['notebook'], { touchedBy: 'research notebook ...', part: 1 }, { touchedBy: 'recruit ...' }],
      rule: 'ARN-ASSIST-01',
    },
    {
      // ARN-ASSIST-05, -06: a free action, even at once; then it is exhausted.
      id: 'use',
      goal: { fact: 'used' },
      way: ['use assistant-coins'],
      lit: [{ touchedBy: 'use ...' }],
      rule: 'ARN-ASSIST-05',
    },
    {
      // ARN-ASSIST-17: two at the most.
      id: 'second',
      goal: { fact: 'recruited', times: 2 },
      since: 'start',
      way: ['end', 'research notebook bird-r2-2', 'pay tablet+arrowhead', 'recruit assistant-tablet'],
      lit: [['end'], { touchedBy: 'research notebook ...', part: 1 }],
      rule: 'ARN-RESEARCH-02',
    },
    {
      id: 'both',
      goal: { fact: 'used', times: 2 },
      since: 'start',
      way: ['use assistant-tablet'],
      lit: [{ touchedBy: 'use ...' }],
      rule: 'ARN-ASSIST-07',
    },
    {
      // ARN-ASSIST-09, -10: upgrading refreshes, so an exhausted one works again in the same round.
      id: 'gold',
      goal: { fact: 'gilded' },
      way: ['end', 'research notebook bird-r3-1', 'pay tablet+tablet+arrowhead', 'upgrade assistant-coins'],
      lit: [{ touchedBy: 'research notebook ...', part: 1 }, { touchedBy: 'upgrade ...' }],
      rule: 'ARN-ASSIST-10',
    },
    {
      // ARN-ASSIST-12, -13.
      id: 'again',
      goal: { fact: 'used', times: 3 },
      since: 'start',
      way: ['use assistant-coins'],
      lit: [{ touchedBy: 'use ...' }],
      rule: 'ARN-ASSIST-12',
    },
  ],
  exam: {
    position: {
      table: { players: 2, temple: 'bird' },
      round: 5,
      bonus: NO_BONUS,
      // With both archaeologists out, only the notebook and the cards are left.
      men: { 'camp-coins-1': 0, 'camp-compasses-1': 0 },
      explorers: [
        {
          hand: ['funding-car', 'fear'],
          coin: 1,
          compass: 0,
          tablet: 2,
          arrowhead: 1,
          jewel: 0,
          glass: 'bird-r4-1',
          notebook: 'bird-r2-2',
          staff: [
            { id: 'assistant-coins', ready: false },
            { id: 'assistant-compass', ready: false },
          ],
        },
        { glass: 'bird-r3-1', notebook: 'bird-r1-1', coin: 2, compass: 2 },
      ],
    },
    way: ['research notebook bird-r3-1', 'pay tablet+tablet+arrowhead', 'upgrade assistant-coins', 'end'],
  },
  worlds: async () => worldsFrom(await import('./assistants/worlds.json', { with: { type: 'json' } })),
  texts: {
    en: async () => (await import('./assistants/en.ts')).en,
    ru: async () => (await import('./assistants/ru.ts')).ru,
    fr: async () => (await import('./assistants/fr.ts')).fr,
    pl: async () => (await import('./assistants/pl.ts')).pl,
  },
}
