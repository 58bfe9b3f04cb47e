// Types for seats, viewers, things and rules, used throughout the kernel.

export type Seat = number
/** A viewer: a seat, or a spectator, who has no seat. */
export type Eyes = Seat | 'spectator'
/** A card, tile, space, or anything else on the table that can be pointed at. */
export type Id = string
/** A rule id from the game's ledger, or one of the kernel's own (`rule-ids.ts`). */
export type RuleId = string
export type Seed = string
export type Params = { readonly [name: string]: string | number | boolean | readonly string[] }
