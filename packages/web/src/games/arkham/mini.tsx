// A whole sheet at the size of a stamp.

import { QUARTER_IDS, QUARTERS } from '@wayfare/arkham/tables'
import { memo } from '../../base/ui/memo.ts'
import type { Box } from '../../board-kit/use-viewport.ts'
import { blockPath, CITY, RIVER, segmentPath, UNIVERSITY } from './geometry.ts'
import type { BoardView } from './props.ts'
import './map-tools.css'

type MiniProps = { readonly board: BoardView; readonly marker: string; readonly seen?: Box }

export const Mini = memo(({ board, marker, seen }: MiniProps) => {
  const { x, y, w, h } = UNIVERSITY
  return (
    <svg class={`ark-mini ${marker}`} viewBox={`${CITY.x} ${CITY.y} ${CITY.w} ${CITY.h}`} aria-hidden="true">
      {QUARTER_IDS.map((id) => (
        <path key={id} class={`qb q-${QUARTERS[id].type} ${board.tourists[id] ? 'filled' : ''}`} d={blockPath(id)} />
      ))}
      <rect class="uni" x={x} y={y} width={w} height={h} />
      <path class="water" d={RIVER} />
      {board.segments.map((id) => (
        <path key={id} class="drawn" d={segmentPath(id, 'straight')} />
      ))}
      {seen && <rect class="seen" x={seen.x} y={seen.y} width={seen.w} height={seen.h} rx="12" />}
    </svg>
  )
})
