// Confidence intervals of 95 % or 90 %.

export type Estimate = { readonly value: number; readonly low: number; readonly high: number }

/** The half-width of a normal mean's interval, in standard deviations. */
const NORMAL = { 0.9: 1.6448536269514722, 0.95: 1.959963984540054 } as const
export type ConfidenceLevel = keyof typeof NORMAL

/** Wilson's interval for a share. Half successes are allowed; the interval is then slightly too wide. */
export function shareOf(successes: number, trials: number, sure: ConfidenceLevel = 0.95): Estimate {
  if (trials === 0) return { value: Number.NaN, low: 0, high: 1 }
  const z = NORMAL[sure]
  const share = successes / trials
  const spread = z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials))
  const centre = share + (z * z) / (2 * trials)
  const whole = 1 + (z * z) / trials
  return { value: share, low: Math.max(0, (centre - spread) / whole), high: Math.min(1, (centre + spread) / whole) }
}

/** Student's interval for a mean; unbounded for a single value. */
export function meanOf(values: readonly number[], sure: ConfidenceLevel = 0.95): Estimate {
  const count = values.length
  let sum = 0
  for (const value of values) sum += value
  const mean = sum / count
  if (count < 2) return { value: mean, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
  let squares = 0
  for (const value of values) squares += (value - mean) ** 2
  const spread = student(count - 1, sure) * Math.sqrt(squares / (count - 1) / count)
  return { value: mean, low: mean - spread, high: mean + spread }
}

const quantiles: Readonly<Record<ConfidenceLevel, Map<number, number>>> = { 0.9: new Map(), 0.95: new Map() }

/** Student's t: the half-width of the interval in standard errors, for these degrees of freedom. */
export function student(freedom: number, sure: ConfidenceLevel = 0.95): number {
  const found = quantiles[sure].get(freedom)
  if (found !== undefined) return found
  let [low, high]: [number, number] = [NORMAL[sure], 13]
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (within(middle, freedom) < sure) low = middle
    else high = middle
  }
  quantiles[sure].set(freedom, high)
  return high
}

/** The probability that Student's t is between -t and t, as a finite sum for whole degrees of freedom. */
function within(t: number, freedom: number): number {
  const angle = Math.atan(t / Math.sqrt(freedom))
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  const odd = freedom % 2 === 1
  let term = odd ? cosine : 1
  let sum = freedom === 1 ? 0 : term
  for (let k = odd ? 3 : 2; k < freedom - 1; k += 2) {
    term *= (cosine * cosine * (k - 1)) / k
    sum += term
  }
  return odd ? ((angle + sine * sum) * 2) / Math.PI : sine * sum
}
