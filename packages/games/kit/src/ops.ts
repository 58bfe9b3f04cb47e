// The ops of the kit's game, each with the argument of its effects. Their rules are in rules.ts.

import { type Effect, effectsOf, type Seat } from '@wayfare/kernel'

export type Gain = { readonly coin?: number; readonly gem?: number; readonly point?: number }

export type KitOps = {
  turn: null
  acted: null
  'end-turn': null
  finish: null

  gain: Gain
  'sell-gem': null
  favour: null
  'favour-done': null
  roll: null
  'ask-toll': null
  /** The seat that demanded the toll. */
  toll: Seat

  // Ops about cards; the argument is the card's id.
  'draw-card': null
  'look-at-deck': null
  'top-to-bottom': null
  discard: string
  'choose-hidden': null
  hide: string
  trim: null
  toss: string
  draft: null
  drop: string
  'show-spent': null

  // Ops about tiles; the argument is the tile's id.
  'ready-to-turn': null
  'turn-over': null
  'take-tile': string
  'if-possible': Effect
  peek: null
  peeked: null
}

export const effect = effectsOf<KitOps>()
