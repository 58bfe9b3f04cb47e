import { GATES, QUARTER_IDS, SEGMENT_IDS, VERTEX_IDS } from '@wayfare/arkham/tables'
import { expect, test } from 'vitest'
import type { Box, Point } from '../../board-kit/use-viewport.ts'
import { CITY, placeOf, roomOf, segmentPath, spotOf } from './geometry.ts'
import { linkPath } from './links.ts'
import { seatsIn } from './seats.ts'

const isIn = ({ x, y, w, h }: Box, at: Point): boolean => at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h

/** The most tourists in a quarter: two by dice, two more by an effect, three by a shop. */
const CROWD = 9

test('everything that can be pointed at has a place on the map', () => {
  for (const id of [...QUARTER_IDS, ...SEGMENT_IDS, ...VERTEX_IDS]) {
    const spot = spotOf(id)
    expect(spot && isIn(CITY, spot), id).toBe(true)
  }
})

test('no two streets and diagonals have their keys in the same place', () => {
  const spots = SEGMENT_IDS.map((id) => JSON.stringify(spotOf(id)))
  expect(new Set(spots).size).toBe(SEGMENT_IDS.length)
})

test('a segment is drawn the same on every screen, from whichever end it begins', () => {
  for (const id of SEGMENT_IDS) expect(segmentPath(id)).toBe(segmentPath(id, 'drawn'))
  expect(segmentPath('r-c51-c61', 'straight', 'c61')).toBe('M663 158L562 158')
})

test('the largest crowd finds room in the smallest quarter', () => {
  for (const id of QUARTER_IDS) {
    const room = roomOf(id)
    const { pitch, columns, rows } = seatsIn(room, CROWD)
    expect(rows * pitch + 6, id).toBeLessThanOrEqual(room.h)
    expect(columns * pitch + 8, id).toBeLessThanOrEqual(room.w)
  }
})

test('every link begins at its gate, ends at the other and stays on the sheet', () => {
  for (const from of GATES) {
    for (const to of GATES) {
      if (from === to) continue
      const numbers =
        linkPath(from, to, 2)
          .match(/-?\d+(\.\d+)?/g)
          ?.map(Number) ?? []
      const points = Array.from({ length: numbers.length / 2 }, (_, i) => ({
        x: numbers[2 * i] ?? 0,
        y: numbers[2 * i + 1] ?? 0,
      }))
      expect(points[0]).toEqual(placeOf(from))
      expect(points.at(-1)).toEqual(placeOf(to))
      for (const point of points) expect(isIn(CITY, point), `${from} ${to}`).toBe(true)
    }
  }
})
