// Tells which moves roll dice, turn up a card or show tasks, and so cannot be undone.

import { type Deciding, type Option, readMove } from '@wayfare/kernel'
import type { ArkhamView } from './view.ts'

/** The ops that roll dice or show tasks. */
const REVEALING_OPS: readonly string[] = ['roll-taken', 'encounter', 'show-tasks']

/** Ops that can come before those and reveal nothing themselves. */
const TRANSITIONAL_OPS: readonly string[] = ['reward', 'strike', 'drown', 'devour']

type Situation = Pick<Deciding<ArkhamView>, 'view' | 'coming'>

export function reveals({ move }: Pick<Option, 'move'>, { view, coming }: Situation): boolean {
  const { verb, args } = readMove(move)
  switch (verb) {
    case 'reroll':
      return true
    // With several players all act at the same time and can undo until the last of them has finished.
    case 'keep':
      return args[0] !== 'all' && view.boards.length === 1
    case 'end':
    case 'finish':
      return view.boards.length === 1
    case 'take':
    case 'face':
    case 'strike':
    case 'drown':
    case 'devour':
      return REVEALING_OPS.includes(coming.find((op) => !TRANSITIONAL_OPS.includes(op)) ?? '')
    default:
      return false
  }
}
