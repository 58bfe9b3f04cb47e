// The ids of things in the game, used in tables, states, views and moves.

export const COLOURS = ['green', 'blue', 'red', 'yellow'] as const
export type Colour = (typeof COLOURS)[number]
/** A wax seal; purple stands for any colour. */
export type Seal = Colour | 'purple'

export const KINDS = ['reptile', 'plant', 'bird', 'fossil'] as const
export type SealKind = (typeof KINDS)[number]
export type Specimen = `${Colour}-${SealKind}`

export const PLAYER_COLOURS = ['white', 'blue', 'yellow', 'green'] as const
export type PlayerColour = (typeof PLAYER_COLOURS)[number]

export const WORKERS = ['w1', 'w2', 'w3', 'w4', 'w5'] as const
export type WorkerId = (typeof WORKERS)[number]
/** Alfred's workers, from the top row of his board to the bottom. */
export const ALFRED_WORKERS = ['A', 'B', 'C', 'D'] as const
export type AlfredWorker = (typeof ALFRED_WORKERS)[number]

export const STACKS = ['stack-1', 'stack-2', 'stack-3'] as const
export type StackId = (typeof STACKS)[number]
export const ENVELOPES = ['envelope-1', 'envelope-2', 'envelope-3'] as const
export type EnvelopeId = (typeof ENVELOPES)[number]

export type Tier = 'silver' | 'gold'
export type SlotId = `${Tier}-slot-${1 | 2 | 3 | 4 | 5}`
export type AcademySlot = `scroll-${1 | 2 | 3 | 4}-${1 | 2 | 3}`

export type MainPage = 'explore' | 'navigate' | 'letters' | 'academy'
export type MainCell = `${MainPage}-${1 | 2 | 3}`
export type SpecialCell = `special-slot-${'top' | 'middle' | 'bottom'}-${'left' | 'right'}`
/** A space that a lens can be placed on. */
export type JournalCell = MainCell | SpecialCell
export type SpaceId =
  | JournalCell
  | 'small-left'
  | 'small-right'
  | 'museum-deliver'
  | 'museum-study'
  | 'turn-order'
  | 'objective-office'

export const ISLAND_IDS = ['isle-1', 'isle-2', 'isle-3'] as const
export type IslandId = (typeof ISLAND_IDS)[number]
export type RouteId = 'sea' | IslandId
/** A space of the sea or of an island: `sea-4`, `i1-12`. */
export type StopId = `${'sea' | 'i1' | 'i2' | 'i3'}-${number}`
export const CAMP_IDS = [
  'camp-sea-6',
  'camp-sea-12',
  'camp-sea-19',
  'camp-i1-4',
  'camp-i1-7',
  'camp-i1-14',
  'camp-i2-4',
  'camp-i2-9',
  'camp-i3-3',
] as const
export type CampId = (typeof CAMP_IDS)[number]

/** Effects that last to the end of the game. */
export const PERKS = ['scrolls-free', 'book-plus', 'penalty-minus', 'lag-cap', 'fifth-worker'] as const
export type PerkId = (typeof PERKS)[number]

type To4 = 1 | 2 | 3 | 4
type To8 = To4 | 5 | 6 | 7 | 8
type To10 = To8 | 9 | 10
type To12 = To10 | 11 | 12
export type CrewId = `crew-${To12 | 13 | 14 | 15 | 16}`
export type SpecialId = `special-${To12}`
export type MailTileId = `letter-${To8}`
export type GoalId = `goal-${To12}`
export type ObjectiveId = `start-${Tier}-${To4}` | `${Tier}-${To10}`
