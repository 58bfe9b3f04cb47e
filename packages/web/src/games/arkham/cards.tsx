// The open shop card, and the two effects of this game, active or inactive.

import { type BonusId, EFFECT_DIE, type EffectId, type EffectSymbol, shopCard, symbolOn } from '@wayfare/arkham/tables'
import type { GameSpeaker } from '@wayfare/text'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { buttonThing, stateOf } from '../../board-kit/pointable.ts'
import type { IconName } from './icon-paths.ts'
import { Icon, TouristGlyph } from './icons.tsx'
import { hasDice, type Props, shownBoard } from './props.ts'
import { wordsOf } from './words.ts'
import './panels-cards.css'

export const BONUS_ICONS: Readonly<Record<BonusId, IconName>> = {
  reroll: 'reroll',
  improvement: 'improve',
  blessing: 'bless',
  'coordinate-change': 'coord',
  'extra-segment': 'segment',
  'diagonal-segment': 'diagonal',
}

export function ShopCard(props: Props) {
  const { view, speaker } = props
  const words = wordsOf(speaker)
  const id = view.shop.open[0]
  const card = id ? shopCard(id) : null
  if (!id || !card)
    return (
      <section class="ark-card ark-shop">
        <Awning />
        <h3 class="ark-label">{words.say('shop.title')}</h3>
        <p>{words.say('shop.none')}</p>
      </section>
    )
  const state = stateOf(props, id)
  return (
    <button class={`ark-card ark-shop ${state.flags}`} {...buttonThing(props, id, state)}>
      <Awning />
      <span class="ark-label">
        {words.say('shop.title')}
        <span>{words.say('shop.left', { count: view.shop.deck })}</span>
      </span>
      <span {...standsFor({ place: 'shop' })}>
        <Goods card={card} />
      </span>
      <b class="ark-name">{words.say(`shop.${card.kind}`)}</b>
      <span class="ark-rule">{sayShop(card, speaker)}</span>
    </button>
  )
}

/** The goods of a shop card, in words. */
export function sayShop(card: ReturnType<typeof shopCard>, speaker: GameSpeaker): string {
  const words = wordsOf(speaker)
  if (card.kind !== 'double') return words.say(`shop.${card.kind}-rule`)
  const list = card.bonuses.map((bonus) => words.say(`bonuses.${bonus}`))
  return words.say('shop.double-rule', { bonuses: speaker.word({ list, joint: 'and' }) })
}

/** The goods of a shop card, as signs. */
export function Goods({ card }: { readonly card: ReturnType<typeof shopCard> }) {
  return (
    <span class="ark-goods">
      {card.kind === 'tourists' && card.tourists.map((type, i) => <TouristGlyph key={i} type={type} size={24} />)}
      {card.kind === 'tome' && <Icon name="tome" size={26} />}
      {card.kind === 'double' && card.bonuses.map((bonus) => <Icon key={bonus} name={BONUS_ICONS[bonus]} size={24} />)}
    </span>
  )
}

const STRIPES = Array.from({ length: 12 }, (_, i) => i)

function Awning() {
  return (
    <svg class="ark-awning" viewBox="0 0 258 24" preserveAspectRatio="none" aria-hidden="true">
      <path class="bar" d="M0 0H258V13H0Z" />
      {STRIPES.map((i) => (
        <path key={i} class={i % 2 === 0 ? 'bar' : 'gap'} d={`M${i * 21.5} 10h21.5v4a10.75 9 0 0 1-21.5 0Z`} />
      ))}
    </svg>
  )
}

const SIDES: readonly EffectSymbol[] = ['dark', 'light']

/** The effect that applies to the shown player this round. */
export function awakeSide(props: Props): EffectSymbol | null {
  const board = shownBoard(props)
  const rolled = hasDice(props, board) && board.dice.includes(EFFECT_DIE)
  return rolled ? symbolOn(props.view.dice[EFFECT_DIE].number) : null
}

export function EffectCards(props: Props) {
  const { view, speaker } = props
  const words = wordsOf(speaker)
  const awake = awakeSide(props)
  return (
    <div class="ark-effects">
      {SIDES.map((side) => {
        const id = view.effects[side]
        const state = stateOf(props, id)
        return (
          <button
            key={side}
            class={`ark-card ${awake === side ? 'awake' : 'asleep'} ${side} ${state.flags}`}
            {...buttonThing(props, id, state)}
          >
            <b class="ark-name">
              <Icon name={side === 'dark' ? 'moon' : 'sun'} size={16} />
              {speaker.sayThing(id)}
              <span class="visually-hidden">, {words.say(`effects.${side}`)}. </span>
            </b>
            <Diagram id={id} />
            <span class="ark-rule">{speaker.say(`effect-rules.${id}`)}</span>
            <em>{words.say(awake === side ? 'effects.awake' : 'effects.asleep')}</em>
          </button>
        )
      })}
    </div>
  )
}

const STROKES: Readonly<
  Record<Exclude<EffectId, 'repeat'>, { readonly street: string; readonly drawn: string; readonly gone?: string }>
> = {
  'route-correction': { street: 'M8 8h44M8 38h44', drawn: 'M8 38h44', gone: 'M8 8h44' },
  'secret-alley': { street: 'M10 6h40v34H10Z', drawn: 'M10 40 50 6' },
  'new-turn': { street: 'M10 6h40v34H10Z', drawn: 'M10 6V40H50' },
  't-junction': { street: 'M4 10h52M30 10v32', drawn: 'M8 10h44M30 10v28' },
}

export function Diagram({ id }: { id: EffectId }) {
  return (
    <svg class="ark-diagram" width="60" height="46" viewBox="0 0 60 46" aria-hidden="true">
      {id === 'repeat' ? (
        <>
          <TouristGlyph type="circle" x={8} y={12} size={20} />
          <TouristGlyph type="circle" x={34} y={12} size={20} />
        </>
      ) : (
        <>
          <path class="street" d={STROKES[id].street} />
          {STROKES[id].gone && <path class="gone" d={STROKES[id].gone} />}
          <path class="drawn" d={STROKES[id].drawn} />
        </>
      )}
    </svg>
  )
}
