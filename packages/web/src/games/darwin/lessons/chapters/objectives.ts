// Objectives and crew cards: both are used in between, at any moment of one’s own turn. The rival has placed all workers, so that turn follows turn.

import { type Chapter, worldsFrom } from '../../../../board-kit/lessons/chapter.ts'

const NOTHING = { reserve: [], crew: [] }
const RIVAL = { ...NOTHING, placed: { w1: 'turn-order', w2: 'turn-order', w3: 'turn-order', w4: 'turn-order' } }

export const objectives: Chapter = {
  id: 'objectives',
  position: {
    table: { players: 2 },
    phase: 'turn',
    round: 3,
    shown: ['silver-10', 'silver-1', 'gold-7', 'gold-2'],
    boards: [
      {
        coin: 8,
        knowledge: 0,
        rows: ['p', 'yyybg', 'bbyyg', 'rr', ''],
        studied: ['green-plant', 'red-plant', 'red-bird'],
        tents: 2,
        explorers: ['i1-4', null, null],
        ship: 'sea-8',
        reserve: ['start-gold-3'],
        crew: ['crew-1', 'crew-13', 'crew-14'],
      },
      { ...RIVAL, ship: 'sea-8' },
    ],
  },
  steps: [
    {
      id: 'take',
      goal: { move: 'take silver-10' },
      way: ['place w1 objective-office', 'take-objective', 'take silver-10'],
      lit: [['w1'], ['objective-office'], ['silver-10']],
      rule: 'DAR-OBJECTIVE-01',
    },
    {
      id: 'reach',
      goal: { move: 'reach silver-10 *' },
      way: ['coins 2', 'reach silver-10 silver-slot-2'],
      // The coins may have been spent on the other objective.
      otherwise: ['reach silver-10 *', 'coins ...', 'crew crew-1 *'],
      lit: [['silver-10'], ['silver-slot-2']],
      rule: 'DAR-OBJECTIVE-06',
    },
    {
      id: 'fifth',
      goal: { fact: 'perk', with: { perk: 'fifth-worker' } },
      since: 'start',
      way: ['reach start-gold-3 gold-slot-1'],
      lit: [['start-gold-3'], ['gold-slot-1']],
      rule: 'DAR-OBJECTIVE-24',
    },
    {
      id: 'crew',
      goal: { fact: 'crew-played' },
      since: 'start',
      way: ['crew crew-1 w3', 'coins 8'],
      otherwise: ['crew ...'],
      lit: [['crew-1'], ['w3']],
      rule: 'DAR-CREW-01',
    },
    {
      id: 'second',
      goal: { fact: 'crew-played', times: 2 },
      since: 'start',
      way: ['crew crew-13 w2', 'knowledge 2', 'points 3'],
      otherwise: ['crew ...'],
      lit: [{ touchedBy: 'crew ...' }, { touchedBy: 'crew ...', part: 1 }],
      rule: 'DAR-CREW-02',
    },
    {
      id: 'place',
      goal: { move: 'place w5 *' },
      way: ['end turn', 'place w5 explore-1'],
      lit: [['w5'], ['explore-1']],
      rule: 'DAR-SEAL-08',
    },
  ],
  exam: {
    position: {
      table: { players: 2 },
      phase: 'turn',
      round: 3,
      shown: ['silver-10', 'silver-1', 'gold-7', 'gold-2'],
      boards: [
        {
          coin: 6,
          rows: ['p', 'yy', 'bbyyg', 'rr', ''],
          studied: ['green-plant', 'red-plant'],
          tents: 2,
          explorers: ['i1-4', null, null],
          ship: 'sea-8',
          reserve: ['start-gold-3'],
          crew: ['crew-1'],
        },
        { ...NOTHING, coin: 6, rows: ['p', 'gg', 'bb', 'ry', ''], ship: 'sea-8' },
      ],
    },
    way: [
      'reach start-gold-3 gold-slot-1',
      'crew crew-1 w3',
      'coins 8',
      'place w1 objective-office',
      'take-objective',
      'take silver-10',
      'coins 2',
      'end turn',
    ],
  },
  worlds: async () => worldsFrom(await import('./objectives/worlds.json', { with: { type: 'json' } })),
  texts: {
    en: async () => (await import('./objectives/en.ts')).en,
    ru: async () => (await import('./objectives/ru.ts')).ru,
    fr: async () => (await import('./objectives/fr.ts')).fr,
    pl: async () => (await import('./objectives/pl.ts')).pl,
  },
}
