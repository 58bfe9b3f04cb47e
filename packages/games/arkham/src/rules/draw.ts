// The rules of phase 5, in a seat's lane: one way of drawing, stored segments, and the visit to a shop, in any order
// (ARK-ROUTE, ARK-SHOP).

import { nothing, offerFlags, type RuleId, type Seat, type Tell } from '@wayfare/kernel'
import { DIAGONAL_IDS, exists, isRoad, ROAD_IDS, SEGMENTS, type SegmentId } from '../board/board.ts'
import { SHOPS, type ShopId } from '../board/gates-and-shops.ts'
import type { QuarterId } from '../board/quarters.ts'
import { type BonusId, type StoredId, SYMBOLS_OF, TOMES } from '../cards/bonuses.ts'
import { shopCard } from '../cards/shop-cards.ts'
import { type ArkhamAsking, type ArkhamRules, effect } from '../ops.ts'
import { type ArkhamState, addTourists, type Board, board, remainingUses } from '../state.ts'
import { type DrawingSpot, marksOf, waysAt } from '../ways.ts'
import { activeEffect } from './active-effect.ts'
import { openCard } from './shop-deck.ts'

const SHOP_SET: ReadonlySet<string> = new Set(SHOPS)

/** Draws segments on the board, and records the shops they reach (ARK-SHOP-02, -06, -16). */
export function drawSegments(s: ArkhamState, by: Seat, segments: readonly SegmentId[], tell: Tell): void {
  const one = board(s, by)
  for (const id of segments) {
    one.segments.push(id)
    for (const end of SEGMENTS[id].ends) {
      const shop = end as ShopId
      if (SHOP_SET.has(end) && !one.circled.includes(shop) && !one.reached.includes(shop)) one.reached.push(shop)
    }
  }
  tell({ k: 'drawn', seat: by, segments })
}

export function spotOf(s: ArkhamState, by: Seat): DrawingSpot {
  return { quarter: board(s, by).quarter as QuarterId, ancient: s.ancient, effect: activeEffect(s, by) }
}

/** Once a shop is reached, a visit must be made (ARK-SHOP-03). */
function owesVisit(one: Board): boolean {
  return !one.visited && one.reached.length > 0
}

export const drawRules = {
  draw: {
    ask(s, by, _, asking) {
      const one = board(s, by)
      offerWays(s, by, asking)
      offerStored(s, one, STORED_ROADS, asking)
      offerStored(s, one, STORED_DIAGONALS, asking)
      offerVisits(s, one, asking)
      if (!one.wayDone) asking.refuse('end', 'ARK-ROUTE-01')
      else if (owesVisit(one)) asking.refuse('end', 'ARK-SHOP-03', { shops: one.reached })
      else asking.offer('end', nothing)
    },
  },

  way: {
    run(s, by, segments, tell) {
      board(s, by).wayDone = true
      drawSegments(s, by, segments, tell)
      return undefined
    },
  },

  stored: {
    run(s, by, [bonus, segment], tell) {
      board(s, by).spent[bonus] += 1
      drawSegments(s, by, [segment], tell)
      return undefined
    },
  },

  visit: {
    run(s, by, [shop, tome], tell) {
      const one = board(s, by)
      one.visited = true
      one.circled.push(shop)
      const card = shopCard(openCard(s))
      tell({ k: 'visit', seat: by, shop, card: openCard(s) })
      if (card.kind === 'tourists') {
        const quarter = one.quarter as QuarterId
        addTourists(one, quarter, card.tourists)
        tell({ k: 'tourists', seat: by, quarter, types: card.tourists })
      }
      const gained: readonly BonusId[] = card.kind === 'double' ? card.bonuses : tome ? [tome] : []
      for (const bonus of gained) circle(one, bonus)
      if (gained.length > 0) tell({ k: 'gained', seat: by, bonuses: gained })
      return undefined
    },
  },
} satisfies Partial<ArkhamRules>

const STAYS = offerFlags({ stays: true, prechecked: true })

/** A player draws in one way per round (ARK-ROUTE-01). */
function offerWays(s: ArkhamState, by: number, asking: ArkhamAsking): void {
  const { segments: before, wayDone } = board(s, by)
  const ways = waysAt(spotOf(s, by))
  if (wayDone) {
    asking.refuseAll(ways, 'ARK-ROUTE-01')
    return
  }
  const drawnMarks = marksOf(before)
  for (const { move, on, at, then } of ways) {
    if (isFree(at, drawnMarks)) asking.offer(move, then, on, STAYS)
    else asking.refuse(move, 'ARK-ROUTE-06', {}, on)
  }
}

function isFree(numbers: readonly number[], drawn: Uint8Array): boolean {
  for (let i = 0; i < numbers.length; i++) if (drawn[numbers[i] as number] === 1) return false
  return true
}

/** The moves that draw a stored segment, and the bonus that each uses. */
type Stored = ReturnType<typeof storedMoves>
function storedMoves(word: 'segment' | 'diagonal', bonus: StoredId, ids: readonly SegmentId[]) {
  const moves = ids.map((id) => ({ id, move: `${word} ${id}` as const, then: effect('stored', [bonus, id]), on: [id] }))
  return { bonus, moves, needs: { bonus } }
}
const STORED_ROADS = storedMoves('segment', 'extra-segment', ROAD_IDS)
const STORED_DIAGONALS = storedMoves('diagonal', 'diagonal-segment', DIAGONAL_IDS)

/** Any number of stored segments may be drawn before or after the way (ARK-ROUTE-14 to -16). */
function offerStored(s: ArkhamState, one: Board, { bonus, moves, needs }: Stored, asking: ArkhamAsking): void {
  if (remainingUses(one, bonus) === 0) {
    asking.refuseAll(moves, 'ARK-SHOP-10', needs)
    return
  }
  for (const { id, move, then, on } of moves) asking.offerUnless(ruleAgainstStored(s, one, id), move, then, on, STAYS)
}

function ruleAgainstStored({ ancient }: ArkhamState, one: Board, id: SegmentId): RuleId | undefined {
  if (!exists(id, ancient)) return isRoad(id) ? 'ARK-ROUTE-12' : 'ARK-ROUTE-18'
  return one.segments.includes(id) ? 'ARK-ROUTE-06' : undefined
}

/** Returns the rule against a visit to this shop now. */
export function ruleAgainstVisit(one: Board, shop: ShopId): RuleId | undefined {
  if (one.circled.includes(shop)) return 'ARK-SHOP-06'
  if (one.visited) return 'ARK-SHOP-03'
  return one.reached.includes(shop) ? undefined : 'ARK-SHOP-02'
}

const VISITS = SHOPS.map((shop) => ({
  shop,
  move: `visit ${shop}` as const,
  then: effect('visit', [shop, null]),
  on: [shop],
}))

/**
 * One of the reached shops is visited per round (ARK-SHOP-03, -04); for a tome the player chooses among the free
 * symbols (ARK-SHOP-07).
 */
function offerVisits(s: ArkhamState, one: Board, asking: ArkhamAsking): void {
  // Otherwise every shop has its own reason. Skipped unless somebody listens, which gives 4 % more decisions a second.
  if (!owesVisit(one) && !asking.listening) return
  const { kind } = shopCard(openCard(s))
  const free = kind === 'tome' ? TOMES.filter((tome) => one.bonuses[tome] < SYMBOLS_OF[tome]) : []
  for (const { shop, move, then, on } of VISITS) {
    const against = ruleAgainstVisit(one, shop)
    if (against || free.length === 0) asking.offerUnless(against, move, then, on, STAYS)
    else {
      asking.refuse(move, 'ARK-SHOP-07')
      for (const tome of TOMES) {
        const chosen = `visit ${shop} ${tome}` as const
        if (free.includes(tome)) asking.offer(chosen, effect('visit', [shop, tome]), [shop, tome], STAYS)
        else asking.refuse(chosen, 'ARK-SHOP-07', {}, [tome])
      }
    }
  }
}

/** A bonus without a free symbol is lost (ARK-SHOP-19). */
function circle(one: Board, bonus: BonusId): void {
  if (one.bonuses[bonus] < SYMBOLS_OF[bonus]) one.bonuses[bonus] += 1
}
