import { fixturesOf } from '@wayfare/bots/arena'
import { expect, test } from 'vitest'
import { PLAYING } from './task.ts'

test('a deal is the same from every seat, and each deal is another', async () => {
  const prints = new Map<number, Set<string>>()
  for (const { index, deal } of fixturesOf(['rosa', 'nils'], 2, 6)) {
    // By the same hands, whoever would sit there: the end tells nothing but the deal.
    const task = { game: 'kit', table: { players: 2 }, seed: 'common', index, deal, seats: ['random', 'random'] }
    const { print } = await PLAYING.carryOut(task)
    prints.set(deal, (prints.get(deal) ?? new Set()).add(print))
  }
  expect([...prints.values()].map((ends) => ends.size)).toEqual([1, 1, 1])
  expect(new Set([...prints.values()].flatMap((ends) => [...ends])).size).toBe(3)
})
