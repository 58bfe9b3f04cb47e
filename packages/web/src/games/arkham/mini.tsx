// A whole sheet as a small picture.

import { QUARTER_IDS, QUARTERS } from '@wayfare/arkham/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { memo } from '../../base/ui/memo.ts'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import type { Box } from '../../board-kit/use-viewport.ts'
import { blockPath, CITY, RIVER, segmentPath, UNIVERSITY } from './geometry.ts'
import { markerIn } from './marker.ts'
import type { BoardView } from './props.ts'
import './map-tools.css'

type MiniProps = { readonly board: BoardView; readonly seat: number; readonly seen?: Box }

export const Mini = memo(({ board, seat, seen }: MiniProps) => {
  const { x, y, w, h } = UNIVERSITY
  return (
    <svg class={`ark-mini ${markerIn(seat)}`} viewBox={`${CITY.x} ${CITY.y} ${CITY.w} ${CITY.h}`} aria-hidden="true">
      {QUARTER_IDS.map((id) => (
        <path
          key={id}
          {...standsFor({ place: ofSeat(seat, id) })}
          class={`qb q-${QUARTERS[id].type} ${board.tourists[id] ? 'filled' : ''}`}
          d={blockPath(id)}
        />
      ))}
      <rect class="uni" x={x} y={y} width={w} height={h} />
      <path class="water" d={RIVER} />
      {board.segments.map((id) => (
        <path key={id} {...standsFor({ place: ofSeat(seat, id) })} class="drawn" d={segmentPath(id, 'straight')} />
      ))}
      {seen && <rect class="seen" x={seen.x} y={seen.y} width={seen.w} height={seen.h} rx="12" />}
    </svg>
  )
})
