import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { glow } from '../../board-kit/motion/gesture.ts'
import type { Step } from '../../board-kit/motion/step.ts'
import { NOTHING_BEFORE } from '../../board-kit/motion/table-before.ts'
import { type TimedStep, timed } from '../../board-kit/motion/timing.ts'
import { type Act, makeTurnShow, type Screen } from './turn-show-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const step = (caption: string | null): Step => ({ caption, gestures: [] })
const act = (...captions: string[]): Act => ({ steps: captions.map(step), was: NOTHING_BEFORE, seat: 1, isOwn: false })
const own: Act = { steps: [], was: NOTHING_BEFORE, seat: 0, isOwn: true }

function begun() {
  const show = makeTurnShow(() => Date.now())
  return { show, said: () => show.said.value?.text ?? null, wait: (ms: number) => vi.advanceTimersByTime(ms) }
}

test('one sentence follows the other, each as long as it takes to read, and what the turn was about stays', () => {
  const { show, said, wait } = begun()
  show.add(act('Ida digs.', 'Ida gains a coin.'), 'calm', null)
  expect(said()).toBe('Ida digs.')
  wait(1200)
  expect(said()).toBe('Ida digs.')
  wait(400)
  expect(said()).toBe('Ida gains a coin.')
  expect(show.said.value).toMatchObject({ at: 2, of: 2, isOver: false })
  wait(5000)
  expect(show.said.value).toMatchObject({ text: 'Ida digs.', isOver: true })
})

test('what comes while something is shown waits for it', () => {
  const { show, said, wait } = begun()
  show.add(act('Ida digs.'), 'calm', null)
  wait(500)
  show.add(act('Emil passes.'), 'calm', null)
  expect(said()).toBe('Ida digs.')
  wait(1000)
  expect(said()).toBe('Emil passes.')
})

test('a queue that would be too long gives way to what has just happened', () => {
  const { show, said } = begun()
  for (let i = 0; i < 6; i++) show.add(act(`Turn ${i} of somebody.`), 'calm', null)
  expect(said()).not.toBe('Turn 0 of somebody.')
})

test('my own move ends what is shown, and so does going on', () => {
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

/** A screen on which nothing is seen, and the times of what was played on it. */
function screenWith(times: number[]): Screen {
  const perform = (steps: readonly TimedStep[]) => {
    times.push(...steps.map(({ at, lasts }) => at + lasts))
    return { stop() {}, skip() {} }
  }
  return {
    player: { before: () => NOTHING_BEFORE, perform, timed },
    painter: { layer: null as never, Glyph: undefined },
  }
}

test('what a rival does in several rows is one turn, and has the time of one', () => {
  const { show, wait } = begun()
  const rows = [
    'Ida plays a card and gains a coin.',
    'Ida digs at the camp of the compasses.',
    'Ida buys a hat.',
    'Ida is done.',
  ]
  for (const row of rows) show.add(act(row), 'calm', screenWith([]))
  wait(4000)
  expect(show.said.value).toMatchObject({ isOver: true })
})

test('where something happens is brought into sight when its turn has come, and what follows waits for that', () => {
  const { show, said, wait } = begun()
  const times: number[] = []
  show.add(act('Ida digs.'), 'calm', screenWith(times), (play) => setTimeout(() => play((was) => was), 300))
  show.add(act('Emil passes.'), 'calm', screenWith(times), (play) => play((was) => was))
  wait(200)
  expect(times).toEqual([])
  wait(200)
  expect(times).toHaveLength(1)
  wait(500)
  expect(said()).toBe('Ida digs.')
  wait(600)
  expect(said()).toBe('Emil passes.')
  expect(times).toHaveLength(2)
})

test('nothing is played for whoever has gone on meanwhile', () => {
  const { show, wait } = begun()
  const times: number[] = []
  show.add(act('Ida digs.'), 'calm', screenWith(times), (play) => setTimeout(() => play((was) => was), 300))
  show.skip()
  wait(1000)
  expect(times).toEqual([])
})

test('without motion the places are marked with which each sentence is told', () => {
  const marked: string[] = []
  const show = makeTurnShow(
    () => Date.now(),
    (places) => {
      marked.push(...places)
      return () => marked.push('gone')
    },
  )
  const steps = ['camp', 'hat'].map((place) => ({ caption: `Ida was at the ${place}.`, gestures: [glow(place)] }))
  show.add({ steps, was: NOTHING_BEFORE, seat: 1, isOwn: false }, 'calm', null)
  expect(marked).toEqual(['camp'])
  show.next()
  expect(marked).toEqual(['camp', 'hat'])
  show.skip()
  expect(marked).toEqual(['camp', 'hat', 'gone', 'gone'])
})
