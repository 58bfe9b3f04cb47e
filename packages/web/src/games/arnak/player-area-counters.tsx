// The counters of resources, and the unused travel of this turn.

import { RESOURCES, type Resource } from '@wayfare/arnak/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { KeyCap } from '../../base/ui/key-cap.tsx'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import type { PaymentShown } from '../../board-kit/payment-shown.ts'
import { buttonThing, spokenName } from '../../board-kit/pointable.ts'
import { Bits } from './bits.tsx'
import { drawnFor } from './glyph.tsx'
import { Icon } from './icon.tsx'
import { counterState, isOwn, ownState } from './player-area-state.ts'
import { type Props, shownExplorer } from './props.ts'
import { wordsOf } from './words.ts'

export type Paid = { readonly payment: PaymentShown | null }

export function Counters(props: Props & Paid) {
  return (
    <div class="arn-counters">
      {RESOURCES.map((id) => (
        <Counter key={id} {...props} id={id} />
      ))}
    </div>
  )
}

/** The price of a pilot in coins. */
const PILOT_COINS = 2

export function spentOf(payment: PaymentShown | null, id: string): number {
  if (!payment) return 0
  const of = (what: string): number => (payment.ids.get(what) ?? 0) + (payment.paid.get(what) ?? 0)
  return id === 'coin' ? of('coin') + PILOT_COINS * of('pilot') : of(id)
}

/** `pays`: it is part of the payment; `could`: it could pay in place of another. */
export const paymentClass = (payment: PaymentShown | null, id: string): string =>
  spentOf(payment, id) > 0 ? 'pays' : payment?.could.has(id) ? 'could' : ''

function Counter({ id, payment, ...props }: Props & Paid & { id: Resource }) {
  const state = counterState(props, id)
  const count = shownExplorer(props)[id]
  const spent = spentOf(payment, id)
  const words = wordsOf(props.speaker)
  const name = words.say(`mine.${id}`, { count })
  const { onClick, ...thing } = buttonThing(props, id, state)
  // If the resource can only be used together with an idol, a press on the counter does not choose it.
  const only = !state.offered && !state.pointed && props.pointing.offered.value.has(id)
  return (
    <button
      class={`arn-counter ${state.flags} ${paymentClass(payment, id)} ${count === 0 ? 'none' : ''}`}
      {...thing}
      onClick={only ? () => void props.explain(id) : onClick}
    >
      <Icon name={id} size={27} />
      <b class="number" aria-hidden="true" {...standsFor({ place: ofSeat(props.shownSeat, id) })}>
        {count}
      </b>
      <span class="visually-hidden">
        {spokenName(props, spent > 0 ? `${name}. ${words.say('mine.spends', { count: spent })}` : name, state)}
      </span>
      {spent > 0 && (
        <i class="arn-less number" aria-hidden="true">
          −{spent}
        </i>
      )}
      {state.key && <KeyCap kind="offer">{state.key}</KeyCap>}
    </button>
  )
}

const POOL = ['car', 'ship', 'plane', 'either'] as const

/** The unused travel icons of this turn, and the pilot while travel is being paid. */
export function Pool({ payment, ...props }: Props & Paid) {
  const { view, shownSeat, speaker } = props
  const words = wordsOf(speaker)
  const left =
    view.turn === shownSeat
      ? POOL.flatMap((kind) => (view.pool[kind] > 0 ? [[`pool-${kind}`, view.pool[kind]] as const] : []))
      : []
  const pilot = payment && isOwn(props) && (payment.ids.has('pilot') || payment.could.has('pilot'))
  const all = [...left, ...(pilot ? [['pilot', 0] as const] : [])]
  if (all.length === 0) return null
  return (
    <section class={`arn-pool ${payment ? 'paying' : ''}`} aria-label={words.say('mine.pool')}>
      {all.map(([id, count]) => (
        <PoolIcon key={id} {...props} payment={payment} id={id} count={count} />
      ))}
    </section>
  )
}

function PoolIcon({ id, count, payment, ...props }: Props & Paid & { id: string; count: number }) {
  const state = ownState(props, id)
  const drawn = drawnFor(id)
  const spent = spentOf(payment, id)
  return (
    <button class={`arn-pool-icon ${state.flags} ${paymentClass(payment, id)}`} {...buttonThing(props, id, state)}>
      {drawn && 'bits' in drawn && <Bits of={drawn.bits} size={18} />}
      {id === 'pilot' && <Bits of={[{ icon: 'coin' }, { icon: 'coin' }]} size={15} />}
      {count > 1 && <b class="number">{count}</b>}
      <span class="visually-hidden">{spokenName(props, props.speaker.sayThing(id), state)}</span>
      {spent > 0 && id !== 'pilot' && (
        <i class="arn-less number" aria-hidden="true">
          −{spent}
        </i>
      )}
      {state.key && <KeyCap kind="offer">{state.key}</KeyCap>}
    </button>
  )
}
