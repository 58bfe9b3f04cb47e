// Buying an artifact, and taking cards out of one's deck for good. The rival has passed, so that turn follows turn.

import { type Chapter, worldsFrom } from '../../../../board-kit/lessons/chapter.ts'

export const exile: Chapter = {
  id: 'exile',
  position: {
    table: { players: 2, temple: 'bird' },
    round: 2,
    row: ['mortar', 'stone-jar', 'torch', 'flask', 'rope', 'hat'],
    explorers: [
      { hand: ['axe', 'ritual-dagger', 'fear', 'funding-car'], area: ['fear'], coin: 0, compass: 3, tablet: 1 },
      { passed: true },
    ],
  },
  steps: [
    {
      // ARN-BUY-05, -06.
      id: 'buy',
      goal: { fact: 'bought', with: { card: 'mortar' } },
      way: ['buy mortar', 'pay compass+compass+compass'],
      lit: [['mortar'], ['compass']],
      rule: 'ARN-BUY-05',
    },
    {
      // ARN-EXILE-04: from the hand or the play area, never from the deck.
      id: 'first',
      goal: { fact: 'exiled' },
      way: ['resolve', 'exile area fear'],
      lit: [['fear'], { touchedBy: 'exile ...' }],
      rule: 'ARN-EXILE-04',
    },
    {
      id: 'item',
      goal: { fact: 'exiled', times: 2 },
      since: 'start',
      way: ['end', 'play axe', 'exile hand fear'],
      lit: [['axe'], ['fear']],
      rule: 'ARN-EXILE-04',
    },
    {
      // ARN-PLAY-04: from the hand it costs a tablet.
      id: 'tablet',
      goal: { fact: 'exiled', times: 3 },
      since: 'start',
      way: ['end', 'play ritual-dagger', 'pay tablet', 'exile hand funding-car'],
      lit: [['ritual-dagger'], ['tablet'], ['funding-car']],
      rule: 'ARN-PLAY-04',
    },
  ],
  exam: {
    position: {
      table: { players: 2, temple: 'bird' },
      round: 2,
      row: ['mortar', 'stone-jar', 'torch', 'flask', 'rope', 'hat'],
      // With both archaeologists out, the compasses are for an artifact: nothing can be discovered.
      men: { 'camp-coins-1': 0, 'camp-compasses-1': 0 },
      explorers: [
        { hand: ['fear', 'funding-car', 'exploration-ship'], area: ['fear'], coin: 2, compass: 3, tablet: 0 },
        { coin: 2, compass: 1 },
      ],
    },
    way: ['buy mortar', 'pay compass+compass+compass', 'resolve', 'exile area fear', 'end'],
  },
  worlds: async () => worldsFrom(await import('./exile/worlds.json', { with: { type: 'json' } })),
  texts: {
    en: async () => (await import('./exile/en.ts')).en,
    ru: async () => (await import('./exile/ru.ts')).ru,
    fr: async () => (await import('./exile/fr.ts')).fr,
    pl: async () => (await import('./exile/pl.ts')).pl,
  },
}
