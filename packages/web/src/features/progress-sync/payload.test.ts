import type { Guided } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { entryForSync, goesOnFrom, isNews } from './payload.ts'

const guided = (at: number, ...moves: string[]): Guided => ({
  at,
  version: 1,
  over: false,
  entries: moves.map((move) => ({ k: 'moved', seat: 0, texts: [move] })),
  lesson: 'dig',
  told: {},
  left: [],
  closed: false,
})
const over: Guided = { ...guided(9), over: true }

test('the payload has the moves, without the ids of requests', () => {
  expect(entryForSync({ k: 'moved', seat: 1, texts: ['end'], id: 'x-1' })).toEqual([
    { k: 'moved', seat: 1, texts: ['end'] },
  ])
  expect(entryForSync({ k: 'undone', seat: 0, id: 'x-2' })).toEqual([{ k: 'undone', seat: 0 }])
  expect(entryForSync({ k: 'asked', seat: 0, what: { rewind: 3 } })).toEqual([
    { k: 'asked', seat: 0, what: { rewind: 3 } },
  ])
  expect(entryForSync({ k: 'gone', seat: 0, why: 'resigned', bot: 'nils' })).toEqual([])
})

test('a game continues another if it has all of its moves', () => {
  expect(goesOnFrom(guided(2, 'a', 'b'), guided(1, 'a'))).toBe(true)
  expect(goesOnFrom(guided(2, 'a'), guided(1, 'a', 'b'))).toBe(false)
  expect(goesOnFrom(guided(2, 'c', 'b'), guided(1, 'a'))).toBe(false)
  expect(goesOnFrom(guided(2, 'a'), over)).toBe(false)
})

test('a game played later elsewhere is copied here, unless it is here already', () => {
  expect(isNews(guided(5, 'a'), undefined, -1)).toBe(true)
  expect(isNews(guided(5, 'a', 'b'), guided(3, 'a'), 3)).toBe(true)
  expect(isNews(guided(5, 'a'), guided(7, 'b'), -1)).toBe(false)
  expect(isNews(guided(5, 'a'), guided(3, 'a', 'b'), -1)).toBe(false)
})

test('a finished game, or one known and deleted here, is not', () => {
  expect(isNews(over, undefined, -1)).toBe(false)
  expect(isNews(null, undefined, -1)).toBe(false)
  expect(isNews(guided(5, 'a'), undefined, 5)).toBe(false)
})
