import { isSegment, QUARTER_IDS, SEGMENTS } from './board/board.ts'
import type { QuarterId } from './board/quarters.ts'
import type { Board } from './state.ts'

/** Returns the quarters along the part of the final route that has been named (ARK-MAP-13). */
export function quartersAlong(one: Board): QuarterId[] {
  const along = new Set(one.steps.filter(isSegment).flatMap((id) => SEGMENTS[id].along))
  return QUARTER_IDS.filter((id) => along.has(id))
}
