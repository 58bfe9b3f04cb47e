// A thing on the desk that can be pointed at. The container handles events (see `delegated`), and only offered things
// are buttons.

import type { ComponentChildren } from 'preact'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { Tooltip } from '../../base/ui/tooltip.tsx'
import { refused, shownAs, spokenName, stateOf } from '../../board-kit/pointable.ts'
import { Icon } from './icon.tsx'
import type { Props } from './props.ts'
import './desk-thing.css'

type ThingProps = {
  readonly props: Props
  readonly id: string
  readonly class?: string
  /** The accessible name, if that of the thing is not enough. */
  readonly name?: string
  /** The tooltip. */
  readonly tip?: string
  readonly children?: ComponentChildren
}

export function Thing({ tip = '', ...thing }: ThingProps) {
  return <Tooltip text={tip}>{draw(thing)}</Tooltip>
}

function draw({ props, id, class: given = '', name, children }: ThingProps) {
  const state = stateOf(props, id)
  const look = `dar-thing ${given} ${state.flags}`
  if (!state.offered && !state.pointed)
    return (
      <span class={look} {...shownAs(id, state)} aria-hidden="true">
        <span class="dar-seen">{children}</span>
        {refused.value === id && <Icon name="no" size={18} class="dar-no" />}
      </span>
    )
  return (
    <button type="button" class={look} {...shownAs(id, state)} aria-pressed={state.pointed}>
      <span class="visually-hidden">{spokenName(props, name ?? props.speaker.sayThing(id), state)}</span>
      <span class="dar-seen" aria-hidden="true">
        {children}
      </span>
      <Cap of={state.key} />
    </button>
  )
}

export function Cap({ of }: { readonly of: string | undefined }) {
  return of ? (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a key that is shown takes no focus
    <kbd class="dar-cap" aria-hidden="true" {...standsFor({ kind: 'key-cap' })}>
      {of}
    </kbd>
  ) : null
}
