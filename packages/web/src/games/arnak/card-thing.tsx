// A card on the table as a button: it can be pointed at while it is offered, and enlarged at any time.

import type { ComponentChildren } from 'preact'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { KeyCap } from '../../base/ui/key-cap.tsx'
import { buttonThing, type Pointable, shownAs, spokenName } from '../../board-kit/pointable.ts'
import { CardFace, type CardSize, type CardState } from './card-face.tsx'
import type { Props } from './props.ts'

type Thing = Props & {
  readonly id: string
  /** The id to point at, if it is not that of the card. */
  readonly as?: string
  readonly size: CardSize
  readonly pointable: Pointable
  readonly state?: CardState
  /** A tag that is read after the name and shown on the card: what it pays for, or where it goes. */
  readonly tag?: ComponentChildren
  readonly said?: string | undefined
}

/** The kind of the sign that enlarges a card. */
export const READ_SIGN = 'read-sign'

export const stateIn = ({ pointed, offered }: Pointable): CardState =>
  pointed ? 'pointed' : offered ? 'offered' : 'rest'

export function CardThing({ id, as = id, size, pointable, state = stateIn(pointable), tag, said, ...props }: Thing) {
  const name = spokenName(props, props.speaker.sayThing(id), pointable)
  return (
    <button
      class={`arn-card-thing ${pointable.flags}`}
      data-state={state}
      {...buttonThing(props, as, pointable)}
      {...shownAs(id, pointable)}
    >
      <span class="visually-hidden">{said ? `${name}. ${said}` : name}</span>
      <span class="arn-card-seen" aria-hidden="true">
        <CardFace id={id} size={size} state={state} speaker={props.speaker} />
      </span>
      {pointable.offered && pointable.key && (
        <KeyCap kind="offer" unsaid>
          {pointable.key}
        </KeyCap>
      )}
      <span class="arn-read-sign" aria-hidden="true" {...standsFor({ kind: READ_SIGN })}>
        i
      </span>
      {tag}
    </button>
  )
}
