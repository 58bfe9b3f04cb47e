// The hand of the shown player, with cards set apart for a choice, and the deck and play area beside it.

import { useEffect, useRef } from 'preact/hooks'
import { media, PHONE } from '../../base/browser/media.ts'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { paymentShown } from '../../board-kit/payment-shown.ts'
import { type Pointable, stateOf } from '../../board-kit/pointable.ts'
import { useRoving } from '../../board-kit/roving.ts'
import { CardBack, type CardState } from './card-face.tsx'
import { CardThing, stateIn } from './card-thing.tsx'
import { inZone } from './card-zone.ts'
import { payWanted, startDrag } from './hand-drag.ts'
import { LazyCardZoom } from './lazy-card-zoom.tsx'
import { ownState } from './player-area-state.ts'
import { type Props, shownExplorer } from './props.ts'
import { wordsOf } from './words.ts'
import './card-thing.css'
import './hand.css'

export { Piles } from './hand-piles.tsx'

/** True on a phone and on a low tablet, where cards are smaller. */
const hasSmallCards = media(`${PHONE}, (max-width: 1180px) and (max-height: 899px)`)

export function Hand(props: Props) {
  const { speaker, pointing, view, picture, seat, shownSeat } = props
  const words = wordsOf(speaker)
  const list = useRef<HTMLElement>(null)
  useRoving(list)
  const cards = shownExplorer(props).hand
  const size = hasSmallCards.value ? 'small' : 'hand'
  const payment = seat === shownSeat ? paymentShown(props) : null
  useEffect(() => payWanted(pointing, payment !== null), [picture])
  const states = payStates(cards, payment)
  return (
    <section class="arn-hand" aria-label={words.say('cards.hand')} ref={list}>
      {seat === shownSeat && view.apart.length > 0 && <SetApartCards {...props} size={size} />}
      <div class="arn-fan" data-full={cards.length > ROOMY} style={{ '--n': Math.max(1, cards.length) }}>
        {cards.map((id, i) => (
          <span key={`${id} ${i}`} class="arn-hand-slot">
            {id === null ? <CardBack size={size} /> : <HandCard {...props} id={id} size={size} pays={states[i]} />}
          </span>
        ))}
        {cards.length === 0 && <p class="arn-hand-empty">{words.say('cards.empty')}</p>}
      </div>
      <LazyCardZoom {...props} />
    </section>
  )
}

/** With more cards than this, they overlap on most screens. */
const ROOMY = 6

type ShownPayment = ReturnType<typeof paymentShown>

/** The source of a payment that discards the card without using its icons. */
const givenUp = (id: string): string => `drop-${id}`

/**
 * The payment state of each card. Of equal cards, as many are raised as pay, either with their icons or by being
 * discarded.
 */
function payStates(cards: readonly (string | null)[], payment: ShownPayment): readonly (CardState | undefined)[] {
  const left = new Map(payment?.ids)
  const takes = (use: string): boolean => {
    const due = left.get(use) ?? 0
    left.set(use, due - 1)
    return due > 0
  }
  return cards.map((id) => {
    if (id === null || !payment) return undefined
    if (takes(id) || takes(givenUp(id))) return 'pays'
    return payment.could.has(id) || payment.could.has(givenUp(id)) ? 'could' : undefined
  })
}

type One = Props & {
  readonly id: string
  readonly size: 'hand' | 'small'
  readonly pays: CardState | undefined
}

function HandCard({ id, size, pays, ...props }: One) {
  const own = inZone(ownState(props, id), 'hand')
  const unused = ownState(props, givenUp(id))
  const pointable = unused.offered && isAside(own) ? unused : own
  const said = pays === 'pays' ? wordsOf(props.speaker).say('cards.pays') : undefined
  return (
    <span class="arn-hand-card" onPointerDown={(event) => startDrag(event, { pointing: props.pointing, id })}>
      <CardThing
        {...props}
        id={id}
        as={pointable === own ? id : givenUp(id)}
        size={size}
        pointable={pointable}
        state={pays ?? stateIn(pointable)}
        said={said}
        tag={
          said && (
            <span class="arn-pays" data-tag aria-hidden="true" {...standsFor({ tagOf: id })}>
              {said}
            </span>
          )
        }
      />
    </span>
  )
}

/**
 * True if the card offers only free actions. A player who is asked to discard a card answers by tapping one, so those
 * are hidden.
 */
const isAside = ({ options }: Pick<Pointable, 'options'>): boolean => options.every(({ aside }) => aside)

/** Drawn cards that are shown separately until one is kept. */
function SetApartCards({ size, ...props }: Props & { readonly size: 'hand' | 'small' }) {
  return (
    <div class="arn-apart">
      <b>{wordsOf(props.speaker).say('cards.apart')}</b>
      <div>
        {props.view.apart.map((id, i) =>
          id === null ? (
            <CardBack key={i} size={size} />
          ) : (
            <CardThing key={i} {...props} id={id} size={size} pointable={stateOf(props, id)} />
          ),
        )}
      </div>
    </div>
  )
}
