// The sounds of Arkham Guidebook.

import type { GameSounds } from '../../board-kit/game-sounds.ts'

export const sounds = {
  facts: {
    rolled: 'dice',
    'rolled-taken': 'dice',
    'rolled-next': 'dice',
    encounter: 'dice',
    rerolled: 'dice',
    improved: 'dice',
    drawn: 'pen',
    erased: 'undo',
    struck: 'undo',
    quarter: 'gain',
    tourists: { sound: 'gain', times: ['types'] },
    visit: 'gain',
    gained: { sound: 'gain', times: ['bonuses'] },
    reward: { sound: 'gain', times: ['points'] },
    blessed: 'gain',
    madness: { sound: 'deep', times: ['madness'] },
    lost: { sound: 'deep', times: ['count'] },
    verdict: 'deep',
    call: 'flip',
    round: 'flip',
    task: 'flip',
    'task-kept': 'card',
    changed: 'flip',
    // The press that chooses the dice has had its sound.
    'die-picked': null,
    'dice-picked': null,
    'die-removed': null,
    'dice-removed': null,
    'die-taken': null,
    'own-dice': null,
    route: null,
  },
  // Rain on the roofs, gutters, and a wind from the harbour.
  ambience: [
    { filter: 'highpass', hz: 2600, q: 0.4, loud: 0.06, swell: { seconds: 19, depth: 0.5 } },
    { filter: 'bandpass', hz: 900, q: 0.8, loud: 0.1, swell: { seconds: 11, depth: 0.4 } },
    { filter: 'bandpass', hz: 240, q: 1.8, loud: 0.35, swell: { seconds: 17, depth: 0.9 } },
  ],
} as const satisfies GameSounds
