// Where the passages of the rulebook can be tried. Found by `UPDATE=1 npx vitest run packages/web/src/features/rulebook/examples.test.ts`.

import type { ShownMoment } from '@wayfare/text'

export const arkhamShown: ShownMoment = {
  passages: {
    'dice-choosing': { game: 'a1', at: 2, seat: 1, move: 'pick die-1' },
    'drawing-diagonals': { game: 'a1', at: 45, seat: 0, move: 'diagonal x-c01-c10' },
    'drawing-free': { game: 'a1', at: 7, seat: 0, move: 'way c r-c01-c02' },
    'drawing-sides': { game: 'a1', at: 7, seat: 0, move: 'way b r-c52-c53 r-c63-d62' },
    'drawing-stored': { game: 'a1', at: 45, seat: 0, move: 'segment r-c01-c02' },
    'drawing-ways': { game: 'a1', at: 7, seat: 0, move: 'way a r-c52-c53 r-c42-c52' },
    'effects-alley': { game: 'a2', at: 78, seat: 0, move: 'way c x-c01-c10' },
    'effects-correction': { game: 'a3', at: 98, seat: 0, move: 'erase r-c11-c21' },
    'effects-junction': { game: 'a1', at: 30, seat: 0, move: 'way t r-c53-c54 r-c54-c55 r-c54-c64' },
    'effects-turn': { game: 'a1', at: 56, seat: 0, move: 'way c r-c01-c02 r-c01-c11' },
    'encounter-roll': { game: 'a1', at: 143, seat: 1, move: 'face it' },
    'encounter-tomes': { game: 'a1', at: 143, seat: 1, move: 'reroll 1' },
    'quarter-candidates': { game: 'a1', at: 6, seat: 0, move: 'choose q36' },
    'quarter-changes': { game: 'a1', at: 113, seat: 1, move: 'change die-1 +1' },
    'round-together': { game: 'a1', at: 8, seat: 0, move: 'end' },
    'route-free': { game: 'a1', at: 118, seat: 0, move: 'finish' },
    'route-gates': { game: 'a1', at: 126, seat: 0, move: 'link c26' },
    'route-links': { game: 'a1', at: 126, seat: 0, move: 'link c26' },
    'route-naming': { game: 'a1', at: 116, seat: 0, move: 'start c04' },
    'setup-tasks': { game: 'a1', at: 0, seat: 0, move: 'keep task-2' },
    'shops-spending': { game: 'a1', at: 45, seat: 0, move: 'segment r-c01-c02' },
    'shops-visit': { game: 'a1', at: 11, seat: 1, move: 'visit c35 reroll' },
    'solo-rounds': { game: 'b1', at: 1, seat: 0, move: 'pick die-1 die-3' },
    'tourists-extra': { game: 'a1', at: 77, seat: 0, move: 'tourist circle' },
  },
  games: async () => (await import('./games.ts')).games,
}
