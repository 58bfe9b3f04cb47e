import type { Route, RouteRules, RouteSheet } from '../sheet.ts'

// The solver's fixtures from the ledger's section 6. If several routes tie, only value, madness and links are binding.
export type Fixture = {
  readonly id: string
  readonly rules: RouteRules
  readonly sheet: RouteSheet
  readonly best: {
    readonly baseVp: number
    readonly madness: number
    readonly links: number
    readonly taskVp: number
    readonly yellowVp: number
    readonly horror: number
    readonly riverCrossings: number
    // Tourists and quarters by type.
    readonly products: Readonly<Record<string, readonly [number, number]>>
  }
  readonly oneBestRoute: Route
}

export const FIXTURES: readonly Fixture[] = [
  // A plain line on the outer ring.
  {
    id: 'FX-1',
    rules: { ancient: 'cthulhu' },
    sheet: {
      segments: words('r-c10-c20 r-c20-c30'),
      tourists: { q31: { cross: 2 }, q21: { circle: 1 } },
    },
    best: {
      baseVp: 2,
      madness: 0,
      links: 0,
      taskVp: 0,
      yellowVp: 0,
      horror: 0,
      riverCrossings: 0,
      products: { circle: [1, 0], square: [0, 0], triangle: [0, 0], cross: [2, 1] },
    },
    oneBestRoute: { start: 'c10', steps: words('r-c10-c20 r-c20-c30') },
  },
  // A star-shaped net: one route cannot use all five segments.
  {
    id: 'FX-2',
    rules: { ancient: 'cthulhu' },
    sheet: {
      segments: words('r-c11-c21 r-c21-c31 r-c31-c41 r-c20-c21 r-c21-c22'),
      tourists: { q31: { cross: 2 }, q22: { square: 1 }, q42: { square: 2 }, q23: { cross: 3 } },
    },
    best: {
      baseVp: 8,
      madness: 1,
      links: 0,
      taskVp: 0,
      yellowVp: 0,
      horror: 1,
      riverCrossings: 0,
      products: { circle: [0, 1], square: [3, 2], triangle: [0, 0], cross: [2, 1] },
    },
    oneBestRoute: { start: 'c11', steps: words('r-c11-c21 r-c21-c31 r-c31-c41') },
  },
  // A loop with a tail.
  {
    id: 'FX-3',
    rules: { ancient: 'cthulhu', task: 'task-1' },
    sheet: {
      segments: words('r-c11-c12 r-c12-c22 r-c21-c22 r-c11-c21 r-c21-c31'),
      tourists: { q22: { square: 3 }, q21: { circle: 2 }, q12: { triangle: 1 }, q32: { circle: 1 } },
    },
    best: {
      baseVp: 11,
      madness: 1,
      links: 0,
      taskVp: 0,
      yellowVp: 5,
      horror: 1,
      riverCrossings: 0,
      products: { circle: [3, 1], square: [3, 1], triangle: [1, 0], cross: [0, 1] },
    },
    oneBestRoute: { start: 'c11', steps: words('r-c11-c12 r-c12-c22 r-c21-c22 r-c11-c21') },
  },
  // Two separate sections joined through the gates c40 and c02.
  {
    id: 'FX-4',
    rules: { ancient: 'cthulhu', task: 'task-3' },
    sheet: {
      segments: words('r-c30-c40 r-c40-c41 r-c02-c12 r-c12-c22'),
      tourists: { q41: { square: 2 }, q12: { circle: 1 }, q13: { triangle: 2 }, q22: { square: 1 } },
    },
    best: {
      baseVp: 15,
      madness: 1,
      links: 1,
      taskVp: 0,
      yellowVp: 9,
      horror: 0,
      riverCrossings: 0,
      products: { circle: [1, 0], square: [3, 2], triangle: [2, 0], cross: [0, 1] },
    },
    oneBestRoute: { start: 'c41', steps: words('r-c40-c41 gate:c40>c02 r-c02-c12 r-c12-c22') },
  },
  // A route that continues from the dead end d04 over the river to c04.
  {
    id: 'FX-5',
    rules: { ancient: 'dagon', task: 'task-5' },
    sheet: {
      segments: words('r-c03-c13 r-c03-d04 r-c04-c14 r-c14-c24'),
      tourists: { q14: { triangle: 2 }, q15: { circle: 1 }, q25: { square: 2 }, q13: { cross: 1 } },
    },
    best: {
      baseVp: 6,
      madness: 3,
      links: 0,
      taskVp: 1,
      yellowVp: 3,
      horror: 2,
      riverCrossings: 1,
      products: { circle: [1, 0], square: [2, 0], triangle: [2, 1], cross: [0, 0] },
    },
    oneBestRoute: { start: 'c03', steps: words('r-c03-d04 dag-d04 r-c04-c14 r-c14-c24') },
  },
  // The same net without Dagon: the two halves stay separate.
  {
    id: 'FX-6',
    rules: { ancient: 'cthulhu', task: 'task-5' },
    sheet: {
      segments: words('r-c03-c13 r-c03-d04 r-c04-c14 r-c14-c24'),
      tourists: { q14: { triangle: 2 }, q15: { circle: 1 }, q25: { square: 2 }, q13: { cross: 1 } },
    },
    best: {
      baseVp: 3,
      madness: 0,
      links: 0,
      taskVp: 0,
      yellowVp: 3,
      horror: 0,
      riverCrossings: 0,
      products: { circle: [0, 0], square: [2, 0], triangle: [0, 0], cross: [0, 0] },
    },
    oneBestRoute: { start: 'c14', steps: words('r-c14-c24') },
  },
  // Roads inside the university and a diagonal to its centre.
  {
    id: 'FX-7',
    rules: { ancient: 'yog-sothoth' },
    sheet: {
      segments: words('r-c34-c44 r-c44-c54 r-c43-c44 x-c35-c44'),
      tourists: { q44: { cross: 1 }, q54: { square: 2 }, q45: { circle: 2 }, q55: { triangle: 1 } },
    },
    best: {
      baseVp: 6,
      madness: 3,
      links: 0,
      taskVp: 0,
      yellowVp: 0,
      horror: 3,
      riverCrossings: 0,
      products: { circle: [2, 1], square: [2, 1], triangle: [1, 1], cross: [1, 1] },
    },
    oneBestRoute: { start: 'c34', steps: words('r-c34-c44 r-c44-c54') },
  },
  // A larger random net.
  {
    id: 'FX-9',
    rules: { ancient: 'shub-niggurath', task: 'task-2' },
    sheet: {
      segments: words(`
      r-c01-c11 r-c10-c11 r-c11-c21 r-c12-c22 r-c20-c21 r-c20-c30 r-c21-c31 r-c22-c32 r-c31-c32 r-c52-c53
      r-c52-c62 r-c53-c54 r-c54-c64 r-c63-c64 r-c63-d62 r-c64-c65
    `),
      tourists: {
        q62: { cross: 1, circle: 2 },
        q45: { square: 2, circle: 1 },
        q52: { cross: 1, triangle: 1, circle: 1 },
        q55: { square: 1, triangle: 1, circle: 1, cross: 1 },
        q22: { square: 1, circle: 1 },
        q24: { cross: 1, triangle: 2 },
        q53: { square: 1, cross: 1 },
        q42: { cross: 3 },
        q33: { triangle: 2, square: 1, cross: 1 },
        q56: { triangle: 4 },
      },
    },
    best: {
      baseVp: 20,
      madness: 2,
      links: 0,
      taskVp: 0,
      yellowVp: 8,
      horror: 2,
      riverCrossings: 0,
      products: { circle: [1, 2], square: [2, 1], triangle: [2, 0], cross: [4, 2] },
    },
    oneBestRoute: { start: 'c01', steps: words('r-c01-c11 r-c11-c21 r-c21-c31 r-c31-c32 r-c22-c32 r-c12-c22') },
  },
  // A larger random net.
  {
    id: 'FX-11',
    rules: { ancient: 'yog-sothoth', task: 'task-6' },
    sheet: {
      segments: words(`
      r-c01-c10 r-c10-c20 r-c11-c21 r-c20-c21 r-c21-c22 r-c21-c31 r-c30-c31 r-c30-c40 r-c31-c32 r-c31-c41
      r-c33-c34 r-c33-c43 r-c34-c35 r-c41-c42 r-c43-c44 r-c43-d42 r-c44-c45 r-c44-c54 r-c54-c55 r-c54-c64
      r-c56-c65 r-c63-c64 r-c63-d62 r-c64-c65
    `),
      tourists: {
        q14: { circle: 2, cross: 1 },
        q35: { triangle: 1, circle: 2 },
        q64: { square: 2, circle: 1 },
        q42: { cross: 1, square: 1, triangle: 1, circle: 1 },
        q33: { triangle: 1, square: 2, cross: 1 },
        q66: { circle: 2, triangle: 1 },
        q63: { triangle: 1, square: 1, circle: 2 },
        q23: { circle: 1, square: 2 },
        q16: { circle: 1, square: 1, cross: 1 },
        q11: { square: 2, triangle: 1, circle: 1 },
      },
    },
    best: {
      baseVp: 39,
      madness: 4,
      links: 1,
      taskVp: 9,
      yellowVp: 4,
      horror: 3,
      riverCrossings: 0,
      products: { circle: [4, 3], square: [5, 2], triangle: [2, 2], cross: [0, 2] },
    },
    oneBestRoute: {
      start: 'c01',
      steps: words(`
      r-c01-c10 r-c10-c20 r-c20-c21 r-c21-c31 r-c30-c31 r-c30-c40 gate:c40>d42 r-c43-d42 r-c43-c44 r-c44-c54
      r-c54-c64 r-c63-c64 r-c63-d62
    `),
    },
  },
  // A larger random net.
  {
    id: 'FX-12',
    rules: { ancient: 'cthulhu', task: 'task-7' },
    sheet: {
      segments: words(`
      r-c01-c10 r-c10-c20 r-c11-c12 r-c12-c22 r-c20-c21 r-c21-c22 r-c21-c31 r-c22-c23 r-c23-c33 r-c30-c31
      r-c30-c40 r-c33-c34 r-c40-c41 r-c50-c51 r-c51-c52 r-c51-c61 r-c52-c53 r-c52-c62 r-c53-c54 r-c53-c63
      r-c54-c55 r-c54-c64 r-c55-c65 r-c56-c65 r-c63-c64 r-c63-d62
    `),
      tourists: {
        q45: { triangle: 1, square: 1, cross: 1 },
        q34: { triangle: 2, square: 2 },
        q26: { square: 1, cross: 1 },
        q41: { square: 1, cross: 2, triangle: 1 },
        q33: { cross: 2 },
        q44: { square: 4 },
        q12: { cross: 1, triangle: 1 },
        q62: { cross: 2, circle: 1 },
        q64: { square: 2, triangle: 2 },
        q66: { square: 1, circle: 2, cross: 1 },
      },
    },
    best: {
      baseVp: 99,
      madness: 2,
      links: 1,
      taskVp: 8,
      yellowVp: 7,
      horror: 1,
      riverCrossings: 0,
      products: { circle: [3, 2], square: [10, 4], triangle: [5, 2], cross: [7, 4] },
    },
    oneBestRoute: {
      start: 'c34',
      steps: words(`
      r-c33-c34 r-c23-c33 r-c22-c23 r-c21-c22 r-c21-c31 r-c30-c31 r-c30-c40 gate:c40>c61 r-c51-c61 r-c51-c52
      r-c52-c53 r-c53-c54 r-c54-c55 r-c55-c65
    `),
    },
  },
  // A rounded road and a corner diagonal that are parallel edges.
  {
    id: 'FX-14',
    rules: { ancient: 'cthulhu', task: 'task-4' },
    sheet: {
      segments: words('r-c01-c10 x-c01-c10 r-c01-c02 r-c10-c20'),
      tourists: { q11: { circle: 2 }, q12: { square: 1 }, q21: { circle: 1 } },
    },
    best: {
      baseVp: 8,
      madness: 0,
      links: 0,
      taskVp: 0,
      yellowVp: 5,
      horror: 0,
      riverCrossings: 0,
      products: { circle: [3, 1], square: [1, 0], triangle: [0, 0], cross: [0, 0] },
    },
    oneBestRoute: { start: 'c02', steps: words('r-c01-c02 r-c01-c10 r-c10-c20') },
  },
  // The net of the ledger's encounter example (SC-085).
  {
    id: 'FX-16',
    rules: { ancient: 'dagon' },
    sheet: {
      segments: words('r-c13-c14 r-c14-c24 r-c24-c34 r-c33-c34 r-c33-c43 r-c43-c53'),
      tourists: {
        q14: { triangle: 2 },
        q24: { triangle: 1, circle: 1 },
        q25: { square: 1 },
        q35: { triangle: 1 },
        q44: { cross: 1, triangle: 1 },
        q43: { circle: 1 },
      },
    },
    best: {
      baseVp: 18,
      madness: 3,
      links: 0,
      taskVp: 0,
      yellowVp: 3,
      horror: 3,
      riverCrossings: 0,
      products: { circle: [2, 1], square: [1, 2], triangle: [5, 2], cross: [1, 1] },
    },
    oneBestRoute: { start: 'c13', steps: words('r-c13-c14 r-c14-c24 r-c24-c34 r-c33-c34 r-c33-c43 r-c43-c53') },
  },
]

function words<T extends string>(text: string): T[] {
  return text.trim().split(/\s+/) as T[]
}
