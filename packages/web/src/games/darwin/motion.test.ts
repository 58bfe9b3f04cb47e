import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { darwin } from '@wayfare/darwin'
import { darwinTexts } from '@wayfare/darwin/text'
import { begin, type Engine, engineOf, factsFor, type Game, parseLog, play, seedOf } from '@wayfare/kernel'
import type { Told } from '@wayfare/protocol'
import { loadSpeaker } from '@wayfare/text'
import { expect, test } from 'vitest'
import { type Gesture, move } from '../../board-kit/motion/gesture.ts'
import { stepsOf, timed } from '../../board-kit/motion/script.ts'
import { motion } from './motion.ts'
import { gist, tells } from './move-preview.ts'

const engine = engineOf(darwin as unknown as Game) as Engine
const speaker = await loadSpeaker('en', darwinTexts, ['Ada', 'Bo', 'Cy', 'Di'])

/** What the first seat was told with each move of a stored game. */
function heardIn(name: string): Told[] {
  const file = resolve(import.meta.dirname, `../../../../games/darwin/replays/${name}.log`)
  const { table, chance, rows } = parseLog(readFileSync(file, 'utf8'))
  const match = begin(engine, table, seedOf(chance) as string)
  return rows.flatMap((row, n) => {
    if (row.kind !== 'move') return []
    const facts = factsFor(play(match, row.seat, row.move), 0).filter(({ k }) => k !== 'move' && k !== 'ready')
    return { n, at: 0, seat: row.seat, facts }
  })
}

/** Together they tell of everything that can happen. */
const games = ['v1-1p', 'v1-2p', 'v1-4p', 'v1-all-01-1p', 'v1-all-02-1p', 'v1-all-03-2p', 'v1-all-08-4p'].map(heardIn)
const telling = { speaker, motion, tells, gist, own: 0 }

test('whatever is told of a game has its gestures, and nothing else has', () => {
  const told = new Set(games.flat().flatMap(({ facts }) => facts.map(({ k }) => k)))
  expect([...told].sort()).toEqual(Object.keys(motion).sort())
})

/** How long a step has to last, to be more than a flicker. */
const SHORTEST_MS = 250

test('a turn is told in four seconds, and hardly ever in haste', () => {
  const turns = games.flat().map((row) => timed(stepsOf(row, telling), 1, 1))
  const ends = turns.map((steps) => steps.reduce((sum, { lasts }) => sum + lasts, 0))
  expect(Math.round(Math.max(...ends))).toBeLessThanOrEqual(4000)
  const hasty = turns.filter((steps) => steps.some(({ lasts }) => lasts < SHORTEST_MS))
  expect(hasty.length).toBeLessThan(turns.length / 100)
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
