// What one success in the encounter would bring, as far as the sheet tells; with Cthulhu only who knows the call can say.

import {
  type AncientId,
  CALLS,
  type CallId,
  RIVERSIDE,
  SEGMENTS,
  type SegmentId,
  TOURISTS,
} from '@wayfare/arkham/tables'
import type { BoardView } from './props.ts'

export function rewardOf(
  ancient: AncientId,
  board: BoardView,
  segments: readonly SegmentId[],
  madness: number,
  links: number,
): number | null {
  if (ancient === 'yog-sothoth') return 4 * madness
  if (ancient === 'shub-niggurath') return 4 * links
  const along = [...new Set(segments.flatMap((id) => SEGMENTS[id].along))]
  const crowdIn = (id: string): number => (board.tourists[id] ?? []).reduce((sum, count) => sum + count, 0)
  if (ancient === 'dagon') return 3 * along.filter((id) => RIVERSIDE.has(id) && crowdIn(id) > 0).length
  const call = board.call[0] as CallId | null | undefined
  if (!call) return null
  const called = along.reduce((sum, id) => sum + (board.tourists[id]?.[TOURISTS.indexOf(CALLS[call])] ?? 0), 0)
  return 3 * Math.floor(called / 2)
}
