// The weights that `wayfare train` may change: those in which the value is linear. Time and `plenty` are not.

import type { Training } from '@wayfare/testkit'
import { planning } from '../planning.ts'
import { judgeWith, WEIGHTS } from '../planning-worth.ts'
import type { ArnakState } from '../state.ts'

const { time, plenty, ...weights } = WEIGHTS

export const training: Training<ArnakState> = {
  weights,
  planningWith: (changed) => ({ ...planning, ...judgeWith({ ...(changed as typeof weights), time, plenty }) }),
}
