// The offers on the chart: rings, keys, the path to the hovered space, and the areas that take the pointer.

import {
  type CampId,
  campOf,
  ISLAND_IDS,
  type IslandId,
  STOPS,
  type Stop,
  type StopId,
  stopOf,
} from '@wayfare/darwin/tables'
import type { Offered } from '@wayfare/protocol'
import { useMemo } from 'preact/hooks'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { memo } from '../../base/ui/memo.ts'
import { areaShownAs, delegated, nameOf, refused, stateOf } from '../../board-kit/pointable.ts'
import type { Point } from '../../board-kit/use-viewport.ts'
import type { Shape } from './chart-bits.ts'
import { coastOf } from './chart-ground.tsx'
import { Lags } from './chart-marks.tsx'
import { Outline, stopShape } from './chart-stops.tsx'
import {
  GOAL_SIZE,
  goalAt,
  isAtSea,
  isCamp,
  isIsland,
  isOff,
  isStop,
  keyAt,
  landOf,
  pathAlong,
  placeOf,
  SILENT,
  spotOf,
  stopOfCamp,
  stopsBetween,
} from './geometry.ts'
import { Icon } from './icon.tsx'
import { reachOfHovered } from './journal-reach.ts'
import type { BoardView, Props } from './props.ts'

type View = Props['view']

type ViewerProps = Pick<Props, 'view' | 'seat'>

/**
 * The spaces where a thing is; a specimen may be on several or on none. Specimens that the viewer has studied count as
 * in the museum.
 */
function stopsOf({ view, seat }: ViewerProps, id: string): readonly StopId[] {
  if (isStop(id)) return [id]
  if (isCamp(id)) return [stopOfCamp(id)]
  const studied = seat === null ? NONE : (view.boards[seat]?.studied ?? NONE)
  if (studied.some((one) => one === id)) return []
  return STOPS.flatMap(({ id: stop }) => (view.tokens[stop] === id ? [stop] : []))
}
const NONE: BoardView['studied'] = []

export const isOnChart = (seen: ViewerProps, id: string): boolean => isIsland(id) || stopsOf(seen, id).length > 0

export function spotOn(seen: ViewerProps, id: string): Point | undefined {
  const [stop] = stopsOf(seen, id)
  return stop ? placeOf(stop) : spotOf(id)
}

/** The piece that would go to this space. */
export function pieceFor(board: BoardView, stop: StopId): StopId | null {
  const { route } = stopOf(stop)
  return route === 'sea' ? board.ship : board.explorers[route]
}

/** The space under the pointer or selected, if it is one. */
function headingFor({ pointing }: Props): StopId | undefined {
  const offered = pointing.offered.value
  const pointed = pointing.pointed.value
  const ids = [pointing.hovered.value, ...pointed].flatMap((id) => (id !== null && isStop(id) ? [id] : []))
  return ids.find((id) => offered.has(id) || pointed.includes(id))
}

/** The penalties for lagging as they would be if the ship were at the hovered space. */
export function LagsThen({ props, board }: { readonly props: Props; readonly board: BoardView }) {
  const to = headingFor(props)
  return <Lags ship={board.ship} then={to && isAtSea(to) ? to : board.ship} round={props.view.round} />
}

/** The path that the piece would take, below everything that is on it. */
export function Way({ props, board }: { readonly props: Props; readonly board: BoardView }) {
  const to = headingFor(props)
  const from = to && pieceFor(board, to)
  if (!to || !from) return null
  return <path class="route" d={pathAlong(stopsBetween(from, to))} />
}

const isCoast = (id: string): id is IslandId => isIsland(id)
const coast = (id: IslandId): string => coastOf(ISLAND_IDS.indexOf(id) + 1)

/** Drawn behind the spaces, so that their gains stay readable. */
/** Highlights the offers, and how far the worker of the hovered journal space would get. */
export function Halos(props: Props) {
  const { view, pointing } = props
  const hovered = pointing.hovered.value
  const ids = [...pointing.offered.value.keys(), ...pointing.pointed.value, ...reachOfHovered(props)]
  return (
    <g class="halos" {...SILENT}>
      {ids.filter(isCoast).map((id) => (
        <use key={id} class={`shore ${hovered === id ? 'hovered' : ''}`} href={coast(id)} />
      ))}
      {ids
        .flatMap((id) => stopsOf(props, id))
        .map((stop) => (
          <At key={stop} stop={stop}>
            <Outline class="halo" {...stopShape(stopOf(stop), view.tokens)} grow={hovered === stop ? 8 : 6} />
          </At>
        ))}
    </g>
  )
}

function At({ stop, children }: { readonly stop: StopId; readonly children: preact.ComponentChildren }) {
  const { x, y } = placeOf(stop)
  return <g transform={`translate(${x} ${y})`}>{children}</g>
}

export function Rings(props: Props) {
  const { view, pointing } = props
  const hovered = pointing.hovered.value
  const pointed = pointing.pointed.value
  const ring = (stop: StopId, look: string) => (
    <At key={stop} stop={stop}>
      <Outline class={`ring ${look}`} {...stopShape(stopOf(stop), view.tokens)} grow={2} />
    </At>
  )
  const ids = [...pointing.offered.value.keys(), ...pointed]
  return (
    <g class="rings" {...SILENT}>
      {ids.flatMap((id) =>
        stopsOf(props, id).map((stop) =>
          ring(stop, `${hovered === id ? 'hovered' : ''} ${pointed.includes(id) ? 'pointed' : ''}`),
        ),
      )}
      {hovered !== null && !ids.includes(hovered) && (
        <>
          {isCoast(hovered) && <use class="shore echo" href={coast(hovered)} />}
          {stopsOf(props, hovered).map((stop) => ring(stop, 'echo'))}
          <EchoedGoal round={(view.goals as readonly string[]).indexOf(hovered)} />
        </>
      )}
      <Refused {...props} />
    </g>
  )
}

function EchoedGoal({ round }: { readonly round: number }) {
  if (round < 0) return null
  const { x, y } = goalAt(round)
  return (
    <g transform={`translate(${x} ${y})`}>
      <Outline class="ring echo" {...GOAL_SIZE} round={4} grow={3} />
    </g>
  )
}

function Refused(props: Props) {
  const id = refused.value
  const stop = id ? stopsOf(props, id)[0] : undefined
  if (!id || !stop) return null
  return (
    <At stop={stop}>
      <g class="no">
        <circle r="11" />
        <Icon name="no" size={20} x={-10} y={-10} />
      </g>
    </At>
  )
}

export function Keys(props: Props) {
  return (
    <g class="keys" {...SILENT}>
      {[...props.pointing.keys.value].map(([id, key]) => {
        const corner = keyOn(props, id)
        if (!corner) return null
        return (
          <g key={id} class="key" {...standsFor({ kind: 'key-cap' })} transform={`translate(${corner.x} ${corner.y})`}>
            <rect x="-8" y="-8.5" width="16" height="17" rx="3.5" />
            <text y="4.7">{key}</text>
          </g>
        )
      })}
    </g>
  )
}

function keyOn(seen: ViewerProps, id: string): Point | undefined {
  if (isIsland(id)) return keyAt(id)
  const [stop] = stopsOf(seen, id)
  if (!stop) return undefined
  const { x, y } = placeOf(stop)
  const { w, h } = stopShape(stopOf(stop), seen.view.tokens)
  if (!isAtSea(stop)) return { x: x - w / 2 - 4, y: y - h / 2 - 4 }
  // The key is above the penalties beside the space; off the main course it is on the other side, because the
  // neighbour's key is above.
  return isOff(stop) ? { x: x - w / 2 - 3, y: y + h / 2 - 4 } : { x: x + w / 2 + 3, y: y - h / 2 - 10 }
}

/**
 * The areas that take the pointer, on top of everything. A space stands for what is offered there: its camp, the
 * specimen on it, or itself.
 */
export function Areas(props: Props & { readonly tabbed: string | null }) {
  const { view, pointing, speaker, tabbed } = props
  const offered = pointing.offered.value
  const pointed = pointing.pointed.value
  const labels = useMemo(
    () => new Map([...offered].map(([id, options]) => [id, nameOf({ speaker, view }, id, options)])),
    [offered, speaker, view],
  )
  const area = (id: string, where: AreaBox, key: string) => {
    const { flags, options } = stateOf(props, id)
    const [only, more] = options
    const chosen = pointed.includes(id)
    const label = labels.get(id) ?? (chosen ? speaker.sayThing(id) : null)
    return (
      <Area
        key={key}
        {...{ id, flags, label, chosen }}
        {...where}
        move={only && !more ? only.move : null}
        tabbed={tabbed === id}
      />
    )
  }
  const isLive = (id: string): boolean => isOnChart(props, id) && (offered.has(id) || pointed.includes(id))
  return (
    <g class="areas" {...delegated(props)}>
      {ISLAND_IDS.filter(isLive).map((id) => {
        const { x, y, w, h } = landOf(id)
        return area(id, { x, y, w, h, round: 40 }, id)
      })}
      {STOPS.map((stop) => {
        const id = [campAt(stop), view.tokens[stop.id]].find((one) => one && isLive(one)) ?? stop.id
        // If a whole island can be chosen, its spaces must not take the pointer.
        if (!isLive(id) && isLive(stop.route)) return null
        return area(id, roomOf(stop, view), stop.id)
      })}
      {[...offered].map(
        ([id, options]) => isCamp(id) && options.length === 2 && <TentSlots key={id} {...{ props, id, options }} />,
      )}
    </g>
  )
}

type TentSlotsProps = { readonly props: Props; readonly id: CampId; readonly options: readonly Offered[] }

/** While both slots are free, each is chosen in its place. */
function TentSlots({ props: { pointing, speaker, view }, id, options }: TentSlotsProps) {
  const { x, y } = placeOf(stopOfCamp(id))
  const button = (option: Offered) => ({
    role: 'button' as const,
    tabindex: -1,
    ...standsFor({ move: option.move, offered: true }),
    'aria-label': speaker.sayMove(option, view),
    onClick(event: Event) {
      event.stopPropagation()
      pointing.take(option)
    },
  })
  return (
    <>
      {options.map((option, slot) => (
        <rect
          key={option.move}
          class="thing offered slot"
          x={x - 27 + slot * 28}
          y={y}
          width="26"
          height="18"
          rx="4"
          {...button(option)}
        />
      ))}
    </>
  )
}

function campAt({ acts: [first] }: Stop): string | null {
  return first?.op === 'camp' && first.arg.camp !== 'any' ? campOf(first.arg.camp).id : null
}

type AreaBox = {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly round: number
}

/** The area of a space, as large as neighbours allow, for fingers. */
function roomOf(stop: Stop, view: View): AreaBox {
  const { x, y } = placeOf(stop.id)
  const shape: Shape = stopShape(stop, view.tokens)
  const [w, h] = [Math.max(shape.w + 6, 34), Math.max(shape.h + 6, 34)]
  return { x: x - w / 2, y: y - h / 2, w, h, round: Math.min(w, h) / 2 }
}

type AreaProps = AreaBox & {
  readonly id: string
  readonly flags: string
  /** The accessible name; null if the thing cannot be pointed at. */
  readonly label: string | null
  /** The move that a press makes, if there is only one. */
  readonly move: string | null
  readonly chosen: boolean
  readonly tabbed: boolean
}

const Area = memo(({ id, flags, label, move, chosen, tabbed, x, y, w, h, round }: AreaProps) => (
  <rect
    class={`thing ${flags}`}
    x={x}
    y={y}
    width={w}
    height={h}
    rx={round}
    {...areaShownAs(id, move, label)}
    {...(label === null
      ? { 'aria-hidden': true as const }
      : { role: 'button' as const, tabindex: tabbed ? 0 : -1, 'aria-label': label, 'aria-pressed': chosen })}
  />
))
