// The difference between two JSON values, so that an update is as small as what has changed.
//
//   [value]            replaces the old value
//   0                  removes the key
//   { key: change }    changes parts of an object; for a list the keys are indices, and '#' is its new length

import type { Json } from '@wayfare/kernel'

export type Delta = 0 | readonly [Json] | { readonly [key: string]: Delta | number }

type Part = { readonly [key: string]: Json }
type Changes = Record<string, Delta | number>
const isPart = (value: Json | undefined): value is Part => typeof value === 'object' && value !== null

/**
 * Returns the change that turns `before` into `after`; undefined if they are equal. If nothing inside is kept, it is
 * the new value itself.
 */
export function diff<T>(before: T | undefined, after: T): Delta | undefined {
  // The value is JSON, but its type cannot require that: a type with optional fields would not be assignable.
  return diffJson(before as Json | undefined, after as Json)
}

function diffJson(before: Json | undefined, after: Json): Delta | undefined {
  if (before === after) return undefined
  if (!isPart(before) || !isPart(after)) return [after]
  if (Array.isArray(after)) return Array.isArray(before) ? diffLists(before, after) : [after]
  return Array.isArray(before) ? [after] : diffParts(before, after)
}

function diffLists(before: readonly Json[], after: readonly Json[]): Delta | undefined {
  let changes: Changes | undefined
  let unchanged = 0
  for (let place = 0; place < after.length; place++) {
    const value = after[place] as Json
    if (before[place] === value) {
      unchanged++
      continue
    }
    const change: Delta | undefined = place < before.length ? diffJson(before[place], value) : [value]
    if (!Array.isArray(change)) unchanged++
    if (change !== undefined) {
      changes ??= {}
      changes[place] = change
    }
  }
  if (after.length < before.length) {
    changes ??= {}
    changes['#'] = after.length
  }
  return changes && unchanged === 0 ? [after] : changes
}

/** Every picture that is sent passes through here: `for…in` needs no list of keys, and most values are identical. */
function diffParts(before: Part, after: Part): Delta | undefined {
  let changes: Changes | undefined
  let unchanged = 0
  let removed = 0
  for (const _ in before) removed++
  for (const key in after) {
    const value = after[key] as Json
    const was = before[key]
    if (was === value) {
      unchanged++
      removed--
      continue
    }
    const known = Object.hasOwn(before, key)
    if (known) removed--
    const change: Delta | undefined = known ? diffJson(was, value) : [value]
    if (!Array.isArray(change)) unchanged++
    if (change !== undefined) {
      changes ??= {}
      changes[key] = change
    }
  }
  if (removed > 0) {
    changes ??= {}
    for (const key in before) if (!Object.hasOwn(after, key)) changes[key] = 0
  }
  return changes && unchanged === 0 ? [after as Json] : changes
}

/**
 * Applies a difference, if there is one. `before` is not changed, and unchanged parts are shared. Throws if the
 * difference was made from another value.
 */
export function patch<T>(before: T, delta: Delta | undefined): T {
  if (delta === undefined) return before
  if (Array.isArray(delta)) return delta[0] as T
  if (!isPart(before as Json)) throw new Error(MISFIT)
  const changes = delta as { readonly [key: string]: Delta | number }
  const list = Array.isArray(before) ? before.slice(0, changes['#'] as number | undefined) : null
  const whole = (list ?? { ...before }) as Record<string, Json>
  for (const [key, change] of Object.entries(changes)) {
    if (list && key === '#') continue
    if (list ? !(Number(key) <= list.length) : change === 0 && !(key in whole)) throw new Error(MISFIT)
    if (change === 0) delete whole[key]
    else whole[key] = patch(whole[key], change as Delta) as Json
  }
  return whole as T
}

const MISFIT = 'this is the difference from another value'
