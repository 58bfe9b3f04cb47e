import type { Effect, Id, Inquiry, Rules } from '@wayfare/kernel'
import type { DarwinOps } from '../ops.ts'
import type { DarwinState } from '../state.ts'
import type { DarwinText } from '../words.ts'

export type DarwinRules = Rules<DarwinState, DarwinOps, DarwinText>

/** Takes the reason why something cannot be done. */
export type Reasons = Pick<Inquiry, 'no'>
/** For looking whether something can be done, where nobody asks why not. */
export const QUIETLY: Reasons = { no: () => false }

export const SKIP = 'skip'

/** A move that is made again and again: its texts exist once. */
export type Move = { readonly move: DarwinText; readonly then: Effect; readonly on: readonly Id[] }
export const moveOf = (move: DarwinText, then: Effect, on: readonly Id[]): Move => ({ move, then, on })
