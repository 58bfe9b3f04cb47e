// A thing on a player's board that can be pointed at. Only the viewer's own are selectable; others explain themselves
// when tapped.

import type { ComponentChildren } from 'preact'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { KeyCap } from '../../base/ui/key-cap.tsx'
import { Tooltip } from '../../base/ui/tooltip.tsx'
import { buttonThing, type Pointable, spokenName, stateOf } from '../../board-kit/pointable.ts'
import type { Props } from './props.ts'
import { pointOrReplace } from './replace-pointed.ts'
import './player-area-thing.css'

const QUIET: Pointable = { offered: false, pointed: false, hovered: false, key: undefined, options: [], flags: '' }

export const isOwn = ({ seat, shownSeat }: Pick<Props, 'seat' | 'shownSeat'>): boolean => seat === shownSeat

export const ownState = (props: Props, id: string): Pointable => (isOwn(props) ? stateOf(props, id) : QUIET)

type ThingProps = {
  readonly props: Props
  readonly id: string
  readonly class: string
  /** The accessible name with further information; by default the name of the thing. */
  readonly name?: string
  /** The tooltip. */
  readonly tip?: string
  readonly children: ComponentChildren
}

export function Thing({ tip = '', ...thing }: ThingProps) {
  return <Tooltip text={tip}>{draw(thing)}</Tooltip>
}

/** A thing that is not offered is hidden from screen readers, because the general table lists everything. */
function draw({ props, id, class: given, name, children }: ThingProps) {
  const state = ownState(props, id)
  const quiet = !state.offered && !state.pointed
  if (quiet && !isOwn(props))
    return (
      <span class={`dar-m-thing ${given}`} {...standsFor({ about: id })} aria-hidden="true">
        {children}
      </span>
    )
  return (
    <button
      class={`dar-m-thing ${given} ${state.flags}`}
      {...buttonThing(props, id, state)}
      {...(quiet
        ? {
            ...standsFor({ id, silent: true }),
            tabIndex: -1,
            'aria-hidden': true,
            onClick: () => pointOrReplace(props, id),
          }
        : {})}
    >
      {!quiet && <span class="visually-hidden">{spokenName(props, name ?? props.speaker.sayThing(id), state)}</span>}
      {children}
      {state.key && (
        <KeyCap kind="offer" class="dar-m-thing-key">
          {state.key}
        </KeyCap>
      )}
    </button>
  )
}

export const Title = ({ children }: { readonly children: ComponentChildren }) => <h3 class="dar-m-title">{children}</h3>
