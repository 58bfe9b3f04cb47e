// The area of one explorer: counters, assistants, idols, boons, the hand, deck and play area, and the actions that end
// a turn.

import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { useDismiss } from '../../base/browser/dismiss.ts'
import { isPhone } from '../../base/browser/media.ts'
import { findShown, standsFor } from '../../base/ui/element-meanings.ts'
import { seatShape } from '../../base/ui/seat.ts'
import { useAutoTab } from '../../board-kit/auto-tab.ts'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { paymentShown } from '../../board-kit/payment-shown.ts'
import { labelOf } from '../../board-kit/seat-names.ts'
import { partFor } from './auto-tab.ts'
import { inZone } from './card-zone.ts'
import { Hand, Piles } from './hand.tsx'
import { Drawn, Icon } from './icon.tsx'
import { Actions } from './player-area-actions.tsx'
import { Counters, Pool } from './player-area-counters.tsx'
import { isOwn, ownState } from './player-area-state.ts'
import { Boons, Idols, Staff, Tiles } from './player-area-things.tsx'
import { PointsSeal } from './points-seal.tsx'
import { type Props, seatClass, shownExplorer } from './props.ts'
import { wordsOf } from './words.ts'
import './player-area.css'
import './player-area-things.css'
import './player-area-phone.css'

/** The element id of the part that a phone folds away. */
const LOWER = 'arn-lower'

export function PlayerArea(props: Props) {
  const { speaker, names, shownSeat } = props
  const words = wordsOf(speaker)
  const payment = isOwn(props) ? paymentShown(props) : null
  const open = useSignal(false)
  const narrow = isPhone.value
  const part = isOwn(props) ? partFor(props) : null
  useAutoTab(props, part === 'camp' ? null : part)
  // The camp opens when the question is about it, and closes with the answer.
  useEffect(() => {
    open.value = part === 'camp'
  }, [part])
  // It closes as well when the last thing that could be used in it has been used: what comes next is elsewhere.
  const offers = isOwn(props) && offersInCamp(props)
  useEffect(() => {
    if (!offers && part !== 'camp') open.value = false
  }, [offers])
  const lower = useRef<HTMLDivElement>(null)
  useDismiss(narrow && open.value && part !== 'camp', () => (open.value = false), {
    inside: () => [lower.current, ...findShown(({ opens }) => opens === LOWER)],
  })
  return (
    <section
      class={`arn-mine ${seatClass(shownSeat)} ${isOwn(props) ? '' : 'other'}`}
      {...standsFor({ place: ofSeat(shownSeat) })}
      aria-label={words.say('mine.title', { player: names[shownSeat] ?? '' })}
      data-open={open.value}
    >
      <div class="arn-me">
        <Who {...props} />
        <div class="arn-purse">
          <Counters {...props} payment={payment} />
          <Pool {...props} payment={payment} />
          <CampButton {...props} open={open.value} toggle={() => (open.value = !open.value)} />
        </div>
        <div class="arn-lower" id={LOWER} ref={lower}>
          <Staff {...props} />
          <Idols {...props} payment={payment} />
          <Boons {...props} payment={payment} />
          {narrow && <Piles {...props} />}
        </div>
      </div>
      <Hand {...props} />
      <div class="arn-right">
        {!narrow && <Piles {...props} />}
        <Actions {...props} />
      </div>
    </section>
  )
}

/** The number of archaeologists on the island. */
const awayOf = ({ view }: Pick<Props, 'view'>, seat: number): number => view.men.filter((man) => man === seat).length

function Who(props: Props) {
  const { speaker, names, seat, shownSeat, showSeat, picture } = props
  const words = wordsOf(speaker)
  const { home, passed } = shownExplorer(props)
  const away = awayOf(props, shownSeat)
  const name = names[shownSeat] ?? ''
  const isNamed = labelOf(name, true) === name
  const points = picture.scores.find((score) => score.seat === shownSeat)?.total ?? 0
  return (
    <header class="arn-who">
      <svg class="arn-mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d={seatShape(shownSeat)} />
      </svg>
      <h2>{isOwn(props) ? words.say('mine.you') : <bdi>{name}</bdi>}</h2>
      {isOwn(props) && isNamed && <bdi class="arn-own">{name}</bdi>}
      <span class="arn-figures" {...standsFor({ place: ofSeat(shownSeat, 'figures') })}>
        {Array.from({ length: home + away }, (_, i) => (
          <Drawn key={i} name="pawn" width={15} height={21} class={i < home ? '' : 'out'} />
        ))}
        <small>{words.say('mine.figures', { home, away })}</small>
        {passed && (
          <small class="arn-passed">
            <Icon name="pass" size={14} />
            {words.say('mine.passed')}
          </small>
        )}
      </span>
      {!isOwn(props) && seat !== null && (
        <button type="button" class="arn-back" onClick={() => showSeat(seat)}>
          {words.say('mine.back')}
        </button>
      )}
      <Tiles {...props} />
      <span role="img" aria-label={words.say('rival.points', { points })}>
        <PointsSeal points={points} size={26} />
      </span>
    </header>
  )
}

/** Something in the part that a phone folds away can be used. */
function offersInCamp(props: Props): boolean {
  const { staff, boons, area } = shownExplorer(props)
  const inside = ['idol', 'deck', ...staff.map(({ id }) => id), ...boons]
  return (
    inside.some((id) => ownState(props, id).offered) ||
    area.some((id) => id !== null && inZone(ownState(props, id), 'area').offered)
  )
}

/** On a narrow screen this button opens everything but the counters. It glows if something there is offered. */
function CampButton({ open, toggle, ...props }: Props & { readonly open: boolean; toggle(): void }) {
  const words = wordsOf(props.speaker)
  const { home, staff } = shownExplorer(props)
  const has = offersInCamp(props)
  return (
    <button
      type="button"
      class={`arn-counter arn-camp ${has ? 'offered' : ''}`}
      data-offers={has}
      aria-expanded={open}
      aria-controls={LOWER}
      {...standsFor({ opens: LOWER, isOpen: open })}
      onClick={toggle}
    >
      <span class="visually-hidden">{words.say('mine.camp-open')}</span>
      <Icon name="archaeologist" size={17} />
      <b class="number" aria-hidden="true">
        {home}
      </b>
      <Icon name="assistant" size={17} />
      <b class="number" aria-hidden="true">
        {staff.filter(({ ready }) => ready).length}
      </b>
    </button>
  )
}
