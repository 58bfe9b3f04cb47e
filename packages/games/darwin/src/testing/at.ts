// Starting positions shared by many tests.

import { all, type Json, push, resume } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { acts } from '../data/actions.ts'
import { GOAL_IDS } from '../data/goals.ts'
import { type Action, effect } from '../ops.ts'
import { type DarwinState, ROUNDS } from '../state.ts'
import { darwin } from './index.ts'

export type StateChanges = { readonly [key: string]: Json }

/** A board without interrupts. */
export const QUIET: StateChanges = { reserve: [], crew: [] }

/** All four workers are placed, so this player has no turn left in the round. */
export const ALL_PLACED = { w1: 'turn-order', w2: 'turn-order', w3: 'turn-order', w4: 'turn-order' }
/** One worker is left. */
export const ONE_LEFT = { w1: 'turn-order', w2: 'turn-order', w3: 'turn-order' }
/** Places the last worker without using the space. */
export const IDLE = ['place w4 turn-order', 'done', 'end turn']

/** A board that fulfils silver-10: eight coins and a plant. */
export const SILVER = { reserve: ['silver-10'], coin: 8, studied: ['green-plant'], knowledge: 0 }
/** A board that fulfils gold-3: nine steps and two reptiles. */
export const GOLD = { reserve: ['gold-3'], theory: 9, studied: ['red-reptile', 'blue-reptile'], knowledge: 0 }

/** The first player's turn, with this board; `others` are the boards of the rest. */
export const turn = (first: StateChanges, more: StateChanges = {}, ...others: StateChanges[]) =>
  table(darwin, { phase: 'turn', boards: [{ ...QUIET, ...first }, ...others], ...more })

/** The first player uses this card, tile or space. */
export const usingThing = (
  what: string,
  first: StateChanges = {},
  more: StateChanges = {},
  ...others: StateChanges[]
) => table(darwin, { phase: 'do', do: what, boards: [{ ...QUIET, ...first }, ...others], ...more })

/** The first player uses this action, for numbers that no card or tile has. */
export function usingAction(action: Action, first: StateChanges = {}, more: StateChanges = {}) {
  const game = turn(first, more)
  game.state.core.stack = []
  push(game.state.core.stack, all([acts([action]), effect('end-turn', { space: null }), effect('next-turn')]), 0, null)
  resume(darwin, game.state)
  return game
}

/** Returns five Beagle goals with this one in this round. */
export function goalsWith(goal: string, round = 1): string[] {
  const others = GOAL_IDS.filter((id) => id !== goal).slice(0, ROUNDS - 1)
  return [...others.slice(0, round - 1), goal, ...others.slice(round - 1)]
}

/** The beginning of the reward phase. */
export const rewards = (boards: readonly StateChanges[], more: StateChanges = {}) =>
  table(darwin, {
    phase: 'rewards',
    order: boards.map((_, i) => i),
    boards: boards.map((one) => ({ ...QUIET, ...one })),
    ...more,
  })

/**
 * Alfred's cards by their first option: main journals with workers in the order A B C D, special journal left and
 * right, small journal, delivery.
 */
export const MAIN = 'alfred-action-1'
export const LEFT = 'alfred-action-2'
export const RIGHT = 'alfred-action-3'
export const SMALL = 'alfred-action-4'
export const DELIVER = 'alfred-action-5'
/** A position in which his pawn triggers nothing and nothing can be taken. */
export const NO_TRIGGERS: StateChanges = {
  pawn: 6,
  cards: ['bonus-white-1', 'bonus-white-2'],
  academy: '............',
  shown: [],
}

/** Alfred's turn, with this card on top of his deck; `his` and `human` are the boards. */
export const alfred = (card: string, his: StateChanges = {}, more: StateChanges = {}, human: StateChanges = {}) =>
  table(darwin, alone('alfred', card, his, more, human))

/** The same, from the human's view after placing a worker. */
export const alfredWatched = (
  card: string,
  his: StateChanges = {},
  more: StateChanges = {},
  human: StateChanges = {},
) => table(darwin, alone('turn', card, his, more, human)).play('place w1 turn-order', 'done', 'end turn')

const alone = (
  phase: string,
  card: string,
  his: StateChanges,
  more: StateChanges,
  human: StateChanges,
): StateChanges => ({
  phase,
  deck: [card],
  boards: [{ ...QUIET, ...human }, his],
  ...more,
  table: { players: 1, ...(more.table as StateChanges | undefined) },
})

type Named = Record<string, unknown>
/** Reads the whole table as a position. */
export const readPosition = (state: DarwinState) =>
  darwin.positions.read(state) as unknown as Named & { boards: Named[] }
