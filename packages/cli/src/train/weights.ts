// Reads and writes planning weights as a flat list, however a game groups them.

import type { Weights } from '@wayfare/testkit'

export type Leaf = { readonly name: string; readonly value: number }

export const leavesOf = (weights: Weights, under = ''): Leaf[] =>
  Object.entries(weights).flatMap(([name, value]) =>
    typeof value === 'number' ? [{ name: under + name, value }] : leavesOf(value, `${under}${name}.`),
  )

/** Adds to each weight the number at its place in the list. */
export function addToWeights(weights: Weights, by: readonly number[]): Weights {
  let at = 0
  const over = (some: Weights): Weights =>
    Object.fromEntries(
      Object.entries(some).map(([name, value]) => [
        name,
        typeof value === 'number' ? value + (by[at++] as number) : over(value),
      ]),
    )
  return over(weights)
}
