import type { Effect, Id, Rule } from '@wayfare/kernel'
import { manner, nothing } from '@wayfare/kernel'
import type { DarwinState } from '../state.ts'

export type R<A = null> = Rule<DarwinState, A>
/** Why an action cannot be done now: a rule of the ledger, or '' if it can. */
export type Why<A> = (s: DarwinState, by: number, arg: A) => string

/** That it is possible has been looked at already. */
export const SURE = manner({ sure: true })
export const SKIP = 'skip'

/** A move that is made again and again: its texts exist once. */
export type Move = { readonly move: string; readonly then: Effect; readonly on: readonly Id[] }
export const moveOf = (move: string, then: Effect, on: readonly Id[]): Move => ({ move, then, on })

export { nothing }
