// The occupants of the island's spaces. States, views and stored games keep a number for each space: a player's seat,
// or one of these constants.

import type { Seat } from '@wayfare/kernel'

export const FREE = -1
/** A blocking tile, which closes the space for the whole game. */
export const BLOCKED = -2
/** An archaeologist of the rival, who has no seat. */
export const RIVAL = 9

export type Occupant = Seat | typeof FREE | typeof BLOCKED | typeof RIVAL

/** True for an archaeologist of anybody, including the rival. */
export const isArchaeologist = (who: Occupant): boolean => who !== FREE && who !== BLOCKED
/** True for an archaeologist of a player, not of the rival. */
export const isPlayer = (who: Occupant): boolean => isArchaeologist(who) && who !== RIVAL
