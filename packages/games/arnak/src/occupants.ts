// Who stands on the spaces of the island. States, views and stored games note it as a number for each space: the seat of a player, or
// one of these.

import type { Seat } from '@wayfare/kernel'

export const FREE = -1
/** A blocking tile. */
export const BLOCKED = -2
/** The rival's archaeologists, where players have their seat. */
export const RIVAL = 9

export type Occupant = Seat | typeof FREE | typeof BLOCKED | typeof RIVAL

/** An archaeologist, whoever's it is: neither nobody nor a blocking tile. */
export const isArchaeologist = (who: Occupant): boolean => who !== FREE && who !== BLOCKED
/** An archaeologist of a player, not of the rival. */
export const isPlayer = (who: Occupant): boolean => isArchaeologist(who) && who !== RIVAL
