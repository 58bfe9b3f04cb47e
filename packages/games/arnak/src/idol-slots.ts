// The idol slots of a player board. States and stored games keep the filled slots as one number with a bit for each
// slot, lowest bit leftmost; only this file knows that.

import { SLOTS } from './board/idols.ts'

export type IdolSlots = number

export const NO_IDOLS: IdolSlots = 0
const ALL_FILLED: IdolSlots = (1 << SLOTS) - 1

export const isFilled = (slots: IdolSlots, slot: number): boolean => (slots & (1 << slot)) !== 0
export const isFull = (slots: IdolSlots): boolean => slots === ALL_FILLED

/** Returns the leftmost empty slot, or undefined if all are filled. */
export function firstEmpty(slots: IdolSlots): number | undefined {
  for (let slot = 0; slot < SLOTS; slot++) if (!isFilled(slots, slot)) return slot
  return undefined
}

export function filledCount(slots: IdolSlots): number {
  let count = 0
  for (let slot = 0; slot < SLOTS; slot++) if (isFilled(slots, slot)) count++
  return count
}

export const fill = (slots: IdolSlots, slot: number): IdolSlots => slots | (1 << slot)
export const empty = (slots: IdolSlots, slot: number): IdolSlots => slots & ~(1 << slot)

/** Returns the value with this many slots filled, from the left. */
export const firstFilled = (count: number): IdolSlots => (1 << count) - 1
