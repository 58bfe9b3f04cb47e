// The weights that `wayfare train` may change: all of them, for the first round and the last.

import type { Training } from '@wayfare/testkit'
import { planning } from '../planning.ts'
import { judgeWith, type RoundWeights, WEIGHTS } from '../planning-worth.ts'
import type { DarwinState } from '../state.ts'

export const training: Training<DarwinState> = {
  weights: WEIGHTS,
  planningWith: (changed) => ({ ...planning, ...judgeWith(changed as RoundWeights) }),
}
