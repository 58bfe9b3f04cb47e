// The weights that `wayfare train` may change: all of them, for the first round and the last.

import type { Training } from '@wayfare/testkit'
import { planning } from '../planning.ts'
import { COURSE, judgeWith, type RoundWeights } from '../planning-worth.ts'
import type { DarwinState } from '../state.ts'

export const training: Training<DarwinState> = {
  weights: COURSE,
  planningWith: (changed) => ({ ...planning, ...judgeWith(changed as RoundWeights) }),
}
