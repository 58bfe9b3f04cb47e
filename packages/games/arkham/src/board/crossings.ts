// The crossings, where roads meet (ARK-MAP-14). A crossing's id contains its grid point: c<i><j>, i to the right, j
// downwards. `at` is its position in the drawing, in grid units: (0, 0) is the top left corner of the city, and one
// unit the side of a quarter.

export type GridPoint = readonly [x: number, y: number]

export const BANKS = ['north', 'south'] as const
export type Bank = (typeof BANKS)[number]

type CrossingRow = { readonly at: GridPoint; readonly bank: Bank }

export const CROSSINGS = {
  c01: { at: [0, 1], bank: 'north' },
  c02: { at: [0, 2], bank: 'north' },
  c03: { at: [0, 3], bank: 'north' },
  c04: { at: [0, 4], bank: 'south' },
  c05: { at: [0, 5], bank: 'south' },
  c10: { at: [1, 0], bank: 'north' },
  c11: { at: [1, 1], bank: 'north' },
  c12: { at: [1, 2], bank: 'north' },
  c13: { at: [1, 3], bank: 'north' },
  c14: { at: [1, 4], bank: 'south' },
  c15: { at: [1, 5], bank: 'south' },
  c16: { at: [1, 6], bank: 'south' },
  c20: { at: [2, 0], bank: 'north' },
  c21: { at: [2, 1], bank: 'north' },
  c22: { at: [2, 2], bank: 'north' },
  c23: { at: [2, 3], bank: 'north' },
  c24: { at: [2, 4], bank: 'south' },
  c25: { at: [2, 5], bank: 'south' },
  c26: { at: [2, 6], bank: 'south' },
  c30: { at: [3, 0], bank: 'north' },
  c31: { at: [3, 1], bank: 'north' },
  c32: { at: [3, 2], bank: 'north' },
  c33: { at: [3, 3], bank: 'south' },
  c34: { at: [3, 4], bank: 'south' },
  c35: { at: [3, 5], bank: 'south' },
  c36: { at: [3, 6], bank: 'south' },
  c40: { at: [4, 0], bank: 'north' },
  c41: { at: [4, 1], bank: 'north' },
  c42: { at: [4, 2], bank: 'north' },
  c43: { at: [4, 3], bank: 'south' },
  c45: { at: [4, 5], bank: 'south' },
  c46: { at: [4, 6], bank: 'south' },
  c50: { at: [5, 0], bank: 'north' },
  c51: { at: [5, 1], bank: 'north' },
  c52: { at: [5, 2], bank: 'north' },
  c53: { at: [5, 3], bank: 'south' },
  c54: { at: [5, 4], bank: 'south' },
  c55: { at: [5, 5], bank: 'south' },
  c56: { at: [5, 6], bank: 'south' },
  c61: { at: [6, 1], bank: 'north' },
  c62: { at: [6, 2], bank: 'north' },
  c63: { at: [6, 3], bank: 'south' },
  c64: { at: [6, 4], bank: 'south' },
  c65: { at: [6, 5], bank: 'south' },
} as const satisfies Record<string, CrossingRow>

// The centre of the university is a crossing only with Yog-Sothoth (ARK-MAP-09).
export const CENTRE_CROSSINGS = {
  c44: { at: [4, 4], bank: 'south' },
} as const satisfies Record<string, CrossingRow>

export type CrossingId = keyof typeof CROSSINGS | keyof typeof CENTRE_CROSSINGS
