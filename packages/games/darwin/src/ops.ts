// The ops of the game, each with the argument of its effects. Their rules are in rules/; alfred/ carries them out for
// Alfred.

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
 * The movement of a ship or an explorer. `halt`: it may use one space on the way. `badgeOf`: the worker whose badge
 * counts when the action is used, at tables that play DAR-BADGE-14 so.
 */
/** `onward` is set for the rest of a voyage after an extra stop. */
export type Sail = {
  readonly steps: number
  readonly halt: boolean
  readonly badgeOf: WorkerId | null
  readonly onward: boolean
}
/** `island` restricts the movement to one island. */
export type Explore = Sail & { readonly island: IslandId | null }

/**
 * `split`: the stamps may go to several envelopes. `envelope`: the one chosen with the first stamp. `emptied`: the
 * stacks that this action has emptied.
 */
export type Stamps = {
  readonly left: number
  readonly split: boolean
  readonly badgeOf: WorkerId | null
  readonly envelope: EnvelopeId | null
  readonly emptied: readonly StackId[]
}

/**
 * `discount` is shared by all the seals. `free`: no coins are paid. `gold`: each seal costs one coin less. `extra`: a
 * silver badge allows one more seal.
 */
export type Academy = {
  readonly times: number
  readonly discount: number
  readonly free: boolean
  readonly gold: boolean
  readonly extra: boolean
}

/** True if no coins are paid. */
export type PlacePrice = { readonly free: boolean }
type Camp = PlacePrice & { readonly camp: CampId | 'any' }
/** The second specimen of a visit to the museum costs coins. */
export type Visit = 'first' | 'second'
export type GainKind = 'coins' | 'points' | 'theory' | 'knowledge'
export type Pair = { readonly silver: ObjectiveId; readonly gold: ObjectiveId }

type GainOps = { [what in GainKind]: number }

/** The actions of spaces, tiles and cards. */
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

/** Actions that only Alfred's boards and cards have. */
type AlfredOps = { 'bonus-steps': number; 'stamp-each': null }
export type AlfredAction = EffectOf<ActionOps & AlfredOps>

/** Effects that carry out the answers to questions. */
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
  /** The space is kept to explain why its actions can no longer be used. */
  'end-turn': { readonly space: SpaceId | null }
  acts: readonly Action[]
  act: readonly Action[]
  reward: readonly Action[]
  'reward-act': readonly Action[]
  took: null
  envelope: EnvelopeId
  'stamps-back': { readonly envelope: EnvelopeId; readonly halves: readonly { board: number; stamps: number }[] }
  /** `began` is the number of interrupts when this pass of the window began; `next` is the next place in turn order. */
  window: { readonly began: number | null; readonly next: number }
  'ask-window': null
  beagle: null
  'alfred-turn': null
  'alfred-reward': readonly Action[]
}

export type DarwinOps = ActionOps & DoneOps & SetupOps & RoundOps
export type DarwinEffect = EffectOf<DarwinOps>

export const effect = effectsOf<DarwinOps>()
