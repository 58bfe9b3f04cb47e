// Rates strength on one scale from games of two to four players. Uses the Plackett-Luce model (Bradley-Terry for two
// players), and returns the most likely ratings with their uncertainty. A lead of 400 points means odds of ten to one.

import type { Estimate } from './intervals.ts'
import { solveLinear } from './solve-linear.ts'

/** The places in one game; equal places are ties. */
export type Ranking = readonly { readonly bot: string; readonly place: number }[]
/** Bots whose ratings are fixed, against which the others are measured. */
export type Anchors = Readonly<Record<string, number>>
/** Shifts the scale so that these bots average `at`; intervals are for the distance from that average. */
export type Centre = { readonly bots: readonly string[]; readonly at: number }

const SCALE = 400 / Math.LN10
const Z = 1.96

/**
 * Each bot to be rated is given one extra draw with the first anchor, so that a bot that never lost has a finite
 * rating.
 */
export function eloOf(rankings: readonly Ranking[], anchors: Anchors, centre?: Centre): Map<string, Estimate> {
  const fixed = Object.keys(anchors)
  const sought = [...new Set(rankings.flatMap((ranking) => ranking.map(({ bot }) => bot)))].filter(
    (bot) => !fixed.includes(bot),
  )
  const names = [...fixed, ...sought]
  const strengths = names.map((bot) => (anchors[bot] ?? (anchors[fixed[0] as string] as number)) / SCALE)
  const orders = rankings.flatMap((ranking) => ordersOf(ranking, names))
  for (const bot of sought) {
    const pair = [names.indexOf(bot), 0]
    orders.push({ bots: pair, weight: 0.5 }, { bots: [0, names.indexOf(bot)], weight: 0.5 })
  }
  const free = sought.map((bot) => names.indexOf(bot))
  let curvature = climb(orders, strengths, free)
  for (let i = 0; i < 100 && curvature.step > 1e-9; i++) curvature = climb(orders, strengths, free)
  const middle = centre?.bots.map((bot) => names.indexOf(bot)).filter((i) => i >= 0) ?? []
  const values = strengths.map((strength) => strength * SCALE)
  const shift = middle.length === 0 ? 0 : (centre as Centre).at - meanOf(middle.map((i) => values[i] as number))
  return new Map(
    names.map((bot, i) => {
      // The weight of each sought rating in the reported one, which is its distance from the centre.
      const parts = free.map((j) => (i === j ? 1 : 0) - (middle.includes(j) ? 1 / middle.length : 0))
      const value = (values[i] as number) + shift
      const spread = Z * Math.sqrt(dot(parts, solveLinear(curvature.hessian, parts))) * SCALE
      return [bot, { value, low: value - spread, high: value + spread }]
    }),
  )
}

/**
 * One order of a game from first to last. A game with ties becomes all orders that agree with it, each with its share
 * of the weight.
 */
type Order = { readonly bots: readonly number[]; readonly weight: number }

function ordersOf(ranking: Ranking, names: readonly string[]): Order[] {
  const places = [...new Set(ranking.map(({ place }) => place))].sort((a, b) => a - b)
  let orders: number[][] = [[]]
  for (const place of places) {
    const tied = ranking.filter((one) => one.place === place).map(({ bot }) => names.indexOf(bot))
    orders = orders.flatMap((order) => permutationsOf(tied).map((rest) => [...order, ...rest]))
  }
  return orders.map((bots) => ({ bots, weight: 1 / orders.length }))
}

function permutationsOf(list: readonly number[]): number[][] {
  if (list.length <= 1) return [list.slice()]
  return list.flatMap((one, i) =>
    permutationsOf([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [one, ...rest]),
  )
}

/** Makes one step of Newton's method, shortened if it is long; the likelihood has a single maximum. */
function climb(
  orders: readonly Order[],
  strengths: number[],
  free: readonly number[],
): { step: number; hessian: number[][] } {
  const size = strengths.length
  const slope = Array<number>(size).fill(0)
  const bend = Array.from({ length: size }, () => Array<number>(size).fill(0))
  for (const order of orders) addOrder(order, strengths, slope, bend)
  const hessian = free.map((i) => free.map((j) => bend[i]?.[j] as number))
  const steps = solveLinear(
    hessian,
    free.map((i) => slope[i] as number),
  )
  const longest = Math.max(0, ...steps.map(Math.abs))
  const scale = longest > 1 ? 1 / longest : 1
  for (const [at, i] of free.entries()) strengths[i] = (strengths[i] as number) + scale * (steps[at] as number)
  return { step: longest, hessian }
}

/**
 * Adds an order to the slope and curvature: the first is chosen among all bots, the second among the rest, and so on.
 */
function addOrder({ bots, weight }: Order, strengths: readonly number[], slope: number[], bend: number[][]): void {
  for (let from = 0; from < bots.length - 1; from++) {
    const rest = bots.slice(from)
    const odds = rest.map((bot) => Math.exp(strengths[bot] as number))
    const all = odds.reduce((a, b) => a + b, 0)
    add(slope, bots[from] as number, weight)
    for (const [i, bot] of rest.entries()) {
      const share = (odds[i] as number) / all
      add(slope, bot, -weight * share)
      add(bend[bot] as number[], bot, weight * share)
      for (const [j, other] of rest.entries()) {
        add(bend[bot] as number[], other, (-weight * share * (odds[j] as number)) / all)
      }
    }
  }
}

function add(list: number[], at: number, value: number): void {
  list[at] = (list[at] as number) + value
}

const meanOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, one, i) => sum + one * (b[i] as number), 0)
