// The paths of links between gates below the city: around it if both gates are at its edge, otherwise a curve.

import type { VertexId } from '@wayfare/arkham/tables'
import type { Point } from '../../board-kit/use-viewport.ts'
import { placeOf } from './geometry.ts'

const LOW = 39
const HIGH = 687
const SIDE = HIGH - LOW
const CORNER = 34

export function linkPath(from: VertexId, to: VertexId, nth = 0): string {
  const [a, b] = [placeOf(from), placeOf(to)]
  const [start, end] = [alongEdge(a), alongEdge(b)]
  if (start === undefined || end === undefined) return curve(a, b)
  const whole = SIDE * 4
  const onward = (end - start + whole) % whole
  const way = onward <= whole / 2 ? 1 : -1
  const corners: number[] = []
  for (let at = 1; at < 8; at++) {
    const passed = way === 1 ? firstCornerAfter(start, at) : lastCornerBefore(start, at)
    if (Math.abs(passed - start) >= (way === 1 ? onward : whole - onward)) break
    corners.push(passed)
  }
  const inset = nth * 4
  const points = corners.map((corner) => pointAt(corner, inset))
  let path = `M${a.x} ${a.y}L${spot(pointAt(start, inset))}`
  let before = pointAt(start, inset)
  for (const [i, point] of points.entries()) {
    const after = points[i + 1] ?? pointAt(end, inset)
    path += `L${spot(near(point, before))}Q${spot(point)} ${spot(near(point, after))}`
    before = point
  }
  return `${path}L${spot(pointAt(end, inset))}L${b.x} ${b.y}`
}

const spot = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`

/** The position along the edge, clockwise from the top left corner; undefined inside the city. */
function alongEdge({ x, y }: Point): number | undefined {
  if (y < 60) return x - LOW
  if (x > 660) return SIDE + (y - LOW)
  if (y > 660) return SIDE * 2 + (HIGH - x)
  return x < 60 ? SIDE * 3 + (HIGH - y) : undefined
}

const firstCornerAfter = (start: number, nth: number): number => (Math.floor(start / SIDE) + nth) * SIDE
const lastCornerBefore = (start: number, nth: number): number => (Math.ceil(start / SIDE) - nth) * SIDE

function pointAt(position: number, inset: number): Point {
  const whole = SIDE * 4
  const at = ((position % whole) + whole) % whole
  const [low, high, along] = [LOW + inset, HIGH - inset, at % SIDE]
  if (at < SIDE) return { x: LOW + along, y: low }
  if (at < SIDE * 2) return { x: high, y: LOW + along }
  if (at < SIDE * 3) return { x: HIGH - along, y: high }
  return { x: low, y: HIGH - along }
}

function near(corner: Point, other: Point): Point {
  const length = Math.hypot(other.x - corner.x, other.y - corner.y) || 1
  const by = Math.min(CORNER, length) / length
  return { x: corner.x + (other.x - corner.x) * by, y: corner.y + (other.y - corner.y) * by }
}

function curve(a: Point, b: Point): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const bend = 0.22
  const one = { x: a.x + dx * 0.3 - dy * bend, y: a.y + dy * 0.3 + dx * bend }
  const two = { x: a.x + dx * 0.7 - dy * bend, y: a.y + dy * 0.7 + dx * bend }
  return `M${a.x} ${a.y}C${spot(one)} ${spot(two)} ${b.x} ${b.y}`
}
