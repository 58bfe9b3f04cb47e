// Nine camps with two tent slots each.

import type { Effect } from '@wayfare/kernel'
import { coins, explore, freeAcademy, knowledge, points, sail, stamps, takeObjective, theory } from './actions.ts'

type Camp = { readonly id: string; readonly costs: readonly [number, number]; readonly acts: readonly Effect[] }

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
export const campAt = (index: number): Camp => CAMPS[index] as Camp
export const campIndex = (id: string): number => CAMPS.findIndex((camp) => camp.id === id)
