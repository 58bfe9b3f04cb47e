// The nine camps, each with two tent slots.

import type { Action } from '../ops.ts'
import { coins, explore, freeAcademy, knowledge, points, sail, stamps, takeObjective, theory } from './actions.ts'
import type { CampId } from './ids.ts'

/** `costs` are the prices of the two slots. */
type Camp = { readonly id: CampId; readonly costs: readonly [number, number]; readonly acts: readonly Action[] }

export const CAMPS: readonly Camp[] = [
  { id: 'camp-sea-6', costs: [0, 1], acts: [takeObjective, coins(3)] },
  { id: 'camp-sea-12', costs: [1, 3], acts: [points(1), stamps(3)] },
  { id: 'camp-sea-19', costs: [3, 5], acts: [explore(2), points(5)] },
  { id: 'camp-i1-4', costs: [0, 1], acts: [stamps(2)] },
  { id: 'camp-i1-7', costs: [0, 1], acts: [sail(2)] },
  { id: 'camp-i1-14', costs: [1, 2], acts: [freeAcademy] },
  { id: 'camp-i2-4', costs: [1, 3], acts: [theory(3)] },
  { id: 'camp-i2-9', costs: [2, 4], acts: [knowledge(1), points(4)] },
  { id: 'camp-i3-3', costs: [2, 4], acts: [points(8)] },
]
const BY_ID = new Map(CAMPS.map((camp) => [camp.id, camp]))
export const campOf = (id: CampId): Camp => BY_ID.get(id) as Camp
