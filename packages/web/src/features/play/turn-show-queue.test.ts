import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Step } from '../../board-kit/motion/step.ts'
import { makeTurnShow, type QueuedShow } from './turn-show-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const NOTHING = { pieces: new Map(), boxes: new Map(), numbers: new Map(), lines: new Map() }
const step = (caption: string | null): Step => ({ caption, gestures: [] })
const act = (...captions: string[]): QueuedShow => ({ steps: captions.map(step), was: NOTHING, isOwn: false })
const own: QueuedShow = { steps: [], was: NOTHING, isOwn: true }

function begun() {
  const show = makeTurnShow(() => Date.now())
  return { show, said: () => show.said.value?.text ?? null, wait: (ms: number) => vi.advanceTimersByTime(ms) }
}

test('sentences follow each other, each for as long as it takes to read, and the last one stays', () => {
  const { show, said, wait } = begun()
  show.add(act('Ida digs.', 'Ida gains a coin.'), 'calm', null)
  expect(said()).toBe('Ida digs.')
  wait(1200)
  expect(said()).toBe('Ida digs.')
  wait(400)
  expect(said()).toBe('Ida gains a coin.')
  expect(show.said.value).toMatchObject({ at: 2, of: 2, isOver: false })
  wait(5000)
  expect(show.said.value).toMatchObject({ text: 'Ida gains a coin.', isOver: true })
})

test('a later turn waits for the one being shown', () => {
  const { show, said, wait } = begun()
  show.add(act('Ida digs.'), 'calm', null)
  wait(500)
  show.add(act('Emil passes.'), 'calm', null)
  expect(said()).toBe('Ida digs.')
  wait(1000)
  expect(said()).toBe('Emil passes.')
})

test('a queue that would be too long is dropped for the latest turn', () => {
  const { show, said } = begun()
  for (let i = 0; i < 6; i++) show.add(act(`Turn ${i} of somebody.`), 'calm', null)
  expect(said()).not.toBe('Turn 0 of somebody.')
})

test('my own move ends the show, and so does going on', () => {
  const { show, said, wait } = begun()
  show.add(act('Ida digs.'), 'calm', null)
  show.add(own, 'calm', null)
  expect(said()).toBeNull()
  show.add(act('Ida digs.', 'Ida gains a coin.'), 'calm', null)
  show.skip()
  wait(3000)
  expect(said()).toBeNull()
})

test('going on leads to the next sentence, and after the last one to the end', () => {
  const { show, said, wait } = begun()
  show.add(act('Ida digs.', 'Ida gains a coin.', 'Ida passes.'), 'calm', null)
  show.next()
  expect(said()).toBe('Ida gains a coin.')
  wait(1400)
  expect(said()).toBe('Ida gains a coin.')
  wait(400)
  expect(said()).toBe('Ida passes.')
  show.next()
  expect(said()).toBeNull()
})

test('the last turn can be shown again, and quicker', () => {
  const { show, said, wait } = begun()
  show.add(act('Ida digs.'), 'quick', null)
  wait(900)
  expect(show.said.value).toMatchObject({ isOver: true })
  show.again(null)
  expect(said()).toBe('Ida digs.')
  expect(show.said.value).toMatchObject({ isOver: false })
})
