// While a payment is open: the move that it pays for. Derived from the log, so that it is the same after a reload.

import type { Fact } from '@wayfare/kernel'
import type { Question, Told } from '@wayfare/protocol'
import { moveOf } from './moves.ts'
import { isPayment } from './option-groups.ts'

type Moment = {
  readonly told: readonly Told[]
  readonly seat: number | null
  readonly question: Question | null
}

export function moveBeingPaid({ told, seat, question }: Moment): string | null {
  if (!question || !isPayment(question)) return null
  const undone = new Set(told.flatMap(({ undoes }) => undoes ?? []))
  const own = told.filter((one) => one.seat === seat && !one.undoes && !undone.has(one.n))
  // Rows before the last completed payment do not count, even if the next payment follows at once.
  const since = own.slice(own.findLastIndex(({ facts }) => facts.some(({ k }) => k === 'paid')) + 1)
  // The move that waits for payment has no events yet, while a free action made in between has.
  const waiting = since.findLast(({ facts }) => deedOf(facts) !== null && facts.every(({ k }) => k === 'move'))
  return deedOf((waiting ?? own.findLast(({ facts }) => deedOf(facts) !== null))?.facts ?? [])
}

/** The move of a row, unless it is part of a payment. */
function deedOf(facts: readonly Fact[]): string | null {
  const move = facts.find(({ k }) => k === 'move')?.move
  return typeof move === 'string' && !PARTS.has(moveOf(move).verb) ? move : null
}

const PARTS: ReadonlySet<string> = new Set(['pay', 'withdraw'])
