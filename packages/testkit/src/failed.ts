// What a check may complain of. Each name is one promise of the design; a failure carries the name of the promise it breaks.

import { canonical } from '@wayfare/kernel'

export const CHECKS = [
  'crash', // a rule throws
  'dead-end', // a decision without an option
  'steady', // asked twice, answered differently
  'heard', // other options when somebody listens to the reasons
  'pure', // asking changes the state
  'reason', // a refusal without a rule that exists, or none at all
  'named', // a move that was legal at some time is refused without a rule of the game
  'invariant', // the game's own
  'withdraw', // a payment that could not be paid from the start
  'json', // a state that is more than plain JSON, or that JSON changes
  'clone', // an old clone changes
  'shown', // what was shown or told changes afterwards
  'replay', // the log leads elsewhere
  'undo', // back and forward again leads elsewhere
  'lanes', // the order of moves in lanes matters
  'leak-view',
  'leak-options',
  'leak-refusals',
  'leak-scores',
  'leak-pending',
  'leak-events',
  'barrier', // somebody learned something and could still undo
  'redeal-known', // a redealt world has moved what the seat knows
  'redeal-truth', // a redealt world depends on what the seat does not know
  'redeal-deals', // a redealt world leaves hidden things where they are
  'ends', // the game does not end within its bound
  'plan-stage', // a stage falls
  'plan-key', // one key for positions that differ to the seat
  'plan-choice', // nothing to try, or something that is not offered
  'plan-worth', // no number, or at the end something else than the score
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

/** Where two JSON values first differ, for messages. */
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

/** Equal as JSON, whatever the order of fields. */
export function same(a: unknown, b: unknown): boolean {
  return sameText(a, b) || canonical(a) === canonical(b)
}

/** Written as the same JSON, in the same order. The texts are put together only if a look does not settle it, and it nearly always does. */
export function sameText(a: unknown, b: unknown): boolean {
  return alike(a, b) || JSON.stringify(a) === JSON.stringify(b)
}

function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!alike(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  const keys = Object.keys(b)
  let field = 0
  for (const key in a) {
    if (keys[field++] !== key) return false
    if (!alike((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false
  }
  return field === keys.length
}
