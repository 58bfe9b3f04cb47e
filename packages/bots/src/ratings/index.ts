// The strength of people on the scale of the ladder.

export {
  byEnd,
  fitResults,
  History,
  nightBefore,
  type Rating,
  type RatingEvent,
  type Result,
  type ResultSeat,
  rateResult,
  withAccounts,
} from './history.ts'
export { aged, type Belief, LAW_VERSION, NEWCOMER, type Player, rate } from './law.ts'
export { type FittedGame, refit } from './refit.ts'
export { botAnchor, factorOf, type GameScale, soloAnchor, soloId, soloLevel, withinOf } from './scale.ts'
export { type Simulated, type Simulation, simulate } from './simulation.ts'
