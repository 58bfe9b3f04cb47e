// What remains of a rival's turn when it has been told: what they did, and the sum of what it brought and cost.

import type { Id } from '@wayfare/kernel'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { sentencesIn } from '../../board-kit/motion/script.ts'
import type { Step } from '../../board-kit/motion/step.ts'

export type Sum = { readonly picture: Id; readonly by: number }

/** A turn is one or more rows of the log. */
export type TurnSummary = {
  readonly seat: number | null
  /** The first sentence of its main row; null where nothing was told. */
  readonly text: string | null
  /** How much is seen of that row. */
  readonly weight: number
  readonly sums: readonly Sum[]
}

export const NO_SUMMARY: TurnSummary = { seat: null, text: null, weight: -1, sums: [] }

type Row = { readonly seat: number | null; readonly isOwn: boolean; readonly steps: readonly Step[] }

/**
 * After another row: of the same rival, it belongs to the same turn. One's own may tell what all others did at once: then it is about the
 * first of them. What the rules do after a turn does not count.
 */
export function afterAct(summary: TurnSummary, { seat: whose, isOwn, steps }: Row): TurnSummary {
  const told = steps.filter(({ caption, round }) => caption !== null && round === undefined)
  const first = told.find((step) => !isOwn || step.seat !== whose) ?? told[0]
  if (isOwn && !first) return NO_SUMMARY
  const seat = (isOwn ? first?.seat : whose) ?? null
  if (seat === null && !isOwn && summary.text !== null) return summary
  const before = !isOwn && seat === summary.seat ? summary : NO_SUMMARY
  const weight = steps.reduce((sum, { gestures }) => sum + gestures.length, 0)
  const text = first?.caption ?? null
  const isMain = text !== null && weight > before.weight
  return {
    seat,
    text: isMain ? (sentencesIn(text)[0] ?? text) : before.text,
    weight: isMain ? weight : before.weight,
    sums: added(before.sums, sumsOf(steps, seat)),
  }
}

const sumsOf = (steps: readonly Step[], seat: number | null): readonly Sum[] =>
  steps.flatMap(({ gestures }) =>
    gestures.flatMap((gesture) => {
      if (gesture.kind !== 'count' || gesture.picture === undefined || gesture.by === null) return []
      const isTheirs = seat === null || gesture.place.startsWith(`${ofSeat(seat)}/`)
      return isTheirs ? [{ picture: gesture.picture, by: gesture.by }] : []
    }),
  )

function added(before: readonly Sum[], more: readonly Sum[]): readonly Sum[] {
  const sums = new Map<Id, number>()
  for (const { picture, by } of [...before, ...more]) sums.set(picture, (sums.get(picture) ?? 0) + by)
  return [...sums].map(([picture, by]) => ({ picture, by })).filter(({ by }) => by !== 0)
}
