// Turns open questions into numbers, as part of the keys by which a search recognises positions.

import type { Seat } from '../core/names.ts'
import type { Core, Frame } from '../core/state.ts'
import type { Json } from './json.ts'
import { hashed, type Mix, numberOf } from './mix.ts'

/** The number of each JSON object seen so far. Effects are never changed, only replaced, so a number stays valid. */
const NUMBERS = new WeakMap<object, number>()
export function numberFor(value: Json): number {
  if (typeof value !== 'object' || value === null) return numberOf(String(value))
  let number = NUMBERS.get(value)
  if (number === undefined) {
    number = hashed(JSON.stringify(value))
    NUMBERS.set(value, number)
  }
  return number
}

/** Adds the open questions of this seat: its lane while lanes are open, otherwise the main stack. */
export function mixFrames(mix: Mix, { lanes, stack }: Core, seat: Seat): void {
  const frames: readonly Frame[] = lanes ? (lanes.stacks[seat] ?? []) : stack
  for (const { op, arg, by, from, asked } of frames) {
    mix.name(op)
    mix.add(numberFor(arg))
    mix.add(by | (asked === 'unpaid' ? 8 : asked ? 16 : 0))
    mix.name(from)
  }
}
