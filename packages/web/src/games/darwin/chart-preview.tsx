// A slip beside the hovered space that says what it would bring.

import type { Signal } from '@preact/signals'
import { ISLAND_IDS, type StopId, stopOf } from '@wayfare/darwin/tables'
import type { ComponentChildren } from 'preact'
import { cardsTellThings, standsFor } from '../../base/ui/element-meanings.ts'
import type { Box } from '../../board-kit/use-viewport.ts'
import { rowOf, type Sign, signsOf } from './chart-bits.ts'
import { NUMERALS } from './chart-ground.tsx'
import { pieceFor } from './chart-offers.tsx'
import { Signs } from './chart-stops.tsx'
import { GOAL_SIZE, goalAt, isCamp, isStop, placeOf, SILENT, stopOfCamp, stopsBetween } from './geometry.ts'
import { Icon, SpecimenPicture } from './icon.tsx'
import { type BoardView, type Props, pieceClass } from './props.ts'

type PreviewProps = { readonly props: Props; readonly board: BoardView; readonly seen: Box }

/** The height of the open sea between the islands and the course of ships, where the slip hides no space. */
const BAND = 163

export function Preview({ props, board, seen }: PreviewProps) {
  const { pointing, speaker, view } = props
  const id = pointing.hovered.value
  if (id === null || !pointing.offered.value.has(id) || !(isStop(id) || isCamp(id))) return null
  const stop = isStop(id) ? id : stopOfCamp(id)
  const way = isStop(id) ? stopsBetween(pieceFor(board, stop) ?? stop, stop) : []
  return (
    <Slip x={placeOf(stop).x} seen={seen}>
      <b>{speaker.sayThing(id)}</b>
      <Gives view={view} stop={stop} />
      <OnTheWay props={props} board={board} way={way} />
    </Slip>
  )
}

type GoalId = Props['view']['goals'][number]
const TOUCHED_MS = 3000

/** Goals are never offered; they explain what they count when they are pointed at. */
export function GoalAreas({
  goals,
  looked,
}: {
  readonly goals: readonly GoalId[]
  readonly looked: Signal<GoalId | null>
}) {
  const { w, h } = GOAL_SIZE
  const leave = (id: GoalId) => {
    if (looked.value === id) looked.value = null
  }
  return (
    <g {...SILENT}>
      {goals.map((id, round) => (
        <rect
          key={id}
          class="looked"
          x={goalAt(round).x - w / 2}
          y={goalAt(round).y - h / 2}
          width={w}
          height={h}
          {...standsFor({ about: id })}
          onPointerEnter={({ pointerType }) => {
            // An inspection card says the same to a mouse at rest; a finger taps.
            if (pointerType !== 'mouse' || !cardsTellThings.peek()) looked.value = id
          }}
          onPointerLeave={({ pointerType }) => {
            if (pointerType === 'mouse') leave(id)
            else setTimeout(() => leave(id), TOUCHED_MS)
          }}
        />
      ))}
    </g>
  )
}

export function GoalSlip({
  props: { speaker, view },
  looked,
  seen,
}: Omit<PreviewProps, 'board'> & { looked: Signal<GoalId | null> }) {
  const id = looked.value
  if (id === null) return null
  return (
    <Slip x={goalAt(view.goals.indexOf(id)).x} seen={seen} class="quiet">
      <b>{speaker.sayThing(id)}</b>
      {speaker.sayDetail([id])}
    </Slip>
  )
}

type SlipProps = {
  readonly x: number
  readonly seen: Box
  readonly class?: string
  readonly children: ComponentChildren
}

function Slip({ x, seen, class: given = '', children }: SlipProps) {
  const left = ((x - seen.x) / seen.w) * 100
  const top = Math.min(Math.max(((BAND - seen.y) / seen.h) * 100, 7), 93)
  const side = left < 22 ? 'start' : left > 78 ? 'end' : ''
  return (
    <div class={`dar-slip ${side} ${given}`} style={`--left: ${left}%; --top: ${top}%`} {...SILENT}>
      {children}
    </div>
  )
}

function Gives({ view, stop }: { readonly view: Props['view']; readonly stop: StopId }) {
  const specimen = view.tokens[stop]
  if (specimen)
    return (
      <span>
        <Icon name="study" />
        <SpecimenPicture of={specimen} size={26} />
      </span>
    )
  const signs = signsOf(stopOf(stop).acts)
  return signs.length > 0 ? <SignRow signs={signs} /> : null
}

function SignRow({ signs }: { readonly signs: readonly Sign[] }) {
  const width = rowOf(signs).width + 4
  return (
    <svg class="dar-signs" viewBox={`${-width / 2} -12 ${width} 24`} width={width} height="24" aria-hidden="true">
      <Signs signs={signs} y={0} />
    </svg>
  )
}

/** The golden ribbons on the path that are still there, and islands where nobody has landed for this player. */
function OnTheWay({ props, board, way }: { props: Props; board: BoardView; way: readonly StopId[] }) {
  const { view, shownSeat } = props
  const stops = way.slice(1).map(stopOf)
  const points = stops.reduce((sum, { id, ribbon }) => sum + (view.ribbons.includes(id) ? 0 : ribbon), 0)
  const isles = stops.flatMap(({ landing }) => (landing && board.explorers[landing] === null ? [landing] : []))
  return (
    <>
      {points > 0 && (
        <span class="golden">
          <Icon name="pennant" size={18} /> +{points}
        </span>
      )}
      {isles.map((isle) => (
        <span key={isle} class={`ashore ${pieceClass(shownSeat)}`}>
          <Icon name="explorer" size={20} /> {NUMERALS[ISLAND_IDS.indexOf(isle)]}
        </span>
      ))}
    </>
  )
}
