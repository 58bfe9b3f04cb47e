// An objective: what it asks for. Silver has a plain edge and a medal with one bar, gold a double edge and one with two.

import { COLOURS, type Colour, type ObjectiveId, objective, type Requirement } from '@wayfare/darwin/tables'
import type { ComponentChildren } from 'preact'
import type { Pointable } from '../../table/pointable.ts'
import { requirementBits } from './action-bits.ts'
import { Bits } from './bits.tsx'
import { Frame } from './desk-frame.tsx'
import { Cap } from './desk-thing.tsx'
import { Icon } from './icon.tsx'
import './objective.css'

type CardProps = {
  readonly id: ObjectiveId
  /** How it is pointed at, where whoever shows it does not draw that itself. */
  readonly state?: Pick<Pointable, 'flags' | 'key'>
  /** `row`: requirements beside each other, `sheet`: large, with its name. */
  readonly size?: 'card' | 'row' | 'sheet'
  readonly name?: string
  readonly children?: ComponentChildren
}

/** A drawing: what it says is told by the button around it. */
export function ObjectiveCard({ id, state, size = 'card', name, children }: CardProps) {
  const { tier, needs } = objective(id)
  const large = size === 'sheet'
  return (
    <span class={`dar-objective ${tier} ${size} ${state?.flags ?? ''}`}>
      <Icon name={tier === 'gold' ? 'objg' : 'objs'} size={large ? 28 : 17} class="medal" />
      {name && <span class="name">{name}</span>}
      <span class="needs">
        {needs.map((one, i) => (
          <Asked key={i} {...one} size={large ? 26 : 18} />
        ))}
      </span>
      {children}
      <Cap of={state?.key} />
    </span>
  )
}

const isRow = (what: string | undefined): what is Colour => COLOURS.some((colour) => colour === what)

/** Of a row of the museum the frame is shown, whatever lies in it. */
function Asked({ size, ...wanted }: Requirement & { readonly size: number }) {
  const { need, what, min } = wanted
  if (need !== 'studied' || !isRow(what)) return <Bits of={requirementBits(wanted)} size={size} />
  return (
    <span class="dar-bits" aria-hidden="true">
      <span class="dar-counted">
        <Frame of={what} size={size} class="filled" />
        <b>{min}</b>
      </span>
    </span>
  )
}
