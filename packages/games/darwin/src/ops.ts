// The ops of the game, each with the argument that its effects carry. How each works is in rules/, what Alfred makes of them in alfred/.

import { type EffectOf, effectsOf } from '@wayfare/kernel'
import type {
  AcademySlot,
  CampId,
  CrewId,
  EnvelopeId,
  IslandId,
  JournalCell,
  ObjectiveId,
  PerkId,
  Seal,
  SlotId,
  SpaceId,
  Specimen,
  StackId,
  StopId,
  WorkerId,
} from './data/ids.ts'

/**
 * How far a ship or an explorer may go. `halt`: it may use one space on the way. `badgeOf`: the worker whose badge is read when the
 * action is used (DAR-BADGE-14, where the table plays it so).
 */
/** `onward`: the rest of a voyage after an extra stop. */
export type Sail = {
  readonly steps: number
  readonly halt: boolean
  readonly badgeOf: WorkerId | null
  readonly onward: boolean
}
/** `island`: on no other. */
export type Explore = Sail & { readonly island: IslandId | null }

/** `split`: over several envelopes. `envelope`: the one that was begun. `emptied`: the stacks that this action has emptied. */
export type Stamps = {
  readonly left: number
  readonly split: boolean
  readonly badgeOf: WorkerId | null
  readonly envelope: EnvelopeId | null
  readonly emptied: readonly StackId[]
}

/** `discount`: shared by all the seals. `free`: without coins. `gold`: one coin less for each seal. `extra`: the seal of a silver badge. */
export type Academy = {
  readonly times: number
  readonly discount: number
  readonly free: boolean
  readonly gold: boolean
  readonly extra: boolean
}

/** Are no coins paid? */
export type PlacePrice = { readonly free: boolean }
type Camp = PlacePrice & { readonly camp: CampId | 'any' }
/** Of a visit to the museum the second specimen costs coins. */
export type Visit = 'first' | 'second'
export type GainKind = 'coins' | 'points' | 'theory' | 'knowledge'
export type Pair = { readonly silver: ObjectiveId; readonly gold: ObjectiveId }

type GainOps = { [what in GainKind]: number }

/** What spaces, tiles and cards let a player do. */
export type ActionOps = GainOps & {
  'swap-knowledge': null
  perk: PerkId
  sail: Sail
  'sail-to-beagle': null
  explore: Explore
  'land-explorer': null
  stamps: Stamps
  academy: Academy
  'purple-seal': null
  study: Specimen
  'study-any': null
  'study-island': null
  'study-museum': Visit
  deliver: Visit
  'deliver-again': null
  camp: Camp
  reactivate: null
  'take-objective': PlacePrice
  'complete-objective': PlacePrice
  unlock: PlacePrice
  'use-locked': PlacePrice
  'copy-crew': null
  choose: readonly Action[]
}
export type Action = EffectOf<ActionOps>
export const ACTION_OPS: readonly (keyof ActionOps)[] = [
  'coins',
  'points',
  'theory',
  'knowledge',
  'swap-knowledge',
  'perk',
  'explore',
  'sail',
  'sail-to-beagle',
  'land-explorer',
  'stamps',
  'academy',
  'purple-seal',
  'study',
  'study-any',
  'study-island',
  'study-museum',
  'deliver',
  'deliver-again',
  'camp',
  'reactivate',
  'take-objective',
  'complete-objective',
  'unlock',
  'use-locked',
  'copy-crew',
  'choose',
]

/** What only Alfred's boards and cards show. */
type AlfredOps = { 'bonus-steps': number; 'stamp-each': null }
export type AlfredAction = EffectOf<ActionOps & AlfredOps>

/** What becomes of an answer. */
type DoneOps = {
  swapped: GainKind
  sailed: { readonly to: StopId; readonly left: number }
  explored: { readonly to: StopId; readonly left: number }
  landed: IslandId
  stamped: { readonly of: Stamps; readonly envelope: EnvelopeId; readonly from: StackId | 'used' }
  'seal-taken': { readonly of: Academy; readonly slot: AcademySlot; readonly worker: WorkerId }
  'purple-placed': WorkerId
  researched: { readonly specimen: Specimen; readonly where: 'anywhere' | 'own-islands' }
  'museum-researched': { readonly specimen: Specimen; readonly visit: Visit }
  delivered: { readonly specimen: Specimen; readonly visit: Visit }
  redelivered: Specimen
  pitched: PlacePrice & { readonly camp: CampId; readonly slot: 0 | 1 }
  revisited: CampId
  'objective-taken': PlacePrice & { readonly objective: ObjectiveId; readonly slot: SlotId | null }
  reached: { readonly objective: ObjectiveId; readonly slot: SlotId }
  completed: PlacePrice & { readonly objective: ObjectiveId; readonly slot: SlotId }
  unlocked: PlacePrice & { readonly cell: JournalCell }
  'locked-used': PlacePrice & { readonly cell: JournalCell }
  'crew-played': { readonly card: CrewId; readonly worker: WorkerId }
  copied: CrewId
}

type SetupOps = {
  'pick-crew': null
  'picked-crew': CrewId
  'pass-hands': null
  'show-crew': null
  'keep-crew': null
  'kept-crew': CrewId
  'crew-kept': null
  'take-seals': null
  seals: null
  'assign-seals': null
  assigned: readonly Seal[]
  'deal-pairs': null
  pair: null
  'choose-pair': null
  paired: Pair
}

type RoundOps = {
  round: null
  'next-turn': null
  'turn-order': null
  refresh: null
  turn: null
  placed: { readonly worker: WorkerId; readonly space: SpaceId }
  'late-badge': { readonly worker: WorkerId; readonly space: SpaceId }
  /** The space is kept for whoever asks why no more can be done there. */
  'end-turn': { readonly space: SpaceId | null }
  acts: readonly Action[]
  act: readonly Action[]
  reward: readonly Action[]
  'reward-act': readonly Action[]
  took: null
  envelope: EnvelopeId
  'stamps-back': { readonly envelope: EnvelopeId; readonly halves: readonly { board: number; stamps: number }[] }
  /** `began`: how many interrupts there had been when this round of asking began. `next`: the place in the turn order to go on from. */
  window: { readonly began: number | null; readonly next: number }
  'ask-window': null
  beagle: null
  'alfred-turn': null
  'alfred-reward': readonly Action[]
}

export type DarwinOps = ActionOps & DoneOps & SetupOps & RoundOps
export type DarwinEffect = EffectOf<DarwinOps>

export const effect = effectsOf<DarwinOps>()
