import type { VertexId } from './dead-ends.ts'

// The gates and shops on crossings and in dead ends (ARK-MAP-10, -11).
export const GATES = ['c40', 'c02', 'c64', 'c26', 'c05', 'c61', 'd24', 'd42'] as const satisfies readonly VertexId[]
export type GateId = (typeof GATES)[number]

export const SHOPS = [
  'c12',
  'c31',
  'c51',
  'c33',
  'c15',
  'c35',
  'c54',
  'd04',
  'd62',
] as const satisfies readonly VertexId[]
export type ShopId = (typeof SHOPS)[number]

export function isShop(id: string): id is ShopId {
  return SHOPS.includes(id as ShopId)
}
