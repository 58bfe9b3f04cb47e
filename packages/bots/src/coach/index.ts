export { type Brought, broughtBy } from './brings.ts'
export { type Calibration, calibrationOf, type Found, foundInGame, isLeadKept, OF_EACH_GAME } from './calibration.ts'
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
export { type Compared, compared } from './compared.ts'
export type { Figures, Lead, Span } from './figures.ts'
export { type Hint, hint, type Way, weighed } from './hint.ts'
export { type Beginning, type Ending, inWorld } from './playing-out.ts'
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
export { type Turn, turnsOf } from './turns.ts'
export { type Course, mainOf, threeWays } from './ways.ts'
export type { Reason } from './why.ts'
