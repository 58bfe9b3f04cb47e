// The row of cards: artifacts left of the moon staff, items right of it, with their decks and exile piles.

import { cardOf } from '@wayfare/arnak/tables'
import { useRef } from 'preact/hooks'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { moveBeingPaid } from '../../board-kit/payment-purpose.ts'
import { stateOf } from '../../board-kit/pointable.ts'
import { useRoving } from '../../board-kit/roving.ts'
import { destinationOf } from './card-destination.ts'
import { CardThing, stateIn } from './card-thing.tsx'
import { Drawn } from './icon.tsx'
import { Exile, Stack } from './market-piles.tsx'
import { moveOf } from './moves.ts'
import { type Props, questionOp } from './props.ts'
import { wordsOf } from './words.ts'
import './card-thing.css'
import './market.css'

export function Market(props: Props) {
  const { view, speaker } = props
  const row = useRef<HTMLElement>(null)
  useRoving(row)
  const staff = view.round
  return (
    <section
      class="arn-market"
      aria-label={wordsOf(speaker).say('cards.title')}
      {...standsFor<HTMLElement>({ place: 'row' }, row)}
    >
      <div class="arn-market-end">
        <Stack {...props} kind="artifact" />
        <Exile {...props} kind="artifact" />
      </div>
      <TopCard {...props} deck={view.artifacts} />
      {view.row.slice(0, staff).map((id, i) => (
        <Place key={id ?? i} {...props} id={id} kind="artifact" />
      ))}
      <span class="arn-moon-staff" {...standsFor({ place: 'staff' })}>
        <Drawn name="staff" width={28} height={120} />
      </span>
      {view.row.slice(staff).map((id, i) => (
        <Place key={id ?? staff + i} {...props} id={id} kind="item" />
      ))}
      <TopCard {...props} deck={view.items} />
      <div class="arn-market-end">
        <Stack {...props} kind="item" />
        <Exile {...props} kind="item" />
      </div>
    </section>
  )
}

type Kind = 'item' | 'artifact'

/** A place in the row, which is empty until the turn ends. */
function Place({ id, kind, ...props }: Props & { readonly id: string | null; readonly kind: Kind }) {
  if (id === null) return <span class={`arn-row-gap ${kind}`} aria-hidden="true" />
  return <OnSale {...props} id={id} />
}

/** The top card of a deck, if it was turned up for everybody and is for sale like those of the row. */
function TopCard({ deck, ...props }: Props & { readonly deck: readonly (string | null)[] }) {
  const id = deck.at(-1)
  return id && props.pointing.offered.value.has(id) ? <OnSale {...props} id={id} /> : null
}

/** True while the card is being paid for, so that it stays marked. */
function isBought({ told, seat, picture: { question } }: Props, id: string): boolean {
  const bought = moveBeingPaid({ told, seat, question })
  const move = bought === null ? null : moveOf(bought)
  return move?.verb === 'buy' && move.args[0] === id
}

function OnSale({ id, ...props }: Props & { readonly id: string }) {
  const pointable = stateOf(props, id)
  const to = wordsOf(props.speaker).say(`cards.to-${destinationOf(cardOf(id).kind, props.picture.question)}`)
  const tag = (
    <span class="arn-goes" aria-hidden="true">
      {to}
    </span>
  )
  const sold = pointable.offered && questionOp(props) !== null
  return (
    <CardThing
      {...props}
      id={id}
      size="row"
      pointable={pointable}
      state={isBought(props, id) ? 'pointed' : stateIn(pointable)}
      tag={sold ? tag : null}
      said={sold ? to : undefined}
    />
  )
}
