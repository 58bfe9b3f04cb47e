// What lies before an explorer, as something that can be pointed at: only one's own, and a jewel is a jewel.

import type { Offered } from '@wayfare/protocol'
import { type Pointable, stateOf } from '../../board-kit/pointable.ts'
import { moveOf } from './moves.ts'
import type { Props } from './props.ts'

const QUIET: Pointable = { offered: false, pointed: false, hovered: false, key: undefined, options: [], flags: '' }

export const isOwn = ({ seat, shownSeat }: Pick<Props, 'seat' | 'shownSeat'>): boolean => seat === shownSeat

export const ownState = (props: Props, id: string): Pointable => (isOwn(props) ? stateOf(props, id) : QUIET)

const isSlot = (option: Offered): boolean => moveOf(option).verb === 'slot'

/** An idol is put into a slot for a jewel or an arrowhead, too: that is offered beside the idol, not on the counter. */
export function counterState(props: Props, id: string): Pointable {
  const state = ownState(props, id)
  const options = state.options.filter((option) => !isSlot(option))
  if (options.length === state.options.length) return state
  return options.length > 0 ? { ...state, options } : QUIET
}

/** What touches nothing on the table and is told by its text. */
export function bareOption(props: Props, ...moves: readonly string[]): Offered | undefined {
  return isOwn(props) ? props.pointing.bare.value.find(({ move }) => moves.includes(move)) : undefined
}
