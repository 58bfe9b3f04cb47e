// Rates a board for bots that look one step ahead: the score of its best connected net, and the prospects of the
// remaining rounds.

import { ids, type Seat } from '@wayfare/kernel'
import { ANCIENTS, highestFailure } from './board/ancients.ts'
import { SEGMENTS, SEGMENTS_AT } from './board/board.ts'
import type { VertexId } from './board/dead-ends.ts'
import { GATES } from './board/gates-and-shops.ts'
import { QUARTERS, type QuarterId } from './board/quarters.ts'
import { TASKS, type TaskId } from './board/tasks.ts'
import { COLOURS, TOURISTS } from './board/tourists.ts'
import { BONUS_IDS, type BonusId } from './cards/bonuses.ts'
import { reward } from './rules/ancients.ts'
import { verdictOf } from './rules/encounter.ts'
import { partsOf } from './score.ts'
import { type ArkhamState, type Board, board, ROUNDS, remainingUses, taskPile, touristsIn } from './state.ts'

/** The value of a stored bonus before the last round. */
const BONUS_WORTH: Readonly<Record<BonusId, number>> = {
  reroll: 4,
  improvement: 4,
  blessing: 4,
  'coordinate-change': 1.5,
  'extra-segment': 5,
  'diagonal-segment': 5,
}

export function evaluate(s: ArkhamState, seat: Seat): number {
  const one = board(s, seat)
  return one.routed ? encounterWorth(s, one, seat) : boardWorth(s, one, ids(s, taskPile(seat))[0] as TaskId | undefined)
}

/** Rates a board after its route is named: its score, and what the present roll would gain or lose. */
function encounterWorth(s: ArkhamState, one: Board, seat: Seat): number {
  const [task] = ids(s, taskPile(seat))
  const parts = partsOf(one, (task ?? null) as TaskId | null)
  const base = parts.circle + parts.square + parts.triangle + parts.cross + parts.task + parts.stars + parts.ancient
  if (one.out) return -base
  if (one.rolled.length === 0) return base
  const { failures, successes } = verdictOf(s, one)
  if (failures === 3) return -base
  const gain = one.ancientVp > 0 ? 0 : successes * reward(s, seat)
  let saved = 0
  for (const bonus of BONUS_IDS) saved += remainingUses(one, bonus) * 0.1
  return base + gain - failures * (4 + base * 0.08) + saved
}

type Net = { readonly vertices: Set<VertexId>; readonly quarters: Set<QuarterId>; odd: number; segments: number }

function boardWorth(s: ArkhamState, one: Board, task: TaskId | undefined): number {
  const hope = Math.max(0, ROUNDS - s.round)
  const nets = netsOf(one)
  let best = 0
  for (const net of nets) best = Math.max(best, netWorth(s, one, net, nets, task, hope))
  let stored = 0
  for (const bonus of BONUS_IDS) {
    // A segment not drawn by the end of the last round is worth nothing, but tomes can still be used.
    const late = hope === 0 && !(bonus === 'reroll' || bonus === 'improvement' || bonus === 'blessing')
    if (!late) stored += remainingUses(one, bonus) * BONUS_WORTH[bonus]
  }
  return best + stored
}

function netWorth(
  s: ArkhamState,
  one: Board,
  net: Net,
  nets: readonly Net[],
  task: TaskId | undefined,
  hope: number,
): number {
  const tourists = [0, 0, 0, 0]
  const colours = [0, 0, 0, 0]
  let stars = 0
  const count = (id: QuarterId, share: number) => {
    const { type } = QUARTERS[id]
    const colour = TOURISTS.findIndex((tourist) => COLOURS[tourist] === type)
    if (colour >= 0) colours[colour] = (colours[colour] as number) + share
    stars += ((QUARTERS[id] as { readonly star?: number }).star ?? 0) * share
    const crowd = touristsIn(one, id)
    for (let i = 0; i < 4; i++) tourists[i] = (tourists[i] as number) + (crowd[i] as number) * share
  }
  for (const id of net.quarters) count(id, 1)
  const linked = net.quarters.size > 0 ? gateNet(net, nets) : undefined
  if (linked) for (const id of linked.quarters) if (!net.quarters.has(id)) count(id, 0.7)
  const near = nearQuarters(net, linked)
  const reach = Math.min(1, hope / 6)
  for (const id of near) count(id, 0.55 * reach)
  for (const id of Object.keys(one.tourists) as QuarterId[]) {
    if (!net.quarters.has(id) && !near.has(id) && !linked?.quarters.has(id)) count(id, 0.3 * reach)
  }
  let worth = stars
  for (let i = 0; i < 4; i++) worth += ((tourists[i] as number) + hope * 0.35) * ((colours[i] as number) + hope * 0.2)
  const horror = ANCIENTS[s.ancient].horrors.filter((vertex) => net.vertices.has(vertex)).length
  worth -= highestFailure(s.ancient, horror + (linked ? 1 : 0)) * 1.5
  // One line cannot follow every branch, so each pair of loose ends beyond two reduces the value.
  worth -= Math.max(0, net.odd - 2) * 1.2
  if (task) worth += taskWorth(net, task)
  return worth
}

/** Returns the best other net that a link between gates would join to this one. */
function gateNet(net: Net, nets: readonly Net[]): Net | undefined {
  const hasGate = (one: Net) => GATES.some((gate) => one.vertices.has(gate))
  if (!hasGate(net)) return undefined
  let best: Net | undefined
  for (const other of nets) if (other !== net && hasGate(other) && other.segments > (best?.segments ?? 0)) best = other
  return best
}

/** Returns the quarters that one more segment at this net would reach. */
function nearQuarters(net: Net, linked: Net | undefined): Set<QuarterId> {
  const near = new Set<QuarterId>()
  for (const vertex of net.vertices) {
    for (const id of SEGMENTS_AT[vertex]) {
      for (const quarter of SEGMENTS[id].along)
        if (!net.quarters.has(quarter) && !linked?.quarters.has(quarter)) near.add(quarter)
    }
  }
  return near
}

function taskWorth(net: Net, task: TaskId): number {
  const crossingCount = TASKS[task].filter((vertex) => net.vertices.has(vertex)).length
  return crossingCount >= 2 ? 3 + crossingCount : crossingCount
}

function netsOf(one: Board): Net[] {
  const netAt = new Map<VertexId, Net>()
  const degree = new Map<VertexId, number>()
  for (const id of one.segments) {
    const [a, b] = SEGMENTS[id].ends
    degree.set(a, (degree.get(a) ?? 0) + 1)
    degree.set(b, (degree.get(b) ?? 0) + 1)
    const first = netAt.get(a)
    const second = netAt.get(b)
    const net: Net = first ?? second ?? { vertices: new Set(), quarters: new Set(), odd: 0, segments: 0 }
    if (first && second && first !== second) absorb(first, second, netAt)
    for (const end of [a, b]) {
      net.vertices.add(end)
      netAt.set(end, net)
    }
    for (const quarter of SEGMENTS[id].along) net.quarters.add(quarter)
    net.segments += 1
  }
  for (const [vertex, count] of degree) if (count % 2 === 1) (netAt.get(vertex) as Net).odd += 1
  return [...new Set(netAt.values())]
}

function absorb(net: Net, other: Net, netAt: Map<VertexId, Net>): void {
  for (const vertex of other.vertices) {
    net.vertices.add(vertex)
    netAt.set(vertex, net)
  }
  for (const quarter of other.quarters) net.quarters.add(quarter)
  net.segments += other.segments
}
