import type { GridPoint } from './crossings.ts'
import type { RoadId } from './roads.ts'

// Measures for drawing the city, in grid units; no rule depends on them (ARK-MAP-16). Every diagonal, river crossing
// and road that is not rounded is a straight line between the positions (`at`) of its ends.
export const VIEW_BOX = [-0.6, -0.6, 7.2, 7.2] as const

type ArcRow = { readonly centre: GridPoint; readonly radius: number; readonly path: string }

export const ROUNDED_ROADS = {
  'r-c01-c10': { centre: [1, 1], radius: 1, path: 'M 0 1 A 1 1 0 0 1 1 0' },
  'r-c50-c61': { centre: [5, 1], radius: 1, path: 'M 5 0 A 1 1 0 0 1 6 1' },
  'r-c05-c16': { centre: [1, 5], radius: 1, path: 'M 0 5 A 1 1 0 0 0 1 6' },
  'r-c56-c65': { centre: [5, 5], radius: 1, path: 'M 5 6 A 1 1 0 0 0 6 5' },
} as const satisfies Partial<Record<RoadId, ArcRow>>

// The radius of the rounded corner that some quarters' blocks have.
export const BLOCK_CORNER_RADIUS = 0.86

export const RIVER_LINE = {
  points: [
    [-0.4, 3.85],
    [2.85, 3.85],
    [2.85, 2.75],
    [3.15, 2.45],
    [3.15, 2.15],
    [6.4, 2.15],
  ],
  width: 0.2,
  bendRadius: 0.12,
  nameAt: [1.5, 3.85],
} as const

export const COORDINATE_LABELS = {
  x: {
    along: 'top',
    at: [
      [0.5, -0.3],
      [1.5, -0.3],
      [2.5, -0.3],
      [3.5, -0.3],
      [4.5, -0.3],
      [5.5, -0.3],
    ],
  },
  y: {
    along: 'left',
    at: [
      [-0.3, 0.5],
      [-0.3, 1.5],
      [-0.3, 2.5],
      [-0.3, 3.5],
      [-0.3, 4.5],
      [-0.3, 5.5],
    ],
  },
} as const

export const UNIVERSITY_BLOCK = { box: [3.07, 3.07, 4.93, 4.93], nameAt: [4, 4] } as const
