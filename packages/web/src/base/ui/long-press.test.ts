import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterLongPress } from './long-press.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a finger that rests is a long press, and one that leaves early is not', () => {
  const [held, gone] = [vi.fn(), vi.fn()]
  afterLongPress(held)
  const letGo = afterLongPress(gone)
  vi.advanceTimersByTime(440)
  expect(held).not.toHaveBeenCalled()
  letGo()
  vi.advanceTimersByTime(1_000)
  expect(held).toHaveBeenCalledOnce()
  expect(gone).not.toHaveBeenCalled()
})

test('a tap that a busy page hears of too late is none', () => {
  vi.useRealTimers()
  const act = vi.fn()
  const letGo = afterLongPress(act)
  const from = performance.now()
  while (performance.now() - from < 600);
  return new Promise<void>((heard) => setTimeout(heard, 0)).then(() => {
    letGo()
    expect(act).not.toHaveBeenCalled()
  })
})
