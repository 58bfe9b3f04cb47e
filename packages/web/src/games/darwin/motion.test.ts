import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { darwin } from '@wayfare/darwin'
import { darwinTexts } from '@wayfare/darwin/text'
import type { Told } from '@wayfare/protocol'
import { loadSpeaker } from '@wayfare/text'
import { expect, test } from 'vitest'
import { type Gesture, move } from '../../board-kit/motion/gesture.ts'
import { stepsOf } from '../../board-kit/motion/script.ts'
import { timed } from '../../board-kit/motion/timing.ts'
import { expectReadableTurns, toldIn } from '../../testing/turn-lengths.ts'
import { motion, tableMotion } from './motion.ts'
import { tells } from './move-preview.ts'

const speaker = await loadSpeaker('en', darwinTexts, ['Ada', 'Bo', 'Cy', 'Di'])

/** What the first seat was told with each move of a stored game. */
const heardIn = (name: string): Told[] =>
  toldIn(darwin, readFileSync(resolve(import.meta.dirname, `../../../../games/darwin/replays/${name}.log`), 'utf8'))

/** Together they tell of everything that can happen. */
const games = ['v1-1p', 'v1-2p', 'v1-4p', 'v1-all-01-1p', 'v1-all-02-1p', 'v1-all-03-2p', 'v1-all-08-4p'].map(heardIn)
const telling = { speaker, ...tableMotion, tells, own: 0 }

test('whatever is told of a game has its gestures, and nothing else has', () => {
  const told = new Set(games.flat().flatMap(({ facts }) => facts.map(({ k }) => k)))
  expect([...told].sort()).toEqual(Object.keys(motion).sort())
})

/** How long a step has to last, to be more than a flicker. */
const SHORTEST_MS = 250

test('a turn is told in four seconds, the end of a round and what Alfred does in it in eight, and hardly anything in haste', () => {
  const rows = games.flat().map((row) => stepsOf(row, telling))
  const long = expectReadableTurns(rows)
  expect(long).toBeGreaterThan(0)
  expect(long).toBeLessThan(rows.length / 20)
  const hasty = rows.filter((steps) => timed(steps, 1, 1).some(({ lasts }) => lasts < SHORTEST_MS))
  expect(hasty.length).toBeLessThan(rows.length / 100)
})

const flights = (gestures: readonly Gesture[]) => gestures.flatMap((one) => (one.kind === 'fly' ? [one] : []))

test('points of two ribbons are counted once, and those of one with its sentence', () => {
  const counted = (n: readonly number[], points: number) => {
    const ribbons = n.map((one) => ({ k: 'ribbon', seat: 1, n: one }))
    const facts = [...ribbons, { k: 'gain', seat: 1, what: 'points', n: points }]
    const gestures = stepsOf({ n: 1, at: 0, seat: 1, facts }, telling).flatMap((step) => step.gestures)
    return gestures.flatMap((one) => (one.kind === 'count' ? [one.by] : []))
  }
  expect(counted([4], 4)).toEqual([4])
  expect(counted([4, 3], 7)).toEqual([7])
})

test('a ship goes through the spaces before the one it sails to, by the shortest way', () => {
  const sailed = motion.sail?.({ k: 'sail', seat: 'alfred', to: 'sea-4' }, false) ?? []
  const way = { 'sea-0': 'sea-1', 'sea-1': 'sea-3', 'sea-2': 'sea-3', 'sea-3': 'sea-4' }
  expect(sailed.at(-1)).toEqual(move('seat-1/ship', way))
})

test('seals come from their place in the academy, special ones from the supply', () => {
  const sealed = { k: 'seal', seat: 1, colour: 'red', worker: 'w3', n: 2 }
  const [paid, came] = flights(motion.seal?.({ ...sealed, slot: 'scroll-2-1' }, false) ?? [])
  expect([paid?.to, came?.from, came?.to]).toEqual(['scroll-2-1', 'scroll-2-1', 'seat-1/w3/seal'])
  const [special] = flights(motion.seal?.({ ...sealed, colour: 'purple', n: 0 }, false) ?? [])
  expect(special?.from).toBe('purple-seals')
})
