// The strength of people on the scale of the ladder.

export {
  byEnd,
  fitResults,
  History,
  nightBefore,
  type Rating,
  type RatingEvent,
  type Result,
  rateResult,
  withAccounts,
} from './history.ts'
export { aged, type Belief, LAW_VERSION } from './law.ts'
export { refit } from './refit.ts'
export { botAnchor, type GameScale, soloLevel } from './scale.ts'
export { simulate } from './simulation.ts'
export { isMeasured, isUnsure, LEAST_GAMES, NINE_IN_TEN, withinOf } from './uncertainty.ts'
