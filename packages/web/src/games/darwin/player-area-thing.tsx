// What lies on a player's board, as something that can be pointed at: only one's own; the rest explains itself when it is tapped.

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
  /** What it is called, with what there is to know of it; else its name. */
  readonly name?: string
  /** What is told under a resting pointer. */
  readonly tip?: string
  readonly children: ComponentChildren
}

export function Thing({ tip = '', ...thing }: ThingProps) {
  return <Tooltip text={tip}>{draw(thing)}</Tooltip>
}

/** What is not offered is silent: the table for those who do not see it lists everything. */
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
