import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { screen, within } from '@testing-library/dom'
import { parseLog } from '@wayfare/kernel'
import { beforeEach, expect, test, vi } from 'vitest'
import { findShown } from '../../base/ui/element-meanings.ts'
import { CAUSE, type Gesture, type Place } from '../../board-kit/motion/gesture.ts'
import { Table } from '../../shell/table.tsx'
import { continueGame, shownAt } from '../../testing/dealt-table.ts'
import { click, render, textOf } from '../../testing/render.tsx'
import { RouteSolver } from '../../testing/route-solver.ts'
import { motion } from './motion.ts'

const LOG = readFileSync(resolve(import.meta.dirname, '../../../../games/arkham/replays/v1-2p.log'), 'utf8')
const ROWS = parseLog(LOG).rows.flatMap((row) => (row.kind === 'move' ? [`${row.seat} ${row.move}`] : []))

beforeEach(() => vi.stubGlobal('Worker', RouteSolver))

/** All places that elements on the screen stand for. */
const shown = (): ReadonlySet<Place> => {
  const places = new Set<Place>()
  findShown(({ id, place }) => {
    for (const one of [id, place]) if (one) places.add(one)
    return false
  })
  return places
}

function placesOf(gesture: Gesture): readonly Place[] {
  if (gesture.kind === 'draw' || gesture.kind === 'erase') return gesture.things
  if (gesture.kind === 'fly') return [gesture.from, gesture.to].filter((place) => place !== CAUSE)
  return gesture.kind === 'glow' || gesture.kind === 'count' ? [gesture.place] : [gesture.thing]
}

const rivalRow = () =>
  within(screen.getByRole('region', { name: 'Players' }))
    .getAllByRole('button')
    .find((row) => !/\(you\)/.test(textOf(row))) as HTMLElement

/** When to look, and which facts before that are about what is on the table then. */
const MOMENTS = [
  [
    'routes and shops',
    ROWS.findIndex((row, i) => i > 60 && /^0 (segment|diagonal|end)/.test(row)),
    ['drawn', 'quarter', 'tourists', 'visit', 'gained', 'rolled', 'die-picked', 'changed'],
  ],
  ['the Ancient One', ROWS.indexOf('0 face it'), ['route', 'madness', 'encounter', 'verdict', 'reward']],
] as const

test.each(MOMENTS)('gestures name places that are on the table: %s', async (_, at, kinds: readonly string[]) => {
  const source = await continueGame(LOG, at)
  render(<Table source={source} />)
  await expect.poll(() => document.title).toContain(' · ')
  const { told, seat } = shownAt(source)
  const facts = told.flatMap((row) => row.facts).filter(({ k }) => kinds.includes(k))
  const named = facts.flatMap((fact) => motion[fact.k]?.(fact, fact.seat === seat) ?? []).flatMap(placesOf)
  expect(named.length).toBeGreaterThan(10)
  const mine = shown()
  click(rivalRow())
  await expect.poll(() => named.filter((place) => !mine.has(place) && !shown().has(place))).toEqual([])
})
