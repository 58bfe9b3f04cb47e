import { expect, test } from 'vitest'
import { oddsOf } from './odds.ts'

test('what is rare is one in so many, what is usual all but one, the rest out of ten', () => {
  expect(oddsOf(0.25)).toEqual({ wins: 1, games: 4 })
  expect(oddsOf(0.03)).toEqual({ wins: 1, games: 33 })
  expect(oddsOf(0.0001)).toEqual({ wins: 1, games: 100 })
  expect(oddsOf(0.95)).toEqual({ wins: 19, games: 20 })
  expect(oddsOf(0.9999)).toEqual({ wins: 99, games: 100 })
  expect(oddsOf(0.56)).toEqual({ wins: 6, games: 10 })
  expect(oddsOf(0.31)).toEqual({ wins: 3, games: 10 })
})
