// The kinds of failure that checks report. Each name stands for one promise of the design that was broken.

import { canonical } from '@wayfare/kernel'

export const CHECKS = [
  'crash', // A rule throws.
  'dead-end', // A decision has no option.
  'steady', // The same question has different answers the second time.
  'heard', // The options depend on whether somebody listens to the reasons.
  'pure', // Asking changes the state.
  'reason', // A refusal names a rule that does not exist, or none.
  'named', // A move that was legal at some time is refused without a rule of the game.
  'invariant', // An invariant of the game does not hold.
  'withdraw', // A payment that is offered could never be paid.
  'json', // A state is not plain JSON.
  'clone', // A clone changes with the original.
  'shown', // A view or fact changes after it was returned.
  'replay', // The log leads to another state.
  'undo', // Undoing and replaying leads to another state.
  'lanes', // The order of moves in lanes matters.
  'leak-view',
  'leak-options',
  'leak-refusals',
  'leak-scores',
  'leak-pending',
  'leak-events',
  'barrier', // A seat learned something and can still undo.
  'redeal-known', // A redealt world moved something that the seat knows.
  'redeal-truth', // A redealt world depends on something that the seat does not know.
  'redeal-deals', // A redealt world leaves hidden things in their places.
  'ends', // The game does not end within its bound.
  'plan-stage', // A planning stage decreases.
  'plan-key', // Positions that differ for the seat share a key.
  'plan-choice', // Planning suggests no option, or one that is not offered.
  'plan-worth', // A planning value is no number, or differs from the score at the end.
] as const
export type CheckName = (typeof CHECKS)[number]

export class CheckFailed extends Error {
  readonly check: CheckName

  constructor(check: CheckName, what: string) {
    super(`${check}: ${what}`)
    this.name = 'CheckFailed'
    this.check = check
  }
}

/** Returns where two JSON values first differ, for messages. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (Object.is(a, b)) return ''
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  ) {
    return `${path || 'value'} is ${brief(a)} here and ${brief(b)} there`
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const inner = Array.isArray(a) ? `${path}[${key}]` : path ? `${path}.${key}` : key
    const found = difference((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], inner)
    if (found) return found
  }
  return ''
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

/** True if both are equal as JSON, whatever the order of fields. */
export function isSameJson(a: unknown, b: unknown): boolean {
  return hasSameText(a, b) || canonical(a) === canonical(b)
}

/**
 * True if both have the same JSON text, including the order of fields. The texts are made only if a comparison of the
 * parts does not settle it.
 */
export function hasSameText(a: unknown, b: unknown): boolean {
  return hasEqualParts(a, b) || JSON.stringify(a) === JSON.stringify(b)
}

function hasEqualParts(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!hasEqualParts(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  const keys = Object.keys(b)
  let field = 0
  for (const key in a) {
    if (keys[field++] !== key) return false
    if (!hasEqualParts((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false
  }
  return field === keys.length
}
