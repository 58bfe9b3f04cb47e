// Which moves bring something to light that nobody knew, and so cannot be taken back: dice are rolled, a card is turned up, tasks are
// shown.

import { type Deciding, type Option, readMove } from '@wayfare/kernel'
import type { ArkhamView } from './view.ts'

/** Steps that roll dice or show tasks. */
const SHOWING: readonly string[] = ['roll-taken', 'encounter', 'show-tasks']

/** What may come before them and asks for nothing new. */
const BETWEEN: readonly string[] = ['reward', 'strike', 'drown', 'devour']

type Seen = Pick<Deciding<ArkhamView>, 'view' | 'coming'>

export function reveals({ move }: Pick<Option, 'move'>, { view, coming }: Seen): boolean {
  const { verb, args } = readMove(move)
  switch (verb) {
    case 'reroll':
      return true
    // Several act at once, and can go back until the last of them has finished.
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
