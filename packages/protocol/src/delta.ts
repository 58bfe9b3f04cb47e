// The difference between two JSON values, so that an update is as small as what has changed.
//
//   [value]            the new value
//   0                  this key is gone
//   { key: change }    what changed inside; in a list the keys are places, and '#' is its new length

import type { Json } from '@wayfare/kernel'

export type Delta = 0 | readonly [Json] | { readonly [key: string]: Delta | number }

type Part = { readonly [key: string]: Json }
const isPart = (value: Json | undefined): value is Part => typeof value === 'object' && value !== null

/** What has to be changed in `before` to make it `after`; undefined if nothing. */
export function diff(before: Json | undefined, after: Json): Delta | undefined {
  if (before === after) return undefined
  if (!isPart(before) || !isPart(after)) return [after]
  const list = Array.isArray(after)
  if (list !== Array.isArray(before)) return [after]
  const inside: Record<string, Delta | number> = {}
  let changes = 0
  let kept = 0
  for (const key of Object.keys(after)) {
    const was = Object.hasOwn(before, key) ? before[key] : undefined
    const change = was === undefined ? ([after[key] as Json] as const) : diff(was, after[key] as Json)
    if (change === undefined) kept++
    else {
      inside[key] = change
      changes++
    }
  }
  if (list) {
    const { length } = after as unknown as readonly Json[]
    if (length < (before as unknown as readonly Json[]).length) {
      inside['#'] = length
      changes++
    }
  } else {
    for (const key of Object.keys(before)) {
      if (Object.hasOwn(after, key)) continue
      inside[key] = 0
      changes++
    }
  }
  if (changes === 0) return undefined
  // Where nothing was kept, the new value itself is shorter.
  return kept === 0 ? [after] : inside
}

/** Carries out a difference. `before` is not changed; what did not change is shared. */
export function patch(before: Json | undefined, delta: Delta): Json {
  if (Array.isArray(delta)) return delta[0] as Json
  if (!isPart(before)) throw new Error('there is nothing here to change')
  const changes = delta as { readonly [key: string]: Delta | number }
  if (Array.isArray(before)) {
    const list = (before as readonly Json[]).slice(0, changes['#'] as number | undefined)
    for (const [place, change] of Object.entries(changes)) {
      if (place !== '#') list[Number(place)] = patch(list[Number(place)], change as Delta)
    }
    return list
  }
  const whole: Record<string, Json> = { ...before }
  for (const [key, change] of Object.entries(changes)) {
    if (change === 0) delete whole[key]
    else whole[key] = patch(whole[key], change as Delta)
  }
  return whole
}
