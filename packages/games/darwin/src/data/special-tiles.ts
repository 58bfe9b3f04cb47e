// Special action tiles: the seals that they require, and their actions.

import type { Action } from '../ops.ts'
import { keysOf } from '../records.ts'
import {
  anyCamp,
  coins,
  completeObjective,
  deliverAgain,
  explore,
  freeUnlock,
  knowledge,
  landExplorer,
  purpleSeal,
  sail,
  studyAny,
  swapKnowledge,
  takeObjective,
  theory,
  useLocked,
} from './actions.ts'
import type { SpecialId } from './ids.ts'
import { type Need, need } from './seals.ts'

type Special = { readonly need: Need; readonly acts: readonly Action[]; readonly unlockCost: number }

export const SPECIALS: Readonly<Record<SpecialId, Special>> = {
  'special-1': { need: need({ blue: 2, green: 2 }), acts: [freeUnlock], unlockCost: 4 },
  'special-2': { need: need({ green: 1, blue: 1 }), acts: [coins(3), knowledge(1)], unlockCost: 4 },
  'special-3': { need: need({ yellow: 1, red: 1 }), acts: [deliverAgain], unlockCost: 4 },
  'special-4': { need: need({ yellow: 1, blue: 2 }), acts: [landExplorer], unlockCost: 4 },
  'special-5': { need: need({ green: 1, red: 1 }), acts: [swapKnowledge], unlockCost: 4 },
  'special-6': { need: need({ yellow: 2, green: 2 }), acts: [studyAny], unlockCost: 4 },
  'special-7': { need: need({ red: 2, blue: 1 }), acts: [purpleSeal, coins(1)], unlockCost: 4 },
  'special-8': { need: need({ green: 2, blue: 2 }), acts: [anyCamp], unlockCost: 4 },
  'special-9': { need: need({ red: 2, blue: 2 }), acts: [useLocked], unlockCost: 4 },
  'special-10': { need: need({ red: 2, green: 2 }), acts: [explore(2), sail(2)], unlockCost: 4 },
  'special-11': { need: need({ yellow: 1, blue: 1 }), acts: [theory(3)], unlockCost: 4 },
  'special-12': { need: need({ yellow: 2, red: 2 }), acts: [takeObjective, completeObjective], unlockCost: 4 },
}
export const SPECIAL_IDS = keysOf(SPECIALS)
export const specialTile = (id: SpecialId): Special => SPECIALS[id]

/** The tiles of a first game in the top, middle and bottom row, left before right (DAR-SETUP-03). */
export const FIRST_SPECIALS: readonly SpecialId[] = [
  'special-7',
  'special-8',
  'special-1',
  'special-9',
  'special-5',
  'special-12',
]
