export * from './board/ancients.ts'
export * from './board/board.ts'
export * from './board/crossings.ts'
export * from './board/dead-ends.ts'
export * from './board/diagonals.ts'
export * from './board/drawing.ts'
export * from './board/gates-and-shops.ts'
export * from './board/quarters.ts'
export * from './board/river.ts'
export * from './board/roads.ts'
export * from './board/tasks.ts'
export * from './board/tourists.ts'
export { type Forecast, forecast } from './forecast.ts'
export { arkham, arkham as game } from './game.ts'
export {
  checkRoute,
  type NamedRoute,
  ROUTE_ERRORS,
  type RouteError,
  type RouteVerdict,
} from './route/check-route.ts'
export { OBJECTIVES, type ObjectiveId } from './route/objective.ts'
export { movesOf } from './route/route-moves.ts'
export { type RouteValue, routeValue, verticesOf } from './route/route-value.ts'
export type { Crowd, GateLinkId, Route, RouteRules, RouteSheet, RouteStep } from './route/sheet.ts'
export { DEFAULT_LIMIT, type Solution, type SolveOptions, solve } from './route/solve.ts'
export { sheetOf } from './route-sheet.ts'
export type { ArkhamState } from './state.ts'
export { rulesOf } from './suggest.ts'
export type { ArkhamView } from './view.ts'
