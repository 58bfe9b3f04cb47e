// Where the passages of the rulebook can be tried. Found by `UPDATE=1 npx vitest run packages/web/src/rulebook/shown.test.ts`.

import type { Shown } from '@wayfare/text'

export const arnakShown: Shown = {
  passages: {
    'assistants-gold': { game: 'a2', at: 175, seat: 1, move: 'upgrade assistant-compass-or-car' },
    'assistants-recruit': { game: 'a1', at: 159, seat: 0, move: 'recruit assistant-coin-or-plane' },
    'assistants-use': { game: 'a1', at: 160, seat: 0, move: 'use assistant-coin-or-plane' },
    'buy-artifacts': { game: 'a1', at: 13, seat: 1, move: 'resolve' },
    'buy-items': { game: 'a1', at: 0, seat: 0, move: 'buy grappling-hook' },
    'cards-exile': { game: 'a1', at: 14, seat: 1, move: 'exile hand fear' },
    'cards-fear': { game: 'a1', at: 14, seat: 1, move: 'exile hand fear' },
    'cards-play': { game: 'a1', at: 32, seat: 1, move: 'play automobile' },
    'dig-spaces': { game: 'a1', at: 86, seat: 0, move: 'dig l1-lower-2' },
    'dig-steps': { game: 'a1', at: 0, seat: 0, move: 'dig camp-coins-1' },
    'discover-steps': { game: 'a1', at: 9, seat: 1, move: 'discover l1-lower-1' },
    'effects-icons': { game: 'a2', at: 175, seat: 1, move: 'upgrade assistant-compass-or-car' },
    'effects-order': { game: 'a1', at: 13, seat: 1, move: 'skip' },
    'guardians-gain': { game: 'a1', at: 70, seat: 0, move: 'boon guardian-two-boots-compass' },
    'guardians-overcome': { game: 'a1', at: 66, seat: 0, move: 'overcome l1-lower-2' },
    'idols-slot': { game: 'a1', at: 40, seat: 1, move: 'slot jewel' },
    'pass-pass': { game: 'a1', at: 0, seat: 0, move: 'pass' },
    'research-pair': { game: 'a1', at: 110, seat: 1, move: 'research notebook bird-r1-1' },
    'research-step': { game: 'a1', at: 54, seat: 1, move: 'research glass bird-r1-2' },
    'research-tiles': { game: 'a2', at: 110, seat: 1, move: 'bonus first' },
    'round-hand': { game: 'a1', at: 121, seat: 1, move: 'discard fear' },
    'travel-pilot': { game: 'a1', at: 17, seat: 0, move: 'pay pilot' },
    'travel-sources': { game: 'a1', at: 17, seat: 0, move: 'pay fear' },
    'turn-free': { game: 'a1', at: 0, seat: 0, move: 'play funding-ship' },
    'turn-main': { game: 'a1', at: 0, seat: 0, move: 'dig camp-coins-1' },
    'turn-one': { game: 'a1', at: 6, seat: 0, move: 'end' },
  },
  games: async () => (await import('./games.ts')).games,
}
