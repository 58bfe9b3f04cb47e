// Travel with a discount (ARN-TRAVEL-17, ARN-KEYWORD-06): what is left to be paid, as units of payment.

import type { Cost } from '@wayfare/kernel'
import { type Icon, units } from './resources.ts'

/** Which icons a discount icon may stand for, the best use first. */
const STANDS_FOR: Readonly<Record<Icon, readonly Icon[]>> = {
  boot: ['boot'],
  car: ['car', 'boot'],
  ship: ['ship', 'boot'],
  plane: ['plane', 'ship', 'car', 'boot'],
}

/** `planes`: discount icons count as planes, too (ARN-CARD-44). What the discount does not cover is lost. */
export function discounted(travel: readonly Icon[], discount: readonly Icon[], planes: boolean): Cost {
  const rest = travel.slice()
  for (const icon of discount) {
    const as = planes ? 'plane' : icon
    // A plane leaves a car or a ship, whichever the player likes to pay.
    if (as === 'plane' && rest.length === 2 && rest.includes('car') && rest.includes('ship')) {
      return discount.length > 1 ? {} : { vehicle: 1 }
    }
    const covered = STANDS_FOR[as].map((kind) => rest.indexOf(kind)).find((at) => at >= 0)
    if (covered !== undefined) rest.splice(covered, 1)
  }
  return units({ travel: rest })
}
