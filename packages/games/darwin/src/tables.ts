// The game's data and queries for clients that draw it; importing this loads no rules.

export { actsOf, isLocked, isSpecial, penaltyAt, unlockCost } from './cells.ts'
export { ALFRED_BOARDS, CARD_SPACES, type Level, TRACK_LENGTH } from './data/alfred-boards.ts'
export { ACTION_CARDS, BONUS_CARDS } from './data/alfred-cards.ts'
export { CAMPS, campOf } from './data/camps.ts'
export { CREW, CREW_IDS, crewCard } from './data/crew.ts'
export { GOAL_IDS, GOALS, type Goal, goalTile } from './data/goals.ts'
export * from './data/ids.ts'
export { MAIL_TILE_IDS, MAIL_TILES, mailTile } from './data/mail-tiles.ts'
export { OBJECTIVE_IDS, OBJECTIVES, objective, type Requirement, SLOTS, slotOf } from './data/objectives.ts'
export { BOOKS, LAST_STEP, LENSES, STACK_REWARDS, TENT_POINTS, TENT_REWARDS, TENTS } from './data/player-board.ts'
export {
  BEAGLE,
  beagleIn,
  type ChartRoute,
  END_POINTS,
  ISLANDS,
  LAG,
  LANDINGS,
  lagOf,
  ROUTES,
  SEA,
  STOPS,
  type Stop,
  stopOf,
} from './data/routes.ts'
export { hasGold, hasSilver, type Need, SCROLLS, SEAL_SLOT_COSTS, SEALS_IN_A_ROW, shortage } from './data/seals.ts'
export { MAIN_PAGES, type Page, PENALTIES, partsFor, SPACES, SPECIAL_CELLS, spaceOf } from './data/spaces.ts'
export { SPECIAL_IDS, SPECIALS, specialTile } from './data/special-tiles.ts'
export { columnOf, rowOf, SPECIMENS } from './data/specimens.ts'
export { goalPoints } from './goal-points.ts'
export { type MailRanks, mailRanks } from './mail-ranks.ts'
export { type Income, incomeOf as deliveryOf } from './museum-income.ts'
export type { Action, AlfredAction, DarwinOps } from './ops.ts'
export { reachOf } from './reach.ts'
export { sealPrice } from './seal-price.ts'
export { isFree, ROUNDS } from './state.ts'
export type { DarwinMove } from './words.ts'
export { actsFor, type PlaceCost, placeCost } from './worker-placement.ts'
