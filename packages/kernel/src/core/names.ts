// The names of things, as all that follows calls them.

export type Seat = number
/** Who looks: a seat, or somebody who has none. */
export type Eyes = Seat | 'spectator'
/** A card, tile, space, or anything else on the table that can be pointed at. */
export type Id = string
/** A rule of the game's ledger, or of the kernel's own few (`rule-ids.ts`). */
export type RuleId = string
export type Seed = string
export type Params = { readonly [name: string]: string | number | boolean | readonly string[] }
