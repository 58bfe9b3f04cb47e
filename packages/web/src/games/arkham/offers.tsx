// The offers on the map: beads, keys, and the invisible areas that take the pointer.

import {
  exists,
  GATES,
  isRoad,
  isSegment,
  isShop,
  isVertex,
  QUARTER_IDS,
  QUARTERS,
  type QuarterId,
  ROAD_IDS,
  SEGMENTS,
  type SegmentId,
  SHOPS,
  type VertexId,
} from '@wayfare/arkham/tables'
import { useMemo } from 'preact/hooks'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { memo } from '../../base/ui/memo.ts'
import { areaShownAs, delegated, nameOf, refused, stateOf } from '../../board-kit/pointable.ts'
import { segmentsThatStandOut } from './focus.ts'
import { areaPath, blockPath, edgePath, keyPlaceOf, middleOf, placeOf, roomOf, segmentPath } from './geometry.ts'
import { Icon } from './icons.tsx'
import type { Props } from './props.ts'

type Layer = Props & { readonly tabbed: string | null }

/** Beads are drawn under the tourists. */
export function Beads(props: Props) {
  const { pointing, view } = props
  const ids = [...pointing.offered.value.keys()]
  const segments = ids.filter(isSegment)
  const hovered = pointing.hovered.value
  const main = segmentsThatStandOut(pointing.offered.value)
  return (
    <g class="offers">
      {ids.filter(isQuarter).map((id) => (
        <path key={id} class={`cand ${hovered === id ? 'hovered' : ''}`} d={edgePath(id)} />
      ))}
      {segments
        .filter((id) => exists(id, view.ancient))
        .map((id) => {
          const look = `${isRoad(id) ? '' : 'dg'} ${main.includes(id) ? '' : 'lone'}`
          return id === hovered ? (
            <g key={id}>
              <path class="seg hov-halo" d={segmentPath(id)} />
              <path class="seg hovered" d={segmentPath(id)} />
            </g>
          ) : (
            <path key={id} class={`seg offered ${look}`} d={segmentPath(id)} />
          )
        })}
      <Refused />
    </g>
  )
}

const isQuarter = (id: string): id is QuarterId => id in QUARTERS

/** Outlines the thing that the log or a chip highlights. */
export function Echo({ pointing }: Pick<Props, 'pointing'>) {
  const id = pointing.hovered.value
  if (id === null || pointing.offered.value.has(id)) return null
  if (isSegment(id)) return <path class="seg hov-halo" d={segmentPath(id)} />
  if (isQuarter(id)) return <path class="echo" d={edgePath(id)} />
  if (!isVertex(id)) return null
  const { x, y } = placeOf(id)
  return <circle class="echo" cx={x} cy={y} r="18" />
}

function Refused() {
  const id = refused.value
  if (!id || !(isSegment(id) || isQuarter(id) || isVertex(id))) return null
  const { x, y } = isSegment(id) ? keyPlaceOf(id) : isQuarter(id) ? middleOf(roomOf(id)) : placeOf(id)
  return (
    <g class="no">
      {isSegment(id) && <path class="seg refused" d={segmentPath(id)} />}
      <g transform={`translate(${x} ${y})`}>
        <circle r="9.5" />
        <Icon name="no" x={-8} y={-8} size={16} />
      </g>
    </g>
  )
}

/** Drawn above the places. */
export function OfferedPlaces({ pointing }: Props) {
  const hovered = pointing.hovered.value
  const places = [...pointing.offered.value.keys()].filter(isVertex)
  return (
    <g class="offers">
      {[...places, ...pointing.pointed.value.filter(isVertex)].map((id) => {
        const { x, y } = placeOf(id)
        const chosen = pointing.pointed.value.includes(id)
        return (
          <circle
            key={id}
            class={`spot ${hovered === id ? 'hovered' : ''} ${chosen ? 'pointed' : ''}`}
            cx={x}
            cy={y}
            r="17"
          />
        )
      })}
    </g>
  )
}

export function Keys({ pointing }: Props) {
  return (
    <g class="keys">
      {[...pointing.keys.value].map(([id, key]) => {
        const at = keyOn(id)
        if (!at) return null
        return (
          <g
            key={id}
            {...standsFor({ kind: 'key-cap' })}
            class={`key ${isQuarter(id) ? 'large' : ''} ${pointing.hovered.value === id ? 'hot' : ''}`}
          >
            <KeyCap {...at} size={isQuarter(id) ? 1.3 : 1} />
            <text x={at.x} y={at.y + (isQuarter(id) ? 5.9 : 4.5)}>
              {key}
            </text>
          </g>
        )
      })}
    </g>
  )
}

const KeyCap = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <rect x={x - 8 * size} y={y - 8.5 * size} width={16 * size} height={17 * size} rx={3.5 * size} />
)

function keyOn(id: string) {
  if (isSegment(id)) return keyPlaceOf(id)
  if (isQuarter(id)) return middleOf(roomOf(id))
  if (!isVertex(id)) return undefined
  const { x, y } = placeOf(id)
  return { x: x + 17, y: y + 15 }
}

/** The areas that take the pointer, on top of everything: quarters below, streets over them, places on top. */
export function Areas(props: Layer) {
  const { view, pointing, speaker, tabbed } = props
  const offered = pointing.offered.value
  const pointed = pointing.pointed.value
  const labels = useMemo(
    () => new Map([...offered].map(([id, options]) => [id, nameOf({ speaker, view }, id, options)])),
    [offered, speaker, view],
  )
  const diagonals = [...offered.keys(), ...pointed].filter((id) => isSegment(id) && !isRoad(id))
  const plain = [...offered.keys()].filter((id) => isVertex(id) && !isShop(id) && !isGate(id))
  const roads = useMemo(() => ROAD_IDS.filter((id) => exists(id, view.ancient)), [view.ancient])
  return (
    <g class="areas" {...delegated(props)}>
      {[...QUARTER_IDS, ...diagonals, ...roads, ...plain, ...SPOTS].map((id) => {
        const { flags, options } = stateOf(props, id)
        const [only, more] = options
        const chosen = pointed.includes(id)
        const label = labels.get(id) ?? (chosen ? speaker.sayThing(id) : null)
        const move = only && !more ? only.move : null
        return <Area key={id} {...{ id, flags, label, move, chosen }} tabbed={tabbed === id} />
      })}
    </g>
  )
}

const isGate = (id: string): boolean => (GATES as readonly string[]).includes(id)
const SPOTS: readonly VertexId[] = [...SHOPS, ...GATES]

type AreaProps = {
  readonly id: string
  readonly flags: string
  /** The accessible name; null if the thing cannot be pointed at. */
  readonly label: string | null
  /** The move that a press makes, if there is only one. */
  readonly move: string | null
  readonly chosen: boolean
  readonly tabbed: boolean
}

const Area = memo(({ id, flags, label, move, chosen, tabbed }: AreaProps) => {
  const { shape, ...where } = shapeOf(id)
  const thing = {
    ...where,
    class: `thing ${shape} ${flags}`,
    ...areaShownAs(id, move, label),
    ...(label === null
      ? { 'aria-hidden': true as const }
      : { role: 'button' as const, tabindex: tabbed ? 0 : -1, 'aria-label': label, 'aria-pressed': chosen }),
  }
  return shape === 'round' ? <circle {...thing} /> : <path {...thing} />
})

function shapeOf(id: string) {
  if (isQuarter(id)) return { shape: 'block', d: blockPath(id) }
  if (isVertex(id)) return { shape: 'round', cx: placeOf(id).x, cy: placeOf(id).y, r: 17 }
  const segment = id as SegmentId
  return SEGMENTS[segment].kind === 'rounded'
    ? { shape: 'bend', d: segmentPath(segment, 'straight') }
    : { shape: 'line', d: areaPath(segment, isRoad(segment) ? 24 : 18) }
}
