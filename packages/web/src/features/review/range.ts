import { minus } from '../../base/ui/minus.ts'

/** Formats a range in whole points; null if both ends round to the same number. */
export function rangeOf({ low, high }: { readonly low: number; readonly high: number }) {
  const [from, to] = [Math.round(low), Math.round(high)]
  return from === to ? null : { low: minus(from), high: minus(to) }
}
