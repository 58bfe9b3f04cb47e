import type { VertexId } from './dead-ends.ts'
import type { QuarterId } from './quarters.ts'

// Every printed road: its two ends, its direction at each of them, and the quarters along it (ARK-MAP-06, -13, -14). An
// embankment road is along quarters of its own bank only; a bridge or dead-end road is along those that it touches on
// each bank.
export const ROAD_KINDS = ['road', 'embankment', 'rounded', 'dead-end', 'bridge', 'university'] as const
export type RoadKind = (typeof ROAD_KINDS)[number]
export type Axis = 'h' | 'v'

type RoadRow = {
  readonly ends: readonly [VertexId, VertexId]
  readonly kind: RoadKind
  readonly axes: readonly [Axis, Axis]
  readonly along: readonly QuarterId[]
}

export const ROADS = {
  'r-c01-c02': { ends: ['c01', 'c02'], kind: 'road', axes: ['v', 'v'], along: ['q12'] },
  'r-c01-c10': { ends: ['c01', 'c10'], kind: 'rounded', axes: ['v', 'h'], along: ['q11'] },
  'r-c01-c11': { ends: ['c01', 'c11'], kind: 'road', axes: ['h', 'h'], along: ['q11', 'q12'] },
  'r-c02-c03': { ends: ['c02', 'c03'], kind: 'road', axes: ['v', 'v'], along: ['q13'] },
  'r-c02-c12': { ends: ['c02', 'c12'], kind: 'road', axes: ['h', 'h'], along: ['q12', 'q13'] },
  'r-c03-c13': { ends: ['c03', 'c13'], kind: 'road', axes: ['h', 'h'], along: ['q13', 'q14'] },
  'r-c03-d04': { ends: ['c03', 'd04'], kind: 'dead-end', axes: ['v', 'v'], along: ['q14'] },
  'r-c04-c05': { ends: ['c04', 'c05'], kind: 'road', axes: ['v', 'v'], along: ['q15'] },
  'r-c04-c14': { ends: ['c04', 'c14'], kind: 'embankment', axes: ['h', 'h'], along: ['q15'] },
  'r-c05-c15': { ends: ['c05', 'c15'], kind: 'road', axes: ['h', 'h'], along: ['q15', 'q16'] },
  'r-c05-c16': { ends: ['c05', 'c16'], kind: 'rounded', axes: ['v', 'h'], along: ['q16'] },
  'r-c10-c11': { ends: ['c10', 'c11'], kind: 'road', axes: ['v', 'v'], along: ['q11', 'q21'] },
  'r-c10-c20': { ends: ['c10', 'c20'], kind: 'road', axes: ['h', 'h'], along: ['q21'] },
  'r-c11-c12': { ends: ['c11', 'c12'], kind: 'road', axes: ['v', 'v'], along: ['q12', 'q22'] },
  'r-c11-c21': { ends: ['c11', 'c21'], kind: 'road', axes: ['h', 'h'], along: ['q21', 'q22'] },
  'r-c12-c13': { ends: ['c12', 'c13'], kind: 'road', axes: ['v', 'v'], along: ['q13', 'q23'] },
  'r-c12-c22': { ends: ['c12', 'c22'], kind: 'road', axes: ['h', 'h'], along: ['q22', 'q23'] },
  'r-c13-c14': { ends: ['c13', 'c14'], kind: 'bridge', axes: ['v', 'v'], along: ['q14', 'q24'] },
  'r-c13-c23': { ends: ['c13', 'c23'], kind: 'road', axes: ['h', 'h'], along: ['q23', 'q24'] },
  'r-c14-c15': { ends: ['c14', 'c15'], kind: 'road', axes: ['v', 'v'], along: ['q15', 'q25'] },
  'r-c14-c24': { ends: ['c14', 'c24'], kind: 'embankment', axes: ['h', 'h'], along: ['q25'] },
  'r-c15-c16': { ends: ['c15', 'c16'], kind: 'road', axes: ['v', 'v'], along: ['q16', 'q26'] },
  'r-c15-c25': { ends: ['c15', 'c25'], kind: 'road', axes: ['h', 'h'], along: ['q25', 'q26'] },
  'r-c16-c26': { ends: ['c16', 'c26'], kind: 'road', axes: ['h', 'h'], along: ['q26'] },
  'r-c20-c21': { ends: ['c20', 'c21'], kind: 'road', axes: ['v', 'v'], along: ['q21', 'q31'] },
  'r-c20-c30': { ends: ['c20', 'c30'], kind: 'road', axes: ['h', 'h'], along: ['q31'] },
  'r-c21-c22': { ends: ['c21', 'c22'], kind: 'road', axes: ['v', 'v'], along: ['q22', 'q32'] },
  'r-c21-c31': { ends: ['c21', 'c31'], kind: 'road', axes: ['h', 'h'], along: ['q31', 'q32'] },
  'r-c22-c23': { ends: ['c22', 'c23'], kind: 'road', axes: ['v', 'v'], along: ['q23', 'q33'] },
  'r-c22-c32': { ends: ['c22', 'c32'], kind: 'road', axes: ['h', 'h'], along: ['q32', 'q33'] },
  'r-c23-c33': { ends: ['c23', 'c33'], kind: 'bridge', axes: ['h', 'h'], along: ['q33', 'q34'] },
  'r-c23-d24': { ends: ['c23', 'd24'], kind: 'dead-end', axes: ['v', 'v'], along: ['q24', 'q34'] },
  'r-c24-c25': { ends: ['c24', 'c25'], kind: 'road', axes: ['v', 'v'], along: ['q25', 'q35'] },
  'r-c24-c34': { ends: ['c24', 'c34'], kind: 'embankment', axes: ['h', 'h'], along: ['q35'] },
  'r-c25-c26': { ends: ['c25', 'c26'], kind: 'road', axes: ['v', 'v'], along: ['q26', 'q36'] },
  'r-c25-c35': { ends: ['c25', 'c35'], kind: 'road', axes: ['h', 'h'], along: ['q35', 'q36'] },
  'r-c26-c36': { ends: ['c26', 'c36'], kind: 'road', axes: ['h', 'h'], along: ['q36'] },
  'r-c30-c31': { ends: ['c30', 'c31'], kind: 'road', axes: ['v', 'v'], along: ['q31', 'q41'] },
  'r-c30-c40': { ends: ['c30', 'c40'], kind: 'road', axes: ['h', 'h'], along: ['q41'] },
  'r-c31-c32': { ends: ['c31', 'c32'], kind: 'road', axes: ['v', 'v'], along: ['q32', 'q42'] },
  'r-c31-c41': { ends: ['c31', 'c41'], kind: 'road', axes: ['h', 'h'], along: ['q41', 'q42'] },
  'r-c32-c42': { ends: ['c32', 'c42'], kind: 'embankment', axes: ['h', 'h'], along: ['q42'] },
  'r-c33-c34': { ends: ['c33', 'c34'], kind: 'embankment', axes: ['v', 'v'], along: ['q44'] },
  'r-c33-c43': { ends: ['c33', 'c43'], kind: 'road', axes: ['h', 'h'], along: ['q43', 'q44'] },
  'r-c34-c35': { ends: ['c34', 'c35'], kind: 'road', axes: ['v', 'v'], along: ['q35', 'q45'] },
  'r-c35-c36': { ends: ['c35', 'c36'], kind: 'road', axes: ['v', 'v'], along: ['q36', 'q46'] },
  'r-c35-c45': { ends: ['c35', 'c45'], kind: 'road', axes: ['h', 'h'], along: ['q45', 'q46'] },
  'r-c36-c46': { ends: ['c36', 'c46'], kind: 'road', axes: ['h', 'h'], along: ['q46'] },
  'r-c40-c41': { ends: ['c40', 'c41'], kind: 'road', axes: ['v', 'v'], along: ['q41', 'q51'] },
  'r-c40-c50': { ends: ['c40', 'c50'], kind: 'road', axes: ['h', 'h'], along: ['q51'] },
  'r-c41-c42': { ends: ['c41', 'c42'], kind: 'road', axes: ['v', 'v'], along: ['q42', 'q52'] },
  'r-c41-c51': { ends: ['c41', 'c51'], kind: 'road', axes: ['h', 'h'], along: ['q51', 'q52'] },
  'r-c42-c52': { ends: ['c42', 'c52'], kind: 'embankment', axes: ['h', 'h'], along: ['q52'] },
  'r-c43-c53': { ends: ['c43', 'c53'], kind: 'road', axes: ['h', 'h'], along: ['q53', 'q54'] },
  'r-c43-d42': { ends: ['c43', 'd42'], kind: 'dead-end', axes: ['v', 'v'], along: ['q43', 'q53'] },
  'r-c45-c46': { ends: ['c45', 'c46'], kind: 'road', axes: ['v', 'v'], along: ['q46', 'q56'] },
  'r-c45-c55': { ends: ['c45', 'c55'], kind: 'road', axes: ['h', 'h'], along: ['q55', 'q56'] },
  'r-c46-c56': { ends: ['c46', 'c56'], kind: 'road', axes: ['h', 'h'], along: ['q56'] },
  'r-c50-c51': { ends: ['c50', 'c51'], kind: 'road', axes: ['v', 'v'], along: ['q51', 'q61'] },
  'r-c50-c61': { ends: ['c50', 'c61'], kind: 'rounded', axes: ['h', 'v'], along: ['q61'] },
  'r-c51-c52': { ends: ['c51', 'c52'], kind: 'road', axes: ['v', 'v'], along: ['q52', 'q62'] },
  'r-c51-c61': { ends: ['c51', 'c61'], kind: 'road', axes: ['h', 'h'], along: ['q61', 'q62'] },
  'r-c52-c53': { ends: ['c52', 'c53'], kind: 'bridge', axes: ['v', 'v'], along: ['q53', 'q63'] },
  'r-c52-c62': { ends: ['c52', 'c62'], kind: 'embankment', axes: ['h', 'h'], along: ['q62'] },
  'r-c53-c54': { ends: ['c53', 'c54'], kind: 'road', axes: ['v', 'v'], along: ['q54', 'q64'] },
  'r-c53-c63': { ends: ['c53', 'c63'], kind: 'road', axes: ['h', 'h'], along: ['q63', 'q64'] },
  'r-c54-c55': { ends: ['c54', 'c55'], kind: 'road', axes: ['v', 'v'], along: ['q55', 'q65'] },
  'r-c54-c64': { ends: ['c54', 'c64'], kind: 'road', axes: ['h', 'h'], along: ['q64', 'q65'] },
  'r-c55-c56': { ends: ['c55', 'c56'], kind: 'road', axes: ['v', 'v'], along: ['q56', 'q66'] },
  'r-c55-c65': { ends: ['c55', 'c65'], kind: 'road', axes: ['h', 'h'], along: ['q65', 'q66'] },
  'r-c56-c65': { ends: ['c56', 'c65'], kind: 'rounded', axes: ['h', 'v'], along: ['q66'] },
  'r-c61-c62': { ends: ['c61', 'c62'], kind: 'road', axes: ['v', 'v'], along: ['q62'] },
  'r-c63-c64': { ends: ['c63', 'c64'], kind: 'road', axes: ['v', 'v'], along: ['q64'] },
  'r-c63-d62': { ends: ['c63', 'd62'], kind: 'dead-end', axes: ['v', 'v'], along: ['q63'] },
  'r-c64-c65': { ends: ['c64', 'c65'], kind: 'road', axes: ['v', 'v'], along: ['q65'] },
} as const satisfies Record<string, RoadRow>

// These exist only with Yog-Sothoth (ARK-ANCIENT-30).
export const UNIVERSITY_ROADS = {
  'r-c34-c44': { ends: ['c34', 'c44'], kind: 'university', axes: ['h', 'h'], along: ['q44', 'q45'] },
  'r-c43-c44': { ends: ['c43', 'c44'], kind: 'university', axes: ['v', 'v'], along: ['q44', 'q54'] },
  'r-c44-c45': { ends: ['c44', 'c45'], kind: 'university', axes: ['v', 'v'], along: ['q45', 'q55'] },
  'r-c44-c54': { ends: ['c44', 'c54'], kind: 'university', axes: ['h', 'h'], along: ['q54', 'q55'] },
} as const satisfies Record<string, RoadRow>

export type RoadId = keyof typeof ROADS | keyof typeof UNIVERSITY_ROADS
