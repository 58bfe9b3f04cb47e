// An objective with its requirements. Silver has a plain edge and a medal with one bar, gold a double edge and a medal
// with two.

import { type ObjectiveId, objective } from '@wayfare/darwin/tables'
import type { ComponentChildren } from 'preact'
import type { Pointable } from '../../board-kit/pointable.ts'
import { requirementBits } from './action-bits.ts'
import { Bits } from './bits.tsx'
import { Cap } from './desk-thing.tsx'
import { Icon } from './icon.tsx'
import './objective.css'

type CardProps = {
  readonly id: ObjectiveId
  /** The pointing state, if the component around it does not draw that itself. */
  readonly state?: Pick<Pointable, 'flags' | 'key'>
  /** `row` has the requirements beside each other; `sheet` is large, with the name. */
  readonly size?: 'card' | 'row' | 'sheet'
  readonly name?: string
  readonly children?: ComponentChildren
}

/** A drawing without text; the button around it has the accessible name. */
export function ObjectiveCard({ id, state, size = 'card', name, children }: CardProps) {
  const { tier, needs } = objective(id)
  const large = size === 'sheet'
  return (
    <span class={`dar-objective ${tier} ${size} ${state?.flags ?? ''}`}>
      <Icon name={tier === 'gold' ? 'objg' : 'objs'} size={large ? 28 : 17} class="medal" />
      {name && <span class="name">{name}</span>}
      <span class="needs">
        {needs.map((one, i) => (
          <Bits key={i} of={requirementBits(one)} size={large ? 26 : 18} />
        ))}
      </span>
      {children}
      <Cap of={state?.key} />
    </span>
  )
}
