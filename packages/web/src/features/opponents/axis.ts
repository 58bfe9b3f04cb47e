// The layout of marks on the strength scale, so that none covers another.

/** A mark: its middle and its size along the scale, and the ends of its whisker. */
export type AxisSpot = { readonly at: number; readonly size: number; readonly low: number; readonly high: number }

/** The gap between two marks. */
const GAP = 4
/**
 * Whiskers that overlap are moved apart by at most this many lines. Only marks that would cover each other justify
 * more.
 */
const LINES = 2

/**
 * Returns the line of each mark. All keep their place on the scale, and neighbours that would overlap are on different
 * lines.
 */
export function stackSpots(spots: readonly AxisSpot[]): number[] {
  const lines: AxisSpot[][] = []
  const placed = spots.map(() => 0)
  const order = spots.map((spot, i) => ({ spot, i })).sort((a, b) => a.spot.at - b.spot.at)
  for (const { spot, i } of order) {
    const line = bestLine(lines, spot)
    lines[line] = [...(lines[line] ?? []), spot]
    placed[i] = line
  }
  return placed
}

function bestLine(lines: readonly (readonly AxisSpot[])[], spot: AxisSpot): number {
  const free = Array.from({ length: Math.max(LINES, lines.length + 1) }, (_, line) => line).filter((line) =>
    (lines[line] ?? []).every((other) => distance(spot, other) >= 0),
  )
  const few = free.filter((line) => line < LINES)
  const meets = (line: number): number => (lines[line] ?? []).reduce((sum, other) => sum + shared(spot, other), 0)
  return few.reduce((best, line) => (meets(line) < meets(best) ? line : best), few[0] ?? (free[0] as number))
}

const distance = (one: AxisSpot, other: AxisSpot): number =>
  Math.abs(one.at - other.at) - (one.size + other.size) / 2 - GAP

/** The part of the scale that both marks cover, whiskers included. */
function shared(one: AxisSpot, other: AxisSpot): number {
  const [from, to] = endsOf(one)
  const [start, end] = endsOf(other)
  return Math.max(0, Math.min(to, end) - Math.max(from, start))
}

const endsOf = ({ at, size, low, high }: AxisSpot): readonly [number, number] => [
  Math.min(low, at - size / 2),
  Math.max(high, at + size / 2),
]

/**
 * Spreads marks on one line: as near to their places as possible, with at least this distance between their middles,
 * from one end to the other.
 */
export function spread(places: readonly number[], least: number, from: number, to: number): number[] {
  const order = places.map((place, i) => ({ place, i })).sort((a, b) => a.place - b.place)
  // After subtracting the distances, the places only have to be in rising order. Neighbours that are not get their
  // mean.
  const heaps: { sum: number; count: number }[] = []
  for (const [nth, { place }] of order.entries()) {
    let heap = { sum: place - nth * least, count: 1 }
    for (let last = heaps.at(-1); last && last.sum / last.count > heap.sum / heap.count; last = heaps.at(-1)) {
      heap = { sum: last.sum + heap.sum, count: last.count + heap.count }
      heaps.pop()
    }
    heaps.push(heap)
  }
  const free = heaps.flatMap(({ sum, count }) => Array<number>(count).fill(sum / count))
  const end = to - (places.length - 1) * least
  const spreadOut = places.slice()
  for (const [nth, { i }] of order.entries())
    spreadOut[i] = Math.max(from, Math.min(end, free[nth] as number)) + nth * least
  return spreadOut
}
