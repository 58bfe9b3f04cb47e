// The strength of one person from day to day: it wanders, so that each day is tied to the next, and the first to what is believed of a
// newcomer. Strengths are in the unit of the exponent, from that of a newcomer.

import { NEWCOMER, SCALE } from './law.ts'

export type Chain = {
  readonly days: number[]
  /** The place of each day in the vector of all strengths. */
  readonly nodes: number[]
  /** How firmly each day is tied to the next. */
  readonly links: number[]
}

/** How firmly the first day of a person is tied to what is believed of a newcomer. */
export const PRIOR = (SCALE / NEWCOMER.rd) ** 2

/** Adds the first derivative of the prior's logarithm, and the diagonal of its second, without the sign. */
export function pullOfChain(
  { nodes, links }: Chain,
  strengths: Float64Array,
  slope: Float64Array,
  diagonal: Float64Array,
): void {
  const first = nodes[0] as number
  slope[first] = (slope[first] as number) - PRIOR * (strengths[first] as number)
  diagonal[first] = (diagonal[first] as number) + PRIOR
  for (let i = 0; i < links.length; i++) {
    const node = nodes[i] as number
    const next = nodes[i + 1] as number
    const link = links[i] as number
    const pull = link * ((strengths[next] as number) - (strengths[node] as number))
    slope[node] = (slope[node] as number) + pull
    slope[next] = (slope[next] as number) - pull
    diagonal[node] = (diagonal[node] as number) + link
    diagonal[next] = (diagonal[next] as number) + link
  }
}

/** Adds the second derivative, without the sign, times a vector. */
export function chainTimes({ nodes, links }: Chain, vector: Float64Array, product: Float64Array): void {
  const first = nodes[0] as number
  product[first] = (product[first] as number) + PRIOR * (vector[first] as number)
  for (let i = 0; i < links.length; i++) {
    const node = nodes[i] as number
    const next = nodes[i + 1] as number
    const pull = (links[i] as number) * ((vector[next] as number) - (vector[node] as number))
    product[node] = (product[node] as number) - pull
    product[next] = (product[next] as number) + pull
  }
}

/** Solves each chain by itself, as if nobody had met: Thomas's algorithm for a band of three. */
export function chainSolver(
  chains: readonly Chain[],
  diagonal: Float64Array,
): (right: Float64Array, solved: Float64Array) => void {
  const pivots = diagonal.slice()
  for (const { nodes, links } of chains) {
    for (let i = 0; i < links.length; i++) {
      const next = nodes[i + 1] as number
      pivots[next] = (pivots[next] as number) - (links[i] as number) ** 2 / (pivots[nodes[i] as number] as number)
    }
  }
  return (right, solved) => {
    solved.set(right)
    for (const { nodes, links } of chains) {
      for (let i = 0; i < links.length; i++) {
        const node = nodes[i] as number
        const next = nodes[i + 1] as number
        const ratio = (links[i] as number) / (pivots[node] as number)
        solved[next] = (solved[next] as number) + ratio * (solved[node] as number)
      }
      let later = 0
      for (let i = nodes.length - 1; i >= 0; i--) {
        const node = nodes[i] as number
        const next = i < links.length ? (links[i] as number) * later : 0
        later = ((solved[node] as number) + next) / (pivots[node] as number)
        solved[node] = later
      }
    }
  }
}
