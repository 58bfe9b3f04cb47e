export {
  type Calibration,
  type CalibrationResult,
  calibrationOf,
  isLeadHonest as isLeadKept,
  measureGame as foundInGame,
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
export { compareMove as compared, type MoveComparison as Compared } from './compare-move.ts'
export type { Figures, Lead, Span } from './figures.ts'
export { type Hint, hint, rankSuggestions as weighed, type Suggestion } from './hint.ts'
export { type ImmediateGain as Brought, immediateGains as broughtBy } from './immediate-gains.ts'
export type { LeadReason } from './lead-reasons.ts'
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
  worthReexamining as worthWeighing,
} from './review.ts'
export { findThreeLines as threeWays, type MoveLine, mainOf } from './suggested-lines.ts'
export { type CoachedTurn, turnsOf } from './turns.ts'
