import type { Bank, CrossingId, GridPoint } from './crossings.ts'
import type { QuarterId } from './quarters.ts'
import type { RoadId } from './roads.ts'

// The Miskatonic in stretches, and its bridges. A stretch has an embankment road on one bank at most, that of the
// quarter along the road (ARK-RIVER-07, -11).
type StretchRow = {
  readonly from: GridPoint
  readonly to: GridPoint
  readonly north: QuarterId
  readonly south: QuarterId
  readonly road: RoadId | 'none'
}

export const RIVER_STRETCHES = {
  'w-c04-c14': { from: [0, 4], to: [1, 4], north: 'q14', south: 'q15', road: 'r-c04-c14' },
  'w-c14-c24': { from: [1, 4], to: [2, 4], north: 'q24', south: 'q25', road: 'r-c14-c24' },
  'w-c24-c34': { from: [2, 4], to: [3, 4], north: 'q34', south: 'q35', road: 'r-c24-c34' },
  'w-c33-c34': { from: [3, 3], to: [3, 4], north: 'q34', south: 'q44', road: 'r-c33-c34' },
  'w-c32-c33': { from: [3, 2], to: [3, 3], north: 'q33', south: 'q43', road: 'none' },
  'w-c32-c42': { from: [3, 2], to: [4, 2], north: 'q42', south: 'q43', road: 'r-c32-c42' },
  'w-c42-c52': { from: [4, 2], to: [5, 2], north: 'q52', south: 'q53', road: 'r-c42-c52' },
  'w-c52-c62': { from: [5, 2], to: [6, 2], north: 'q62', south: 'q63', road: 'r-c52-c62' },
} as const satisfies Record<string, StretchRow>

type BridgeRow = {
  readonly road: RoadId
  readonly flank: Bank
  readonly near: CrossingId
  readonly far: CrossingId
  readonly overWaterAt: GridPoint
}

export const BRIDGES = {
  'b-c14': { road: 'r-c13-c14', flank: 'north', near: 'c13', far: 'c14', overWaterAt: [1, 3.85] },
  'b-c33': { road: 'r-c23-c33', flank: 'north', near: 'c23', far: 'c33', overWaterAt: [2.85, 3] },
  'b-c52': { road: 'r-c52-c53', flank: 'south', near: 'c53', far: 'c52', overWaterAt: [5, 2.15] },
} as const satisfies Record<string, BridgeRow>

export type BridgeId = keyof typeof BRIDGES
