// The stages of all results in flat arrays, one entry for each stage or for each seat of each stage: a fit goes through them hundreds of
// times, and objects made that several times slower.

import type { CommonShift } from './common-shift.ts'
import type { Stage } from './stages.ts'

export type StageList = {
  /** The index at which the seats of each stage begin, followed by the end of the last. */
  readonly starts: number[]
  /** The index at which the seats that stayed end; those that left follow. */
  readonly ends: number[]
  readonly chosen: number[]
  readonly factors: number[]
  readonly weights: number[]
  readonly among: number[]
  /** By seat: the place of its strength in the vector of all, or −1 for an anchor, and the odds of an anchor. */
  readonly nodes: number[]
  readonly odds: number[]
}

export const emptyStages = (): StageList => ({
  starts: [0],
  ends: [],
  chosen: [],
  factors: [],
  weights: [],
  among: [],
  nodes: [],
  odds: [],
})

/** `nodes` and `odds` are those of the table's seats. */
export function addStage(
  stages: StageList,
  { chosen, stayers, leavers, weight, among }: Stage,
  factor: number,
  nodes: readonly number[],
  odds: readonly number[],
): void {
  const start = stages.nodes.length
  for (const seat of [...stayers, ...leavers]) {
    stages.nodes.push(nodes[seat] as number)
    stages.odds.push(odds[seat] as number)
  }
  stages.chosen.push(start + stayers.indexOf(chosen))
  stages.ends.push(start + stayers.length)
  stages.starts.push(stages.nodes.length)
  stages.factors.push(factor)
  stages.weights.push(weight)
  stages.among.push(among)
}

/** The likelihood near some strengths, as far as its first two derivatives need it. */
type Neighbourhood = {
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly nodes: Int32Array
  /** By seat: its part of the chances among those that stayed, or among those that left. */
  readonly parts: Float64Array
  /** By stage: the chance that whoever comes next is one of those that stayed. */
  readonly stays: Float64Array
  /** By stage: how much it bends among those that stayed, among those that left, and between the two. */
  readonly amongStayers: Float64Array
  readonly amongLeavers: Float64Array
  readonly between: Float64Array
}

export function lookNear(stages: StageList, strengths: Float64Array): Neighbourhood {
  const starts = new Int32Array(stages.starts)
  const ends = new Int32Array(stages.ends)
  const nodes = new Int32Array(stages.nodes)
  const parts = new Float64Array(stages.odds)
  const stays = new Float64Array(ends.length)
  const amongStayers = new Float64Array(ends.length)
  const amongLeavers = new Float64Array(ends.length)
  const between = new Float64Array(ends.length)
  for (let stage = 0; stage < ends.length; stage++) {
    const start = starts[stage] as number
    const end = ends[stage] as number
    const stop = starts[stage + 1] as number
    const factor = stages.factors[stage] as number
    let staying = 0
    let leaving = 0
    for (let i = start; i < stop; i++) {
      const node = nodes[i] as number
      if (node >= 0) parts[i] = Math.exp(factor * (strengths[node] as number))
      if (i < end) staying += parts[i] as number
      else leaving += parts[i] as number
    }
    for (let i = start; i < end; i++) parts[i] = (parts[i] as number) / staying
    for (let i = end; i < stop; i++) parts[i] = (parts[i] as number) / leaving
    const chance = staying / (staying + leaving)
    const scale = (stages.weights[stage] as number) * factor ** 2
    stays[stage] = chance
    // If this is negative, the stage alone has no likeliest strength, and the steps are shorter than they could be.
    amongStayers[stage] = scale * Math.max(0, (stages.among[stage] as number) - (1 - chance))
    amongLeavers[stage] = scale * (1 - chance)
    between[stage] = scale * chance * (1 - chance)
  }
  return { starts, ends, nodes, parts, stays, amongStayers, amongLeavers, between }
}

/** Adds the first derivative of the likelihood's logarithm, and the diagonal of its second, without the sign. */
export function addPull(stages: StageList, near: Neighbourhood, slope: Float64Array, diagonal: Float64Array): void {
  const { starts, ends, nodes, parts, stays, amongStayers, amongLeavers, between } = near
  for (let stage = 0; stage < ends.length; stage++) {
    const end = ends[stage] as number
    const stop = starts[stage + 1] as number
    const force = (stages.weights[stage] as number) * (stages.factors[stage] as number)
    const among = stages.among[stage] as number
    const leaves = 1 - (stays[stage] as number)
    for (let i = starts[stage] as number; i < stop; i++) {
      const node = nodes[i] as number
      if (node < 0) continue
      const part = parts[i] as number
      const chosen = i === stages.chosen[stage] ? 1 : 0
      const pull = i < end ? among * (chosen - part) + part * leaves : -part * leaves
      const within = (i < end ? amongStayers[stage] : amongLeavers[stage]) as number
      const bend = within * part * (1 - part) + (between[stage] as number) * part ** 2
      slope[node] = (slope[node] as number) + force * pull
      diagonal[node] = (diagonal[node] as number) + bend
    }
  }
}

/** Adds the second derivative, without its sign, times a vector. */
export function stagesTimes(near: Neighbourhood, vector: Float64Array, product: Float64Array): void {
  const { starts, ends, nodes, parts, amongStayers, amongLeavers, between } = near
  for (let stage = 0; stage < ends.length; stage++) {
    const start = starts[stage] as number
    const end = ends[stage] as number
    const stop = starts[stage + 1] as number
    let staying = 0
    let leaving = 0
    for (let i = start; i < stop; i++) {
      const node = nodes[i] as number
      if (node < 0) continue
      const share = (parts[i] as number) * (vector[node] as number)
      if (i < end) staying += share
      else leaving += share
    }
    const across = (between[stage] as number) * (staying - leaving)
    const withStayers = amongStayers[stage] as number
    const withLeavers = amongLeavers[stage] as number
    for (let i = start; i < stop; i++) {
      const node = nodes[i] as number
      if (node < 0) continue
      const own = vector[node] as number
      const bend = i < end ? withStayers * (own - staying) + across : withLeavers * (own - leaving) - across
      product[node] = (product[node] as number) + (parts[i] as number) * bend
    }
  }
}

/** All people at a table play on one day: how firmly their result resists that all of them are shifted. */
export function addToShift(near: Neighbourhood, shift: CommonShift): void {
  const { starts, ends, nodes, parts, amongStayers, amongLeavers, between } = near
  for (let stage = 0; stage < ends.length; stage++) {
    let staying = 0
    let leaving = 0
    let person = -1
    for (let i = starts[stage] as number; i < (starts[stage + 1] as number); i++) {
      const node = nodes[i] as number
      if (node < 0) continue
      person = node
      if (i < (ends[stage] as number)) staying += parts[i] as number
      else leaving += parts[i] as number
    }
    const firmness =
      (amongStayers[stage] as number) * staying * (1 - staying) +
      (amongLeavers[stage] as number) * leaving * (1 - leaving) +
      (between[stage] as number) * (staying - leaving) ** 2
    if (person >= 0 && firmness > 0) shift.addNode(person, firmness)
  }
}
