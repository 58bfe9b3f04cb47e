// The game's data and queries for clients that draw it; importing this loads no rules.

export { ASSISTANT_IDS, ASSISTANTS, type AssistantId, assistantOf } from './board/assistants.ts'
export { BONUS_KINDS, BONUSES, type BonusId, bonusOf } from './board/bonus-tiles.ts'
export { GUARDIAN_IDS, GUARDIAN_POINTS, GUARDIANS, guardianOf } from './board/guardians.ts'
export { IDOL_KINDS, IDOL_POINTS, IDOLS, type IdolId, idolOf, SLOT_EFFECTS, SLOT_POINTS } from './board/idols.ts'
export { RIVAL_TILE_IDS, rivalTileOf } from './board/rival-tiles.ts'
export { LEVEL1_IDS, LEVEL1_TILES, LEVEL2_IDS, LEVEL2_TILES, siteTileOf } from './board/site-tiles.ts'
export {
  CAMPS,
  type CampId,
  DISCOVERY,
  SITES,
  type Site,
  type SiteSpace,
  SPACES,
  type Temple,
} from './board/sites.ts'
export { STACKS, stackPrice } from './board/temple-tiles.ts'
export { ARRIVAL_POINTS, BONUS_SPOTS, rowEffect, rowPoints, TOP_ROW, TRACKS, trackSpace } from './board/track.ts'
export { ARTIFACTS } from './cards/artifacts.ts'
export { BASICS, FEAR } from './cards/basics.ts'
export type { Card } from './cards/card.ts'
export { CARD_IDS, CARDS, cardOf } from './cards/cards.ts'
export { ITEMS } from './cards/items.ts'
export { WAYS } from './choice-effects.ts'
export { filledCount, firstEmpty, isFilled, NO_IDOLS } from './idol-slots.ts'
export { BLOCKED, FREE, isArchaeologist, type Occupant, RIVAL } from './occupants.ts'
export { type AllOps, type AssistantSide, read, type Token } from './ops.ts'
export { fearToCome, type LostByPassing, lostByPassing } from './passing.ts'
export {
  type CardPrice,
  ICONS,
  type Icon,
  RESOURCES,
  type Resource,
  type ResourceGain,
} from './resources.ts'
export { rulesAbout } from './rulebook/rules-about.ts'
export { sum } from './score.ts'
export { planesWasted, takenBy as spends, travelOf } from './spending.ts'
export { ROUNDS } from './state.ts'
export type { ArnakMove, ArnakText } from './words.ts'
