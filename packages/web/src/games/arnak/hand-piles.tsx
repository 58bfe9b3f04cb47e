// The deck and the play area of the shown player: a back with a count, and small pictures that open large.

import { cardOf, FEAR } from '@wayfare/arnak/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { KeyCap } from '../../base/ui/key-cap.tsx'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { buttonThing, spokenName } from '../../board-kit/pointable.ts'
import { CardBack } from './card-face.tsx'
import { inZone } from './card-zone.ts'
import { openCardZoom } from './card-zoom.ts'
import { Picture } from './picture.tsx'
import { ownState } from './player-area-state.ts'
import { type Props, shownExplorer } from './props.ts'
import { wordsOf } from './words.ts'

/** The place where a dropped card is played. */
export const PILES = 'piles'

export function Piles(props: Props) {
  const { area } = shownExplorer(props)
  const words = wordsOf(props.speaker)
  const cards = area.filter((id): id is string => id !== null)
  return (
    <div class="arn-piles" {...standsFor({ kind: PILES })}>
      <Deck {...props} />
      <section
        class="arn-area"
        {...standsFor({ about: 'area' })}
        aria-label={words.say('cards.area', { count: area.length })}
      >
        <div>
          {cards.map((id, i) => (
            <Played key={`${id} ${i}`} {...props} id={id} />
          ))}
        </div>
        <small>{words.say('cards.area', { count: area.length })}</small>
      </section>
    </div>
  )
}

const DECK = 'deck'

/** The deck, which is a button while a card may be drawn. */
function Deck(props: Props) {
  const { deck } = shownExplorer(props)
  const words = wordsOf(props.speaker)
  const pointable = ownState(props, DECK)
  const name = words.say('cards.deck', { count: deck.length })
  const face = (
    <>
      <CardBack size="small" count={deck.length} />
      {pointable.key && pointable.offered && <KeyCap kind="offer">{pointable.key}</KeyCap>}
    </>
  )
  return (
    <div class="arn-deck" data-empty={deck.length === 0} {...standsFor({ place: ofSeat(props.shownSeat, 'deck') })}>
      {pointable.offered ? (
        <button
          class={`arn-card-thing ${pointable.flags}`}
          {...buttonThing(props, DECK, pointable)}
          aria-label={spokenName(props, name, pointable)}
        >
          {face}
        </button>
      ) : (
        <span class="arn-card-thing" {...standsFor({ about: DECK })}>
          {face}
        </span>
      )}
      <small>{name}</small>
    </div>
  )
}

function Played({ id, ...props }: Props & { readonly id: string }) {
  const pointable = inZone(ownState(props, id), 'area')
  const name = props.speaker.sayThing(id)
  const act = pointable.offered ? buttonThing(props, id, pointable) : { type: 'button' as const, ...standsFor({ id }) }
  return (
    <button
      class={`arn-played ${id === FEAR ? 'fear' : cardOf(id).kind} ${pointable.flags}`}
      {...act}
      {...(pointable.offered ? {} : { onClick: () => openCardZoom(id) })}
      aria-label={spokenName(props, name, pointable)}
    >
      <Picture id={id} />
      {pointable.offered && pointable.key && <KeyCap kind="offer">{pointable.key}</KeyCap>}
    </button>
  )
}
