import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseLog } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { findShown } from '../../base/ui/element-meanings.ts'
import { CAUSE, type Gesture, type Place } from '../../board-kit/motion/gesture.ts'
import { Table } from '../../shell/table.tsx'
import { continueGame, shownAt } from '../../testing/dealt-table.ts'
import { render } from '../../testing/render.tsx'
import { motion } from './motion.ts'

/** All places that elements on the screen stand for. */
function shown(): Set<Place> {
  const places = new Set<Place>()
  findShown(({ id, place }) => {
    for (const one of [id, place]) if (one) places.add(one)
    return false
  })
  return places
}

/** What belongs to a board may be out of sight: its board stands for it. */
const boardOf = (place: Place): Place => place.replace(/^(seat-\d)\/.*/, '$1')

/** Each stands for itself or for the board that it belongs to. */
function placesOf(gesture: Gesture): readonly Place[] {
  if (gesture.kind === 'fly') return [gesture.from, gesture.to].map(boardOf).filter((place) => place !== CAUSE)
  if (gesture.kind === 'glow' || gesture.kind === 'count') return [gesture.place]
  // What stands there, of all who might play.
  if (gesture.kind === 'gather') return []
  if (gesture.kind === 'draw' || gesture.kind === 'erase') return gesture.things
  return gesture.kind === 'move' ? [gesture.thing, ...Object.keys(gesture.along ?? {})] : [gesture.thing]
}

/** Cells of the museum that are full now, and objectives that were taken or have left since. */
const isGone = (place: Place): boolean => /\/empty$|^(silver|gold)-\d/.test(place)

/** A game for two, and one against Alfred. */
test.each(['v1-2p', 'v1-1p'])('gestures name places that are on the table: %s', async (name) => {
  const log = readFileSync(resolve(import.meta.dirname, `../../../../games/darwin/replays/${name}.log`), 'utf8')
  // Late in the last round: whoever has been placed in it still stands there.
  const at = parseLog(log).rows.findLastIndex(
    (row) => row.kind === 'move' && /^0 place/.test(`${row.seat} ${row.move}`),
  )
  const source = await continueGame(log, at)
  render(<Table source={source} />)
  await expect.poll(() => shown().has('order') && shown().has('seat-1')).toBe(true)
  const { told, seat } = shownAt(source)
  const facts = told.flatMap((row) => row.facts)
  const ofRound = facts.slice(facts.findLastIndex(({ k }) => k === 'refresh'))
  const named = ofRound.flatMap((fact) => motion[fact.k]?.(fact, fact.seat === seat) ?? []).flatMap(placesOf)
  expect(named.length).toBeGreaterThan(100)
  await expect.poll(() => named.filter((place) => !isGone(place) && !shown().has(place))).toEqual([])
  // What comes home at the end of a round, and where to.
  const seats = [0, 1].filter((one) => [...shown()].some((place) => place.startsWith(`seat-${one}/standing/`)))
  expect(seats).toContain(0)
  expect([...shown()]).toEqual(expect.arrayContaining(seats.map((one) => boardOf(`seat-${one}/workers`))))
  expect(shown()).toContain('seat-0/workers')
})
