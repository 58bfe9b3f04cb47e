// On narrow screens, where forecast and cards are in drawers: points, dice, shop and effect in two lines.

import { DIE_IDS, shopCard, TOURISTS } from '@wayfare/arkham/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { Tooltip } from '../../base/ui/tooltip.tsx'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { sayAncient } from './ancient.tsx'
import { AncientPicture } from './ancient-pictures.tsx'
import { awakeSide, BONUS_ICONS, sayShop } from './cards.tsx'
import { Die } from './dice.tsx'
import { Fate } from './encounter.tsx'
import { mayFollow } from './follow.ts'
import { FollowBest } from './follow-best.tsx'
import { Icon, TouristGlyph } from './icons.tsx'
import { hasDice, isEnd, isTaskKnown, type Props, shownBoard } from './props.ts'
import { tallyNamed, tallyOf } from './tally.ts'
import { useForecast, usePreview } from './use-forecast.ts'
import { wordsOf } from './words.ts'
import './panels-strip.css'

export function Strip(props: Props) {
  return (
    <div class="ark-strip">
      <Points {...props} />
      <Walk {...props} />
      {!isEnd(props) && props.view.round > 0 && <Round {...props} />}
      {!props.picture.over && shownBoard(props).rolled.length > 0 && <Fate {...props} board={shownBoard(props)} />}
    </div>
  )
}

function Points(props: Props) {
  const words = wordsOf(props.speaker)
  const board = shownBoard(props)
  const now = useForecast(props)
  const then = usePreview(props)
  const score = props.picture.scores[props.shownSeat]
  const best = typeof now === 'string' ? null : now
  const shown = then ?? best
  const named = board.start !== null && score !== undefined
  const tally = named ? tallyNamed(board, score) : shown && tallyOf(shown)
  if (!tally) return null
  const madness = board.routed ? board.madness : (shown?.madness ?? 0)
  return (
    <div class="ark-strip-points">
      <p>
        <b {...standsFor({ place: ofSeat(props.shownSeat, 'points') })}>{tally.total}</b>
        {then && best && !named && best.baseVp !== tally.total && (
          <small>{words.say('outlook.was', { points: best.baseVp })}</small>
        )}
      </p>
      {TOURISTS.map((type) => (
        <span key={type}>
          <TouristGlyph type={type} size={15} />
          {tally.kinds[type][0] * tally.kinds[type][1]}
        </span>
      ))}
      <span>
        <Icon class="c-yellow" name="star" size={16} />
        {tally.stars[1]}
      </span>
      <span>
        <Icon class="ark-own" name="task" size={16} />
        {isTaskKnown(props) ? tally.task : '?'}
      </span>
      <span class="ark-mad" {...standsFor({ about: 'madness' })}>
        <Icon class="c-violet" name="madness" size={16} />
        {madness}
      </span>
    </div>
  )
}

/** A button that makes the best route the final one, when that is asked for. */
function Walk(props: Props) {
  const best = useForecast(props)
  if (typeof best === 'string' || !mayFollow(props)) return null
  return <FollowBest {...props} route={best.route} />
}

function Round(props: Props) {
  const { view, speaker } = props
  const words = wordsOf(speaker)
  const board = shownBoard(props)
  // While others pick, all five dice are shown, because those of the sheet are from the last round.
  const dice = hasDice(props, board) ? board.dice : DIE_IDS
  const open = view.shop.open[0]
  const card = open ? shopCard(open) : null
  const side = awakeSide(props)
  return (
    <div class="ark-strip-round">
      <div class="ark-cell">
        <b>
          <span class="visually-hidden">{words.say('progress.of', { round: view.round })}</span>
          <span aria-hidden="true">
            {words.say('progress.round')} {view.round}
          </span>
        </b>
        <span {...standsFor({ place: 'dice' })}>
          {dice.map((id) => (
            <Die key={id} {...props} id={id} size={36} look={view.dice[id].zone === 'unavailable' ? 'aside' : ''} />
          ))}
        </span>
      </div>
      {open && card && dice.length < 3 && (
        <Tooltip tapped text={sayShop(card, speaker)}>
          <button type="button" class="ark-cell" {...standsFor({ place: 'shop' })}>
            <b>{words.say('progress.shop')}</b>
            <span {...standsFor({ place: open })}>
              {card.kind === 'tourists' &&
                card.tourists.map((type, i) => <TouristGlyph key={i} type={type} size={18} />)}
              {card.kind === 'tome' && <Icon name="tome" size={22} />}
              {card.kind === 'double' &&
                card.bonuses.map((bonus) => <Icon key={bonus} name={BONUS_ICONS[bonus]} size={20} />)}
            </span>
          </button>
        </Tooltip>
      )}
      {side && dice.length < 3 && (
        <Tooltip tapped text={speaker.sayDetail([view.effects[side]])}>
          <button type="button" class="ark-cell awake" {...standsFor({ place: view.effects[side] })}>
            <b>
              <Icon name={side === 'dark' ? 'moon' : 'sun'} size={13} />
              {words.say('effects.awake')}
            </b>
            <span>{speaker.sayThing(view.effects[side])}</span>
          </button>
        </Tooltip>
      )}
      {dice.length < 3 && (
        <Tooltip tapped text={sayAncient(props)}>
          <button type="button" class="ark-cell ancient" {...standsFor({ place: view.ancient })}>
            <b>{speaker.sayThing(view.ancient)}</b>
            <AncientPicture id={view.ancient} />
          </button>
        </Tooltip>
      )}
    </div>
  )
}
