// Sets up the first player's turn with these possessions and nothing else in hand, deck and purse.

import type { Json } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { arnak } from './index.ts'

export type Things = { readonly [key: string]: Json }

export const turn = (first: Things = {}, more: Things = {}) =>
  table(arnak, { explorers: [{ hand: [], deck: [], coin: 0, compass: 0, ...first }], ...more })

/** Sets up both players' possessions. */
export const both = (first: Things, second: Things, more: Things = {}) =>
  table(arnak, {
    explorers: [
      { hand: [], deck: [], coin: 0, compass: 0, ...first },
      { hand: [], deck: [], coin: 0, compass: 0, ...second },
    ],
    ...more,
  })

/** Both players pass, which ends the round. */
export const PASS_ALL = ['pass', 'end', 'pass', 'end'] as const

/** A solo game in which the player has taken a turn and the rival has answered with the top tile of its stack. */
export const rivalAfter = ({ own = {}, ...more }: Things) =>
  table(arnak, {
    table: { players: 1 },
    explorers: [{ hand: ['pickaxe', 'trowel'], deck: [], coin: 0, compass: 0, ...(own as Things) }],
    ...more,
  }).play('play pickaxe', 'skip', 'end')

/** A discovered level I site, with or without a guardian. */
export const SITE = 'l1-lower-1'
export const guarded = (guardian = 'guardian-four-coins', tile = 'level1-jewel'): Things => ({ tile, guardian })

/** Fixes what a discovery at l1-lower-1 will find. */
export const TO_BE_FOUND: Things = {
  sites: { [SITE]: { idol: 'idol-coin' } },
  level1: ['level1-coin-arrowhead'],
  guardians: ['guardian-four-coins'],
}

/** The pool without unused travel icons. */
export const EMPTY_POOL = { car: 0, ship: 0, plane: 0, either: 0 }
