import type { Seat } from '@wayfare/kernel'
import { partsOf, sum } from './score.ts'
import type { ArnakState } from './state.ts'

export function evaluate(s: ArnakState, seat: Seat): number {
  return sum(partsOf(s, seat))
}
