// The assistants in supply below the track, and a tray over the track for choices among things that were face down.

import type { ComponentChildren } from 'preact'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { Tooltip } from '../../base/ui/tooltip.tsx'
import { buttonThing, nameOf, refused, spokenName, stateOf } from '../../board-kit/pointable.ts'
import { Assistant, assistantWays } from './assistant.tsx'
import { rowWidth } from './bits.tsx'
import { type Props, questionOp } from './props.ts'
import { BonusIcon, Hex, isBonus } from './research-spaces.tsx'
import { wordsOf } from './words.ts'
import './supply.css'

/** The top assistant of each stack; those below are unknown. */
export function Supply({ of: props, narrow }: { readonly of: Props; readonly narrow: boolean }) {
  const { view, speaker } = props
  const words = wordsOf(speaker)
  return (
    <div class={`arn-supply ${narrow ? 'narrow' : ''}`}>
      {view.supply.map((stack, i) => {
        const top = stack.at(-1)
        if (!top) return <span key={i} class="arn-supply-none" />
        const note = words.say('research.left', { count: stack.length })
        return (
          <Pick key={i} {...props} id={top} plain={stack.length > 1 ? 'more' : ''}>
            <Assistant id={top} size={iconFor(top, narrow ? 34 : 38)} note={note} />
          </Pick>
        )
      })}
    </div>
  )
}

/** The largest icon size that fits the longest row of effects. */
function iconFor(id: string, room: number): number {
  const ways = assistantWays(id, false)
  const broadest = Math.max(...ways.map((bits) => rowWidth(bits, 1)))
  return Math.min(ways.length > 1 ? 14 : 19, room / broadest)
}

/** The kind of the tray's element. */
export const TRAY = 'tray'

/** A tray for offers that the table cannot show in their place: tiles and assistants that were face down. */
export function Tray({
  of: props,
  place,
}: {
  readonly of: Props
  readonly place: { top: string } | { bottom: string }
}) {
  const { pointing, view, speaker } = props
  const open = new Set(view.supply.map((stack) => stack.at(-1)))
  const ids = [...pointing.offered.value.keys()]
  const bonuses = questionOp(props) === 'choose-bonus' ? [] : ids.filter(isBonus)
  const rescued = ids.filter((id) => view.rescue.includes(id) && !open.has(id))
  if (bonuses.length + rescued.length === 0) return null
  return (
    <div class="arn-tray" style={place} {...standsFor({ kind: TRAY })}>
      {bonuses.map((id) => (
        <Pick key={id} {...props} id={id} plain="bonus">
          <svg viewBox="-16 -16 32 32" aria-hidden="true">
            <Hex x={0} y={0} r={15} class="tile" />
            <BonusIcon id={id} x={0} y={0} size={18} />
          </svg>
          <b>{speaker.sayThing(id)}</b>
        </Pick>
      ))}
      {rescued.map((id) => (
        <Pick key={id} {...props} id={id} plain="">
          <Assistant id={id} />
        </Pick>
      ))}
    </div>
  )
}

type PickProps = Props & { readonly id: string; readonly plain: string; readonly children: ComponentChildren }

/** A button while it is offered, otherwise a drawing that explains itself when it is tapped. */
function Pick({ id, plain, children, ...props }: PickProps) {
  const state = stateOf(props, id)
  const { offered, pointed, key, flags, options } = state
  const spoken =
    offered || pointed
      ? {
          'aria-label':
            options.length === 1 ? nameOf(props, id, options) : spokenName(props, props.speaker.sayThing(id), state),
        }
      : { ...standsFor({ id, silent: true }), 'aria-hidden': true as const, tabindex: -1 }
  return (
    <Tooltip text={props.speaker.sayDetail([id])}>
      <button
        class={`arn-pick ${plain} ${flags} ${refused.value === id ? 'refused' : ''}`}
        {...buttonThing(props, id, state)}
        {...spoken}
      >
        {children}
        {key && (
          <kbd class="arn-pick-key" {...standsFor({ kind: 'key-cap' })}>
            {key}
          </kbd>
        )}
      </button>
    </Tooltip>
  )
}
