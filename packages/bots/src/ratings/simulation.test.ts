// @module-tag slow
import { expect, test } from 'vitest'
import { simulate } from './simulation.ts'

const PEOPLE = process.env.SOAK ? 300 : 80

test.each([
  ['with bots in half of the seats', 0.5],
  ['with people only', 0],
])('ratings find made-up people %s, and their intervals hold', (_, bots) => {
  const { error, held, drift } = simulate({ game: 'arnak', people: PEOPLE, games: 40, spread: 250, bots, seed: '2' })
  expect(error[10]).toBeLessThan(120)
  expect(error[40]).toBeLessThan(70)
  expect(held).toBeGreaterThan(0.9)
  expect(held).toBeLessThan(0.98)
  expect(Math.abs(drift)).toBeLessThan(60)
})
