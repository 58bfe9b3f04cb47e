import { expect, test } from 'vitest'
import { oddsOf } from './odds.ts'

test('rare chances are one in N, likely ones all but one, the others out of ten', () => {
  expect(oddsOf(0.25)).toEqual({ wins: 1, games: 4 })
  expect(oddsOf(0.95)).toEqual({ wins: 19, games: 20 })
  expect(oddsOf(0.56)).toEqual({ wins: 6, games: 10 })
  expect(oddsOf(0.31)).toEqual({ wins: 3, games: 10 })
})

test('beyond ten the numbers are round, and beyond fifty there is none', () => {
  expect(oddsOf(1 / 11)).toEqual({ wins: 1, games: 12 })
  expect(oddsOf(1 / 31)).toEqual({ wins: 1, games: 30 })
  expect(oddsOf(1 - 1 / 33)).toEqual({ wins: 29, games: 30 })
  expect(oddsOf(1 / 50)).toEqual({ wins: 1, games: 50 })
  expect(oddsOf(1 / 51)).toBe('hardly ever')
  expect(oddsOf(0)).toBe('hardly ever')
  expect(oddsOf(0.9999)).toBe('nearly always')
})
