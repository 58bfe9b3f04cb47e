// Where the card beside a thing covers least: never the thing itself, and what else is looked at only if there is no other room.

export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
type Size = Pick<Box, 'width' | 'height'>

/** What should stay in sight. `weight`: how much one covered pixel counts. */
export type KeptFree = { readonly box: Box; readonly weight: number }

const GAP = 10
const EDGE = 8

/** One covered pixel of the thing counts more than a whole card elsewhere. */
const THING_WEIGHT = 1_000

export function positionCard(size: Size, thing: Box, keptFree: readonly KeptFree[], screen: Size): Box {
  const all = [...keptFree, { box: thing, weight: THING_WEIGHT }]
  let best: Box | undefined
  let least = Number.POSITIVE_INFINITY
  for (const box of placesBeside(size, thing)) {
    const place = within(box, screen)
    const covered = all.reduce((sum, { box, weight }) => sum + weight * overlap(place, box), 0)
    if (covered < least) {
      best = place
      least = covered
    }
  }
  return best as Box
}

/** Those that are nearer to what is read anyway come first: of equally good ones the first is taken. */
function placesBeside({ width, height }: Size, thing: Box): Box[] {
  const [right, bottom] = [thing.left + thing.width, thing.top + thing.height]
  const [middle, centre] = [thing.left + (thing.width - width) / 2, thing.top + (thing.height - height) / 2]
  const beside = [
    ...[middle, thing.left, right - width].flatMap((left) => [
      { left, top: thing.top - GAP - height },
      { left, top: bottom + GAP },
    ]),
    ...[centre, thing.top, bottom - height].flatMap((top) => [
      { left: right + GAP, top },
      { left: thing.left - GAP - width, top },
    ]),
  ]
  return beside.map((corner) => ({ ...corner, width, height }))
}

function within({ left, top, width, height }: Box, screen: Size): Box {
  const clamp = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE))
  return { left: clamp(left, screen.width - width), top: clamp(top, screen.height - height), width, height }
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}
