// Computes travel with a discount (ARN-TRAVEL-17, ARN-KEYWORD-06): the rest of the price, in units of payment.

import type { Cost } from '@wayfare/kernel'
import { type Icon, units } from './resources.ts'

/** The icons for which a discount icon may stand, the best use first. */
const STANDS_FOR: Readonly<Record<Icon, readonly Icon[]>> = {
  boot: ['boot'],
  car: ['car', 'boot'],
  ship: ['ship', 'boot'],
  plane: ['plane', 'ship', 'car', 'boot'],
}

/** With `planes`, discount icons also count as planes (ARN-CARD-44). Unused parts of the discount are lost. */
export function discounted(travel: readonly Icon[], discount: readonly Icon[], planes: boolean): Cost {
  const rest = travel.slice()
  for (const icon of discount) {
    const as = planes ? 'plane' : icon
    // A discount of one plane on a car and a ship leaves either of them, as the player chooses.
    if (as === 'plane' && rest.length === 2 && rest.includes('car') && rest.includes('ship')) {
      return discount.length > 1 ? {} : { vehicle: 1 }
    }
    const covered = STANDS_FOR[as].map((kind) => rest.indexOf(kind)).find((at) => at >= 0)
    if (covered !== undefined) rest.splice(covered, 1)
  }
  return units({ travel: rest })
}
