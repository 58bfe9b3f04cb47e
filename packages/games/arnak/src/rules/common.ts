// Shared by the rules: their type, the flags with which they offer, and small steps that many of them take.

import {
  draw,
  type Effect,
  type Id,
  move,
  offerFlags,
  pile,
  type Rules,
  type Seat,
  showOwn,
  type Tell,
} from '@wayfare/kernel'
import { FEAR } from '../cards/basics.ts'
import { cardOf } from '../cards/cards.ts'
import { type ArnakOps, effect } from '../ops.ts'
import { type ArnakState, area, BASICS_OUT, explorer, FEAR_PILE } from '../state.ts'
import type { ArnakText } from '../words.ts'

export type ArnakRules = Rules<ArnakState, ArnakOps, ArnakText>

/** Main actions stay: after them, or after a withdrawn payment, the turn asks again. */
export const STAYS = offerFlags({ stays: true })
export const STAYS_SECRET = offerFlags({ stays: true, secret: true })
export const SECRET = offerFlags({ secret: true })

/**
 * Marks the turn's main action as used. It belongs to what is paid for, so that a withdrawn payment does not use it up.
 */
export const ACTED: Effect = effect('acted')

/** A move that is always the same, with its text, effect and targets, created once. */
export type FixedMove = { readonly move: ArnakText; readonly then: Effect; readonly on: readonly Id[] }

export function actions(
  ids: readonly Id[],
  move: (id: Id) => ArnakText,
  then: (id: Id) => Effect,
): ReadonlyMap<Id, FixedMove> {
  return new Map(ids.map((id) => [id, { move: move(id), then: then(id), on: [id] }]))
}

/** Gains a Fear card, or a Fear tile if the pile is empty (ARN-FEAR-02, ARN-FEAR-04). */
export function gainFear(s: ArnakState, by: Seat, tell: Tell): void {
  if (draw(s, FEAR_PILE, area(by), 'all')) {
    tell({ k: 'fear', seat: by })
    return
  }
  explorer(s, by).fearTiles += 1
  tell({ k: 'fear-tile', seat: by })
}

/** Exiles an own card: basic cards, items and artifacts each have their own place (ARN-EXILE-01 to -03). */
export function exileCard(s: ArnakState, by: Seat, from: string, index: number): Id {
  const [id] = showOwn(s, from, index, by)
  const { kind } = cardOf(id)
  if (kind === 'basic') {
    move(s, from, index, id === FEAR ? FEAR_PILE : BASICS_OUT)
    return id
  }
  pile(s, from).splice(index, 1)
  ;(kind === 'item' ? s.exiledItems : s.exiledArtifacts).push(id)
  return id
}
