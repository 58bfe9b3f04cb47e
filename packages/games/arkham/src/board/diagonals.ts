import type { VertexId } from './dead-ends.ts'
import type { QuarterId } from './quarters.ts'

// The diagonals, which are lines through a quarter from corner to corner (ARK-ROUTE-16 to -19). Only the quarter that
// it crosses is along a diagonal.
type DiagonalRow = { readonly ends: readonly [VertexId, VertexId]; readonly along: readonly [QuarterId] }

export const DIAGONALS = {
  'x-c01-c10': { ends: ['c01', 'c10'], along: ['q11'] },
  'x-c01-c12': { ends: ['c01', 'c12'], along: ['q12'] },
  'x-c02-c11': { ends: ['c02', 'c11'], along: ['q12'] },
  'x-c02-c13': { ends: ['c02', 'c13'], along: ['q13'] },
  'x-c03-c12': { ends: ['c03', 'c12'], along: ['q13'] },
  'x-c04-c15': { ends: ['c04', 'c15'], along: ['q15'] },
  'x-c05-c14': { ends: ['c05', 'c14'], along: ['q15'] },
  'x-c05-c16': { ends: ['c05', 'c16'], along: ['q16'] },
  'x-c10-c21': { ends: ['c10', 'c21'], along: ['q21'] },
  'x-c11-c20': { ends: ['c11', 'c20'], along: ['q21'] },
  'x-c11-c22': { ends: ['c11', 'c22'], along: ['q22'] },
  'x-c12-c21': { ends: ['c12', 'c21'], along: ['q22'] },
  'x-c12-c23': { ends: ['c12', 'c23'], along: ['q23'] },
  'x-c13-c22': { ends: ['c13', 'c22'], along: ['q23'] },
  'x-c13-d04': { ends: ['c13', 'd04'], along: ['q14'] },
  'x-c13-d24': { ends: ['c13', 'd24'], along: ['q24'] },
  'x-c14-c25': { ends: ['c14', 'c25'], along: ['q25'] },
  'x-c15-c24': { ends: ['c15', 'c24'], along: ['q25'] },
  'x-c15-c26': { ends: ['c15', 'c26'], along: ['q26'] },
  'x-c16-c25': { ends: ['c16', 'c25'], along: ['q26'] },
  'x-c20-c31': { ends: ['c20', 'c31'], along: ['q31'] },
  'x-c21-c30': { ends: ['c21', 'c30'], along: ['q31'] },
  'x-c21-c32': { ends: ['c21', 'c32'], along: ['q32'] },
  'x-c22-c31': { ends: ['c22', 'c31'], along: ['q32'] },
  'x-c23-c32': { ends: ['c23', 'c32'], along: ['q33'] },
  'x-c24-c35': { ends: ['c24', 'c35'], along: ['q35'] },
  'x-c25-c34': { ends: ['c25', 'c34'], along: ['q35'] },
  'x-c25-c36': { ends: ['c25', 'c36'], along: ['q36'] },
  'x-c26-c35': { ends: ['c26', 'c35'], along: ['q36'] },
  'x-c30-c41': { ends: ['c30', 'c41'], along: ['q41'] },
  'x-c31-c40': { ends: ['c31', 'c40'], along: ['q41'] },
  'x-c31-c42': { ends: ['c31', 'c42'], along: ['q42'] },
  'x-c32-c41': { ends: ['c32', 'c41'], along: ['q42'] },
  'x-c33-d42': { ends: ['c33', 'd42'], along: ['q43'] },
  'x-c34-c43': { ends: ['c34', 'c43'], along: ['q44'] },
  'x-c34-c45': { ends: ['c34', 'c45'], along: ['q45'] },
  'x-c35-c46': { ends: ['c35', 'c46'], along: ['q46'] },
  'x-c36-c45': { ends: ['c36', 'c45'], along: ['q46'] },
  'x-c40-c51': { ends: ['c40', 'c51'], along: ['q51'] },
  'x-c41-c50': { ends: ['c41', 'c50'], along: ['q51'] },
  'x-c41-c52': { ends: ['c41', 'c52'], along: ['q52'] },
  'x-c42-c51': { ends: ['c42', 'c51'], along: ['q52'] },
  'x-c43-c54': { ends: ['c43', 'c54'], along: ['q54'] },
  'x-c45-c54': { ends: ['c45', 'c54'], along: ['q55'] },
  'x-c45-c56': { ends: ['c45', 'c56'], along: ['q56'] },
  'x-c46-c55': { ends: ['c46', 'c55'], along: ['q56'] },
  'x-c50-c61': { ends: ['c50', 'c61'], along: ['q61'] },
  'x-c51-c62': { ends: ['c51', 'c62'], along: ['q62'] },
  'x-c52-c61': { ends: ['c52', 'c61'], along: ['q62'] },
  'x-c53-c64': { ends: ['c53', 'c64'], along: ['q64'] },
  'x-c53-d42': { ends: ['c53', 'd42'], along: ['q53'] },
  'x-c53-d62': { ends: ['c53', 'd62'], along: ['q63'] },
  'x-c54-c63': { ends: ['c54', 'c63'], along: ['q64'] },
  'x-c54-c65': { ends: ['c54', 'c65'], along: ['q65'] },
  'x-c55-c64': { ends: ['c55', 'c64'], along: ['q65'] },
  'x-c56-c65': { ends: ['c56', 'c65'], along: ['q66'] },
} as const satisfies Record<string, DiagonalRow>

// These exist only with Yog-Sothoth (ARK-ROUTE-18).
export const CENTRE_DIAGONALS = {
  'x-c33-c44': { ends: ['c33', 'c44'], along: ['q44'] },
  'x-c35-c44': { ends: ['c35', 'c44'], along: ['q45'] },
  'x-c44-c53': { ends: ['c44', 'c53'], along: ['q54'] },
  'x-c44-c55': { ends: ['c44', 'c55'], along: ['q55'] },
} as const satisfies Record<string, DiagonalRow>

export type DiagonalId = keyof typeof DIAGONALS | keyof typeof CENTRE_DIAGONALS
