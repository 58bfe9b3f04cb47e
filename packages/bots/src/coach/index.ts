export {
  type Calibration,
  type CalibrationResult,
  calibrationOf,
  foundInGame,
  isLeadKept,
  OF_EACH_GAME,
} from './calibration.ts'
export { AS_IT_STANDS, type Chances, chances, chancesOf } from './chances.ts'
export {
  AT_TABLE,
  type Coaching,
  HINTING,
  LOOKING_ON,
  ON_SCREEN,
  REVIEWING,
  type Reviewing,
  seatsOf,
} from './coaching.ts'
export { type Compared, compared } from './compare-move.ts'
export type { Figures, Lead, Span } from './figures.ts'
export { type Hint, hint, type Suggestion, weighed } from './hint.ts'
export { type Brought, broughtBy } from './immediate-gains.ts'
export { type Beginning, type Ending, playOutWorld } from './playouts.ts'
export {
  type Better,
  costliest,
  type Decision,
  firstLook,
  glance,
  type Review,
  review,
  reviewOf,
  secondLook,
  worthWeighing,
} from './review.ts'
export { type CoachedTurn, turnsOf } from './turns.ts'
export { type MoveLine, mainOf, threeWays } from './ways.ts'
export type { LeadReason } from './why.ts'
