// Where the passages of the rulebook can be tried. Found by `UPDATE=1 npx vitest run packages/web/src/rulebook/shown.test.ts`.

import type { Shown } from '@wayfare/text'

export const darwinShown: Shown = {
  passages: {
    'academy-take': { game: 'a1', at: 98, seat: 0, move: 'seal scroll-1-1 w2' },
    'camps-camp': { game: 'a1', at: 16, seat: 0, move: 'tent camp-i1-4 1' },
    'camps-others': { game: 'a5', at: 192, seat: 1, move: 'revisit camp-i1-4' },
    'crew-play': { game: 'a4', at: 169, seat: 0, move: 'crew crew-7 w4' },
    'islands-evolution': { game: 'a1', at: 42, seat: 0, move: 'theory 1' },
    'islands-explore': { game: 'a1', at: 10, seat: 1, move: 'explore i1-1' },
    'islands-specimens': { game: 'a1', at: 11, seat: 1, move: 'study red-plant' },
    'journals-special': { game: 'a2', at: 9, seat: 0, move: 'place w1 special-slot-top-right' },
    'journals-unlock': { game: 'a1', at: 14, seat: 0, move: 'unlock explore-2' },
    'mail-stamps': { game: 'a1', at: 17, seat: 0, move: 'stamp envelope-1 stack-1' },
    'museum-again': { game: 'a3', at: 68, seat: 0, move: 'redeliver blue-bird' },
    'museum-deliver': { game: 'a1', at: 21, seat: 1, move: 'deliver red-plant' },
    'objectives-gain': { game: 'a1', at: 37, seat: 1, move: 'take-objective' },
    'objectives-reach': { game: 'a1', at: 106, seat: 0, move: 'reach silver-1' },
    'order-space': { game: 'a1', at: 9, seat: 1, move: 'place w1 turn-order' },
    'round-end': { game: 'a1', at: 12, seat: 1, move: 'end turn' },
    'round-may': { game: 'a1', at: 10, seat: 1, move: 'skip' },
    'round-turn': { game: 'a1', at: 9, seat: 1, move: 'place w1 explore-1' },
    'sea-ribbons': { game: 'a2', at: 19, seat: 0, move: 'land isle-2' },
    'sea-sail': { game: 'a1', at: 92, seat: 1, move: 'sail sea-1' },
    'seals-need': { game: 'a1', at: 20, seat: 1, move: 'place w4 explore-2' },
    'setup-crew': { game: 'a1', at: 0, seat: 0, move: 'keep crew-13' },
    'setup-pairs': { game: 'a1', at: 8, seat: 0, move: 'pair start-silver-4 start-gold-3' },
    'setup-start': { game: 'a1', at: 6, seat: 0, move: 'seals yellow yellow green' },
    'workers-place': { game: 'a1', at: 9, seat: 1, move: 'place w1 explore-1' },
    'workers-spaces': { game: 'a1', at: 9, seat: 1, move: 'place w1 museum-deliver' },
  },
  games: async () => (await import('./games.ts')).games,
}
