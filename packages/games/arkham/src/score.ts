// Computes the score of a board (ARK-SCORE, ARK-TASK) and the winner.

import { type Eyes, faces, ids, isOver, type Score, type Seat, stateSeenBy } from '@wayfare/kernel'
import { QUARTERS, type QuarterId } from './board/quarters.ts'
import { TASKS, type TaskId } from './board/tasks.ts'
import { COLOURS, TOURISTS } from './board/tourists.ts'
import { cellOf } from './cards/challenge.ts'
import { quartersAlong } from './quarters-along.ts'
import { longestStretch } from './route/route-value.ts'
import { routeOf } from './rules/route.ts'
import { type ArkhamState, type Board, board, taskPile, touristsIn } from './state.ts'

export type ScoreParts = {
  readonly circle: number
  readonly square: number
  readonly triangle: number
  readonly cross: number
  readonly task: number
  readonly stars: number
  readonly ancient: number
}

export function partsOf(one: Board, task: TaskId | null): ScoreParts {
  const along = quartersAlong(one)
  // A struck quarter counts as white (ARK-ANCIENT-32).
  const open = along.filter((id) => !one.struck.includes(id))
  const product = (type: (typeof TOURISTS)[number], index: number): number => {
    const quarters = open.filter((id) => QUARTERS[id].type === COLOURS[type]).length
    let tourists = 0
    for (const id of along) tourists += touristsIn(one, id)[index] as number
    return tourists * quarters
  }
  const [circle, square, triangle, cross] = TOURISTS.map(product) as [number, number, number, number]
  let stars = 0
  for (const id of open) stars += starOf(id)
  const stretch = one.start !== null && task ? longestStretch(routeOf(one), new Set(TASKS[task])) : 0
  return { circle, square, triangle, cross, task: stretch, stars, ancient: one.ancientVp }
}

function starOf(id: QuarterId): number {
  const quarter = QUARTERS[id] as { readonly star?: number }
  return quarter.star ?? 0
}

function totalOf(parts: ScoreParts): number {
  return parts.circle + parts.square + parts.triangle + parts.cross + parts.task + parts.stars + parts.ancient
}

export function scores(s: ArkhamState, eyes: Eyes | 'all'): Score[] {
  const rows = s.boards.map((_, seat) => {
    const seen = stateSeenBy(s, seat, eyes)
    const parts = partsOf(board(seen, seat), taskSeen(seen, seat, eyes))
    return { seat, total: totalOf(parts), parts }
  })
  if (!isOver(s)) return rows
  return rows.map((row) => {
    const lost = lossOf(s, row)
    const rivals = rows.filter((other) => other.seat !== row.seat && !lossOf(s, other))
    const better = rivals.filter(
      (other) => other.total > row.total || (other.total === row.total && other.parts.ancient > row.parts.ancient),
    )
    const parted = rivals.some((other) => other.total === row.total && other.parts.ancient !== row.parts.ancient)
    // A player who has lost is never first, not even if all have (ARK-SCORE-11).
    const place = lost ? Math.max(2, rivals.length + 1) : better.length + 1
    return { ...row, place, ...(parted && !lost ? { tie: 'ARK-SCORE-08' } : {}), ...lost }
  })
}

function taskSeen(s: ArkhamState, seat: Seat, eyes: Eyes | 'all'): TaskId | null {
  const tasks = eyes === 'all' ? ids(s, taskPile(seat)) : faces(s, taskPile(seat), eyes)
  return tasks.length === 1 ? (tasks[0] as TaskId | null) : null
}

/** Returns the rule by which a player has lost regardless of points (ARK-ANCIENT-14, ARK-SOLO-11). */
function lossOf(
  s: ArkhamState,
  row: { readonly seat: Seat; readonly total: number; readonly parts: ScoreParts },
): Loss | undefined {
  if (board(s, row.seat).out) return { lost: s.cell ? 'ARK-SOLO-12' : 'ARK-ANCIENT-14' }
  if (!s.cell) return undefined
  const { total, ancient } = cellOf(s.cell)
  const [hasFewerPoints, fewAncient] = [row.total < total, row.parts.ancient < ancient]
  if (!hasFewerPoints && !fewAncient) return undefined
  const missed = hasFewerPoints && fewAncient ? 'both' : hasFewerPoints ? 'total' : 'ancient'
  return { lost: 'ARK-SOLO-11', because: { missed, total, ancient } }
}

type Loss = Required<Pick<Score, 'lost'>> & Pick<Score, 'because'>
