// The game's data and queries for clients that draw it; importing this loads neither rules nor solver.

export { ANCIENTS, type AncientId, highestFailure, lowestSuccess } from './board/ancients.ts'
export {
  exists,
  isRoad,
  isSegment,
  isVertex,
  QUARTER_IDS,
  RIVER_CROSSINGS,
  RIVERSIDE,
  ROAD_IDS,
  SEGMENT_IDS,
  SEGMENTS,
  type SegmentId,
  VERTEX_IDS,
} from './board/board.ts'
export { DEAD_ENDS, type DeadEndId, type VertexId } from './board/dead-ends.ts'
export { GATES, isShop, SHOPS } from './board/gates-and-shops.ts'
export { QUARTERS, type QuarterId, type QuarterType } from './board/quarters.ts'
export { TASKS, type TaskId } from './board/tasks.ts'
export { COLOURS, SYMBOLS, TOURISTS, type Tourist } from './board/tourists.ts'
export { type BonusId, SYMBOLS_OF } from './cards/bonuses.ts'
export { CALLS, type CallId } from './cards/calls.ts'
export { cellOf } from './cards/challenge.ts'
export {
  DIE_IDS,
  type DieId,
  EFFECT_DIE,
  type EffectSymbol,
  symbolOn,
  touristsOn,
} from './cards/dice.ts'
export { EFFECT_IDS, type EffectId } from './cards/effects.ts'
export { SHOP_CARD_IDS, shopCard } from './cards/shop-cards.ts'
export { sheetAfter } from './preview.ts'
export { rewardAlong } from './reward.ts'
export { movesOf } from './route/route-moves.ts'
export { verticesOf } from './route/route-value.ts'
export type { Route, RouteRules, RouteSheet, RouteStep } from './route/sheet.ts'
export { sheetOf } from './route-sheet.ts'
export type { ArkhamMove } from './words.ts'
