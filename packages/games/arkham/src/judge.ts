// Why a way of drawing is not among the options: there are too many wrong ones to list, so a named one is judged by itself.

import type { RuleId, Seat } from '@wayfare/kernel'
import { question } from '@wayfare/kernel'
import { isSegment } from './board/board.ts'
import { spotOf } from './rules/draw.ts'
import { type ArkhamState, board } from './state.ts'
import { flawOf, WAYS, type WayId } from './ways.ts'

export function judge(s: ArkhamState, seat: Seat, move: string): RuleId | undefined {
  const [word, way, ...segments] = move.split(' ')
  if (word !== 'way' || !WAYS.includes(way as WayId) || question(s, seat)?.op !== 'draw' || !segments.every(isSegment))
    return undefined
  const flaw = flawOf(way as WayId, segments, spotOf(s, seat))
  if (flaw) return flaw
  return segments.some((id) => board(s, seat).segments.includes(id)) ? 'ARK-ROUTE-06' : undefined
}
