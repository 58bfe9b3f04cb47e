// Places the numbers of suggestions: each inside the thing it refers to, since at the edge it would seem to mean the
// neighbour.

import type { Box } from './element-boxes.ts'

export const DISC = 24
const APART = 2

export type Point = { readonly x: number; readonly y: number }

/**
 * Returns a place for each thing that covers neither a key cap nor another number. `room` is the visible part of the
 * table.
 */
export function discsOn(things: readonly Box[], keys: readonly Box[], room: Box): Point[] {
  const taken: Box[] = [...keys]
  return things.map((thing) => {
    const spots = spotsIn(thing, room)
    const spot = spots.find((one) => !taken.some((box) => overlap(box, boxAt(one)))) ?? (spots[0] as Point)
    taken.push(boxAt(spot))
    return spot
  })
}

/**
 * The places to try: along the upper edge from the left, then along the lower one. A card has signs in its corners and
 * a picture between them.
 */
function spotsIn(thing: Box, room: Box): Point[] {
  const { x, y, width, height } = within(thing, room)
  const edge = along(x, width, room.x, room.width)
  const xs = thing.height > thing.width ? [x + (width - DISC) / 2, ...edge] : edge
  const ys = along(y, height, room.y, room.height)
  return [...new Set([ys[0] as number, ys.at(-1) as number])].flatMap((y) => xs.map((x) => ({ x, y })))
}

/** Positions from one end to the other; the middle if there is no room for even one. */
function along(from: number, length: number, start: number, whole: number): number[] {
  const most = Math.floor((length - APART) / (DISC + APART))
  if (most > 0) {
    const last = from + length - APART - DISC
    return [...Array.from({ length: most }, (_, i) => from + APART + i * (DISC + APART)), last]
  }
  const middle = from + (length - DISC) / 2
  return [Math.max(start + APART, Math.min(start + whole - DISC - APART, middle))]
}

/** The visible part of the box, or the whole box if nothing of it is visible. */
function within(box: Box, room: Box): Box {
  const [x, y] = [Math.max(box.x, room.x), Math.max(box.y, room.y)]
  const width = Math.min(box.x + box.width, room.x + room.width) - x
  const height = Math.min(box.y + box.height, room.y + room.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : box
}

const boxAt = ({ x, y }: Point): Box => ({ x, y, width: DISC, height: DISC })

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
