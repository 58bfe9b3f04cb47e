// A coarse view of all strengths at once: everybody is stronger or weaker by the same, and by how much changes slowly. Results between
// people say nothing about it, so that conjugate gradients would find it last. Hats over the days, each with its top at a knot, describe it.

import { solveLinear } from '../arena/solve-linear.ts'
import { type Chain, PRIOR } from './chains.ts'

const LEAST_DAYS = 7
const MOST_KNOTS = 48

/** For each node: the knot before it, and how far it is from there to the next, from 0 to 1. */
type Places = { readonly knots: number; readonly before: Int32Array; readonly share: Float64Array }

export function placesOf(chains: readonly Chain[], nodes: number): Places {
  const days = chains.flatMap((chain) => [chain.days[0] as number, chain.days.at(-1) as number])
  const first = Math.min(...days)
  const range = Math.max(...days) - first
  const width = Math.max(LEAST_DAYS, range / MOST_KNOTS)
  const before = new Int32Array(nodes)
  const share = new Float64Array(nodes)
  for (const chain of chains) {
    for (let i = 0; i < chain.nodes.length; i++) {
      const [node, at] = [chain.nodes[i] as number, ((chain.days[i] as number) - first) / width]
      before[node] = Math.floor(at)
      share[node] = at - Math.floor(at)
    }
  }
  return { knots: Math.floor(range / width) + 2, before, share }
}

/** How firmly the knots are tied, as a full matrix. */
export class CommonShift {
  private readonly places: Places
  private readonly matrix: number[][]
  private inverse: number[][] = []

  constructor(places: Places) {
    this.places = places
    this.matrix = Array.from({ length: places.knots }, (_, i) =>
      // A trace of stiffness for knots at which nobody played.
      Array.from({ length: places.knots }, (_, j) => (i === j ? 1e-9 : 0)),
    )
  }

  /** Something that resists a shift of this node by so much. */
  addNode(node: number, firmness: number): void {
    const { before, share } = this.places
    const [knot, part] = [before[node] as number, share[node] as number]
    this.add(knot, knot, firmness * (1 - part) ** 2)
    this.add(knot, knot + 1, firmness * part * (1 - part))
    this.add(knot + 1, knot, firmness * part * (1 - part))
    this.add(knot + 1, knot + 1, firmness * part ** 2)
  }

  /** Something that resists a difference between these nodes by so much. */
  addLink(node: number, other: number, firmness: number): void {
    const { before, share } = this.places
    const [one, two] = [before[node] as number, before[other] as number]
    const [part, rest] = [share[node] as number, share[other] as number]
    const knots = [one, one + 1, two, two + 1]
    const weights = [1 - part, part, rest - 1, -rest]
    for (let i = 0; i < knots.length; i++)
      for (let j = 0; j < knots.length; j++)
        this.add(knots[i] as number, knots[j] as number, firmness * (weights[i] as number) * (weights[j] as number))
  }

  private add(i: number, j: number, by: number): void {
    const row = this.matrix[i] as number[]
    row[j] = (row[j] as number) + by
  }

  /** After everything has been added. */
  solve(): void {
    const { knots } = this.places
    this.inverse = Array.from({ length: knots }, (_, i) =>
      solveLinear(
        this.matrix,
        Array.from({ length: knots }, (_, j) => (i === j ? 1 : 0)),
      ),
    )
  }

  /** Adds the shift with which the knots answer this vector. */
  addTo(answer: Float64Array, vector: Float64Array): void {
    const { knots, before, share } = this.places
    const sums = new Float64Array(knots)
    for (let node = 0; node < vector.length; node++) {
      const [knot, part, own] = [before[node] as number, share[node] as number, vector[node] as number]
      sums[knot] = (sums[knot] as number) + (1 - part) * own
      sums[knot + 1] = (sums[knot + 1] as number) + part * own
    }
    const shifts = this.inverse.map((row) => row.reduce((sum, one, i) => sum + one * (sums[i] as number), 0))
    for (let node = 0; node < vector.length; node++) {
      const [knot, part] = [before[node] as number, share[node] as number]
      answer[node] =
        (answer[node] as number) + (1 - part) * (shifts[knot] as number) + part * (shifts[knot + 1] as number)
    }
  }
}

/** How firmly the days of one person resist a shift: all of them by the prior of the first, and a difference by their links. */
export function addToShift({ nodes, links }: Chain, shift: CommonShift): void {
  shift.addNode(nodes[0] as number, PRIOR)
  for (let i = 0; i < links.length; i++) shift.addLink(nodes[i] as number, nodes[i + 1] as number, links[i] as number)
}
