// Crew cards: the starting seal that each gives, the seals that it requires of one worker, and its effect.

import type { Action } from '../ops.ts'
import { keysOf } from '../records.ts'
import {
  anyCamp,
  coins,
  completeObjective,
  copyCrew,
  explore,
  freeUnlock,
  knowledge,
  landExplorer,
  points,
  purpleSeal,
  sailToBeagle,
  stamps,
  studyAny,
  takeObjective,
  theory,
  useLocked,
} from './actions.ts'
import type { Colour, CrewId } from './ids.ts'
import { type Need, need } from './seals.ts'

type Crew = { readonly start: Colour; readonly need: Need; readonly acts: readonly Action[] }

export const CREW: Readonly<Record<CrewId, Crew>> = {
  'crew-1': { start: 'blue', need: need({ blue: 2, yellow: 2, green: 1 }), acts: [coins(8)] },
  'crew-2': { start: 'green', need: need({ green: 4, red: 1 }), acts: [explore(2), explore(2)] },
  'crew-3': { start: 'red', need: need({ red: 3, yellow: 1, blue: 1 }), acts: [theory(5)] },
  'crew-4': { start: 'red', need: need({ red: 2, green: 2, yellow: 1 }), acts: [landExplorer] },
  'crew-5': { start: 'blue', need: need({ blue: 4, yellow: 1 }), acts: [freeUnlock] },
  'crew-6': { start: 'yellow', need: need({ yellow: 4, blue: 1 }), acts: [stamps(4, { split: true })] },
  'crew-7': { start: 'yellow', need: need({ yellow: 2, red: 2, blue: 1 }), acts: [copyCrew] },
  'crew-8': { start: 'blue', need: need({ blue: 3, green: 1, red: 1 }), acts: [sailToBeagle] },
  'crew-9': { start: 'red', need: need({ red: 3, yellow: 2 }), acts: [useLocked] },
  'crew-10': { start: 'yellow', need: need({ yellow: 3, green: 2 }), acts: [anyCamp] },
  'crew-11': { start: 'red', need: need({ red: 4, green: 1 }), acts: [purpleSeal] },
  'crew-12': { start: 'green', need: need({ green: 3, blue: 2 }), acts: [studyAny] },
  'crew-13': { start: 'yellow', need: need({ yellow: 3, blue: 1, green: 1 }), acts: [knowledge(2), points(3)] },
  'crew-14': { start: 'green', need: need({ green: 2, blue: 2, red: 1 }), acts: [points(8)] },
  'crew-15': { start: 'green', need: need({ green: 3, yellow: 1, red: 1 }), acts: [takeObjective, completeObjective] },
  'crew-16': { start: 'blue', need: need({ blue: 3, red: 2 }), acts: [theory(2), knowledge(1), coins(3)] },
}
export const CREW_IDS = keysOf(CREW)
export const crewCard = (id: CrewId): Crew => CREW[id]

/** The crew cards of a first game, by place in turn order (DAR-CREWDRAFT-02). */
export const FIRST_CREW: readonly (readonly CrewId[])[] = [
  ['crew-1', 'crew-2', 'crew-3'],
  ['crew-4', 'crew-5', 'crew-6'],
  ['crew-7', 'crew-8', 'crew-9'],
  ['crew-10', 'crew-11', 'crew-12'],
]
export const COPY_CARD: CrewId = 'crew-7'
