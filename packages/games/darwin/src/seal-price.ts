// Computes the price of a seal in the academy. It needs only public information, so a view suffices.

import type { AcademySlot, WorkerId } from './data/ids.ts'
import { ACADEMY_SLOTS, SCROLLS, SEAL_SLOT_COSTS } from './data/seals.ts'
import type { Academy } from './ops.ts'
import { recordOf } from './records.ts'
import { type Board, hasPerk, type Worker, workerOf } from './state.ts'

/** The board that takes a seal, and the terms of its action. */
export type SealTerms = { readonly by: number; readonly of: Academy }

type Taking = { readonly lesson: SealTerms | null; readonly boards: readonly Readonly<Board>[] }

const SCROLL_COST = recordOf(ACADEMY_SLOTS, (slot) => SCROLLS.find(({ slots }) => slots.includes(slot))?.cost as number)

/**
 * A waived scroll and the gold badge's coin are deducted first, the shared discount last and as far as it reaches
 * (DAR-ACADEMY-09).
 */
export function fullPrice(one: Readonly<Board>, slot: AcademySlot, { seals }: Worker, { free, gold }: Academy): number {
  if (free) return 0
  const scroll = hasPerk(one, 'scrolls-free') ? 0 : SCROLL_COST[slot]
  const sum = scroll + (SEAL_SLOT_COSTS[seals.length] as number)
  return gold && sum > 0 ? sum - 1 : sum
}

/** Returns the total price in coins; null while no seals are being taken. */
export function sealPrice({ lesson, boards }: Taking, slot: AcademySlot, worker: WorkerId): number | null {
  const one = lesson && boards[lesson.by]
  return one ? Math.max(0, fullPrice(one, slot, workerOf(one, worker), lesson.of) - lesson.of.discount) : null
}
