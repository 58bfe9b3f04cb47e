// Computes the points needed for one, two and three stars. Every threshold is a gain that some way through the turn
// reaches, so that each number of stars can be earned.

/** The share of the best gain that two stars and one star aim at. */
const TWO_STARS = 0.75
const ONE_STAR = 0.4

/** Returns undefined if the turn has fewer than three different gains, because the thresholds must differ. */
export function starThresholds(gains: readonly number[]): readonly [number, number, number] | undefined {
  const reachable = [...new Set(gains)].sort((a, b) => a - b)
  const best = reachable.at(-1)
  if (best === undefined || reachable.length < 3) return undefined
  // The lowest gain is reserved for one star.
  const two = nearest(reachable.slice(1, -1), best * TWO_STARS)
  const one = nearest(
    reachable.filter((gain) => gain < two),
    best * ONE_STAR,
  )
  return [one, two, best]
}

/** Returns the gain nearest to the aim, the smaller one in a tie. */
function nearest(gains: readonly number[], aim: number): number {
  return gains.reduce((found, gain) => (Math.abs(gain - aim) < Math.abs(found - aim) ? gain : found))
}
