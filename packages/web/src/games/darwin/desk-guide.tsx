// Decisions before the first round and after each, or among the cards of all players: laid out as large sheets over the
// table, which can be put aside.

import { type CrewId, ENVELOPES, type EnvelopeId, goalPoints, goalTile, type ObjectiveId } from '@wayfare/darwin/tables'
import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { useDismiss } from '../../base/browser/dismiss.ts'
import { partRef } from '../../base/ui/screen-parts.ts'
import { goalBits } from './action-bits.ts'
import { Bits } from './bits.tsx'
import { Envelope } from './desk-letters.tsx'
import { nameOf } from './desk-rest.tsx'
import { CopySheet, CrewSheet, PairSheet, SealsSheet } from './desk-sheets.tsx'
import { Icon, Mark } from './icon.tsx'
import { moveOf } from './moves.ts'
import { type Props, pieceClass, questionOp, shownBoard } from './props.ts'
import { currentRanks, rewardProgress } from './reward-phase-progress.ts'
import { wordsOf } from './words.ts'
import './desk-guide.css'

const CREW_CARDS_KEPT = 3

export function Guide(props: Props) {
  const moment = questionOp(props)
  switch (moment) {
    case 'pick-crew':
    case 'keep-crew':
      return <CrewGuide key={moment} {...props} />
    case 'assign-seals':
      return <SealsGuide key={moment} {...props} />
    case 'choose-pair':
      return <PairsGuide key={moment} {...props} />
    case 'copy-crew':
      return <CopyGuide key={moment} {...props} />
    case 'reward-act':
    case 'ask-window':
      return props.view.phase === 'rewards' ? <RewardsGuide key={moment} {...props} /> : null
    default:
      return null
  }
}

type SheetsProps = {
  readonly props: Props
  readonly title: string
  readonly note?: string
  /** True if the sheets only inform, and the choice is made elsewhere. */
  readonly tells?: true
  readonly children: ComponentChildren
}

function Sheets({ props, title, note, tells, children }: SheetsProps) {
  const words = wordsOf(props.speaker)
  const [open, setOpen] = useState(true)
  const box = useRef<HTMLElement>(null)
  useDismiss(open, () => setOpen(false), { inside: () => [box.current], outside: false, escape: 'last' })
  return (
    <section ref={box} class={`dar-guide ${tells ? '' : 'chooses'} ${open ? '' : 'aside'}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {note && <span>{note}</span>}
        <button type="button" class="aside" aria-expanded={open} onClick={() => setOpen(!open)}>
          {words.say(open ? 'guide.hide' : 'guide.show')}
        </button>
      </header>
      {open && (
        <div class="sheets" {...(tells ? {} : { ref: partRef('choice') })}>
          {children}
        </div>
      )}
    </section>
  )
}

function CrewGuide(props: Props) {
  const { view, speaker, picture, shownSeat } = props
  const words = wordsOf(speaker)
  const { hand, picked, crew } = shownBoard(props)
  const cards = [...hand.filter((id) => id !== null), ...view.offeredCrew] as CrewId[]
  // A player who has picked waits for the next hand: these cards are going to the neighbour.
  if (cards.length === 0 || !picture.turn.includes(shownSeat)) return null
  const n = Math.min(CREW_CARDS_KEPT, picked.length + crew.length + 1)
  return (
    <Sheets props={props} title={words.say('guide.crew')} note={words.say('guide.card', { n, of: CREW_CARDS_KEPT })}>
      {cards.map((id) => (
        <CrewSheet key={id} props={props} id={id} />
      ))}
    </Sheets>
  )
}

/** The viewer's cards first, then those of the others in order. */
function CopyGuide(props: Props) {
  const { view, speaker, pointing, shownSeat } = props
  const words = wordsOf(speaker)
  const count = view.boards.length
  const cards = view.boards.flatMap((_, i) => {
    const board = (shownSeat + i) % count
    const { crew } = view.boards[board] as Props['view']['boards'][number]
    return crew.flatMap(({ card }) => (pointing.offered.value.has(card) ? [{ card, board }] : []))
  })
  if (cards.length === 0) return null
  return (
    <Sheets props={props} title={words.say('guide.copy')} note={words.say('guide.copy-note')}>
      {cards.map(({ card, board }) => (
        <CopySheet key={card} props={props} id={card} board={board} />
      ))}
    </Sheets>
  )
}

function SealsGuide(props: Props) {
  const words = wordsOf(props.speaker)
  const orders = props.pointing.left.value.filter((option) => moveOf(option).verb === 'seals')
  if (orders.length === 0) return null
  return (
    <Sheets props={props} title={words.say('guide.seals')} note={words.say('guide.seals-note')}>
      {orders.map((option) => (
        <SealsSheet key={option.move} props={props} option={option} />
      ))}
    </Sheets>
  )
}

function PairsGuide(props: Props) {
  const words = wordsOf(props.speaker)
  return (
    <Sheets props={props} title={words.say('guide.pairs')} note={words.say('guide.pairs-note')}>
      {props.view.offeredPairs.map(({ silver, gold }) => (
        <PairSheet key={silver} props={props} silver={silver as ObjectiveId} gold={gold as ObjectiveId} />
      ))}
    </Sheets>
  )
}

function RewardsGuide(props: Props) {
  const { view, speaker } = props
  const words = wordsOf(speaker)
  const { now, scored } = rewardProgress(props)
  const goal = view.goals[view.round - 1]
  const isGoalScored = view.scored >= view.round
  const over = isGoalScored || (now === null && scored.length === ENVELOPES.length)
  return (
    <Sheets props={props} title={words.say('guide.rewards')} note={words.say('guide.rewards-note')} tells>
      {ENVELOPES.map((id) => {
        const state = id === now ? 'now' : over || scored.includes(id) ? 'scored' : 'ahead'
        return (
          <figure key={id} class={`dar-reward ${state}`}>
            <figcaption>
              {speaker.label(speaker.sayThing(id))} <em>{words.say(`guide.${state}`)}</em>
            </figcaption>
            <Envelope props={props} id={id} />
            {/* After the scoring half of the stamps are gone, and the rest does not show who was first. */}
            {state !== 'scored' && <Winners props={props} id={id} />}
          </figure>
        )
      })}
      {goal && (
        <figure class={`dar-reward goal ${isGoalScored ? 'scored' : 'ahead'}`}>
          <figcaption>
            {words.say('guide.goal')} <em>{words.say(isGoalScored ? 'guide.scored' : 'guide.ahead')}</em>
          </figcaption>
          <span class="tile">
            <Bits of={goalBits(goalTile(goal))} size={30} />
          </span>
          {!isGoalScored && <GoalWorth {...props} />}
        </figure>
      )}
    </Sheets>
  )
}

/** The points of each player for the goal now, and how much of it the lag takes. */
function GoalWorth(props: Props) {
  const { view } = props
  return (
    <ul class="winners">
      {view.order.map((board) => {
        const { gross, lag, n } = goalPoints(view, board)
        return (
          <li key={board}>
            <span class={`who ${pieceClass(board)}`}>
              <Mark of={board} size={12} />
              {nameOf(props, board)}
            </span>
            <Bits of={[{ points: n }]} size={22} />
            {lag > 0 && (
              <small>
                {gross} − {lag} <Icon name="lag" size={14} />
              </small>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The winners in words beside the marks, because everybody asks how a tie is decided. */
function Winners({ props, id }: { readonly props: Props; readonly id: EnvelopeId }) {
  const words = wordsOf(props.speaker)
  const ranks = currentRanks(props, id)
  return (
    <ul class="winners">
      {PLACES.map(
        (place) =>
          ranks[place].length > 0 && (
            <li key={place}>
              <em>{words.say(`desk.${place}`)}</em>
              {ranks[place].map((board) => (
                <span key={board} class={`who ${pieceClass(board)}`}>
                  <Mark of={board} size={12} />
                  {nameOf(props, board)}
                </span>
              ))}
            </li>
          ),
      )}
    </ul>
  )
}
const PLACES = ['first', 'second'] as const
