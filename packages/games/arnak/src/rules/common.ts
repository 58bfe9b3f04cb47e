// What the rules share: their type, the ways in which they offer, and small steps that many of them take.

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
import { type ArnakState, area, explorer, FEAR_PILE, OUT } from '../state.ts'
import type { ArnakText } from '../words.ts'

export type ArnakRules = Rules<ArnakState, ArnakOps, ArnakText>

/** Main actions stay: after them, or if their payment is withdrawn, the turn asks again. */
export const STAYS = offerFlags({ stays: true })
export const STAYS_SECRET = offerFlags({ stays: true, secret: true })
export const SECRET = offerFlags({ secret: true })

/** The turn's main action is used up. It hangs on the payment: withdrawn, nothing was done. */
export const ACTED: Effect = effect('acted')

/** A move that is always the same: its text, its effect and what it points at, made once. */
export type FixedMove = { readonly move: ArnakText; readonly then: Effect; readonly on: readonly Id[] }

export function actions(
  ids: readonly Id[],
  move: (id: Id) => ArnakText,
  then: (id: Id) => Effect,
): ReadonlyMap<Id, FixedMove> {
  return new Map(ids.map((id) => [id, { move: move(id), then: then(id), on: [id] }]))
}

/** ARN-FEAR-02, ARN-FEAR-04: a card of the pile, or a tile if there is none. */
export function gainFear(s: ArnakState, by: Seat, tell: Tell): void {
  if (draw(s, FEAR_PILE, area(by), 'all')) {
    tell({ k: 'fear', seat: by })
    return
  }
  explorer(s, by).fearTiles += 1
  tell({ k: 'fear-tile', seat: by })
}

/** An own card goes out of the game, each kind to its place (ARN-EXILE-01 to -03). */
export function exileCard(s: ArnakState, by: Seat, from: string, index: number): Id {
  const [id] = showOwn(s, from, index, by)
  const { kind } = cardOf(id)
  if (kind === 'basic') {
    move(s, from, index, id === FEAR ? FEAR_PILE : OUT)
    return id
  }
  pile(s, from).splice(index, 1)
  ;(kind === 'item' ? s.exiledItems : s.exiledArtifacts).push(id)
  return id
}
