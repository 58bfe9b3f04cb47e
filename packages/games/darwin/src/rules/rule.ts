import type { Effect, Id, Rules } from '@wayfare/kernel'
import type { DarwinOps } from '../ops.ts'
import type { DarwinState } from '../state.ts'
import type { DarwinText } from '../words.ts'

export type DarwinRules = Rules<DarwinState, DarwinOps, DarwinText>

export const SKIP = 'skip'

/** A move that is offered again and again, created once. */
export type Move = { readonly move: DarwinText; readonly then: Effect; readonly on: readonly Id[] }
export const moveOf = (move: DarwinText, then: Effect, on: readonly Id[]): Move => ({ move, then, on })
