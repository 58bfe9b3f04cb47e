// Questions as numbers, for keys of positions.

import type { Seat } from '../core/names.ts'
import type { Core, Frame } from '../core/state.ts'
import type { Json } from './json.ts'
import { hashed, type Mix, numberOf } from './mix.ts'

/** What is only ever replaced, never changed, has one number for good: it is made once. */
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

/** The questions that are open for this seat: in a lane those of the lane. */
export function mixFrames(mix: Mix, { lanes, stack }: Core, seat: Seat): void {
  const frames: readonly Frame[] = lanes ? (lanes.stacks[seat] ?? []) : stack
  for (const { op, arg, by, from, asked } of frames) {
    mix.name(op)
    mix.add(numberFor(arg))
    mix.add(by | (asked === 'unpaid' ? 8 : asked ? 16 : 0))
    mix.name(from)
  }
}
