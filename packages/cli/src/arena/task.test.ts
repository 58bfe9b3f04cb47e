import { fixturesOf } from '@wayfare/bots/arena'
import { expect, test } from 'vitest'
import { PLAY_GAME_JOB } from './task.ts'

test('a deal is the same from every seat, and each deal is another', async () => {
  const prints = new Map<number, Set<string>>()
  for (const { index, deal } of fixturesOf(['rosa', 'nils'], 2, 6)) {
    // For a deal, the same bots sit at all seats whatever the seating, so only the deal can change the result.
    const task = { game: 'kit', table: { players: 2 }, seed: 'common', index, deal, seats: ['random', 'random'] }
    const { print } = await PLAY_GAME_JOB.carryOut(task)
    prints.set(deal, (prints.get(deal) ?? new Set()).add(print))
  }
  expect([...prints.values()].map((ends) => ends.size)).toEqual([1, 1, 1])
  expect(new Set([...prints.values()].flatMap((ends) => [...ends])).size).toBe(3)
})
