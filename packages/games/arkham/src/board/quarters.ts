import type { Bank } from './crossings.ts'

// The 36 quarters, row by row (ARK-MAP-01). `box` is the drawn block: left, top, right and bottom in grid units.
export const QUARTER_TYPES = ['red', 'green', 'blue', 'purple', 'yellow', 'white'] as const
export type QuarterType = (typeof QUARTER_TYPES)[number]

export const ROUNDED_CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const
export type RoundedCorner = (typeof ROUNDED_CORNERS)[number]

type Box = readonly [left: number, top: number, right: number, bottom: number]
type QuarterRow = {
  readonly type: QuarterType
  readonly star?: number
  readonly bank: Bank
  readonly box: Box
  readonly rounded?: RoundedCorner
}

export const QUARTERS = {
  q11: { type: 'red', bank: 'north', box: [0.07, 0.07, 0.93, 0.93], rounded: 'top-left' },
  q21: { type: 'white', bank: 'north', box: [1.07, 0.07, 1.93, 0.93] },
  q31: { type: 'purple', bank: 'north', box: [2.07, 0.07, 2.93, 0.93] },
  q41: { type: 'green', bank: 'north', box: [3.07, 0.07, 3.93, 0.93] },
  q51: { type: 'yellow', star: 4, bank: 'north', box: [4.07, 0.07, 4.93, 0.93] },
  q61: { type: 'white', bank: 'north', box: [5.07, 0.07, 5.93, 0.93], rounded: 'top-right' },
  q12: { type: 'yellow', star: 5, bank: 'north', box: [0.07, 1.07, 0.93, 1.93] },
  q22: { type: 'green', bank: 'north', box: [1.07, 1.07, 1.93, 1.93] },
  q32: { type: 'red', bank: 'north', box: [2.07, 1.07, 2.93, 1.93] },
  q42: { type: 'white', bank: 'north', box: [3.07, 1.07, 3.93, 1.93] },
  q52: { type: 'purple', bank: 'north', box: [4.07, 1.07, 4.93, 1.93] },
  q62: { type: 'blue', bank: 'north', box: [5.07, 1.07, 5.93, 1.93] },
  q13: { type: 'white', bank: 'north', box: [0.07, 2.07, 0.93, 2.93] },
  q23: { type: 'purple', bank: 'north', box: [1.07, 2.07, 1.93, 2.93] },
  q33: { type: 'yellow', star: 3, bank: 'north', box: [2.07, 2.07, 2.7, 2.93] },
  q43: { type: 'blue', bank: 'south', box: [3.3, 2.3, 3.93, 2.93] },
  q53: { type: 'white', bank: 'south', box: [4.07, 2.3, 4.93, 2.93] },
  q63: { type: 'red', bank: 'south', box: [5.07, 2.3, 5.93, 2.93] },
  q14: { type: 'blue', bank: 'north', box: [0.07, 3.07, 0.93, 3.7] },
  q24: { type: 'red', bank: 'north', box: [1.07, 3.07, 1.93, 3.7] },
  q34: { type: 'white', bank: 'north', box: [2.07, 3.07, 2.7, 3.7] },
  q44: { type: 'purple', bank: 'south', box: [3.07, 3.07, 3.98, 3.98] },
  q54: { type: 'green', bank: 'south', box: [4.02, 3.07, 4.93, 3.98] },
  q64: { type: 'yellow', star: 4, bank: 'south', box: [5.07, 3.07, 5.93, 3.93] },
  q15: { type: 'white', bank: 'south', box: [0.07, 4.07, 0.93, 4.93] },
  q25: { type: 'yellow', star: 3, bank: 'south', box: [1.07, 4.07, 1.93, 4.93] },
  q35: { type: 'green', bank: 'south', box: [2.07, 4.07, 2.93, 4.93] },
  q45: { type: 'red', bank: 'south', box: [3.07, 4.02, 3.98, 4.93] },
  q55: { type: 'blue', bank: 'south', box: [4.02, 4.02, 4.93, 4.93] },
  q65: { type: 'white', bank: 'south', box: [5.07, 4.07, 5.93, 4.93] },
  q16: { type: 'purple', bank: 'south', box: [0.07, 5.07, 0.93, 5.93], rounded: 'bottom-left' },
  q26: { type: 'white', bank: 'south', box: [1.07, 5.07, 1.93, 5.93] },
  q36: { type: 'blue', bank: 'south', box: [2.07, 5.07, 2.93, 5.93] },
  q46: { type: 'yellow', star: 5, bank: 'south', box: [3.07, 5.07, 3.93, 5.93] },
  q56: { type: 'white', bank: 'south', box: [4.07, 5.07, 4.93, 5.93] },
  q66: { type: 'green', bank: 'south', box: [5.07, 5.07, 5.93, 5.93], rounded: 'bottom-right' },
} as const satisfies Record<string, QuarterRow>

export type QuarterId = keyof typeof QUARTERS

export const UNIVERSITY_QUARTERS = ['q44', 'q54', 'q45', 'q55'] as const satisfies readonly QuarterId[]
