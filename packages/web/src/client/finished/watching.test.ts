import { arkham } from '@wayfare/arkham'
import { playMatch, random } from '@wayfare/bots'
import { begin, type Engine, engineOf, type Game, logOf } from '@wayfare/kernel'
import { expect, test, vi } from 'vitest'
import { finishedGame, type Watching } from './finished-game.ts'
import type { Opened } from './messages.ts'
import type { Player } from './player.ts'
import { replayAddress, replayQuery } from './replay-address.ts'
import { makeWatch } from './watching.ts'

const engine: Engine = engineOf(arkham as unknown as Game)
const match = begin(engine, { players: 2 }, 'watching')
playMatch(match, [random, random])
const game = finishedGame(engine, logOf(match))
const opened = { steps: game.steps, movers: game.movers } as unknown as Opened

const pictures: number[] = []
/** The game itself takes the place of the worker. */
const player = {
  async request(call: string, args: { step: number; eyes: Watching }) {
    if (call === 'told') return game.told(args.eyes)
    pictures.push(args.step)
    return game.pictureAt(args.step, args.eyes)
  },
  close() {},
} as unknown as Player

async function watching(query: string, eyes: Watching = 0) {
  const watch = makeWatch(player, opened, replayQuery(new URLSearchParams(query), game.steps, 2), eyes)
  await vi.waitFor(() => expect(watch.shot.value?.step).toBe(watch.step.value))
  await vi.waitFor(() => expect(watch.telling.value).not.toBeNull())
  return watch
}

test('an address contains the moment and the viewer, and is read as it was written', () => {
  const read = (address: string) => replayQuery(new URL(address, 'http://here').searchParams, 100, 3)
  expect(read(replayAddress({ table: 't' }, 57, 1))).toEqual({ at: 57, nth: null, eyes: 1, review: null })
  expect(read(replayAddress({ packed: 'abc' }, 3, 'spectator'))).toMatchObject({ at: 3, eyes: 'spectator' })
  expect(replayAddress({ packed: 'abc' })).toBe('/replay#abc')
  expect(read('/replay/t?at=1000&seat=7')).toEqual({ at: 100, nth: null, eyes: null, review: null })
  expect(read('/replay/t?at=-3&seat=x')).toEqual({ at: 0, nth: null, eyes: null, review: null })
  expect(read(replayAddress({ table: 't' }, 3, 'mover', 2))).toMatchObject({ at: 3, review: 2 })
  expect(read('/replay/t?review=3')).toMatchObject({ review: null })
})

test('one step goes to the next event that this viewer was told', async () => {
  const watch = await watching('')
  const stops = game.told(0).steps
  watch.by(1)
  watch.by(1)
  expect(watch.step.value).toBe(stops[1])
  watch.by(-1)
  expect(watch.step.value).toBe(stops[0])
  watch.go(100_000)
  expect(watch.step.value).toBe(game.steps)
  watch.dispose()
})

test('the nth event that somebody was told is found among all moves', async () => {
  const watch = await watching('nth=20&seat=1', 1)
  const { told, steps } = game.told(1)
  expect(watch.step.value).toBe(steps[(told.filter(({ facts }) => facts.length > 0)[19]?.n as number) - 1])
  watch.dispose()
})

test('a seat’s next turn is its next move', async () => {
  const watch = await watching('at=10')
  watch.toTurnOf(1)
  const at = watch.step.value
  expect(at).toBeGreaterThan(10)
  expect([game.movers[at - 1], game.movers[at]]).toEqual([0, 1])
  watch.dispose()
})

test('on the way to a decision the events before it are shown, and backwards it jumps', async () => {
  const watch = await watching('at=3')
  const to = game.steps - 1
  const way: number[] = []
  const stop = watch.step.subscribe((step) => void way.push(step))
  vi.useFakeTimers()
  watch.playTo(to)
  vi.advanceTimersByTime(20_000)
  vi.useRealTimers()
  const between = game.told(0).steps.filter((step) => step < to)
  expect(way).toEqual([3, ...between.slice(-7), to])
  watch.playTo(3)
  expect(watch.step.value).toBe(3)
  stop()
  watch.dispose()
})

test('a person who goes elsewhere meanwhile stays there', async () => {
  const watch = await watching('at=3')
  vi.useFakeTimers()
  watch.playTo(game.steps)
  watch.go(5)
  vi.advanceTimersByTime(20_000)
  vi.useRealTimers()
  expect(watch.step.value).toBe(5)
  watch.dispose()
})

test('while a slider is moved, only the newest place is requested', async () => {
  const watch = await watching('')
  pictures.length = 0
  for (let step = 1; step <= 50; step++) watch.go(step)
  await vi.waitFor(() => expect(watch.shot.value?.step).toBe(50))
  expect(pictures).toEqual([1, 50])
  watch.dispose()
})
