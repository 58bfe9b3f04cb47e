import type { Permissions, Picture, TableInfo, Told } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { expect, test } from 'vitest'
import { automaticAtEnd, sayUndone, undoneMove, undoStep } from './undo-step.ts'

const speaker = { sayMove: ({ move }: { move: string }) => `to ${move}` } as GameSpeaker
const moved = (n: number, seat: number, move: string): Told => ({ n, at: 0, seat, facts: [{ k: 'move', seat, move }] })
const told: Told[] = [moved(1, 0, 'play hat'), moved(2, 0, 'dig camp'), moved(3, 1, 'pass')]
const what = (log: readonly Told[], seat: number | null = 0) => sayUndone(undoneMove(log, 'undo', seat), speaker)

const allowed = (rewind?: Permissions['rewind']) => ({ may: rewind ? { rewind } : {} }) as TableInfo
const step = (
  info: TableInfo,
  { undo = 0, seat = 0, log = told }: Partial<{ undo: number; seat: number | null; log: Told[] }> = {},
) => undoStep({ seat, info, picture: { undo } as Picture, n: log.length, told: log })

test('one’s own last move is named, whatever others did since', () => {
  expect(what(told)).toBe('to dig camp')
})

test('an undone move is not named again', () => {
  expect(what([...told, { n: 4, at: 0, seat: 0, facts: [], undoes: [2] }])).toBe('to play hat')
})

test('without anything to undo, and for spectators, nothing is named', () => {
  expect(undoneMove(told, null, 0)).toBeNull()
  expect(what(told, null)).toBeNull()
})

test('the move is named without the present table, which has the next card’s price', () => {
  const priced = { sayMove: ({ move }: { move: string }, view?: unknown) => (view ? `${move} for 3 coins` : move) }
  expect(sayUndone(undoneMove(told, 'undo', 0), priced as GameSpeaker)).toBe('dig camp')
})

test('if nobody has to agree, undo goes past a reveal to before one’s own last move', () => {
  expect(step(allowed('alone'), { undo: 1 })).toBe('undo')
  expect(step(allowed('alone'))).toEqual({ rewind: 2 })
  const log: Told[] = [...told, { n: 4, at: 0, seat: null, facts: [], undoes: [2, 3] }]
  expect(step(allowed('alone'), { log })).toEqual({ rewind: 1 })
  expect(step(allowed('alone'), { log: [moved(1, 1, 'pass')] })).toBeNull()
})

test('if somebody else has a say, or nothing is dealt anew, undo ends at the barrier', () => {
  for (const info of [allowed('together'), allowed(), {} as TableInfo]) {
    expect(step(info)).toBeNull()
    expect(step(info, { undo: 2 })).toBe('undo')
  }
  expect(step(allowed(), { seat: null })).toBeNull()
})

test('a payment that was made at once is undone with the move it paid for', () => {
  const log = [...told, moved(4, 0, 'buy hat'), moved(5, 0, 'pay coin')]
  const paid = new Set([5])
  expect(undoneMove(log, 'undo', 0, paid)).toBe('buy hat')
  expect(undoStep({ seat: 0, info: allowed('alone'), picture: { undo: 0 } as Picture, n: 5, told: log }, paid)).toEqual(
    {
      rewind: 4,
    },
  )
  expect([automaticAtEnd({ told: log, seat: 0 }, paid), automaticAtEnd({ told, seat: 0 }, paid)]).toEqual([1, 0])
})

test('automatic moves at the end are counted, without undone ones', () => {
  const log = [...told, moved(4, 0, 'place w1 main'), moved(5, 0, 'coins 2'), moved(6, 0, 'knowledge 1')]
  expect(automaticAtEnd({ told: log, seat: 0 }, new Set([5, 6]))).toBe(2)
  const undone = { n: 7, at: 0, seat: 0, facts: [], undoes: [6] }
  expect(automaticAtEnd({ told: [...log, undone], seat: 0 }, new Set([5, 6]))).toBe(1)
  expect(automaticAtEnd({ told: log, seat: null }, new Set([5, 6]))).toBe(0)
})
