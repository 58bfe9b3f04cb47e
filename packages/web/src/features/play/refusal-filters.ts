import type { Refusal } from '@wayfare/kernel'

/** What can be tapped is there: if the rules do not know it now, something else is to be done first. */
export const orFirst =
  (op: string | undefined) =>
  (refusal: Refusal): Refusal =>
    op !== undefined && refusal.rule === 'KER-UNKNOWN' ? { ...refusal, rule: 'KER-FIRST', params: { op } } : refusal
