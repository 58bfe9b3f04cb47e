// The ten objective slots of a player with their rewards, the objectives in them, and the reserve.

import { SLOTS, type SlotId } from '@wayfare/darwin/tables'
import { bitsOf } from './action-bits.ts'
import { Bits, Coin, Points } from './bits.tsx'
import { Icon } from './icon.tsx'
import { moveOf } from './moves.ts'
import { ObjectiveCard } from './objective.tsx'
import { ownState, Thing, Title } from './player-area-thing.tsx'
import { type Props, shownBoard } from './props.ts'
import { wordsOf } from './words.ts'

/** True if the objective can be achieved now. */
export const isReady = (props: Props, id: string): boolean =>
  ownState(props, id).options.some((option) => moveOf(option).verb === 'reach')

export function Objectives(props: Props) {
  const words = wordsOf(props.speaker)
  return (
    <section
      class="dar-m-block dar-m-objectives"
      aria-label={words.say('mine.objectives-of', { player: props.names[props.shownSeat] ?? '' })}
    >
      <Title>{words.say('mine.objectives')}</Title>
      <div class="dar-m-slots">
        {SLOTS.map((slot) => (
          <SlotThing key={slot.id} props={props} slot={slot} />
        ))}
      </div>
      <Reserve {...props} />
    </section>
  )
}

type Slot = (typeof SLOTS)[number]

/** A slot. Pointing at it means the objective in it, or the slot itself while it is empty. */
function SlotThing({ props, slot }: { readonly props: Props; readonly slot: Slot }) {
  const { id, tier, cost, reward, points } = slot
  const there = shownBoard(props).slots[id as SlotId]
  const waits = there && !there.reached
  return (
    <Thing
      props={props}
      id={waits ? there.objective : id}
      class={`dar-m-slot ${tier} ${there?.reached ? 'done' : ''} ${waits ? 'waits' : ''}`}
      tip={props.speaker.sayDetail(waits ? [there.objective, id] : [id])}
    >
      <span class="dar-m-slot-what">
        {there?.reached ? (
          <>
            <Icon name={tier === 'gold' ? 'objg' : 'objs'} size={20} />
            <Icon name="check" size={14} />
          </>
        ) : waits ? (
          <ObjectiveCard id={there.objective} size="row" />
        ) : (
          reward && <Bits of={bitsOf(reward)} size={16} />
        )}
      </span>
      <span class="dar-m-slot-foot">
        {waits && isReady(props, there.objective) ? (
          <Ready {...props} />
        ) : (
          !there && cost > 0 && <Coin n={cost} size={15} />
        )}
        <Points n={points} size={19} />
      </span>
    </Thing>
  )
}

const Ready = ({ speaker }: Props) => <em class="dar-m-ready">{wordsOf(speaker).say('mine.ready')}</em>

function Reserve(props: Props) {
  const words = wordsOf(props.speaker)
  const { reserve } = shownBoard(props)
  return (
    <section class="dar-m-reserve" aria-label={words.say('mine.reserve')}>
      <small>{words.say('mine.reserve')}</small>
      {reserve.length === 0 && <small>{words.say('mine.empty')}</small>}
      {reserve.map((id) => {
        const asks = props.speaker.sayDetail([id])
        return (
          <Thing key={id} props={props} id={id} class="dar-m-objective" name={asks} tip={asks}>
            <ObjectiveCard id={id} size="row">
              {isReady(props, id) && <Ready {...props} />}
            </ObjectiveCard>
          </Thing>
        )
      })}
    </section>
  )
}
