// On a narrow screen the counters, undo and the workers are visible. Everything else is behind buttons that show if
// something there is offered.

import { useSignal } from '@preact/signals'
import { isFree, SEAL_SLOT_COSTS, SLOTS, SPECIMENS, STACKS } from '@wayfare/darwin/tables'
import type { ComponentChildren, ComponentType } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useDismiss } from '../../base/browser/dismiss.ts'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { Coin, Piece } from './bits.tsx'
import { isPlayed } from './crew.tsx'
import { Icon, type IconName, SealIcon } from './icon.tsx'
import { moveOf } from './moves.ts'
import { Actions } from './player-area-actions.tsx'
import { Crew } from './player-area-crew.tsx'
import { Kit, Studied } from './player-area-kit.tsx'
import { isReady, Objectives } from './player-area-objectives.tsx'
import { AreaOwner, Purse } from './player-area-purse.tsx'
import { isOwn, ownState, Thing } from './player-area-thing.tsx'
import { badgeOf, isJoined, lastSeal, priceThere, Stands, ThisPrice, workerName } from './player-area-workers.tsx'
import { type BoardView, type Props, shownBoard } from './props.ts'
import { wordsOf } from './words.ts'

type Part = 'crew' | 'objectives' | 'kit' | 'studied'

const PARTS: Readonly<Record<Part, ComponentType<Props>>> = {
  crew: Crew,
  objectives: Objectives,
  kit: Kit,
  studied: Studied,
}
const ICONS: Readonly<Record<Part, IconName>> = { crew: 'crew', objectives: 'objs', kit: 'camp', studied: 'study' }

/** The things behind each button. */
function insideOf({ crew, reserve, slots }: BoardView): Readonly<Record<Part, readonly string[]>> {
  const lying = Object.values(slots).map(({ objective }) => objective)
  return {
    crew: crew.map(({ card }) => card),
    objectives: [...reserve, ...lying, ...SLOTS.map(({ id }) => id)],
    kit: [...STACKS, 'used'],
    studied: SPECIMENS,
  }
}

/**
 * The things that the question itself is about. Free actions are only announced until one of their things is pointed
 * at.
 */
function askedFor(props: Props): string[] {
  const { offered, pointed, left } = props.pointing
  if (!isOwn(props)) return []
  const ways = left.value.filter(({ on = [], aside }) => on.length > 0 && !aside).length
  return [...offered.value].flatMap(([id, options]) => {
    const answers = options.filter(({ aside }) => !aside).length
    // A thing that every answer has in common is no choice: for the next stamp's envelope only the stack is to be
    // chosen.
    if (ways > 1 && answers === ways) return []
    return pointed.value.length > 0 || answers > 0 ? id : []
  })
}

export function NarrowMine(props: Props) {
  const board = shownBoard(props)
  const open = useSignal<Part | null>(null)
  const inside = insideOf(board)
  const parts = Object.keys(PARTS) as Part[]
  const asked = askedFor(props)
  // A part opens by itself if everything that is asked for is there, and closes again.
  const only = parts.find(
    (part) => part !== 'studied' && asked.length > 0 && asked.every((id) => inside[part].includes(id)),
  )
  useEffect(() => {
    if (!only) return
    open.value = only
    return () => {
      open.value = null
    }
  }, [only, open])
  // A part that was opened for one question would cover the things of the next.
  const question = isOwn(props) && props.picture.question
  const asks = question ? `${question.op} ${question.from}` : ''
  useEffect(() => {
    if (asks !== '' && !only) open.value = null
  }, [asks, only, open])
  const box = useRef<HTMLDivElement>(null)
  useDismiss(only ? null : open.value, () => (open.value = null), {
    inside: () => [box.current],
    outside: false,
    escape: 'last',
  })
  const Open = open.value && PARTS[open.value]
  return (
    <>
      {Open && (
        <div class="dar-m-opened" ref={box}>
          <Open {...props} />
        </div>
      )}
      <div class="dar-m-counters">
        {!isOwn(props) && <AreaOwner {...props} />}
        <Purse {...props} />
        <Actions {...props} />
      </div>
      <div class="dar-m-hands">
        {board.workers.map((worker) => (
          <Hand key={worker.id} props={props} board={board} worker={worker} />
        ))}
      </div>
      <div class="dar-m-behind">
        {parts.map((part) => (
          <button
            key={part}
            type="button"
            {...standsFor({ opens: part, isOpen: open.value === part, holds: isOwn(props) ? inside[part] : [] })}
            data-offers={inside[part].some((id) => ownState(props, id).offered)}
            aria-expanded={open.value === part}
            onClick={() => {
              open.value = open.value === part ? null : part
            }}
          >
            <Icon name={ICONS[part]} size={16} />
            <Label props={props} board={board} part={part} />
          </button>
        ))}
      </div>
    </>
  )
}

type LabelProps = { readonly props: Props; readonly board: BoardView; readonly part: Part }

function Label({ props, board, part }: LabelProps): ComponentChildren {
  const words = wordsOf(props.speaker)
  const { crew, picked, reserve, slots, studied } = board
  // Chosen cards become the crew when the last of them is chosen.
  const kept = crew.length + picked.length
  const goals = [...reserve, ...Object.values(slots).flatMap(({ objective, reached }) => (reached ? [] : objective))]
  const ready =
    part === 'crew'
      ? crew.filter(({ card }) => ownState(props, card).options.some(isPlayed)).length
      : part === 'objectives'
        ? goals.filter((id) => isReady(props, id)).length
        : 0
  const count = { crew: kept, objectives: goals.length, studied: studied.length, kit: null }[part]
  return (
    <>
      <span>{words.say(part === 'objectives' ? 'mine.goals' : `mine.${part}`)}</span>
      {ready > 0 ? (
        <em class="dar-m-ready">
          {ready} <span class="visually-hidden">{words.say('mine.ready')}</span>
        </em>
      ) : (
        count !== null && <b>{count}</b>
      )}
    </>
  )
}

type HandProps = { readonly props: Props; readonly board: BoardView; readonly worker: BoardView['workers'][number] }

function Hand({ props, board, worker }: HandProps) {
  const { id, seals, at } = worker
  const words = wordsOf(props.speaker)
  const badge = badgeOf(seals)
  const price = priceThere(props, worker)
  const sealed = ownState(props, id).options.some((option) => moveOf(option).verb === 'seal')
  return (
    <Thing
      props={props}
      id={id}
      class={`dar-m-hand ${isFree(board, worker) ? '' : 'away'}`}
      name={workerName(words, worker)}
    >
      <span class="dar-m-hand-top">
        {isJoined(board, worker) ? (
          <Piece of={props.shownSeat} size={24} place={ofSeat(props.shownSeat, id)} />
        ) : (
          <Icon name="lock" size={20} />
        )}
        {badge && <Icon name={badge} size={16} />}
        {price ? (
          <ThisPrice {...price} />
        ) : sealed ? (
          <Coin n={SEAL_SLOT_COSTS[seals.length] ?? 0} size={18} />
        ) : (
          at !== null && at !== 'hammock' && <Stands props={props} at={at} />
        )}
      </span>
      {isJoined(board, worker) ? (
        <span class="dar-m-hand-seals">
          {seals.map((seal, i) => (
            <SealIcon key={i} of={seal} size={17} at={lastSeal(props.shownSeat, worker, i)} />
          ))}
        </span>
      ) : (
        <small>{words.say('mine.waits-short')}</small>
      )}
    </Thing>
  )
}
