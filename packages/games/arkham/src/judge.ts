// Why a move with a segment is not among the options: there are too many wrong ones to list, so a named one is judged by itself.

import type { RuleId, Seat } from '@wayfare/kernel'
import { question } from '@wayfare/kernel'
import { isRoad, isSegment, isVertex } from './board/board.ts'
import { CENTRE_CROSSINGS, CROSSINGS } from './board/crossings.ts'
import { DEAD_ENDS } from './board/dead-ends.ts'
import { isShop } from './board/gates-and-shops.ts'
import { flawOfMoment } from './moments.ts'
import { activeEffect } from './rules/active-effect.ts'
import { flawOfVisit, spotOf } from './rules/draw.ts'
import { type ArkhamState, board } from './state.ts'
import { flawOf, WAYS, type WayId } from './ways.ts'

export function judge(s: ArkhamState, seat: Seat, move: string): RuleId | undefined {
  const [word = '', first = '', ...more] = move.split(' ')
  const op = question(s, seat)?.op
  const moment = flawOfMoment(word, op)
  if (moment) return moment
  if (word === 'visit' && isShop(first)) return flawOfVisit(board(s, seat), first)
  if (word === 'way') return flawOfWay(s, seat, first, more)
  if (more.length > 0) return undefined
  if (word === 'segment') return isDiagonal(first) ? 'ARK-ROUTE-15' : undefined
  if (word === 'diagonal') return flawOfDiagonal(first)
  if (word === 'redraw' && op === 'redraw') return isDiagonal(first) ? 'ARK-EFFECT-07' : undefined
  if (word === 'erase' && isSegment(first)) return flawOfErasing(s, seat)
  if (word === 'go' && op === 'route-step') return isSegment(first) ? 'ARK-FINAL-01' : undefined
  if (word === 'link' && op === 'route-step') return isVertex(first) ? 'ARK-GATE-02' : undefined
  return undefined
}

function isDiagonal(id: string): boolean {
  return isSegment(id) && !isRoad(id)
}

function flawOfWay(s: ArkhamState, seat: Seat, way: string, segments: readonly string[]): RuleId | undefined {
  if (!WAYS.includes(way as WayId) || !segments.every(isSegment)) return undefined
  const flaw = flawOf(way as WayId, segments, spotOf(s, seat))
  if (flaw) return flaw
  return segments.some((id) => board(s, seat).segments.includes(id)) ? 'ARK-ROUTE-06' : undefined
}

const PLACES = { ...CROSSINGS, ...CENTRE_CROSSINGS, ...DEAD_ENDS }

/** A line that is not on the map: over the water, or not from corner to corner of one quarter. */
function flawOfDiagonal(id: string): RuleId | undefined {
  if (isRoad(id)) return 'ARK-ROUTE-16'
  const ends = id.split('-').slice(1)
  if (ends.length !== 2 || !ends.every(isVertex)) return undefined
  const [one, other] = ends.map((end) => PLACES[end as keyof typeof PLACES].bank)
  return one === other ? 'ARK-ROUTE-19' : 'ARK-ROUTE-17'
}

function flawOfErasing(s: ArkhamState, seat: Seat): RuleId | undefined {
  if (activeEffect(s, seat) !== 'route-correction') return 'ARK-ROUTE-13'
  return board(s, seat).segments.length < 2 ? 'ARK-EFFECT-09' : 'ARK-EFFECT-06'
}
