import { expect, test } from 'vitest'
import { chipsOf } from '../../features/play/prompt-chips.ts'
import { shows } from './own-buttons.ts'

type Asked = Parameters<typeof chipsOf>[0]

const chips = (moves: readonly string[]) => {
  const options = moves.map((move) => ({ move, on: move.split(' ').slice(1) }))
  const pointing = { left: { value: options }, bare: { value: [] }, pointed: { value: [] } }
  const picture = { question: { op: 'draw' }, view: null }
  const speaker = { sayMove: ({ move }: { move: string }) => move }
  const asked = { pointing, picture, speaker, table: { shows } } as unknown as Asked
  return chipsOf(asked).map(({ option }) => option.move)
}

test('a visit that is owed is a chip, however many segments may be drawn besides', () => {
  const diagonals = Array.from({ length: 30 }, (_, i) => `diagonal x-${i}`)
  expect(chips([...diagonals, 'visit c31'])).toEqual(['visit c31'])
  expect(chips([...diagonals, 'end'])).toEqual(['end'])
})

test('one encounter die has its tomes below it', () => {
  expect(chips(['reroll 1', 'reroll 1 2', 'improve 3', 'bless', 'face it'])).toEqual(['reroll 1 2', 'bless', 'face it'])
})
