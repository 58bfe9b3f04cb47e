// What a thing of the table does, in icons: what a guardian takes and gives, what a place or an idol gives.

import { GUARDIANS, guardianOf, IDOLS, idolOf, siteTileOf } from '@wayfare/arnak/tables'
import { type Bit, bitsOf, priceBits, travelBits } from './effect-bits.ts'

export function thingBits(id: string): Bit[] {
  if (Object.hasOwn(GUARDIANS, id)) return guardianBits(id)
  return bitsOf(Object.hasOwn(IDOLS, id) ? idolOf(id).effect : siteTileOf(id).effect)
}

/** What it takes, and the boon. */
function guardianBits(id: string): Bit[] {
  const { cost, boon } = guardianOf(id)
  return [...priceBits(cost), { sign: '›' }, ...('icon' in boon ? travelBits([boon.icon]) : bitsOf(boon.effect))]
}
