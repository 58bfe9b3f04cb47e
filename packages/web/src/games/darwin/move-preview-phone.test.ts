import { afterAll, beforeAll, expect, test } from 'vitest'
import { repeats, shows } from './move-preview.ts'
import { isFolded } from './player-area-narrow.ts'

beforeAll(() => {
  isFolded.value = true
})
afterAll(() => {
  isFolded.value = false
})

const onOf = (move: string): string[] => move.split(' ').slice(1)

test('on a phone options in tabs that open by themselves are not repeated: the chart, the museum, things to take', () => {
  const open = [
    'place w1 turn-order',
    'keep crew-3',
    'sail sea-2',
    'explore i1-4',
    'halt sea-2',
    'take silver-4',
    'study red-bird',
  ]
  expect(open.filter((move) => !repeats(move, [], onOf(move)))).toEqual([])
  expect(['sail sea-2', 'explore i1-4', 'take silver-4'].filter((move) => !shows(move, onOf(move)))).toEqual([])
})

test('on a phone options behind a button, or nowhere, have chips', () => {
  const said = ['skip', 'explore 2', 'crew crew-6 w4', 'unlock explore-3', 'stamp s1 envelope-1']
  expect(said.filter((move) => repeats(move, [], move === 'explore 2' ? [] : onOf(move)))).toEqual([])
})

test('on a phone the slots for an objective open by themselves and are not repeated', () => {
  for (const move of ['reach silver-1 silver-slot-2', 'complete silver-1 silver-slot-2'])
    expect(shows(move, onOf(move)) && repeats(move, [], onOf(move)), move).toBe(true)
})

test('on a phone a seal has a chip until its half is chosen', () => {
  expect(repeats('seal s-1 w2', [], ['s-1', 'w2'])).toBe(false)
  expect(repeats('seal s-1 w2', ['s-1'], ['s-1', 'w2'])).toBe(true)
})

test('on a phone a stamp has a chip until its envelope is chosen', () => {
  expect(repeats('stamp envelope-1 stack-2', [], ['envelope-1', 'stack-2'])).toBe(false)
  expect(repeats('stamp envelope-1 stack-2', ['envelope-1'], ['envelope-1', 'stack-2'])).toBe(true)
})

test('on a phone the end of a turn has its own button and is not repeated', () => {
  expect(['end turn', 'pass'].filter((move) => !repeats(move, []))).toEqual([])
})
