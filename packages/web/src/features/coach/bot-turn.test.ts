import type { Told } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { botTurnAt, lastBotTurn } from './bot-turn.ts'

const row = (n: number, seat: number, ...moves: readonly [number, string?][]): Told => ({
  n,
  at: 0,
  seat,
  facts: moves.map(([by, move]) => ({ k: 'move', seat: by, ...(move === undefined ? {} : { move }) })),
})
const TOLD: readonly Told[] = [
  row(1, 0, [0, 'rest']),
  row(2, 1, [1, 'dig']),
  row(3, 1, [1, 'pay coin']),
  row(4, 1, [1, 'draw']),
  row(5, 1, [1, 'end']),
  row(6, 0, [0, 'rest']),
]

test('a bot’s turn begins after the moves shown before, and lasts to its end', () => {
  expect(botTurnAt(TOLD, 3, 1, 1)).toEqual({ by: 1, at: 2, until: 5, moves: ['dig', 'pay coin', 'draw', 'end'] })
  expect(botTurnAt(TOLD, 4, 1, 3)).toEqual({ by: 1, at: 4, until: 5, moves: ['draw', 'end'] })
  expect(lastBotTurn(TOLD, 1)).toEqual({ by: 1, at: 2, until: 5, moves: ['dig', 'pay coin', 'draw', 'end'] })
})

test('an undone move is not part of the turn', () => {
  const told = [...TOLD.slice(0, 3), { ...row(4, 1), undoes: [3] }, row(5, 1, [1, 'pay gem'])]
  expect(botTurnAt(told, 5, 1, 1)).toEqual({ by: 1, at: 2, until: 5, moves: ['dig', 'pay gem'] })
  expect(botTurnAt(told, 3, 1, 1)).toBeNull()
})

test('if all act at once, its moves are in the row of the last player', () => {
  const told = [row(1, 0, [0, 'keep a'], [1, 'choose x'], [1, 'end'])]
  expect(botTurnAt(told, 1, 1)).toEqual({ by: 1, at: 1, until: 1, moves: ['choose x', 'end'] })
})

test('a move that only its seat knows cannot be explained; a later one does not matter', () => {
  expect(botTurnAt([row(1, 1, [1])], 1, 1)).toBeNull()
  expect(botTurnAt([row(1, 0, [1], [1, 'end'])], 1, 1)).toBeNull()
  expect(botTurnAt([row(1, 1, [1, 'dig']), row(2, 1, [1])], 1, 1)).toEqual({ by: 1, at: 1, until: 1, moves: ['dig'] })
  expect(lastBotTurn([row(1, 0, [0, 'rest'])], 1)).toBeNull()
})
