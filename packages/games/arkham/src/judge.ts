// Explains why a move with a segment is illegal. There are too many illegal ones to list, so each is judged when
// somebody names it.

import { question, type RuleId, ruleOfWord, type Seat } from '@wayfare/kernel'
import { isRoad, isSegment, isVertex } from './board/board.ts'
import { CENTRE_CROSSINGS, CROSSINGS } from './board/crossings.ts'
import { DEAD_ENDS } from './board/dead-ends.ts'
import { isShop, type ShopId } from './board/gates-and-shops.ts'
import { BONUS_IDS, type BonusId, TOMES, type TomeId } from './cards/bonuses.ts'
import { DIE_IDS, type DieId } from './cards/dice.ts'
import { activeEffect } from './rules/active-effect.ts'
import { ruleAgainstVisit, spotOf } from './rules/draw.ts'
import { type ArkhamState, board, remainingUses } from './state.ts'
import { ruleAgainstWay } from './ways.ts'
import { WAYS, type WayId, words } from './words.ts'

export function judge(s: ArkhamState, seat: Seat, move: string): RuleId | undefined {
  const [word = '', ...parts] = move.split(' ')
  const [first = ''] = parts
  const single = parts.length === 1
  if (word === 'erase') return single && isSegment(first) ? ruleAgainstErasing(s, seat) : undefined
  if (move === 'keep all') return 'ARK-EFFECT-06'
  if (BONUS_IDS.includes(move as BonusId)) return ruleAgainstBonus(s, seat, move as BonusId)
  switch (question(s, seat)?.op) {
    case 'pick-two':
      return word === 'pick' && single && isDie(first) ? 'ARK-SOLO-05' : undefined
    case 'draw':
      return ruleAgainstDrawing(s, seat, word, parts)
    case 'redraw':
      return word === 'redraw' && single && isDiagonal(first) ? 'ARK-EFFECT-07' : undefined
    case 'name-route':
      return ruleOfWord(words, move) && ruleAgainstBeginning(s, word)
    case 'route-step':
      return ruleOfWord(words, move) && ruleAgainstStep(s, word)
    default:
      return undefined
  }
}

/** A bonus symbol named by itself: no circle is left to cross out, or it cannot be used now. */
function ruleAgainstBonus(s: ArkhamState, seat: Seat, bonus: BonusId): RuleId | undefined {
  if (remainingUses(board(s, seat), bonus) === 0) return 'ARK-SHOP-10'
  const early = TOMES.includes(bonus as TomeId) && question(s, seat)?.op !== 'tomes'
  return early ? 'ARK-ANCIENT-04' : undefined
}

const isDie = (id: string): boolean => DIE_IDS.includes(id as DieId)

function ruleAgainstDrawing(s: ArkhamState, seat: Seat, word: string, parts: readonly string[]): RuleId | undefined {
  const [first = '', ...more] = parts
  if (word === 'visit' && isShop(first)) return ruleAgainstVisiting(s, seat, first, more)
  if (word === 'way') return ruleAgainstNamedWay(s, seat, first, more)
  if (more.length > 0) return undefined
  if (word === 'segment') return isDiagonal(first) ? 'ARK-ROUTE-15' : undefined
  return word === 'diagonal' ? ruleAgainstDiagonal(first) : undefined
}

/** A visit must name a tome if the shop card shows one, and only then. */
function ruleAgainstVisiting(s: ArkhamState, seat: Seat, shop: ShopId, more: readonly string[]): RuleId | undefined {
  const [tome, ...others] = more
  if (others.length > 0 || (tome !== undefined && !TOMES.includes(tome as TomeId))) return undefined
  return ruleAgainstVisit(board(s, seat), shop) ?? 'ARK-SHOP-07'
}

/** A later step of a route that has no start yet. */
function ruleAgainstBeginning(s: ArkhamState, word: string): RuleId | undefined {
  if (word === 'finish') return 'ARK-FINAL-09'
  return word === 'link' ? 'ARK-GATE-06' : ruleAgainstStep(s, word)
}

/** A step that does not begin at the route's present end. */
function ruleAgainstStep(s: ArkhamState, word: string): RuleId | undefined {
  if (word === 'go') return 'ARK-FINAL-01'
  if (word === 'link') return 'ARK-GATE-02'
  if (word === 'cross') return s.ancient === 'dagon' ? 'ARK-ANCIENT-41' : 'ARK-RIVER-09'
  return undefined
}

function isDiagonal(id: string): boolean {
  return isSegment(id) && !isRoad(id)
}

function ruleAgainstNamedWay(s: ArkhamState, seat: Seat, way: string, segments: readonly string[]): RuleId | undefined {
  if (!WAYS.includes(way as WayId) || !segments.every(isSegment)) return undefined
  const against = ruleAgainstWay(way as WayId, segments, spotOf(s, seat))
  if (against) return against
  const one = board(s, seat)
  if (one.wayDone) return 'ARK-ROUTE-01'
  return segments.some((id) => one.segments.includes(id)) ? 'ARK-ROUTE-06' : undefined
}

const PLACES = { ...CROSSINGS, ...CENTRE_CROSSINGS, ...DEAD_ENDS }

/** A line that is not on the map: over the water, or not from corner to corner of one quarter. */
function ruleAgainstDiagonal(id: string): RuleId | undefined {
  if (isRoad(id)) return 'ARK-ROUTE-16'
  const ends = id.split('-').slice(1)
  if (ends.length !== 2 || !ends.every(isVertex)) return undefined
  const [one, other] = ends.map((end) => PLACES[end as keyof typeof PLACES].bank)
  return one === other ? 'ARK-ROUTE-19' : 'ARK-ROUTE-17'
}

function ruleAgainstErasing(s: ArkhamState, seat: Seat): RuleId | undefined {
  if (activeEffect(s, seat) !== 'route-correction') return 'ARK-ROUTE-13'
  return board(s, seat).segments.length < 2 ? 'ARK-EFFECT-09' : 'ARK-EFFECT-06'
}
