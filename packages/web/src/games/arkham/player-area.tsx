// The player area of Arkham: the secret task and call, the challenge, and the stored bonuses and tomes.

import { type BonusId, CALLS, type CallId, cellOf, SYMBOLS_OF, type TaskId } from '@wayfare/arkham/tables'
import { useEffect, useState } from 'preact/hooks'
import { isPhone } from '../../base/browser/media.ts'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { Tooltip } from '../../base/ui/tooltip.tsx'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { buttonThing, spokenName, stateOf } from '../../board-kit/pointable.ts'
import { BONUS_ICONS } from './cards.tsx'
import { useFollowing } from './follow.ts'
import { Icon, TouristGlyph } from './icons.tsx'
import { markerIn } from './marker.ts'
import { type BoardView, type Props, shownBoard } from './props.ts'
import { Strip } from './strip.tsx'
import { TaskPlan } from './task-plan.tsx'
import { remainingUses, useForecast, usePreview } from './use-forecast.ts'
import { routeNamed } from './walk.ts'
import { type Words, wordsOf } from './words.ts'
import './panels.css'
import './panels-player-area.css'

const STORED: readonly BonusId[] = ['coordinate-change', 'extra-segment', 'diagonal-segment']
const TOMES: readonly BonusId[] = ['reroll', 'improvement', 'blessing']

/** Shows the things of `shownSeat`: the viewer's own, or another player's sheet that they opened. */
export function PlayerArea(props: Props) {
  const words = wordsOf(props.speaker)
  const board = shownBoard(props)
  useFollowing(props)
  return (
    <div class={`ark-mine ${markerIn(props.shownSeat)}`} {...standsFor({ place: ofSeat(props.shownSeat) })}>
      <Strip {...props} />
      <div class={`ark-mine-rest ${knownTasks(board).length > 1 ? 'choosing' : ''}`}>
        <Secrets {...props} />
        {props.view.cell && <Challenge {...props} />}
        <section class="ark-bonuses" aria-label={words.say('mine.stored')}>
          <h3 class="ark-label">{words.say('mine.stored')}</h3>
          <div>
            {STORED.map((id) => (
              <Bonus key={id} {...props} id={id} board={board} words={words} />
            ))}
          </div>
        </section>
        <section class="ark-bonuses" aria-label={words.say('mine.tomes')}>
          <h3 class="ark-label">
            <Icon name="tome" size={14} />
            {words.say('mine.tomes')}
          </h3>
          <div>
            {TOMES.map((id) => (
              <Bonus key={id} {...props} id={id} board={board} words={words} />
            ))}
          </div>
        </section>
      </div>
    </div>
  )
}

const knownTasks = (board: BoardView): TaskId[] => board.tasks.filter((id) => id !== null) as TaskId[]

/** The task and call, which only their owner may see. On a shared screen they are covered until a button is pressed. */
function Secrets(props: Props) {
  const { speaker, seat, shownSeat, shared, picture, names } = props
  const words = wordsOf(speaker)
  const board = shownBoard(props)
  const own = seat === shownSeat
  const [open, setOpen] = useState(false)
  // The secrets are covered again before another person takes the device.
  useEffect(() => setOpen(false), [seat, shownSeat, picture.question?.op])
  const known = knownTasks(board)
  const covered = own && shared && !picture.over
  const title =
    known.length > 1
      ? words.say('mine.tasks')
      : own
        ? words.say('mine.task')
        : words.say('mine.task-of', { player: names[shownSeat] ?? '' })
  const call = board.call[0] as CallId | null | undefined
  const phone = isPhone.value
  return (
    <section class="ark-secrets" aria-label={title}>
      <h3 class="ark-label">
        <Icon name="lock" size={14} />
        {title}
        {call && own && !(covered && !open) && (
          <span class="ark-call" {...standsFor({ about: call, kind: 'call', place: ofSeat(shownSeat, 'call') })}>
            <span class={phone ? 'visually-hidden' : undefined}>{words.say('mine.call')}</span>
            <TouristGlyph type={CALLS[call]} size={18} />
          </span>
        )}
        {covered && (
          <button
            type="button"
            class="ark-link"
            {...standsFor({ opens: 'tasks', isOpen: open, holds: known })}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {words.say(open ? 'mine.hide' : 'mine.show')}
          </button>
        )}
      </h3>
      {covered && !open ? (
        <p class="ark-covered">{words.say('mine.covered')}</p>
      ) : (
        <div class="ark-tasks">
          {known.length === 0 && <p>{words.say('mine.unknown')}</p>}
          {known.length > 1 && known.map((id) => <TaskChoice key={id} {...props} id={id} />)}
          {known.length === 1 && <Task {...props} id={known[0] as TaskId} words={words} />}
        </div>
      )}
    </section>
  )
}

function TaskChoice({ id, ...props }: Props & { id: TaskId }) {
  const state = stateOf(props, id)
  return (
    <button class={`ark-task-choice ${state.flags}`} {...buttonThing(props, id, state)}>
      <span class="visually-hidden">{spokenName(props, props.speaker.sayThing(id), state)}</span>
      <TaskPlan task={id} route={null} size={82} />
      {state.key && (
        <kbd class="ark-key" {...standsFor({ kind: 'key-cap' })}>
          {state.key}
        </kbd>
      )}
    </button>
  )
}

function Task({ id, words, ...props }: Props & { id: TaskId; words: Words }) {
  const board = shownBoard(props)
  const now = useForecast(props)
  const then = usePreview(props)
  const best = then ?? (typeof now === 'string' ? null : now)
  const named = routeNamed(board)
  const points = named ? (props.picture.scores[props.shownSeat]?.parts.task ?? 0) : (best?.taskVp ?? 0)
  const route = named ?? best?.route ?? null
  return (
    <>
      <p>
        <b>{words.say('mine.task-points', { points })}</b>{' '}
        <i class="ark-task-more">{points > 0 ? words.say('mine.task-stretch', { points }) : words.say('mine.none')}</i>{' '}
        {!props.picture.over && <span>{words.say('mine.secret')}</span>}
      </p>
      <button class="ark-task" aria-label={props.speaker.sayThing(id)} {...buttonThing(props, id, stateOf(props, id))}>
        <TaskPlan task={id} route={route} size={78} />
      </button>
    </>
  )
}

function Bonus({ id, board, words, ...props }: Props & { id: BonusId; board: BoardView; words: Words }) {
  const state = stateOf(props, id)
  const name = words.say('mine.of', {
    name: props.speaker.sayThing(id),
    left: remainingUses(board, id),
    circled: board.bonuses[id],
  })
  const looks = Array.from({ length: SYMBOLS_OF[id] }, (_, i) =>
    i < board.spent[id] ? 'used' : i < board.bonuses[id] ? 'have' : 'free',
  )
  return (
    <Tooltip text={props.speaker.sayDetail([id])}>
      <button class={`ark-bonus ${state.flags}`} {...buttonThing(props, id, state)}>
        <span aria-hidden="true">{words.say(`bonuses.${id}`)}</span>
        <span class="visually-hidden">{spokenName(props, name, state)}</span>
        <span class="ark-circles">
          {looks.map((look, i) => (
            // A flying bonus ends on the symbol that was circled last.
            <i
              key={i}
              class={look}
              {...(i === Math.max(0, board.bonuses[id] - 1) ? standsFor({ place: ofSeat(props.shownSeat, id) }) : {})}
            >
              <Icon name={BONUS_ICONS[id]} size={18} />
            </i>
          ))}
        </span>
        {state.key && (
          <kbd class="ark-key" {...standsFor({ kind: 'key-cap' })}>
            {state.key}
          </kbd>
        )}
      </button>
    </Tooltip>
  )
}

function Challenge({ view, speaker, picture }: Props) {
  const words = wordsOf(speaker)
  const { total, ancient } = cellOf(view.cell as string)
  const parts = picture.scores[0]
  return (
    <section
      class="ark-challenge"
      {...standsFor({ about: 'challenge', kind: 'challenge' })}
      aria-label={words.say('mine.challenge')}
    >
      <h3 class="ark-label">{words.say('mine.challenge')}</h3>
      <p>
        <b class={parts && parts.total >= total ? 'met' : ''}>{total}</b> {words.say('mine.goal')}
      </p>
      <p>
        <b class={parts && (parts.parts.ancient ?? 0) >= ancient ? 'met' : ''}>{ancient}</b>{' '}
        {words.say('mine.goal-ancient')}
      </p>
    </section>
  )
}
