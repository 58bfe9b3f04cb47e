// The likeliest strengths from all games at once. A filter that goes through them one by one drifts where people only play each other;
// this does not. A person's strength may wander from day to day: a chain of nodes, one for each day with a game, with a prior at its
// first. Newton's steps are found by conjugate gradients, preconditioned by the chains alone and by what all strengths have in common.

import { drain } from '../generators.ts'
import { type Chain, chainSolver, chainTimes, pullOfChain } from './chains.ts'
import { CommonShift } from './common-shift.ts'
import { conjugateGradients } from './conjugate-gradients.ts'
import { DRIFT, NEWCOMER, SCALE } from './law.ts'
import { addPull, addStage, addToShift, emptyStages, lookNear, type StageList, stagesTimes } from './stage-list.ts'
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
/** Far more steps than it ever takes. */
const STEPS = 60
/** How far strengths may be from the likeliest, in the unit of the exponent: two ten-billionths of a point of Elo. */
const EXACT = 1e-12
/** How exactly a step is found at first. */
const ROUGH = 1e-2

/** Games are added in the order of their days. What was found before is where the next search begins. */
export class Fitting {
  private readonly chains = new Map<string, Chain>()
  private readonly stages = emptyStages()
  private readonly strengths: number[] = []

  add({ at, factor, places, seats }: FittedGame): void {
    const day = Math.floor(at / DAY_MS)
    const nodes = seats.map((who) => ('anchor' in who ? -1 : this.nodeFor(who.person, day)))
    const odds = seats.map((who) => ('anchor' in who ? Math.exp((factor * (who.anchor - NEWCOMER.elo)) / SCALE) : 0))
    const hasLeft = (seat: number) => {
      const who = seats[seat]
      return who !== undefined && 'person' in who && who.hasLeft === true
    }
    for (const stage of stagesOf(places, hasLeft)) addStage(this.stages, stage, factor, nodes, odds)
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

  /** Yields after each pass over the games, so that a server can do something else meanwhile. */
  *solve(): Generator<void, Fit> {
    const chains = [...this.chains.values()]
    const strengths = new Float64Array(this.strengths)
    let [last, left, exactness] = [1, 1, ROUGH]
    for (let i = 0; i < STEPS && left > EXACT && strengths.length > 0; i++) {
      const step = yield* newtonStep(this.stages, chains, strengths, exactness)
      const longest = step.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
      const scale = longest > 1 ? 1 / longest : 1
      for (let node = 0; node < strengths.length; node++)
        strengths[node] = (strengths[node] as number) + scale * (step[node] as number)
      // The next step would be shorter by as much as this one was, or by more, if this one was found exactly enough.
      left = longest * Math.min(1, Math.max(exactness, longest / last))
      last = longest
      exactness = Math.min(ROUGH, Math.max(left, EXACT / left))
    }
    for (const [node, strength] of strengths.entries()) this.strengths[node] = strength
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
  return drain(fitting.solve())
}

function* newtonStep(
  stages: StageList,
  chains: readonly Chain[],
  strengths: Float64Array,
  exactness: number,
): Generator<void, Float64Array> {
  const slope = new Float64Array(strengths.length)
  const diagonal = new Float64Array(strengths.length)
  const near = lookNear(stages, strengths)
  yield
  addPull(stages, near, slope, diagonal)
  for (const chain of chains) pullOfChain(chain, strengths, slope, diagonal)
  yield
  const shift = new CommonShift(chains, strengths.length)
  addToShift(near, shift)
  const [solveChains, addShift] = [chainSolver(chains, diagonal), shift.solver()]
  yield
  const times = (vector: Float64Array, product: Float64Array) => {
    product.fill(0)
    stagesTimes(near, vector, product)
    for (const chain of chains) chainTimes(chain, vector, product)
  }
  const precondition = (right: Float64Array, guess: Float64Array) => {
    solveChains(right, guess)
    addShift(right, guess)
  }
  return yield* conjugateGradients({ times, precondition }, slope, exactness)
}
