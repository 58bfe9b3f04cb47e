import type { AncientId } from '../../board/ancients.ts'
import {
  diagonalsThrough,
  exists,
  isRoad,
  meet,
  oppositeSides,
  QUARTER_IDS,
  SEGMENT_IDS,
  SEGMENTS,
  type SegmentId,
  sideRoads,
} from '../../board/board.ts'
import { GATES } from '../../board/gates-and-shops.ts'
import type { QuarterId } from '../../board/quarters.ts'
import { alongOf, attractionVp, censusOf } from '../census.ts'
import type { RouteSheet } from '../sheet.ts'
import type { Chance } from './chance.ts'
import { crowds } from './sheets.ts'

// Generates sheets as they are after ten rounds: a quarter with tourists each round, then two segments at that quarter
// or one anywhere, sometimes three, and up to five bonus segments. `random` draws at random; `greedy` tries a few ways
// and takes the one that makes the best net most valuable.
export type Style = 'random' | 'greedy'

export function playedSheet(chance: Chance, ancient: AncientId, style: Style): RouteSheet {
  let sheet: RouteSheet = { segments: [], tourists: {} }
  let bonuses = chance.below(style === 'random' ? 4 : 6)
  for (let round = 0; round < 10; round++) {
    const quarter = chance.pick(QUARTER_IDS.filter((id) => sheet.tourists[id] === undefined))
    const [crowd] = Object.values(crowds(chance, 1))
    sheet = { ...sheet, tourists: { ...sheet.tourists, [quarter]: crowd } }
    const looks = style === 'random' ? 1 : 12
    sheet = best(sheet, style, looks, () => draw(chance, sheet, ancient, quarter))
    if (bonuses > 0 && chance.happens(0.6)) {
      bonuses -= 1
      sheet = best(sheet, style, looks, () => bonus(chance, sheet, ancient))
    }
  }
  return sheet
}

// Generates a connected net of the given size, preferring segments that close loops.
export function denseSheet(chance: Chance, ancient: AncientId, size: number): RouteSheet {
  const all = SEGMENT_IDS.filter((id) => exists(id, ancient))
  const segments: SegmentId[] = [chance.pick(all)]
  while (segments.length < size) {
    const ends = new Set(segments.flatMap((id) => SEGMENTS[id].ends))
    const near = all.filter((id) => !segments.includes(id) && segments.some((other) => meet(id, other)))
    const loops = near.filter(
      (id) => SEGMENTS[id].ends.every((end) => ends.has(end)) && (isRoad(id) || chance.happens(0.2)),
    )
    segments.push(loops.length > 0 && chance.happens(0.6) ? chance.pick(loops) : chance.pick(near.filter(isRoad)))
  }
  return { segments, tourists: crowds(chance, 10) }
}

function best(sheet: RouteSheet, style: Style, looks: number, next: () => readonly SegmentId[]): RouteSheet {
  const options = Array.from({ length: looks }, () => ({ ...sheet, segments: [...sheet.segments, ...next()] }))
  const scored = options.map((option) => ({ option, score: netWorth(option, style) }))
  return scored.reduce((top, entry) => (entry.score > top.score ? entry : top)).option
}

function draw(chance: Chance, sheet: RouteSheet, ancient: AncientId, quarter: QuarterId): readonly SegmentId[] {
  const free = SEGMENT_IDS.filter((id) => isRoad(id) && exists(id, ancient) && !sheet.segments.includes(id))
  const sides = sideRoads(quarter, ancient).filter((id) => free.includes(id))
  const pairs = oppositeSides(quarter, ancient).filter((pair) => pair.every((id) => free.includes(id)))
  if (pairs.length > 0 && chance.happens(0.03)) return chance.pick(pairs)
  if (sides.length === 0 || chance.happens(0.3)) return [chance.pick(free)]
  const first = chance.pick(sides)
  const second = free.filter((id) => id !== first && meet(id, first))
  if (second.length < 2) return [chance.pick(free)]
  const next = chance.pick(second)
  const third = second.filter((id) => id !== next && meet(id, next))
  return third.length > 0 && chance.happens(0.1) ? [first, next, chance.pick(third)] : [first, next]
}

function bonus(chance: Chance, sheet: RouteSheet, ancient: AncientId): readonly SegmentId[] {
  const all = chance.happens(0.6)
    ? SEGMENT_IDS.filter((id) => isRoad(id) && exists(id, ancient))
    : QUARTER_IDS.flatMap((id) => diagonalsThrough(id, ancient))
  return [chance.pick(all.filter((id) => !sheet.segments.includes(id)))]
}

// Returns the totals along the best net, assuming that all of it can be walked.
function netWorth(sheet: RouteSheet, style: Style): number {
  if (style === 'random') return 0
  const gates: readonly string[] = GATES
  const left = new Set(sheet.segments)
  const census = censusOf(sheet)
  let worth = 0
  for (const first of sheet.segments) {
    if (!left.delete(first)) continue
    const net = [first]
    for (const id of net) {
      for (const other of left) {
        const linked = [id, other].every((segment) => SEGMENTS[segment].ends.some((end) => gates.includes(end)))
        if ((linked || meet(id, other)) && left.delete(other)) net.push(other)
      }
    }
    const along = alongOf(census, new Set(net.flatMap((id) => SEGMENTS[id].along)))
    worth = Math.max(worth, attractionVp(along) + net.length)
  }
  return worth
}
