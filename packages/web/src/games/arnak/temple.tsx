// The Lost Temple: six stacks of tiles over their three base prices, the points for arriving, and the bonus tiles
// inside.

import { ARRIVAL_POINTS, RIVAL, STACKS } from '@wayfare/arnak/tables'
import { seatShape } from '../../base/ui/seat.ts'
import { drawnThing, refused, stateOf } from '../../board-kit/pointable.ts'
import { Icon } from './icon.tsx'
import { type Props, seatClass } from './props.ts'
import type { Layout, Plaque, Rect } from './research-layout.ts'
import { Box } from './research-scene.tsx'
import { type Drawing, Hex, PriceTag, SEEN_ONLY } from './research-spaces.tsx'

const BASES: readonly string[] = ['left', 'middle', 'right']

export function Temple(drawing: Drawing) {
  const { props, layout } = drawing
  const { hovered } = props.pointing
  const looked = STACKS.find(({ id }) => id === hovered.value)
  return (
    <g class="arn-temple">
      {STACKS.map(({ id }, i) => (
        <Stack key={id} {...drawing} i={i} />
      ))}
      {layout.bases.map((base: Plaque, i) => (
        <g
          key={i}
          class={`base ${(looked?.of as readonly string[] | undefined)?.includes(BASES[i] ?? '') ? 'hot' : ''}`}
        >
          <PriceTag of={base} />
        </g>
      ))}
    </g>
  )
}

function Stack({ props, layout, tabbed, i }: Drawing & { readonly i: number }) {
  const { id, points } = STACKS[i] as (typeof STACKS)[number]
  const left = props.view.stacks[i] ?? 0
  const at = layout.stacks[i] as Rect
  const state = stateOf(props, id)
  const middle = at.y + at.h / 2
  return (
    <g
      class={`arn-stack ${left > 0 ? '' : 'empty'} ${state.flags} ${refused.value === id ? 'refused' : ''}`}
      {...drawnThing(props, id, state, tabbed === id)}
    >
      {left > 2 && <Box class="under" of={{ ...at, x: at.x + 2.4, y: at.y - 2.4 }} r={3} />}
      {left > 1 && <Box class="under" of={{ ...at, x: at.x + 1.2, y: at.y - 1.2 }} r={3} />}
      <Box class="tile" of={at} r={3} />
      <text class="worth" x={at.x + at.w * 0.34} y={middle + 5.6}>
        {points}
      </text>
      <text class="left" x={at.x + at.w * 0.76} y={middle + 4.6}>
        ×{left}
      </text>
    </g>
  )
}

/** The points for the first, second and later arrivals; those that are taken show by whom. */
export function Gate({ props, layout, tabbed, id }: Drawing & { readonly id: string }) {
  const { view } = props
  const state = stateOf(props, id)
  const { x, y, w, h } = layout.arrival
  const seats = Math.max(2, view.explorers.length)
  const edge = layout.tall ? 4 : 2
  const cell = (w - 2 * edge) / seats
  const spot = layout.spaces.get(id)
  return (
    <g
      class={`arn-space arn-gate ${state.flags} ${refused.value === id ? 'refused' : ''}`}
      {...drawnThing(props, id, state, tabbed === id)}
    >
      {spot && <Box class="hit" of={spot.hit} r={8} />}
      <Box class="arrival" of={layout.arrival} r={h / 2} />
      {ARRIVAL_POINTS.slice(0, seats).map((points, i) => {
        const whose = arrivedAs(props, i + 1)
        const middle = x + edge + cell * (i + 0.5)
        const wide = cell > 30
        return whose === null ? (
          <text key={points} class="worth" x={middle} y={y + h / 2 + 5}>
            {points}
          </text>
        ) : (
          <g key={points} class={`taken ${seatClass(whose)}`}>
            <rect x={middle - cell / 2 + 1} y={y + 2} width={cell - 2} height={h - 4} rx={h / 2 - 2} />
            {wide && <Icon name="glass" x={middle - cell / 2 + 4} y={y + h / 2 - 6.5} size={13} />}
            <text class="worth" x={middle + (wide ? 6 : 0)} y={y + h / 2 + 5}>
              {points}
            </text>
            <svg
              class="mark"
              x={middle - cell / 2 - 2}
              y={y - 4}
              width="11"
              height="11"
              viewBox="-2 -2 28 28"
              aria-hidden="true"
            >
              <path d={seatShape(whose)} />
            </svg>
          </g>
        )
      })}
      {spot?.price && <PriceTag of={spot.price} />}
    </g>
  )
}

function arrivedAs({ view }: Props, place: number): number | null {
  const seat = view.explorers.findIndex(({ arrival }) => arrival === place)
  if (seat >= 0) return seat
  return view.rival?.arrival === place ? RIVAL : null
}

/** The face-down bonus tiles in the temple: every player who arrives takes one. */
export function Lost({ props, layout }: { readonly props: Props; readonly layout: Layout }) {
  const { length } = props.view.lost
  if (length === 0) return null
  const { x, y } = layout.lost
  return (
    <g class="arn-lost" {...SEEN_ONLY}>
      <Box class="plaque" of={{ x: x - 19, y: y - 10, w: 38, h: 20 }} r={6} />
      {length > 1 && <Hex x={x - 5.5} y={y - 1.5} r={9} class="tile under" />}
      <Hex x={x - 7} y={y} r={9} class="tile" />
      <text class="sign" x={x - 7} y={y + 4.4}>
        ?
      </text>
      <text class="left" x={x + 9} y={y + 4.4}>
        ×{length}
      </text>
    </g>
  )
}
