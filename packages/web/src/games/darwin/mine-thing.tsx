// What lies on a player's board, as something that can be pointed at: only one's own; the rest explains itself when it is tapped.

import type { ComponentChildren } from 'preact'
import { buttonThing, type Pointable, spokenName, stateOf } from '../../table/pointable.ts'
import { KeyCap } from '../../ui/key-cap.tsx'
import { Icon, type IconName, Mark } from './icon.tsx'
import type { BoardView, Props } from './props.ts'

const QUIET: Pointable = { offered: false, pointed: false, hovered: false, key: undefined, options: [], flags: '' }

export const isOwn = ({ seat, shownSeat }: Pick<Props, 'seat' | 'shownSeat'>): boolean => seat === shownSeat

export const ownState = (props: Props, id: string): Pointable => (isOwn(props) ? stateOf(props, id) : QUIET)

type ThingProps = {
  readonly props: Props
  readonly id: string
  readonly class: string
  /** What it is called, with what there is to know of it; else its name. */
  readonly name?: string
  /** Offered, though it lies before another. */
  readonly anybodys?: boolean
  readonly children: ComponentChildren
}

/** What is not offered is silent: the table for those who do not see it lists everything. */
export function Thing({ props, id, class: given, name, anybodys = false, children }: ThingProps) {
  const state = anybodys ? stateOf(props, id) : ownState(props, id)
  const quiet = !state.offered && !state.pointed
  return (
    <button
      class={`dar-thing ${given} ${state.flags}`}
      {...buttonThing(props, id, state)}
      {...(quiet ? { tabIndex: -1, 'aria-hidden': true } : {})}
    >
      {!quiet && <span class="visually-hidden">{spokenName(props, name ?? props.speaker.sayThing(id), state)}</span>}
      {children}
      {state.key && (
        <KeyCap kind="offer" class="dar-thing-key">
          {state.key}
        </KeyCap>
      )}
    </button>
  )
}

type PieceProps = { readonly of: BoardView; readonly icon: IconName; readonly size: number; readonly class?: string }

/** A piece in its player's colour, with the mark of it. */
export const Piece = ({ of: { colour }, icon, size, class: given = '' }: PieceProps) => (
  <svg class={`dar-own ${given}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <Icon name={icon} size={24} x={0} y={0} />
    {icon === 'worker' && <Mark of={colour} size={7} x={8.5} y={13} />}
  </svg>
)

export const Title = ({ children }: { readonly children: ComponentChildren }) => <h3 class="dar-title">{children}</h3>
