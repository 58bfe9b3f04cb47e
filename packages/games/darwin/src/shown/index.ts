// Where the passages of the rulebook can be tried. Found by `UPDATE=1 npx vitest run packages/web/src/features/rulebook/examples.test.ts`.

import type { ShownMoment } from '@wayfare/text'

export const darwinShown: ShownMoment = {
  passages: {
    'academy-take': { game: 'a1', at: 63, seat: 1, move: 'seal scroll-1-1 w2' },
    'camps-camp': { game: 'a1', at: 62, seat: 1, move: 'tent camp-i1-14 1' },
    'camps-others': { game: 'a1', at: 92, seat: 1, move: 'revisit camp-i1-14' },
    'crew-play': { game: 'a3', at: 161, seat: 0, move: 'crew crew-11 w2' },
    'islands-evolution': { game: 'a1', at: 52, seat: 1, move: 'theory 1' },
    'islands-explore': { game: 'a1', at: 10, seat: 0, move: 'explore i1-1' },
    'islands-specimens': { game: 'a1', at: 11, seat: 0, move: 'study blue-plant' },
    'journals-special': { game: 'a1', at: 9, seat: 0, move: 'place w1 special-slot-top-right' },
    'journals-unlock': { game: 'a1', at: 14, seat: 1, move: 'unlock explore-2' },
    'mail-stamps': { game: 'a1', at: 32, seat: 1, move: 'stamp envelope-1 stack-1' },
    'museum-again': { game: 'a3', at: 60, seat: 1, move: 'redeliver green-plant' },
    'museum-deliver': { game: 'a1', at: 22, seat: 0, move: 'deliver blue-plant' },
    'museum-research': { game: 'a1', at: 9, seat: 0, move: 'place w1 museum-study' },
    'objectives-gain': { game: 'a1', at: 28, seat: 0, move: 'take-objective' },
    'objectives-reach': { game: 'a1', at: 90, seat: 1, move: 'reach silver-10' },
    'order-space': { game: 'a1', at: 9, seat: 0, move: 'place w1 turn-order' },
    'round-end': { game: 'a1', at: 12, seat: 0, move: 'end turn' },
    'round-may': { game: 'a1', at: 10, seat: 0, move: 'skip' },
    'round-turn': { game: 'a1', at: 9, seat: 0, move: 'place w1 explore-1' },
    'sea-ribbons': { game: 'a2', at: 19, seat: 0, move: 'land isle-2' },
    'sea-sail': { game: 'a1', at: 15, seat: 1, move: 'sail 2' },
    'seals-need': { game: 'a1', at: 60, seat: 1, move: 'place w2 explore-2' },
    'setup-crew': { game: 'a1', at: 0, seat: 0, move: 'keep crew-7' },
    'setup-pairs': { game: 'a1', at: 8, seat: 1, move: 'pair start-silver-3 start-gold-1' },
    'setup-start': { game: 'a1', at: 6, seat: 0, move: 'seals yellow blue blue' },
    'solo-setup': { game: 'b1', at: 4, seat: 0, move: 'place w1 explore-1' },
    'solo-turn': { game: 'b1', at: 6, seat: 0, move: 'end turn' },
    'workers-place': { game: 'a1', at: 9, seat: 0, move: 'place w1 explore-1' },
    'workers-spaces': { game: 'a1', at: 9, seat: 0, move: 'place w1 museum-deliver' },
  },
  games: async () => (await import('./games.ts')).games,
}
