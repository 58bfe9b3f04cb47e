import { engineOf, type MoveWords } from '@wayfare/kernel'
import { offeredMoves } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { arkham } from './game.ts'

test('whatever two hundred random games offer is a move by the words of the game, and is written as it was read', {
  tags: ['slow'],
}, () => {
  const { strange, verbs } = offeredMoves(engineOf(arkham), arkham.words as MoveWords, 200, 'arkham words')
  expect(strange).toEqual([])
  expect(verbs.size).toBeGreaterThan(15)
})
