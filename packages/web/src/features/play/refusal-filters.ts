import type { Refusal } from '@wayfare/kernel'

/**
 * Replaces the refusal "unknown move" by "answer the question first". Anything a person can tap exists, so if the rules
 * do not know it now, another question (`op`) has to be answered first.
 */
export const explainUnknownAsFirst =
  (op: string | undefined) =>
  (refusal: Refusal): Refusal =>
    op !== undefined && refusal.rule === 'KER-UNKNOWN' ? { ...refusal, rule: 'KER-FIRST', params: { op } } : refusal
