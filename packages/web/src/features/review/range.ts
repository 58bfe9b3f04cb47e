import { minus } from '../../base/ui/minus.ts'

/** From where to where in whole points, as it is written; null where that is one number. */
export function rangeOf({ low, high }: { readonly low: number; readonly high: number }) {
  const [from, to] = [Math.round(low), Math.round(high)]
  return from === to ? null : { low: minus(from), high: minus(to) }
}
