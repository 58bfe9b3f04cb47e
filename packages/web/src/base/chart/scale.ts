// Converts points, moves and strengths to positions in a chart.

/** Round numbers from `low` to `high`, about this many. */
export function ticks(low: number, high: number, count: number): number[] {
  const rough = Math.max(1, (high - low) / count)
  const power = 10 ** Math.floor(Math.log10(rough))
  const steps = [1, 2, 2.5, 5, 10].map((one) => one * power).filter(Number.isInteger)
  const step = steps.find((one) => one >= rough) as number
  const from = Math.ceil(low / step)
  return Array.from({ length: Math.floor(high / step) - from + 1 }, (_, i) => (from + i) * step)
}

/** Spreads lines of text at these heights so that they do not overlap, and keeps them between the edges. */
export function spreadLabels(heights: readonly number[], least: number, top: number, bottom: number): number[] {
  const order = heights.map((height, i) => ({ height, i })).sort((a, b) => a.height - b.height)
  let last = top - least
  for (const one of order) {
    one.height = Math.max(one.height, last + least)
    last = one.height
  }
  let next = bottom + least
  for (const one of order.toReversed()) {
    one.height = Math.min(one.height, next - least)
    next = one.height
  }
  return order.sort((a, b) => a.i - b.i).map(({ height }) => height)
}

/** Returns the move of the first points, because a chart says nothing before that. A short beginning is kept. */
export function beginning(totals: readonly (readonly number[])[]): number {
  const moves = totals[0]?.length ?? 0
  const changes = totals.map((line) => line.findIndex((points) => points !== line[0])).filter((at) => at >= 0)
  const first = Math.min(...changes, moves) - 1
  return changes.length > 0 && first > moves * 0.25 ? first - 1 : 0
}

type Whisker = { readonly elo: number; readonly within: number }

/** From the lowest whisker to the highest, and where a strength is between them, from 0 to 1. */
export function axisOver(strengths: readonly Whisker[]) {
  const low = Math.min(...strengths.map(({ elo, within }) => elo - within))
  const high = Math.max(low + 1, ...strengths.map(({ elo, within }) => elo + within))
  const at = (elo: number): number => Math.min(1, Math.max(0, (elo - low) / (high - low)))
  return { low, high, at }
}
