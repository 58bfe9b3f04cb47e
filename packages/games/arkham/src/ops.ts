// The ops of the game, each with the argument of its effects. Their rules are in rules/.

import { type Asking, effectsOf, type Rules } from '@wayfare/kernel'
import type { SegmentId } from './board/board.ts'
import type { VertexId } from './board/dead-ends.ts'
import type { ShopId } from './board/gates-and-shops.ts'
import type { QuarterId } from './board/quarters.ts'
import type { TaskId } from './board/tasks.ts'
import type { Tourist } from './board/tourists.ts'
import type { StoredId, TomeId } from './cards/bonuses.ts'
import type { DieId } from './cards/dice.ts'
import type { RouteStep } from './route/sheet.ts'
import type { ArkhamState } from './state.ts'
import type { ArkhamText } from './words.ts'

type ArkhamOps = {
  // The course of the game.
  'keep-task': null
  'kept-task': TaskId
  round: null
  'phases-3-to-5': null
  'phase-6': null
  'the-end': null
  'show-tasks': null

  // Phase 2: dice.
  'roll-all': null
  'pick-die': null
  'remove-die': null
  'take-die': null
  'to-slot': DieId
  'to-unavailable': DieId
  'to-taken': DieId
  'clear-dice': null
  'roll-taken': null
  'pick-own': null
  'own-dice': readonly DieId[]
  'use-later-dice': null
  'share-dice': null
  'pick-two': null
  'two-to-slots': readonly DieId[]
  'cycle-dice': null

  // Phases 3 and 4: quarter and tourists.
  turn: null
  'choose-quarter': null
  change: [index: number, step: number]
  chosen: QuarterId
  'phase-4': null
  'fallback-tourist': null
  'extra-tourist': null
  place: readonly Tourist[]
  correct: null
  erase: SegmentId
  redraw: SegmentId
  redrawn: SegmentId

  // Phase 5: drawing and shops.
  draw: null
  way: readonly SegmentId[]
  stored: [bonus: StoredId, segment: SegmentId]
  visit: [shop: ShopId, tome: TomeId | null]

  // The end of the game: the final route and the encounter. Dice are numbered from 1.
  'name-route': null
  'route-start': VertexId
  'route-step': null
  'route-go': RouteStep
  'route-done': null
  madness: null
  encounter: null
  tomes: null
  reroll: readonly number[]
  improve: number
  bless: null
  resolve: null
  reward: number

  // The losses that the Ancients inflict.
  'answer-call': number
  strike: number
  'choose-strike': null
  struck: QuarterId
  drown: number
  'choose-drowned': null
  drowned: Tourist
  devour: number
  'choose-devoured': null
  devoured: Tourist
}

export const effect = effectsOf<ArkhamOps>()
export type ArkhamRules = Rules<ArkhamState, ArkhamOps, ArkhamText>
export type ArkhamAsking = Asking<ArkhamText>
