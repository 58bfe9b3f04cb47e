import type { Bank, CrossingId, GridPoint } from './crossings.ts'

// The four dead ends at the river. A dead end is named after the grid point that it faces on the other bank, and is
// drawn short of the water, so use `at` and never the digits of the id.
type DeadEndRow = { readonly at: GridPoint; readonly bank: Bank; readonly opposite: CrossingId }

export const DEAD_ENDS = {
  d04: { at: [0, 3.72], bank: 'north', opposite: 'c04' },
  d24: { at: [2, 3.72], bank: 'north', opposite: 'c24' },
  d42: { at: [4, 2.28], bank: 'south', opposite: 'c42' },
  d62: { at: [6, 2.28], bank: 'south', opposite: 'c62' },
} as const satisfies Record<string, DeadEndRow>

export type DeadEndId = keyof typeof DEAD_ENDS
export type VertexId = CrossingId | DeadEndId

// With Dagon a final route may cross the water between a dead end and its opposite crossing (ARK-ANCIENT-40).
export type RiverCrossingId = `dag-${DeadEndId}`
