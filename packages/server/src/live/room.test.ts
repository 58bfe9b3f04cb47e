// @module-tag slow
// Updates add up: a client that got a table once and then its changes has the same as one that gets the table now.

import { snapshotAfter, type TableSnapshot } from '@wayfare/client'
import { below, pick, stream } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import type { ServerMessage } from '@wayfare/protocol'
import { matchOf, turn } from '@wayfare/table'
import { begunTable } from '@wayfare/table/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testContext } from '../accounts/testing.ts'
import { noStore } from '../testing/no-store.ts'
import { Room } from './room.ts'

test.each(['kit', 'arkham'])('%s: updates add up to the table, move by move, undone ones too', async (game) => {
  const engine = await engineBy(game)
  const { context, clock } = testContext(noStore())
  const room = new Room(context, begunTable(engine, engine.table({ players: 3 }), `${game} adds up`), () => {})
  const eyes = [0, 1, 2, 'spectator'] as const
  const kept = new Map(eyes.map((one) => [one, new Kept()]))
  for (const one of eyes) await room.watch({ send: (text) => kept.get(one)?.receive(JSON.parse(text)) }, one, 0)

  const dice = stream(`${game} adds up`)
  for (let i = 0; i < 400 && room.table.status === 'running'; i++) {
    clock.at += 1000
    const seat = pick(dice, turn(room.table))
    const { state } = matchOf(room.table)
    const back = engine.undoable(state, seat) > 0 && below(dice, 5) === 0
    const { move } = pick(dice, engine.options(state, seat))
    await room.act(() => (back ? { k: 'undone', seat } : { k: 'moved', seat, texts: [move] }))
    // The move was refused, but only after a part of it had been carried out.
    if (!back) await room.act(() => ({ k: 'moved', seat, texts: [move, 'jump'] })).catch(() => {})
    for (const one of eyes) {
      const now = new Kept()
      const listener = { send: (text: string) => now.receive(JSON.parse(text)) }
      await room.watch(listener, one, 0)
      room.unwatch(listener)
      expect(kept.get(one)).toEqual(now)
    }
  }
})

test('players who act or have to decide are shown changes at once; in quick games others are shown several together', async () => {
  const engine = await engineBy('kit')
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { context, clock } = testContext(noStore(), { BYSTANDER_MS: '40' })
  const room = new Room(context, begunTable(engine, engine.table({ players: 3 }), 'together'), () => {})
  const heard = new Map<number, number>()
  for (const seat of [0, 1, 2]) {
    await room.watch({ send: () => heard.set(seat, (heard.get(seat) ?? 0) + 1) }, seat, 0)
  }
  const dice = stream('together')
  const move = async (seat: number) => {
    const [option] = [pick(dice, engine.options(matchOf(room.table).state, seat))]
    await room.act(() => ({ k: 'moved', seat, texts: [option.move] }))
  }
  // Everybody decides at once here. The game goes on to a seat that has several decisions of its own.
  while (matchOf(room.table).state.core.lanes) await move(turn(room.table)[0] as number)
  await vi.advanceTimersByTimeAsync(40)
  const [own] = turn(room.table) as [number]
  heard.clear()
  let moves = 0
  for (; moves < 3 && turn(room.table)[0] === own; moves++) await move(own)
  const others = [0, 1, 2].filter((seat) => seat !== own && !turn(room.table).includes(seat))
  expect(heard.get(own)).toBe(moves)
  for (const seat of others) expect(heard.get(seat)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(40)
  for (const seat of others) expect(heard.get(seat)).toBe(1)

  clock.at += 1000
  await move(turn(room.table)[0] as number)
  for (const seat of others) expect(heard.get(seat)).toBe(2)
})

test('a viewer who arrives while others wait for news is shown all of it, once', async () => {
  const engine = await engineBy('kit')
  const { context } = testContext(noStore(), { BYSTANDER_MS: '1000' })
  const room = new Room(context, begunTable(engine, engine.table({ players: 3 }), 'comes late'), () => {})
  const [first, second] = [new Kept(), new Kept()]
  await room.watch({ send: (text) => first.receive(JSON.parse(text)) }, 'spectator', 0)
  const dice = stream('comes late')
  const move = async () => {
    const [seat] = turn(room.table) as [number]
    const { move } = pick(dice, engine.options(matchOf(room.table).state, seat))
    await room.act(() => ({ k: 'moved', seat, texts: [move] }))
  }
  for (let i = 0; i < 20; i++) await move()
  await room.watch({ send: (text) => second.receive(JSON.parse(text)) }, 'spectator', 0)
  expect(first).toEqual(second)
  const { told = [] } = second.table ?? {}
  expect(told.length).toBeGreaterThan(5)
  const numbers = told.map(({ n }) => n)
  expect(numbers).toEqual(numbers.map((_, i) => i + 1))
})

/** The knowledge of a client that receives a table and its changes. */
class Kept {
  table: TableSnapshot | null = null

  receive(message: ServerMessage): void {
    if (message.t !== 'table' && message.t !== 'update') return
    this.table = snapshotAfter(this.table, message)
    if (!this.table) throw new Error(`does not fit what is known: ${JSON.stringify(message)}`)
  }
}
