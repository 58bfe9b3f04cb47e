// The likeliest strengths from all games at once. A filter that goes through them one by one drifts where people only play each other;
// this does not. A person's strength may wander from day to day: a chain of days with a prior at its first, so that its part of the
// second derivative is a band of three, and conjugate gradients over those bands find each step of Newton's.

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
const PRIOR = (SCALE / NEWCOMER.rd) ** 2
const STEPS = 60
const EXACT = 1e-13
const SOLVED = 1e-9

/** `before`: where to begin. It changes how long this takes, not what is found. */
export function refit(games: readonly FittedGame[], before?: Fit): Fit {
  const chains = chainsOf(games)
  const size = chains.reduce((sum, { days }) => sum + days.length, 0)
  const strengths = new Float64Array(size)
  for (const chain of chains) begin(chain, strengths, before)
  const stages = compiled(games, chains)
  for (let i = 0; i < STEPS; i++) {
    const step = newtonStep(stages, chains, strengths)
    const longest = step.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
    const scale = longest > 1 ? 1 / longest : 1
    for (let node = 0; node < size; node++) (strengths[node] as number) += scale * (step[node] as number)
    if (longest < EXACT) break
  }
  return new Map(
    chains.map(({ person, days, first }) => [
      person,
      { days, elos: days.map((_, i) => NEWCOMER.elo + SCALE * (strengths[first + i] as number)) },
    ]),
  )
}

/** The days of one person are nodes one after another, from `first` on. `links`: how firmly each is tied to the next. */
type Chain = {
  readonly person: string
  readonly days: number[]
  readonly nodes: Map<number, number>
  links: number[]
  first: number
}

const dayOf = (at: number): number => Math.floor(at / DAY_MS)

function chainsOf(games: readonly FittedGame[]): Chain[] {
  const chains = new Map<string, Chain>()
  for (const { at, seats } of games) {
    for (const seat of seats) {
      if ('anchor' in seat) continue
      const chain: Chain = chains.get(seat.person) ?? { person: seat.person, days: [], nodes: new Map(), links: [], first: 0 }
      chains.set(seat.person, chain)
      const day = dayOf(at)
      if (!chain.nodes.has(day)) {
        chain.nodes.set(day, 0)
        chain.days.push(day)
      }
    }
  }
  let first = 0
  for (const chain of chains.values()) {
    chain.days.sort((a, b) => a - b)
    chain.first = first
    for (const [i, day] of chain.days.entries()) chain.nodes.set(day, first + i)
    chain.links = chain.days.slice(1).map((day, i) => SCALE ** 2 / (DRIFT * (day - (chain.days[i] as number))))
    first += chain.days.length
  }
  return [...chains.values()]
}

function begin({ person, days, first }: Chain, strengths: Float64Array, before?: Fit): void {
  const known = before?.get(person)
  let at = 0
  for (const [i, day] of days.entries()) {
    while (known && at < known.days.length - 1 && (known.days[at] as number) < day) at++
    strengths[first + i] = known ? ((known.elos[at] as number) - NEWCOMER.elo) / SCALE : 0
  }
}

/** A stage of a result. The first `stayers` of its seats played on; a seat without a node, −1, is an anchor. */
type Compiled = {
  readonly nodes: Int32Array
  readonly anchors: Float64Array
  readonly stayers: number
  readonly chosen: number
  readonly factor: number
  readonly weight: number
  readonly among: number
  /** As the strengths are now: the part of each seat among those that stayed, or among those that left. */
  readonly parts: Float64Array
  stays: number
}

function compiled(games: readonly FittedGame[], chains: readonly Chain[]): Compiled[] {
  const byPerson = new Map(chains.map((chain) => [chain.person, chain.nodes]))
  return games.flatMap(({ at, factor, places, seats }) => {
    const hasLeft = (seat: number) => {
      const one = seats[seat]
      return one !== undefined && 'person' in one && one.hasLeft === true
    }
    const nodeOf = (seat: number) => {
      const one = seats[seat] as FittedSeat
      return 'anchor' in one ? -1 : (byPerson.get(one.person)?.get(dayOf(at)) as number)
    }
    const anchorOf = (seat: number) => {
      const one = seats[seat] as FittedSeat
      return 'anchor' in one ? (factor * (one.anchor - NEWCOMER.elo)) / SCALE : 0
    }
    return stagesOf(places, hasLeft).map(({ chosen, stayers, leavers, weight, among }): Compiled => {
      const all = [...stayers, ...leavers]
      return {
        nodes: Int32Array.from(all, nodeOf),
        anchors: Float64Array.from(all, anchorOf),
        stayers: stayers.length,
        chosen: all.indexOf(chosen),
        factor,
        weight,
        among,
        parts: new Float64Array(all.length),
        stays: 1,
      }
    })
  })
}

function newtonStep(stages: readonly Compiled[], chains: readonly Chain[], strengths: Float64Array): Float64Array {
  const slope = new Float64Array(strengths.length)
  const diagonal = new Float64Array(strengths.length)
  for (const stage of stages) {
    look(stage, strengths)
    addStage(stage, slope, diagonal)
  }
  for (const chain of chains) addChain(chain, strengths, slope, diagonal)
  return conjugateGradients(
    (vector) => timesCurvature(stages, chains, vector),
    (vector) => solveChains(chains, diagonal, vector),
    slope,
  )
}

function look(stage: Compiled, strengths: Float64Array): void {
  const { nodes, anchors, stayers, factor, parts } = stage
  let [staying, leaving] = [0, 0]
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i] as number
    const odds = Math.exp(node < 0 ? (anchors[i] as number) : factor * (strengths[node] as number))
    parts[i] = odds
    if (i < stayers) staying += odds
    else leaving += odds
  }
  for (let i = 0; i < nodes.length; i++) (parts[i] as number) /= i < stayers ? staying : leaving
  stage.stays = staying / (staying + leaving)
}

function addStage(stage: Compiled, slope: Float64Array, diagonal: Float64Array): void {
  const { nodes, stayers, chosen, factor, weight, among, parts, stays } = stage
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i] as number
    if (node < 0) continue
    const part = parts[i] as number
    const own = i < stayers ? among * ((i === chosen ? 1 : 0) - part) : 0
    const sign = i < stayers ? 1 : -1
    ;(slope[node] as number) += weight * factor * (own + sign * part * (1 - stays))
    const inner = i < stayers ? among * part * (1 - part) : 0
    ;(diagonal[node] as number) += weight * factor ** 2 * (inner + part ** 2 * stays * (1 - stays))
  }
}

function addChain({ days, links, first }: Chain, strengths: Float64Array, slope: Float64Array, diagonal: Float64Array) {
  ;(slope[first] as number) -= PRIOR * (strengths[first] as number)
  ;(diagonal[first] as number) += PRIOR
  for (let i = 0; i + 1 < days.length; i++) {
    const [node, next, link] = [first + i, first + i + 1, links[i] as number]
    const pull = link * ((strengths[next] as number) - (strengths[node] as number))
    ;(slope[node] as number) += pull
    ;(slope[next] as number) -= pull
    ;(diagonal[node] as number) += link
    ;(diagonal[next] as number) += link
  }
}

/** The second derivative of the likelihood, without its sign, times a vector. */
function timesCurvature(stages: readonly Compiled[], chains: readonly Chain[], vector: Float64Array): Float64Array {
  const product = new Float64Array(vector.length)
  for (const { nodes, stayers, factor, weight, among, parts, stays } of stages) {
    let [staying, leaving] = [0, 0]
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i] as number
      if (node < 0) continue
      const share = (parts[i] as number) * (vector[node] as number)
      if (i < stayers) staying += share
      else leaving += share
    }
    const between = stays * (1 - stays) * (staying - leaving)
    const scale = weight * factor ** 2
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i] as number
      if (node < 0) continue
      const part = parts[i] as number
      const own = i < stayers ? among * part * ((vector[node] as number) - staying) + part * between : -part * between
      ;(product[node] as number) += scale * own
    }
  }
  for (const { days, links, first } of chains) {
    ;(product[first] as number) += PRIOR * (vector[first] as number)
    for (let i = 0; i + 1 < days.length; i++) {
      const pull = (links[i] as number) * ((vector[first + i + 1] as number) - (vector[first + i] as number))
      ;(product[first + i] as number) -= pull
      ;(product[first + i + 1] as number) += pull
    }
  }
  return product
}

/** Each chain by itself: Thomas's algorithm for a band of three. */
function solveChains(chains: readonly Chain[], diagonal: Float64Array, right: Float64Array): Float64Array {
  const solved = Float64Array.from(right)
  const pivots = Float64Array.from(diagonal)
  for (const { days, links, first } of chains) {
    for (let i = 1; i < days.length; i++) {
      const [node, link] = [first + i, links[i - 1] as number]
      const ratio = link / (pivots[node - 1] as number)
      ;(pivots[node] as number) -= ratio * link
      ;(solved[node] as number) += ratio * (solved[node - 1] as number)
    }
    for (let i = days.length - 1; i >= 0; i--) {
      const node = first + i
      const next = i + 1 < days.length ? (links[i] as number) * (solved[node + 1] as number) : 0
      solved[node] = ((solved[node] as number) + next) / (pivots[node] as number)
    }
  }
  return solved
}

function conjugateGradients(
  times: (vector: Float64Array) => Float64Array,
  precondition: (vector: Float64Array) => Float64Array,
  right: Float64Array,
): Float64Array {
  const found = new Float64Array(right.length)
  const rest = Float64Array.from(right)
  let near = precondition(rest)
  let direction = near
  let size = dot(rest, near)
  const enough = size * SOLVED ** 2
  for (let i = 0; i < 500 && size > enough; i++) {
    const product = times(direction)
    const length = size / dot(direction, product)
    for (let node = 0; node < found.length; node++) {
      ;(found[node] as number) += length * (direction[node] as number)
      ;(rest[node] as number) -= length * (product[node] as number)
    }
    near = precondition(rest)
    const next = dot(rest, near)
    const turn = next / size
    direction = near.map((one, node) => one + turn * (direction[node] as number))
    size = next
  }
  return found
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number)
  return sum
}
