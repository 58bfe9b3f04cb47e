import { expect, test } from 'vitest'
import { sourcesOf, summed } from './sources.ts'

test('of all results the mean of each part, and between what half of them lie', () => {
  const result = (research: number, fear: number) => ({ research, fear })
  const found = summed({
    bot: 'odile',
    players: 2,
    seed: '1',
    games: [
      [result(10, -1), result(20, 0)],
      [result(30, -3), { research: 40 } as unknown as ReturnType<typeof result>],
    ],
  })
  expect(found).toMatchObject({ bot: 'odile', players: 2, results: 4 })
  expect(found.parts.research).toEqual({ low: 10, mean: 25, high: 30 })
  expect(found.parts.fear).toEqual({ low: -3, mean: -1, high: 0 })
  expect(found.total).toEqual({ low: 9, mean: 24, high: 27 })
})

test('something is known of each game, and nothing of others', () => {
  for (const game of ['arnak', 'darwin', 'arkham']) expect(sourcesOf(game)?.results).toBeGreaterThanOrEqual(30)
  expect(sourcesOf('kit')).toBeUndefined()
  expect(sourcesOf('toString')).toBeUndefined()
})

test('the parts of each game add up to its total', () => {
  for (const game of ['arnak', 'darwin', 'arkham']) {
    const { parts, total } = sourcesOf(game) as NonNullable<ReturnType<typeof sourcesOf>>
    const sum = Object.values(parts).reduce((points, { mean }) => points + mean, 0)
    expect(sum, game).toBeCloseTo(total.mean, 9)
  }
})
