import { crewCard } from '@wayfare/darwin/tables'
import { expect, test } from 'vitest'
import { nearestWorker, sealNeeds } from './crew.tsx'
import type { BoardView } from './props.ts'

/** This card needs four green seals and a red one. */
const { need } = crewCard('crew-2')

test('the seals of a row are told from the missing ones, and purple fills a gap', () => {
  expect(sealNeeds(['green', 'green', 'purple'], need).map(({ seal, has }) => [seal, has])).toEqual([
    ['green', true],
    ['green', true],
    ['green', true],
    ['green', false],
    ['red', false],
  ])
  expect(sealNeeds([], need).every(({ has }) => !has)).toBe(true)
})

const board = (rows: Readonly<Record<string, string[]>>, by: string | null = null) =>
  ({
    workers: Object.entries(rows).map(([id, seals]) => ({ id, seals, at: null })),
    crew: [{ card: 'crew-14', by }],
  }) as unknown as BoardView

test('the nearest worker lacks least, has not played yet and can still take seals', () => {
  const rows = { w1: ['purple'], w2: ['blue'], w3: ['green', 'green'], w4: ['green', 'green', 'red'] }
  expect(nearestWorker(board(rows), need)?.id).toBe('w4')
  expect(nearestWorker(board(rows, 'w4'), need)?.id).toBe('w3')
})
