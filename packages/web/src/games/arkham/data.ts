// The tables of the game that its table on the screen is drawn from. They come by their files: the package's index brings rules and
// solver along, which belong in workers.

export { ANCIENTS, type AncientId, highestFailure } from '../../../../games/arkham/src/board/ancients.ts'
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
} from '../../../../games/arkham/src/board/board.ts'
export { DEAD_ENDS, type DeadEndId, type VertexId } from '../../../../games/arkham/src/board/dead-ends.ts'
export { GATES, isShop, SHOPS } from '../../../../games/arkham/src/board/gates-and-shops.ts'
export { QUARTERS, type QuarterId, type QuarterType } from '../../../../games/arkham/src/board/quarters.ts'
export { TASKS, type TaskId } from '../../../../games/arkham/src/board/tasks.ts'
export { COLOURS, SYMBOLS, TOURISTS, type Tourist } from '../../../../games/arkham/src/board/tourists.ts'
export { type BonusId, SYMBOLS_OF } from '../../../../games/arkham/src/cards/bonuses.ts'
export { CALLS, type CallId } from '../../../../games/arkham/src/cards/calls.ts'
export { cellOf } from '../../../../games/arkham/src/cards/challenge.ts'
export {
  DIE_IDS,
  type DieId,
  EFFECT_DIE,
  type EffectSymbol,
  symbolOn,
  touristsOn,
} from '../../../../games/arkham/src/cards/dice.ts'
export { EFFECT_IDS, type EffectId } from '../../../../games/arkham/src/cards/effects.ts'
export { shopCard } from '../../../../games/arkham/src/cards/shop-cards.ts'
export { verticesOf } from '../../../../games/arkham/src/route/route-value.ts'
export type { Route, RouteRules, Sheet, Step } from '../../../../games/arkham/src/route/sheet.ts'
