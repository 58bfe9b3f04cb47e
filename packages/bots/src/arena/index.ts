export { type GameResult as Played, playOne } from './arena-game.ts'
export { type Bounds, type BoundVerdict, lastVerdict, settledAt, verdictOf } from './bounds.ts'
export { type Anchors, type Centre, eloOf, type Ranking } from './elo.ts'
export { type Estimate, shareOf } from './intervals.ts'
export { type Fixture, fixturesOf, seatingsOf } from './seating.ts'
export { solveLinear } from './solve-linear.ts'
export {
  aheadOf,
  type BotStanding,
  quartilesOf,
  type SeriesStanding,
  standingOf,
  withoutRepeats as counted,
} from './standing.ts'
