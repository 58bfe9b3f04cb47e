import { partsOf, totalOf } from './score.ts'
import type { DarwinState } from './state.ts'

export function evaluate(s: DarwinState, seat: number): number {
  return totalOf(partsOf(s, s.boards[seat] as DarwinState['boards'][number]))
}
