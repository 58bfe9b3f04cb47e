// A card: picture, name, travel corner, seal with points, price, and its effect as icons. The words are in the enlarged
// view.

import { type Card, cardOf, FEAR } from '@wayfare/arnak/tables'
import type { GameSpeaker } from '@wayfare/text'
import { hyphenated } from '../../base/ui/hyphens.ts'
import { memo } from '../../base/ui/memo.ts'
import { BitLines, rowWidth } from './bits.tsx'
import { effectLines } from './effect-bits.ts'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'
import { PointsSeal } from './points-seal.tsx'
import { wordsOf } from './words.ts'
import './card.css'
import './card-parts.css'
import './card-narrow.css'

export type CardSize = 'row' | 'hand' | 'small' | 'large'
/** `pays`: it is part of the payment that is shown; `could`: it could pay in place of another. */
export type CardState = 'rest' | 'offered' | 'pointed' | 'pays' | 'could' | 'used'

type Props = {
  readonly id: string
  readonly size: CardSize
  readonly state?: CardState
  readonly speaker: GameSpeaker
}

export const CardFace = memo(function CardFace({ id, size, state = 'rest', speaker }: Props) {
  const card = cardOf(id)
  const { kind, travel, points, exiles } = card
  return (
    <span class={`arn-card ${id === FEAR ? 'fear' : kind}`} data-size={size} data-state={state}>
      <span class="arn-card-art">
        <Picture id={id} />
        {exiles && (
          <span class="arn-card-gone">
            <Icon name="exile" size={15} />
          </span>
        )}
      </span>
      <span class="arn-card-travel">
        {travel.map((one, i) => (
          <Icon key={i} name={one} />
        ))}
      </span>
      {points !== 0 && <PointsSeal points={points} size={size === 'large' ? 38 : 24} />}
      <Name of={faceName(speaker.sayThing(id), kind)} size={size} />
      <Effect id={id} card={card} none={wordsOf(speaker).say('cards.none')} />
      {kind !== 'basic' && <Price card={card} />}
    </span>
  )
})

/** The number of letters that fit on a line. */
const LINE: Readonly<Record<CardSize, number>> = { row: 12, hand: 12, small: 8, large: 16 }
/** From this length on the name has a smaller font, so that it fits into two lines. */
const LONG = 23

const Name = ({ of: name, size }: { readonly of: string; readonly size: CardSize }) => (
  <b class={`arn-card-name ${name.length > LONG ? 'long' : ''}`}>{hyphenated(name, LINE[size])}</b>
)

/** The two Funding cards have the same name here, because their travel corners differ. */
const faceName = (name: string, kind: Card['kind']): string => (kind === 'basic' ? name.replace(/ \(.*\)$/, '') : name)

function Price({ card: { kind, cost } }: { readonly card: Card }) {
  return (
    <span class="arn-card-price">
      {cost}
      <Icon name={kind === 'item' ? 'coin' : 'compass'} size={17} />
    </span>
  )
}

/** From this width in icons on, they are drawn smaller. */
const CROWDED = 3.6
const FULL = 5.9

function Effect({ id, card, none }: { readonly id: string; readonly card: Card; readonly none: string }) {
  const lines = effectLines(card)
  const width = lines.reduce((sum, line) => sum + rowWidth(line.flat(), 1), 0)
  const crowd = width > FULL || lines.length > 1 ? 'full' : width > CROWDED ? 'crowded' : 'free'
  return (
    <span class="arn-card-effect" data-crowd={crowd}>
      {id === FEAR ? <b>{none}</b> : lines.map((line, i) => <BitLines key={i} of={line} />)}
    </span>
  )
}

/** The back of the players' cards, with the number of cards in a pile. */
export function CardBack({ size, count }: { readonly size: CardSize; readonly count?: number }) {
  return (
    <span class="arn-card back" data-size={size} aria-hidden="true">
      <Icon name="moon" size={30} />
      {count !== undefined && <b class="arn-card-count">{count}</b>}
    </span>
  )
}
