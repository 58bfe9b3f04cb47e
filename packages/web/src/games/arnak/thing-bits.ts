// The effect of a thing in icons: the price and the reward of a guardian, the gain of a site or an idol.

import { GUARDIANS, guardianOf, IDOLS, idolOf, siteTileOf } from '@wayfare/arnak/tables'
import { type Bit, bitsOf, priceBits, travelBits } from './effect-bits.ts'

export function thingBits(id: string): Bit[] {
  if (Object.hasOwn(GUARDIANS, id)) return guardianBits(id)
  return bitsOf(Object.hasOwn(IDOLS, id) ? idolOf(id).effect : siteTileOf(id).effect)
}

/** The price of a guardian, and its boon. */
function guardianBits(id: string): Bit[] {
  const { cost, boon } = guardianOf(id)
  return [...priceBits(cost), { sign: '›' }, ...('icon' in boon ? travelBits([boon.icon]) : bitsOf(boon.effect))]
}
