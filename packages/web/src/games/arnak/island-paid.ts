// The place that is being paid for: it stays marked while the payment is chosen.

import { isPayment } from '../../table/option-groups.ts'
import { isPlace } from './geometry.ts'
import type { Props } from './props.ts'

export function paidPlace({ told, seat, picture: { question } }: Props): string | null {
  if (!question || !isPayment(question)) return null
  const own = told.flatMap(({ seat: by, facts }) => (by === seat ? facts : []))
  const moves = own.flatMap(({ k, move }) => (k === 'move' && typeof move === 'string' ? move : []))
  const paidFor = moves.findLast((move) => !move.startsWith('pay ')) ?? ''
  return paidFor.split(' ').findLast(isPlace) ?? null
}
