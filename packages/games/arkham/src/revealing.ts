// Tells which moves roll dice, turn up a card or show tasks, and so cannot be undone.

import { type Deciding, type Option, readMove } from '@wayfare/kernel'
import type { ArkhamView } from './view.ts'

/** The ops that roll dice or show tasks. */
const SHOWING: readonly string[] = ['roll-taken', 'encounter', 'show-tasks']

/** Ops that can come before those and reveal nothing themselves. */
const BETWEEN: readonly string[] = ['reward', 'strike', 'drown', 'devour']

type Seen = Pick<Deciding<ArkhamView>, 'view' | 'coming'>

export function reveals({ move }: Pick<Option, 'move'>, { view, coming }: Seen): boolean {
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
      return SHOWING.includes(coming.find((op) => !BETWEEN.includes(op)) ?? '')
    default:
      return false
  }
}
