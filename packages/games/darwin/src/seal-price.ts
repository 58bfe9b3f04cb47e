// What a seal of the academy costs. It reads no more than lies open, so that a view will do.

import type { AcademySlot, WorkerId } from './data/ids.ts'
import { ACADEMY_SLOTS, SCROLLS, SEAL_SLOT_COSTS } from './data/seals.ts'
import type { Academy } from './ops.ts'
import { recordOf } from './records.ts'
import { type Board, hasPerk, type Worker, workerOf } from './state.ts'

/** Whose board takes a seal, and on what terms. */
export type Lesson = { readonly by: number; readonly of: Academy }

type Taking = { readonly lesson: Lesson | null; readonly boards: readonly Readonly<Board>[] }

const SCROLL_COST = recordOf(ACADEMY_SLOTS, (slot) => SCROLLS.find(({ slots }) => slots.includes(slot))?.cost as number)

/** DAR-ACADEMY-09: the waived scroll, then the gold badge's coin; the shared discount comes last, as far as it reaches. */
export function fullPrice(one: Readonly<Board>, slot: AcademySlot, { seals }: Worker, { free, gold }: Academy): number {
  if (free) return 0
  const scroll = hasPerk(one, 'scrolls-free') ? 0 : SCROLL_COST[slot]
  const sum = scroll + (SEAL_SLOT_COSTS[seals.length] as number)
  return gold && sum > 0 ? sum - 1 : sum
}

/** In coins, all told; null while no seals are asked for. */
export function sealPrice({ lesson, boards }: Taking, slot: AcademySlot, worker: WorkerId): number | null {
  const one = lesson && boards[lesson.by]
  return one ? Math.max(0, fullPrice(one, slot, workerOf(one, worker), lesson.of) - lesson.of.discount) : null
}
