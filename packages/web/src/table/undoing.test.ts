import type { Picture, Told } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { expect, test } from 'vitest'
import { wouldUndo } from './undoing.ts'

const speaker = { sayMove: ({ move }: { move: string }) => `to ${move}` } as GameSpeaker
const moved = (n: number, seat: number, move: string): Told => ({ n, at: 0, seat, facts: [{ k: 'move', seat, move }] })
const told: Told[] = [moved(1, 0, 'play hat'), moved(2, 0, 'dig camp'), moved(3, 1, 'pass')]
const what = (log: readonly Told[], undo: number, seat: number | null = 0) =>
  wouldUndo(log, { undo, view: {} } as unknown as Picture, seat, speaker)

test('one’s own last move is named, whatever others did since', () => {
  expect(what(told, 2)).toBe('to dig camp')
})

test('what was taken back already is not named again', () => {
  expect(what([...told, { n: 4, at: 0, seat: 0, facts: [], undoes: [2] }], 1)).toBe('to play hat')
})

test('behind the barrier, and for those who look on, there is nothing', () => {
  expect(what(told, 0)).toBeNull()
  expect(what(told, 2, null)).toBeNull()
})

test('it is named without the table as it lies now, which tells the next one’s price', () => {
  const priced = { sayMove: ({ move }: { move: string }, view?: unknown) => (view ? `${move} for 3 coins` : move) }
  expect(wouldUndo(told, { undo: 1, view: {} } as unknown as Picture, 0, priced as GameSpeaker)).toBe('dig camp')
})
