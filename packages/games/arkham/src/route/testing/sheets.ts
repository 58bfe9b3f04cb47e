import type { AncientId } from '../../board/ancients.ts'
import { exists, meet, QUARTER_IDS, SEGMENT_IDS, type SegmentId } from '../../board/board.ts'
import type { QuarterId } from '../../board/quarters.ts'
import { TASKS, type TaskId } from '../../board/tasks.ts'
import { TOURISTS, type Tourist } from '../../board/tourists.ts'
import type { Sheet } from '../sheet.ts'
import type { Chance } from './chance.ts'

export const TASK_IDS = Object.keys(TASKS) as readonly TaskId[]

// A few segments anywhere, most of them touching others.
export function smallSheet(chance: Chance, ancient: AncientId, size: number): Sheet {
  const all = SEGMENT_IDS.filter((id) => exists(id, ancient)).filter((id) => id.startsWith('r-') || chance.happens(0.4))
  const segments: SegmentId[] = [chance.pick(all)]
  while (segments.length < size) {
    const free = all.filter((id) => !segments.includes(id))
    const near = free.filter((id) => segments.some((other) => meet(id, other)))
    segments.push(near.length > 0 && chance.happens(0.75) ? chance.pick(near) : chance.pick(free))
  }
  return { segments, tourists: crowds(chance, 10) }
}

export function crowds(chance: Chance, rounds: number): Sheet['tourists'] {
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
