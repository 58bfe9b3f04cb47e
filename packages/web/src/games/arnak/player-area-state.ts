// The pointing state of things in the player area: only the viewer's own can be pointed at, and all jewels are alike.

import type { Offered } from '@wayfare/protocol'
import { type Pointable, stateOf } from '../../board-kit/pointable.ts'
import { moveOf } from './moves.ts'
import type { Props } from './props.ts'

const QUIET: Pointable = { offered: false, pointed: false, hovered: false, key: undefined, options: [], flags: '' }

export const isOwn = ({ seat, shownSeat }: Pick<Props, 'seat' | 'shownSeat'>): boolean => seat === shownSeat

export const ownState = (props: Props, id: string): Pointable => (isOwn(props) ? stateOf(props, id) : QUIET)

const isSlot = (option: Offered): boolean => moveOf(option).verb === 'slot'

/**
 * The state of a counter. Putting an idol into a slot for a jewel or an arrowhead is offered at the idol and not on the
 * counter.
 */
export function counterState(props: Props, id: string): Pointable {
  const state = ownState(props, id)
  const options = state.options.filter((option) => !isSlot(option))
  if (options.length === state.options.length) return state
  return options.length > 0 ? { ...state, options } : QUIET
}

/** The option that touches nothing on the table and is known by its text. */
export function bareOption(props: Props, ...moves: readonly string[]): Offered | undefined {
  return isOwn(props) ? props.pointing.bare.value.find(({ move }) => moves.includes(move)) : undefined
}
