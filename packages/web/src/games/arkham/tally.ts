// The points of a route, line by line: of the best one so far, or of the final one as far as it is named.

import { COLOURS, isSegment, QUARTERS, type QuarterId, SEGMENTS, TOURISTS, type Tourist } from '@wayfare/arkham/tables'
import type { Forecast } from './forecast.ts'
import type { BoardView } from './props.ts'

export type Tally = {
  readonly total: number
  readonly kinds: Readonly<Record<Tourist, readonly [tourists: number, quarters: number]>>
  readonly stars: readonly [count: number, points: number]
  readonly task: number
  readonly ancient: number
}

const starOf = (id: QuarterId): number => (QUARTERS[id] as { readonly star?: number }).star ?? 0

export function tallyOf({ baseVp, products, quarters, yellowVp, taskVp }: Forecast): Tally {
  const stars = quarters.filter((id) => starOf(id) > 0).length
  return { total: baseVp, kinds: products, stars: [stars, yellowVp], task: taskVp, ancient: 0 }
}

export function tallyNamed(
  board: BoardView,
  score: { readonly total: number; readonly parts: Readonly<Record<string, number>> },
): Tally {
  const along = [...new Set(board.steps.filter(isSegment).flatMap((id) => SEGMENTS[id].along))]
  const open = along.filter((id) => !board.struck.includes(id))
  const kinds = TOURISTS.map((type, i) => {
    const tourists = along.reduce((sum, id) => sum + (board.tourists[id]?.[i] ?? 0), 0)
    return [type, [tourists, open.filter((id) => QUARTERS[id].type === COLOURS[type]).length]]
  })
  return {
    total: score.total,
    kinds: Object.fromEntries(kinds) as Tally['kinds'],
    stars: [open.filter((id) => starOf(id) > 0).length, score.parts.stars ?? 0],
    task: score.parts.task ?? 0,
    ancient: score.parts.ancient ?? 0,
  }
}

export function segmentsOf(steps: readonly string[]): number {
  return steps.filter(isSegment).length
}
