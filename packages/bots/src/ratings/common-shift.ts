// A coarse view of all strengths at once: everybody is stronger or weaker by the same, and by how much changes slowly. Results between
// people say nothing about it, so that conjugate gradients would find it last. Hats over the days, each with its top at a knot, describe it.

import { type Chain, PRIOR } from './chains.ts'

const LEAST_DAYS = 7
const MOST_KNOTS = 48

/** For each node: the knot before it, and how far it is from there to the next, from 0 to 1. */
type Places = { readonly knots: number; readonly before: Int32Array; readonly share: Float64Array }

function placesOf(chains: readonly Chain[], nodes: number): Places {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { days } of chains) {
    first = Math.min(first, days[0] as number)
    last = Math.max(last, days.at(-1) as number)
  }
  const width = Math.max(LEAST_DAYS, (last - first) / MOST_KNOTS)
  const before = new Int32Array(nodes)
  const share = new Float64Array(nodes)
  for (const chain of chains) {
    for (let i = 0; i < chain.nodes.length; i++) {
      const node = chain.nodes[i] as number
      const at = ((chain.days[i] as number) - first) / width
      before[node] = Math.floor(at)
      share[node] = at - Math.floor(at)
    }
  }
  return { knots: Math.floor((last - first) / width) + 2, before, share }
}

/** How firmly the knots are tied, as a full matrix row by row. */
export class CommonShift {
  private readonly places: Places
  private readonly matrix: Float64Array

  constructor(chains: readonly Chain[], nodes: number) {
    this.places = placesOf(chains, nodes)
    const { knots } = this.places
    this.matrix = new Float64Array(knots * knots)
    // A trace of stiffness for knots at which nobody played.
    for (let i = 0; i < knots; i++) this.add(i, i, 1e-9)
    for (const chain of chains) this.addChain(chain)
  }

  /** All days of a person resist a shift by the prior of the first, and a difference between them by their links. */
  private addChain({ nodes, links }: Chain): void {
    this.addNode(nodes[0] as number, PRIOR)
    for (let i = 0; i < links.length; i++) {
      this.addLink(nodes[i] as number, nodes[i + 1] as number, links[i] as number)
    }
  }

  /** Something that resists a shift of this node by so much. */
  addNode(node: number, firmness: number): void {
    const { before, share } = this.places
    const knot = before[node] as number
    const part = share[node] as number
    this.add(knot, knot, firmness * (1 - part) ** 2)
    this.add(knot, knot + 1, firmness * part * (1 - part))
    this.add(knot + 1, knot, firmness * part * (1 - part))
    this.add(knot + 1, knot + 1, firmness * part ** 2)
  }

  private addLink(node: number, other: number, firmness: number): void {
    const { before, share } = this.places
    const part = share[node] as number
    const rest = share[other] as number
    const one = before[node] as number
    const two = before[other] as number
    if (one === two) {
      this.addDifference(one, firmness * (rest - part) ** 2)
      return
    }
    const knots = [one, one + 1, two, two + 1]
    const weights = [1 - part, part, rest - 1, -rest]
    for (const [i, knot] of knots.entries()) {
      for (const [j, next] of knots.entries()) {
        this.add(knot, next, firmness * (weights[i] as number) * (weights[j] as number))
      }
    }
  }

  private addDifference(knot: number, firmness: number): void {
    this.add(knot, knot, firmness)
    this.add(knot, knot + 1, -firmness)
    this.add(knot + 1, knot, -firmness)
    this.add(knot + 1, knot + 1, firmness)
  }

  private add(i: number, j: number, by: number): void {
    const at = i * this.places.knots + j
    this.matrix[at] = (this.matrix[at] as number) + by
  }

  /** After everything has been added: a function that adds the shift with which the knots answer a vector. */
  solver(): (vector: Float64Array, answer: Float64Array) => void {
    const { knots, before, share } = this.places
    const solveKnots = choleskySolver(this.matrix, knots)
    const sums = new Float64Array(knots)
    return (vector, answer) => {
      sums.fill(0)
      for (let node = 0; node < vector.length; node++) {
        const knot = before[node] as number
        const own = vector[node] as number
        const part = (share[node] as number) * own
        sums[knot] = (sums[knot] as number) + own - part
        sums[knot + 1] = (sums[knot + 1] as number) + part
      }
      solveKnots(sums)
      for (let node = 0; node < vector.length; node++) {
        const low = sums[before[node] as number] as number
        const high = sums[(before[node] as number) + 1] as number
        answer[node] = (answer[node] as number) + low + (share[node] as number) * (high - low)
      }
    }
  }
}

/** Factors a positive definite matrix of this size, and returns a function that solves with it in place. */
function choleskySolver(matrix: Float64Array, size: number): (right: Float64Array) => void {
  const lower = new Float64Array(matrix)
  const at = (i: number, j: number) => lower[i * size + j] as number
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = at(i, j)
      for (let k = 0; k < j; k++) sum -= at(i, k) * at(j, k)
      lower[i * size + j] = i === j ? Math.sqrt(sum) : sum / at(j, j)
    }
  }
  return (right) => {
    for (let i = 0; i < size; i++) {
      let sum = right[i] as number
      for (let k = 0; k < i; k++) sum -= at(i, k) * (right[k] as number)
      right[i] = sum / at(i, i)
    }
    for (let i = size - 1; i >= 0; i--) {
      let sum = right[i] as number
      for (let k = i + 1; k < size; k++) sum -= at(k, i) * (right[k] as number)
      right[i] = sum / at(i, i)
    }
  }
}
