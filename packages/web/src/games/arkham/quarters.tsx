// The landmarks, signs and tourists of the quarters, and their states: chosen, filled, struck out, or beside no route.

import {
  COLOURS,
  QUARTER_IDS,
  QUARTERS,
  type QuarterId,
  type QuarterType,
  TOURISTS,
  type Tourist,
} from '@wayfare/arkham/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { memo } from '../../base/ui/memo.ts'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { edgePath, roomOf } from './geometry.ts'
import { Icon, Landmark, TouristGlyph } from './icons.tsx'
import type { BoardView } from './props.ts'
import { seatsIn } from './seats.ts'

const SIGNS: Readonly<Partial<Record<QuarterType, Tourist>>> = Object.fromEntries(
  TOURISTS.map((type) => [COLOURS[type], type]),
)

type Counts = BoardView['tourists'][string] | undefined

const crowdOf = (counts: Counts = []): Tourist[] =>
  TOURISTS.flatMap((type, i) => Array<Tourist>(counts[i] ?? 0).fill(type))

type QuartersProps = {
  readonly board: BoardView
  readonly seat: number
  readonly along: ReadonlySet<string> | null
  readonly chosen: QuarterId | null
}

export function Quarters({ board, seat, along, chosen }: QuartersProps) {
  return (
    <g class="lms">
      {QUARTER_IDS.map((id) => (
        <Quarter
          key={id}
          id={id}
          seat={seat}
          counts={board.tourists[id]}
          struck={board.struck.includes(id)}
          beside={along === null || along.has(id)}
          chosen={chosen === id}
        />
      ))}
    </g>
  )
}

type QuarterProps = {
  readonly id: QuarterId
  readonly seat: number
  readonly counts: Counts
  readonly struck: boolean
  readonly beside: boolean
  readonly chosen: boolean
}

/** Memoised, because one quarter changes at a time. */
const Quarter = memo(({ id, seat, counts, struck, beside, chosen }: QuarterProps) => {
  const { type, star } = QUARTERS[id] as { readonly type: QuarterType; readonly star?: number }
  const room = roomOf(id)
  const crowd = crowdOf(counts)
  const { rows, pitch } = seatsIn(room, crowd.length)
  const plate = crowd.length > 0 ? rows * pitch + 4 : 0
  const size = Math.min(room.h < 60 ? 43 : 50, room.h - plate - 9)
  const top = plate > 0 ? room.y + 6 : room.y + (room.h - size) * (room.h < 60 ? 0.6 : 0.58)
  const left = room.x + (plate > 0 || size < 30 ? (id === 'q11' ? 14 : 7) : (room.w - size) / 2 - 3)
  const right = room.x + room.w
  const state = `${crowd.length > 0 ? 'filled' : ''} ${chosen ? 'chosen' : ''} ${beside ? '' : 'beside-none'}`
  return (
    <g class={`quarter q-${type} ${state}`}>
      <path class="edge" d={edgePath(id)} />
      {size >= 16 && <Landmark id={id} x={left} y={top} size={size} />}
      {SIGNS[type] && <TouristGlyph class="badge" type={SIGNS[type]} x={right - 24} y={room.y + 4} size={19} />}
      {star && (
        <g class="badge c-yellow">
          <Icon name="star" x={right - 28} y={room.y + 2} size={26} />
          <text class="star-points" x={right - 15} y={room.y + 19.5}>
            {star}
          </text>
        </g>
      )}
      {struck && (
        <>
          <path
            {...standsFor({ place: ofSeat(seat, `${id}/struck`) })}
            class="struck"
            d={`M${room.x + 8} ${room.y + 8}l${room.w - 16} ${room.h - 16}`}
          />
          <path
            {...standsFor({ place: ofSeat(seat, `${id}/struck-again`) })}
            class="struck"
            d={`M${room.x + room.w - 8} ${room.y + 8}l${16 - room.w} ${room.h - 16}`}
          />
        </>
      )}
    </g>
  )
})

export function Guests({ board, seat, along }: Omit<QuartersProps, 'chosen'>) {
  return (
    <g class="guests">
      {QUARTER_IDS.map((id) => (
        <Crowd key={id} id={id} seat={seat} counts={board.tourists[id]} beside={along === null || along.has(id)} />
      ))}
    </g>
  )
}

const Crowd = memo(({ id, seat, counts, beside }: Omit<QuarterProps, 'struck' | 'chosen'>) => {
  const crowd = crowdOf(counts)
  if (crowd.length === 0) return null
  const room = roomOf(id)
  const { pitch, columns, rows } = seatsIn(room, crowd.length)
  const width = Math.min(columns, crowd.length) * pitch + 5
  const [x, y] = [room.x + 3, room.y + room.h - rows * pitch - 5]
  return (
    <g class={beside ? '' : 'beside-none'} {...standsFor({ place: ofSeat(seat, id) })}>
      <rect class="plate" x={x} y={y} width={width} height={rows * pitch + 4} rx="4" />
      {crowd.map((type, i) => (
        <TouristGlyph
          key={i}
          class="guest"
          type={type}
          x={x + 3 + (i % columns) * pitch}
          y={y + 3 + Math.floor(i / columns) * pitch}
          size={pitch - 2}
        />
      ))}
    </g>
  )
})
