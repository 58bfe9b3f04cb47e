// The three ways of drawing in phase 5, and their variants with effect cards. One function decides what is wrong with a
// way, and the lists of possible ways are generated with it.

import type { Effect, RuleId } from '@wayfare/kernel'
import type { AncientId } from './board/ancients.ts'
import {
  axisAt,
  DIAGONAL_IDS,
  diagonalsThrough,
  exists,
  isRoad,
  meet,
  ROAD_IDS,
  SEGMENT_IDS,
  SEGMENTS,
  SEGMENTS_AT,
  type SegmentId,
  sideRoads,
} from './board/board.ts'
import type { VertexId } from './board/dead-ends.ts'
import { DEAD_ENDS } from './board/dead-ends.ts'
import { QUARTERS, type QuarterId } from './board/quarters.ts'
import type { RoadId } from './board/roads.ts'
import { EFFECT_IDS, type EffectId } from './cards/effects.ts'
import { effect } from './ops.ts'
import type { ArkhamText, WayId } from './words.ts'

/** `on` holds the segments and `at` their indices, with which free segments are found quickly. */
export type DrawingWay = {
  readonly move: ArkhamText
  readonly way: WayId
  readonly on: readonly SegmentId[]
  readonly at: readonly number[]
  readonly then: Effect
}

/** The circumstances of drawing: the chosen quarter, the Ancient and the active effect. */
export type DrawingSpot = { readonly quarter: QuarterId; readonly ancient: AncientId; readonly effect: EffectId | null }

/** Returns the rule that this way breaks on any board; undefined if it breaks none. */
export function ruleAgainstWay(way: WayId, segments: readonly SegmentId[], spot: DrawingSpot): RuleId | undefined {
  const { quarter, ancient, effect } = spot
  for (const id of segments) if (!exists(id, ancient)) return isRoad(id) ? 'ARK-ROUTE-12' : 'ARK-ROUTE-18'
  const diagonals = segments.filter((id) => !isRoad(id)).length
  if (diagonals > (effect === 'secret-alley' ? 1 : 0)) return 'ARK-EFFECT-11'
  if (way === 'a') return ruleAgainstA(segments, quarter)
  if (way === 'b') return ruleAgainstB(segments, quarter)
  return way === 'c' ? ruleAgainstC(segments, effect) : ruleAgainstT(segments, spot)
}

function ruleAgainstA([first, second, ...more]: readonly SegmentId[], quarter: QuarterId): RuleId | undefined {
  if (!first || !second || more.length > 0 || first === second) return 'ARK-ROUTE-02'
  if (!SEGMENTS[first].along.includes(quarter)) return ruleAgainstFirst(first, quarter)
  if (meet(first, second)) return undefined
  return overTheRiver(first, second) ? 'ARK-ROUTE-10' : 'ARK-ROUTE-03'
}

/** Returns why a segment that is not along the chosen quarter cannot be the first one. */
function ruleAgainstFirst(first: SegmentId, quarter: QuarterId): RuleId {
  const { kind, along } = SEGMENTS[first]
  if (kind === 'diagonal') return 'ARK-EFFECT-12'
  if (along.some((id) => QUARTERS[id].bank === QUARTERS[quarter].bank)) return 'ARK-ROUTE-02'
  if (kind === 'bridge') return 'ARK-RIVER-06'
  return kind === 'embankment' ? 'ARK-RIVER-02' : 'ARK-RIVER-05'
}

/** A dead end faces a crossing on the other bank but is not connected to it. */
function overTheRiver(first: SegmentId, second: SegmentId): boolean {
  return SEGMENTS[first].ends.some(
    (end) => end in DEAD_ENDS && SEGMENTS[second].ends.includes(DEAD_ENDS[end as keyof typeof DEAD_ENDS].opposite),
  )
}

function ruleAgainstB([one, other, ...more]: readonly SegmentId[], quarter: QuarterId): RuleId | undefined {
  const fits = one && other && more.length === 0 && one !== other && !meet(one, other)
  if (!fits || ![one, other].every((id) => isRoad(id) && SEGMENTS[id].along.includes(quarter))) return 'ARK-ROUTE-04'
  return undefined
}

function ruleAgainstC([one, other, ...more]: readonly SegmentId[], effect: EffectId | null): RuleId | undefined {
  if (!one || more.length > 0) return 'ARK-ROUTE-05'
  if (!other) return undefined
  if (effect !== 'new-turn') return 'ARK-ROUTE-05'
  return isL(one, other) ? undefined : 'ARK-EFFECT-15'
}

/** Two roads form an L if they meet in a crossing and have different directions there (ARK-EFFECT-15). */
function isL(one: SegmentId, other: SegmentId): boolean {
  if (!isRoad(one) || !isRoad(other) || one === other) return false
  return SEGMENTS[one].ends.some(
    (end) => isCrossing(end) && SEGMENTS[other].ends.includes(end) && axisAt(one, end) !== axisAt(other, end),
  )
}

function ruleAgainstT(segments: readonly SegmentId[], { quarter, effect }: DrawingSpot): RuleId | undefined {
  if (effect !== 't-junction') return 'ARK-EFFECT-16'
  const [one] = segments
  const distinct = new Set(segments).size === 3 && segments.length === 3 && segments.every(isRoad)
  const common =
    one && SEGMENTS[one].ends.some((end) => isCrossing(end) && segments.every((id) => SEGMENTS[id].ends.includes(end)))
  if (!distinct || !common) return 'ARK-EFFECT-17'
  return segments.some((id) => SEGMENTS[id].along.includes(quarter)) ? undefined : 'ARK-EFFECT-17'
}

function isCrossing(vertex: VertexId): boolean {
  return !(vertex in DEAD_ENDS)
}

const NUMBER_OF: ReadonlyMap<SegmentId, number> = new Map(SEGMENT_IDS.map((id, i) => [id, i]))

/** Returns an array by segment index, with 1 for each drawn segment. */
export function marksOf(drawn: readonly SegmentId[]): Uint8Array {
  const marks = new Uint8Array(SEGMENT_IDS.length)
  for (const id of drawn) marks[NUMBER_OF.get(id) as number] = 1
  return marks
}

/**
 * Cached lists by quarter. In each array the lists that include the university's roads follow those that do not, by
 * effect.
 */
const known = new Map<QuarterId, (readonly DrawingWay[] | undefined)[]>()

/** Returns every way that could be drawn here on an empty board; each set of segments is listed once. */
export function waysAt(spot: DrawingSpot): readonly DrawingWay[] {
  let lists = known.get(spot.quarter)
  if (!lists) {
    lists = []
    known.set(spot.quarter, lists)
  }
  const slot = (spot.effect ? EFFECT_IDS.indexOf(spot.effect) + 1 : 0) + (spot.ancient === 'yog-sothoth' ? 6 : 0)
  let ways = lists[slot]
  if (!ways) {
    ways = listWays(spot)
    lists[slot] = ways
  }
  return ways
}

function listWays(spot: DrawingSpot): DrawingWay[] {
  const { quarter, ancient, effect: active } = spot
  const sides = sideRoads(quarter, ancient)
  const alley = active === 'secret-alley'
  const firsts: SegmentId[] = alley ? [...sides, ...diagonalsThrough(quarter, ancient)] : [...sides]
  const pairs = firsts.flatMap((first) => neighbours(first).map((second) => [first, second]))
  const roads = ROAD_IDS.filter((id) => exists(id, ancient))
  const candidates: [WayId, readonly SegmentId[]][] = [
    ...pairs.map((pair) => ['a', pair] as [WayId, SegmentId[]]),
    ...sides.flatMap((one) => sides.map((other) => ['b', [one, other]] as [WayId, SegmentId[]])),
    ...(alley ? [...roads, ...DIAGONAL_IDS] : roads).map((id) => ['c', [id]] as [WayId, SegmentId[]]),
  ]
  if (active === 'new-turn') {
    for (const one of roads) for (const other of neighbours(one)) candidates.push(['c', [one, other]])
  }
  if (active === 't-junction') for (const one of sides) candidates.push(...triples(one))
  const seen = new Set<string>()
  const ways: DrawingWay[] = []
  for (const [way, segments] of candidates) {
    const key = `${way} ${segments.slice().sort().join(' ')}`
    if (seen.has(key) || ruleAgainstWay(way, segments, spot) !== undefined) continue
    seen.add(key)
    const at = segments.map((id) => NUMBER_OF.get(id) as number)
    ways.push({ move: `way ${way} ${segments.join(' ')}`, way, on: segments, at, then: effect('way', segments) })
  }
  return ways
}

function neighbours(id: SegmentId): SegmentId[] {
  return SEGMENTS[id].ends.flatMap((end) => SEGMENTS_AT[end]).filter((other) => other !== id)
}

function triples(side: RoadId): [WayId, SegmentId[]][] {
  return SEGMENTS[side].ends.flatMap((end) => {
    const others = SEGMENTS_AT[end].filter((id) => isRoad(id) && id !== side)
    return others.flatMap((one, i) =>
      others.slice(i + 1).map((other) => ['t', [side, one, other]] as [WayId, SegmentId[]]),
    )
  })
}
