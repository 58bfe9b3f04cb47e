import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilStopped } from './shutdown.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Runs a server that takes five seconds to stop, and tells the exit code with which it ended. */
function running(gone?: AbortSignal) {
  const signals = new EventEmitter()
  const stop = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 5000)))
  const ended: number[] = []
  untilStopped(stop, signals, gone).then((code) => ended.push(code))
  return { signals, stop, ended }
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'])('%s lets it finish the work in progress', async (signal) => {
  const { signals, stop, ended } = running()
  signals.emit(signal)
  await vi.advanceTimersByTimeAsync(4999)
  expect(ended).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toEqual([0])
  expect(stop).toHaveBeenCalledOnce()
})

test('a second signal ends it at once; the same one passed on by npm does not', async () => {
  const { signals, ended } = running()
  signals.emit('SIGINT')
  await vi.advanceTimersByTimeAsync(20)
  signals.emit('SIGINT')
  await vi.advanceTimersByTimeAsync(1500)
  expect(ended).toEqual([])
  signals.emit('SIGTERM')
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toEqual([1])
})

test('it stops when the process that started it is gone, even if that was before it was ready', async () => {
  const starter = new AbortController()
  const one = running(starter.signal)
  starter.abort()
  const late = running(starter.signal)
  await vi.advanceTimersByTimeAsync(5000)
  expect([one.ended, late.ended]).toEqual([[0], [0]])
})
