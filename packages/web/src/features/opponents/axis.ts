// The layout of marks on the strength scale, so that none covers another.

/** A mark: its middle and its size along the scale, and how far its whisker reaches. */
export type AxisSpot = { readonly at: number; readonly size: number; readonly low: number; readonly high: number }

/** Between two marks. */
const GAP = 4
/** Whiskers that meet are parted by this many lines; only marks that would cover each other are worth more. */
const LINES = 2

/** The line of each mark: all stand where they belong, and neighbours that would meet on different lines. */
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

/** As much of the scale as both take, whiskers included. */
function shared(one: AxisSpot, other: AxisSpot): number {
  const [from, to] = endsOf(one)
  const [start, end] = endsOf(other)
  return Math.max(0, Math.min(to, end) - Math.max(from, start))
}

const endsOf = ({ at, size, low, high }: AxisSpot): readonly [number, number] => [
  Math.min(low, at - size / 2),
  Math.max(high, at + size / 2),
]

/** On one line: as near to their places as can be with at least so much between middles, from one end to the other. */
export function spread(places: readonly number[], least: number, from: number, to: number): number[] {
  const order = places.map((place, i) => ({ place, i })).sort((a, b) => a.place - b.place)
  // Less what they are to be apart, places need only not to fall: neighbours that do share their mean.
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
