// The likeliest strengths from all games at once. A filter that goes through them one by one drifts where people only play each other;
// this does not. A person's strength may wander from day to day: a chain of nodes, one for each day with a game, with a prior at its
// first. Newton's steps are found by conjugate gradients, preconditioned by the chains alone and by what all strengths have in common.

import { type Chain, chainTimes, pullOfChain, solveChains } from './chains.ts'
import { addToShift, CommonShift, placesOf } from './common-shift.ts'
import { DRIFT, NEWCOMER, SCALE } from './law.ts'
import { stagesOf } from './stages.ts'

export type FittedGame = {
  readonly at: number
  readonly factor: number
  readonly places: readonly number[]
  readonly seats: readonly FittedSeat[]
}
export type FittedSeat = { readonly person: string; readonly hasLeft?: boolean } | { readonly anchor: number }

/** Keyed by person: the days on which they played, and how strong they were then. */
export type Fit = ReadonlyMap<string, { readonly days: readonly number[]; readonly elos: readonly number[] }>

const DAY_MS = 86_400_000
const STEPS = 60
/** Of the longest step, in the unit of the exponent: a ten-billionth of a point of Elo. */
const EXACT = 1e-12
/** How exactly a step is found: more and more, as the steps get shorter. */
const [ROUGH, FINE] = [1e-2, 1e-9]

/** A stage of a result. The first `stayers` of its seats played on; a seat without a node, −1, is an anchor with these odds. */
type Compiled = {
  readonly nodes: readonly number[]
  readonly odds: readonly number[]
  readonly stayers: number
  readonly chosen: number
  readonly factor: number
  readonly weight: number
  readonly among: number
  /** As the strengths are now: the part of each seat among those that stayed, or among those that left. */
  readonly parts: number[]
  /** The chance that whoever comes next is one of those that stayed. */
  stays: number
}

/** Games are added in the order of their days. What was found before is where the next search begins. */
export class Fitting {
  private readonly chains = new Map<string, Chain>()
  private readonly stages: Compiled[] = []
  private readonly strengths: number[] = []

  add({ at, factor, places, seats }: FittedGame): void {
    const day = Math.floor(at / DAY_MS)
    const nodes = seats.map((who) => ('anchor' in who ? -1 : this.nodeFor(who.person, day)))
    const odds = seats.map((who) => ('anchor' in who ? Math.exp((factor * (who.anchor - NEWCOMER.elo)) / SCALE) : 0))
    const hasLeft = (seat: number) => {
      const who = seats[seat]
      return who !== undefined && 'person' in who && who.hasLeft === true
    }
    for (const { chosen, stayers, leavers, weight, among } of stagesOf(places, hasLeft)) {
      const all = [...stayers, ...leavers]
      this.stages.push({
        nodes: all.map((seat) => nodes[seat] as number),
        odds: all.map((seat) => odds[seat] as number),
        stayers: stayers.length,
        chosen: all.indexOf(chosen),
        factor,
        weight,
        among,
        parts: all.map(() => 0.5),
        stays: 1,
      })
    }
  }

  private nodeFor(person: string, day: number): number {
    const chain: Chain = this.chains.get(person) ?? { days: [], nodes: [], links: [] }
    this.chains.set(person, chain)
    const last = chain.nodes.at(-1)
    const lastDay = chain.days.at(-1)
    if (last !== undefined && lastDay === day) return last
    if (lastDay !== undefined) chain.links.push(SCALE ** 2 / (DRIFT * (day - lastDay)))
    const node = this.strengths.push(last === undefined ? 0 : (this.strengths[last] as number)) - 1
    chain.days.push(day)
    chain.nodes.push(node)
    return node
  }

  solve(): Fit {
    const { strengths } = this
    if (strengths.length === 0) return new Map()
    const chains = [...this.chains.values()]
    let exactness = ROUGH
    for (let i = 0; i < STEPS; i++) {
      const step = newtonStep(this.stages, chains, strengths, exactness)
      const longest = step.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
      const scale = longest > 1 ? 1 / longest : 1
      for (let node = 0; node < strengths.length; node++)
        strengths[node] = (strengths[node] as number) + scale * (step[node] as number)
      if (longest < EXACT) break
      exactness = Math.min(ROUGH, Math.max(FINE, longest))
    }
    return new Map(
      [...this.chains].map(([person, { days, nodes }]) => [
        person,
        { days, elos: nodes.map((node) => NEWCOMER.elo + SCALE * (strengths[node] as number)) },
      ]),
    )
  }
}

export function refit(games: readonly FittedGame[]): Fit {
  const fitting = new Fitting()
  for (const game of games) fitting.add(game)
  return fitting.solve()
}

function newtonStep(
  stages: readonly Compiled[],
  chains: readonly Chain[],
  strengths: readonly number[],
  exactness: number,
): Float64Array {
  const slope = new Float64Array(strengths.length)
  const diagonal = new Float64Array(strengths.length)
  for (const stage of stages) {
    look(stage, strengths)
    addStage(stage, slope, diagonal)
  }
  for (const chain of chains) pullOfChain(chain, strengths, slope, diagonal)
  const times = (vector: Float64Array) => {
    const product = new Float64Array(vector.length)
    for (const stage of stages) addStageTimes(stage, vector, product)
    for (const chain of chains) chainTimes(chain, vector, product)
    return product
  }
  const shift = new CommonShift(placesOf(chains, strengths.length))
  for (const stage of stages) addStageToShift(stage, shift)
  for (const chain of chains) addToShift(chain, shift)
  shift.solve()
  const precondition = (vector: Float64Array) => {
    const answer = solveChains(chains, diagonal, vector)
    shift.addTo(answer, vector)
    return answer
  }
  return conjugateGradients(times, precondition, slope, exactness)
}

function look(stage: Compiled, strengths: readonly number[]): void {
  const { nodes, odds, stayers, factor, parts } = stage
  let [staying, leaving] = [0, 0]
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i] as number
    const own = node < 0 ? (odds[i] as number) : Math.exp(factor * (strengths[node] as number))
    parts[i] = own
    if (i < stayers) staying += own
    else leaving += own
  }
  for (let i = 0; i < nodes.length; i++) parts[i] = (parts[i] as number) / (i < stayers ? staying : leaving)
  stage.stays = staying / (staying + leaving)
}

function addStage(stage: Compiled, slope: Float64Array, diagonal: Float64Array): void {
  const { nodes, stayers, chosen, factor, weight, among, parts, stays } = stage
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i] as number
    if (node < 0) continue
    const part = parts[i] as number
    const own = i < stayers ? among * ((i === chosen ? 1 : 0) - part) : 0
    const between = (i < stayers ? part : -part) * (1 - stays)
    const inner = i < stayers ? among * part * (1 - part) : 0
    slope[node] = (slope[node] as number) + weight * factor * (own + between)
    diagonal[node] = (diagonal[node] as number) + weight * factor * factor * (inner + part * part * stays * (1 - stays))
  }
}

/** The second derivative of a stage's likelihood, without its sign, times a vector. */
function addStageTimes(stage: Compiled, vector: Float64Array, product: Float64Array): void {
  const { nodes, stayers, factor, weight, among, parts, stays } = stage
  let [staying, leaving] = [0, 0]
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i] as number
    if (node < 0) continue
    const share = (parts[i] as number) * (vector[node] as number)
    if (i < stayers) staying += share
    else leaving += share
  }
  const between = stays * (1 - stays) * (staying - leaving)
  const scale = weight * factor * factor
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i] as number
    if (node < 0) continue
    const inner = i < stayers ? among * ((vector[node] as number) - staying) + between : -between
    product[node] = (product[node] as number) + scale * (parts[i] as number) * inner
  }
}

/** All people at a table play on one day: how firmly their result resists that all of them are shifted. */
function addStageToShift({ nodes, stayers, factor, weight, among, parts, stays }: Compiled, shift: CommonShift): void {
  let [staying, leaving] = [0, 0]
  for (let i = 0; i < nodes.length; i++) {
    if ((nodes[i] as number) < 0) continue
    if (i < stayers) staying += parts[i] as number
    else leaving += parts[i] as number
  }
  const between = stays * (1 - stays) * (staying - leaving) ** 2
  const firmness = weight * factor * factor * (among * staying * (1 - staying) + between)
  const person = nodes.find((node) => node >= 0)
  if (person !== undefined && firmness > 0) shift.addNode(person, firmness)
}

function conjugateGradients(
  times: (vector: Float64Array) => Float64Array,
  precondition: (vector: Float64Array) => Float64Array,
  right: Float64Array,
  exactness: number,
): Float64Array {
  const found = new Float64Array(right.length)
  const rest = Float64Array.from(right)
  let near = precondition(rest)
  const direction = Float64Array.from(near)
  let size = dot(rest, near)
  const enough = size * exactness ** 2
  for (let i = 0; i < right.length + 100 && size > enough; i++) {
    const product = times(direction)
    const length = size / dot(direction, product)
    for (let node = 0; node < found.length; node++) {
      found[node] = (found[node] as number) + length * (direction[node] as number)
      rest[node] = (rest[node] as number) - length * (product[node] as number)
    }
    near = precondition(rest)
    const next = dot(rest, near)
    const turn = next / size
    for (let node = 0; node < direction.length; node++)
      direction[node] = (near[node] as number) + turn * (direction[node] as number)
    size = next
  }
  return found
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number)
  return sum
}
