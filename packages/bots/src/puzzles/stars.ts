// How many points give one, two and three stars. Every threshold is a gain that some way through the turn really brings, so that each
// number of stars can be earned.

/** The share of the best gain that two stars and one star aim at. */
const TWO_STARS = 0.75
const ONE_STAR = 0.4

/** Undefined where the turn has fewer than three different gains: then three thresholds could not differ. */
export function starThresholds(gains: readonly number[]): readonly [number, number, number] | undefined {
  const reachable = [...new Set(gains)].sort((a, b) => a - b)
  const best = reachable.at(-1)
  if (best === undefined || reachable.length < 3) return undefined
  // The lowest gain is left for one star.
  const two = nearest(reachable.slice(1, -1), best * TWO_STARS)
  const one = nearest(
    reachable.filter((gain) => gain < two),
    best * ONE_STAR,
  )
  return [one, two, best]
}

/** Of two that are as near, the smaller one. */
function nearest(gains: readonly number[], aim: number): number {
  return gains.reduce((found, gain) => (Math.abs(gain - aim) < Math.abs(found - aim) ? gain : found))
}
