import type { AncientId } from '../../board/ancients.ts'
import {
  exists,
  isRoad,
  meet,
  QUARTER_IDS,
  SEGMENT_IDS,
  SEGMENTS,
  SEGMENTS_AT,
  type SegmentId,
} from '../../board/board.ts'
import type { VertexId } from '../../board/dead-ends.ts'
import { GATES } from '../../board/gates-and-shops.ts'
import type { QuarterId } from '../../board/quarters.ts'
import { TASKS, type TaskId } from '../../board/tasks.ts'
import { TOURISTS, type Tourist } from '../../board/tourists.ts'
import type { RouteSheet } from '../sheet.ts'
import type { Chance } from './chance.ts'

export const TASK_IDS = Object.keys(TASKS) as readonly TaskId[]

// Generates a sheet with a few segments, most of which touch others.
export function scatteredSheet(chance: Chance, ancient: AncientId, size: number): RouteSheet {
  const all = segmentsOf(chance, ancient)
  const segments: SegmentId[] = [chance.pick(all)]
  while (segments.length < size) {
    const free = all.filter((id) => !segments.includes(id))
    const near = free.filter((id) => segments.some((other) => meet(id, other)))
    segments.push(near.length > 0 && chance.happens(0.75) ? chance.pick(near) : chance.pick(free))
  }
  return { segments, tourists: crowds(chance, 10) }
}

// Generates one to three clusters with many loops, near gates, dead ends and river crossings.
export function clumpedSheet(chance: Chance, ancient: AncientId, size: number): RouteSheet {
  const all = segmentsOf(chance, ancient)
  const hubs: readonly VertexId[] = [...GATES, 'd04', 'd62', 'c04', 'c24', 'c42', 'c62', 'c34', 'c43']
  const seeds = Array.from({ length: 1 + chance.below(3) }, () => SEGMENTS_AT[chance.pick(hubs)])
  const segments = [...new Set(seeds.flatMap((at) => at.filter((id) => all.includes(id)).slice(0, 1)))]
  if (segments.length === 0) segments.push(chance.pick(all))
  while (segments.length < size) {
    const ends = new Set(segments.flatMap((id) => SEGMENTS[id].ends))
    const near = all.filter((id) => !segments.includes(id) && SEGMENTS[id].ends.some((end) => ends.has(end)))
    const loops = near.filter((id) => SEGMENTS[id].ends.every((end) => ends.has(end)))
    segments.push(chance.pick(loops.length > 0 && chance.happens(0.45) ? loops : near))
  }
  return { segments, tourists: crowds(chance, 10) }
}

// Returns the task with the most crossings on a sheet.
export function taskOn({ segments }: RouteSheet): TaskId {
  const touched = new Set<VertexId>(segments.flatMap((id) => SEGMENTS[id].ends))
  const count = (task: TaskId) => TASKS[task].filter((crossing) => touched.has(crossing)).length
  return TASK_IDS.reduce((best, task) => (count(task) > count(best) ? task : best))
}

export function crowds(chance: Chance, rounds: number): RouteSheet['tourists'] {
  const tourists: { [Q in QuarterId]?: { [T in Tourist]?: number } } = {}
  for (let round = 0; round < rounds; round++) {
    const crowd: { [T in Tourist]?: number } = {}
    for (let n = 2 + chance.below(3); n > 0; n--) {
      const type = chance.pick(TOURISTS)
      crowd[type] = (crowd[type] ?? 0) + 1
    }
    tourists[chance.pick(QUARTER_IDS)] = crowd
  }
  return tourists
}

function segmentsOf(chance: Chance, ancient: AncientId): readonly SegmentId[] {
  return SEGMENT_IDS.filter((id) => exists(id, ancient) && (isRoad(id) || chance.happens(0.4)))
}
