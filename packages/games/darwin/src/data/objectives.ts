// Objectives and their requirements, and the ten objective slots of a player board.

import type { Action } from '../ops.ts'
import { keysOf } from '../records.ts'
import { perk, purpleSeal, reactivate, studyIsland } from './actions.ts'
import type { Colour, ObjectiveId, SealKind, SlotId, Tier } from './ids.ts'

export type Requirement = {
  readonly need:
    | 'seals'
    | 'studied'
    | 'stacks'
    | 'tents'
    | 'lenses'
    | 'theory'
    | 'ship'
    | 'coins'
    | 'points'
    | 'knowledge'
  readonly min: number
  /** A colour of seals, or a colour or kind of specimens. */
  readonly what?: Colour | SealKind
}
type Objective = { readonly tier: Tier; readonly needs: readonly Requirement[] }

const seals = (what: Colour, min = 1): Requirement => ({ need: 'seals', min, what })
const kind = (what: SealKind, min = 1): Requirement => ({ need: 'studied', min, what })
const colour = (what: Colour, min = 1): Requirement => ({ need: 'studied', min, what })
const stacks = (min: number): Requirement => ({ need: 'stacks', min })
const tents = (min: number): Requirement => ({ need: 'tents', min })
const lenses = (min: number): Requirement => ({ need: 'lenses', min })
const theory = (min: number): Requirement => ({ need: 'theory', min })
const coins = (min: number): Requirement => ({ need: 'coins', min })
const points = (min: number): Requirement => ({ need: 'points', min })
const knowledge = (min: number): Requirement => ({ need: 'knowledge', min })
/** The ship must have reached the Beagle. */
const ship: Requirement = { need: 'ship', min: 0 }

const silver = (...needs: Requirement[]): Objective => ({ tier: 'silver', needs })
const gold = (...needs: Requirement[]): Objective => ({ tier: 'gold', needs })

export const OBJECTIVES: Readonly<Record<ObjectiveId, Objective>> = {
  'start-silver-1': silver(ship, knowledge(2)),
  'start-silver-2': silver(stacks(1), kind('reptile')),
  'start-silver-3': silver(seals('blue', 2), colour('red')),
  'start-silver-4': silver(points(8), kind('bird')),
  'start-gold-1': gold(kind('bird', 2), lenses(2)),
  'start-gold-2': gold(colour('green', 2), knowledge(2)),
  'start-gold-3': gold(kind('plant', 2), tents(2)),
  'start-gold-4': gold(seals('yellow'), seals('green'), lenses(3)),
  'silver-1': silver(seals('yellow', 2), colour('blue')),
  'silver-2': silver(kind('fossil'), kind('bird')),
  'silver-3': silver(points(15), stacks(2)),
  'silver-4': silver(kind('plant'), kind('reptile')),
  'silver-5': silver(seals('green', 2), colour('green')),
  'silver-6': silver(coins(10), lenses(2)),
  'silver-7': silver(theory(7), tents(2)),
  'silver-8': silver(seals('red', 2), colour('yellow')),
  'silver-9': silver(ship, kind('fossil')),
  'silver-10': silver(coins(8), kind('plant')),
  'gold-1': gold(seals('blue'), seals('red'), tents(3)),
  'gold-2': gold(colour('red', 2), coins(14)),
  'gold-3': gold(theory(9), kind('reptile', 2)),
  'gold-4': gold(points(20), colour('yellow', 2)),
  'gold-5': gold(colour('green', 2), knowledge(3)),
  'gold-6': gold(colour('blue', 2), ship),
  'gold-7': gold(colour('red', 2), ship),
  'gold-8': gold(kind('fossil', 2), stacks(2)),
  'gold-9': gold(colour('blue', 2), theory(8)),
  'gold-10': gold(colour('yellow', 2), lenses(2)),
}
export const OBJECTIVE_IDS = keysOf(OBJECTIVES)
const idsOf = (start: string): readonly ObjectiveId[] => OBJECTIVE_IDS.filter((id) => id.startsWith(start))
export const START_SILVER = idsOf('start-silver')
export const START_GOLD = idsOf('start-gold')
export const SILVER = idsOf('silver')
export const GOLD = idsOf('gold')
const OBJECTIVE = new Map(OBJECTIVE_IDS.map((id) => [id, OBJECTIVES[id]]))
export const objective = (id: ObjectiveId): Objective => OBJECTIVE.get(id) as Objective

export type Slot = {
  readonly id: SlotId
  readonly tier: Tier
  readonly cost: number
  readonly reward: Action | null
  readonly points: number
}

/** Silver slots from left to right, then gold. */
export const SLOTS: readonly Slot[] = [
  { id: 'silver-slot-1', tier: 'silver', cost: 0, reward: reactivate, points: 1 },
  { id: 'silver-slot-2', tier: 'silver', cost: 0, reward: perk('scrolls-free'), points: 1 },
  { id: 'silver-slot-3', tier: 'silver', cost: 0, reward: studyIsland, points: 2 },
  { id: 'silver-slot-4', tier: 'silver', cost: 0, reward: perk('book-plus'), points: 2 },
  { id: 'silver-slot-5', tier: 'silver', cost: 0, reward: null, points: 5 },
  { id: 'gold-slot-1', tier: 'gold', cost: 5, reward: perk('fifth-worker'), points: 4 },
  { id: 'gold-slot-2', tier: 'gold', cost: 3, reward: purpleSeal, points: 4 },
  { id: 'gold-slot-3', tier: 'gold', cost: 0, reward: perk('penalty-minus'), points: 2 },
  { id: 'gold-slot-4', tier: 'gold', cost: 0, reward: perk('lag-cap'), points: 4 },
  { id: 'gold-slot-5', tier: 'gold', cost: 0, reward: null, points: 8 },
]
export const SLOT_IDS: readonly SlotId[] = SLOTS.map(({ id }) => id)
const BY_ID = new Map(SLOTS.map((slot) => [slot.id, slot]))
export const slotOf = (id: SlotId): Slot => BY_ID.get(id) as Slot
/** Points for having objectives in both of the last slots. */
export const PAIR: readonly SlotId[] = ['silver-slot-5', 'gold-slot-5']
export const PAIR_POINTS = 4
export const RESERVE = 2
