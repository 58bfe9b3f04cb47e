// The six stacks of temple tiles. Their prices are combinations of three base prices (ARN-TEMPLE-08).

import { RESOURCES, type Resource, type ResourceGain } from '../resources.ts'
import type { Temple } from './sites.ts'

type Base = 'left' | 'middle' | 'right'
const BASES: Readonly<Record<Temple, Readonly<Record<Base, ResourceGain>>>> = {
  bird: { left: { coin: 1, tablet: 2 }, middle: { jewel: 1 }, right: { compass: 1, arrowhead: 1 } },
  snake: { left: { compass: 1, tablet: 2 }, middle: { jewel: 1 }, right: { coin: 1, arrowhead: 1 } },
}

type Stack = { readonly id: string; readonly points: 2 | 6 | 11; readonly of: readonly Base[] }
export const STACKS = [
  { id: 'tile-2-left', points: 2, of: ['left'] },
  { id: 'tile-2-middle', points: 2, of: ['middle'] },
  { id: 'tile-2-right', points: 2, of: ['right'] },
  { id: 'tile-6-left', points: 6, of: ['left', 'middle'] },
  { id: 'tile-6-right', points: 6, of: ['middle', 'right'] },
  { id: 'tile-11', points: 11, of: ['left', 'middle', 'right'] },
] as const satisfies readonly Stack[]
export const STACK_IDS: readonly string[] = STACKS.map(({ id }) => id)

export function stackPrice(temple: Temple, stack: number): ResourceGain {
  const price: { [R in Resource]?: number } = {}
  for (const base of (STACKS[stack] as Stack).of) {
    const part = BASES[temple][base]
    for (const resource of RESOURCES) if (part[resource]) price[resource] = (price[resource] ?? 0) + part[resource]
  }
  return price
}
