import { arnakTexts } from '@wayfare/arnak/text'
import { darwinTexts } from '@wayfare/darwin/text'
import type { Fact } from '@wayfare/kernel'
import type { Told } from '@wayfare/protocol'
import { loadSpeaker, withPlainSpaces } from '@wayfare/text'
import { expect, test } from 'vitest'
import { logEntries } from './log-lines.ts'

const speaker = await loadSpeaker('en', arnakTexts, ['Anna', 'Bob'])
const told = (n: number, ...facts: Fact[]): Told => ({ n, at: 0, seat: 0, facts })
const move = (words: string): Fact => ({ k: 'move', seat: 0, move: words })
const log = [
  told(1, move('play hat'), { k: 'played', seat: 0, card: 'hat' }),
  told(2, move('buy torch')),
  told(3, move('pay coin'), { k: 'paid', seat: 0, with: ['coin'] }, { k: 'bought', seat: 0, card: 'torch' }),
  told(4, move('end')),
]
const lines = (undo: number) =>
  logEntries(log, speaker, undo, 0).map(({ text, under, nth, barrier }) => [
    withPlainSpaces([text, ...under.map((line) => line.text)].join(' ')),
    nth,
    barrier,
  ])

test('a purchase is one entry with its payment under it, and leads to its own moment', () => {
  expect(lines(0)).toEqual([
    ['Anna plays Hat.', 1, false],
    ['Anna buys Torch. Anna spends 1 coin.', 3, true],
  ])
})

test('the line where undo ends is under the last entry before it', () => {
  expect(lines(2)).toEqual([
    ['Anna plays Hat.', 1, true],
    ['Anna buys Torch. Anna spends 1 coin.', 3, false],
  ])
})

test('the set-up before the first move is shown above it, also when that is undone', () => {
  const opening: Fact[] = [
    { k: 'round', round: 1, first: 0 },
    { k: 'draw', seat: 0 },
  ]
  const begun = [
    { ...told(1, move('play hat'), { k: 'played', seat: 0, card: 'hat' }), opening },
    { n: 2, at: 0, seat: 0, facts: [], undoes: [1] },
  ]
  const shown = logEntries(begun, speaker, 0, 0).map(({ text, under, undone, nth }) => [
    withPlainSpaces([text, ...under.map((line) => line.text)].join(' ')),
    undone,
    nth,
  ])
  expect(shown).toEqual([
    ['Round 1. Anna begins. Anna draws a card.', false, null],
    ['Anna plays Hat.', true, null],
  ])
})

test('stamps that are placed move by move are one line', async () => {
  const darwin = await loadSpeaker('en', darwinTexts, ['Anna', 'Bob'])
  const stamp = (n: number) =>
    told(n, move('stamp envelope-1 stack-1'), { k: 'stamp', seat: 0, envelope: 'envelope-1', n: 1 })
  const shown = logEntries([stamp(1), stamp(2), stamp(3)], darwin, 0, null).map(({ text }) => withPlainSpaces(text))
  expect(shown).toEqual(['Anna puts 3 stamps on envelope 1.'])
})
