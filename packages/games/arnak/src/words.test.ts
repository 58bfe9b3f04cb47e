import { engineOf, type MoveWords } from '@wayfare/kernel'
import { offeredMoves } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { arnak } from './game.ts'

const GAMES = process.env.SOAK ? 200 : 12

test('whatever random games offer is a move by the words of the game, and is written as it was read', {
  tags: ['slow'],
}, () => {
  const { strange, verbs } = offeredMoves(engineOf(arnak), arnak.words as MoveWords, GAMES, 'arnak words')
  expect(strange).toEqual([])
  expect(verbs.size).toBeGreaterThan(15)
})
