// @module-tag slow
// No secret leaks: a seat is sent the same bytes in every world that it cannot tell apart. LEAK_GAMES=200 runs the long
// form.

import { BadTable, below, type Engine, fillTableOptions, pick, type Seat, stream, type Value } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import { fold, matchOf, type Table, turn } from '@wayfare/table'
import { begunTable } from '@wayfare/table/testing'
import { expect, test } from 'vitest'
import { testContext } from './accounts/testing.ts'
import { Room } from './live/room.ts'
import { type Compared, type Ground, Leak, TwoWorlds } from './testing/leak.ts'
import { noStore } from './testing/no-store.ts'

const GAMES = Number(process.env.LEAK_GAMES ?? 20)
const SEED = process.env.LEAK_SEED ?? 'leak'
/** One moment in this many is compared. */
const EVERY = 12

function ground(room?: typeof Room): Ground {
  const { context, clock } = testContext(noStore())
  const compared: Compared = { steps: 0, messages: 0, inLanes: 0, undone: 0, asked: 0 }
  return { context, clock, compared, ...(room ? { room } : {}) }
}

/** Makes a table with random options and a person at every seat, and begins its game. */
function randomTable(engine: Engine, seed: string): Table {
  const dice = stream(`${seed} table`)
  const { players, choices } = engine.game
  let options: Record<string, Value> = { players: players[0] + below(dice, players[1] - players[0] + 1) }
  for (const [name, { values }] of Object.entries(choices)) {
    try {
      options = fillTableOptions(engine.game, { ...options, [name]: pick(dice, values) })
    } catch (error) {
      if (!(error instanceof BadTable)) throw error
    }
  }
  const clock = below(dice, 2) === 0 ? { bank: 600, increment: 5 } : null
  return begunTable(engine, fillTableOptions(engine.game, options), seed, { clock })
}

/** Plays at random, and at random moments checks that nobody can tell two worlds apart. */
async function playAndCompare(ground: Ground, engine: Engine, seed: string): Promise<void> {
  const { clock } = ground
  const table = randomTable(engine, seed)
  clock.at = table.at
  const dice = stream(`${seed} moves`)
  for (let i = 0; table.status === 'running'; i++) {
    if (below(dice, EVERY) === 0 || i === 2) {
      const now = clock.at
      const watcher = below(dice, table.seats.length)
      await (await TwoWorlds.begin(ground, table, watcher, `${seed} ${i}`))?.playOn()
      clock.at = now
    }
    clock.at += below(dice, 500)
    const seat = pick(dice, turn(table)) as Seat
    const { state } = matchOf(table)
    const back = below(dice, 10) === 0 && engine.undoable(state, seat) > 0
    const { move } = pick(dice, engine.options(state, seat))
    fold(table, back ? { k: 'undone', seat } : { k: 'moved', seat, texts: [move] }, clock.at)
  }
}

test.each([
  ['kit', Math.ceil((GAMES * 2) / 3)],
  ['arkham', Math.floor(GAMES / 3)],
] as const)(
  '%s: until something is revealed to a seat, it is sent the same bytes in every world',
  async (game, games) => {
    const engine = await engineBy(game)
    const one = ground()
    for (let i = 0; i < games; i++) {
      const seed = `${SEED} ${game} ${i}`
      try {
        await playAndCompare(one, engine, seed)
      } catch (error) {
        throw new Error(`game '${seed}'`, { cause: error })
      }
    }
    const { steps, messages, inLanes, undone } = one.compared
    expect(steps).toBeGreaterThan(games * 5)
    expect(messages).toBeGreaterThan(steps)
    expect(inLanes).toBeGreaterThan(games)
    expect(undone).toBeGreaterThan(games / 3)
  },
  900_000,
)

/** Plays games until a leak is found. */
async function findsLeak(leaky: (engine: Engine) => Engine, room?: typeof Room): Promise<void> {
  const engine = leaky(await engineBy('kit'))
  const one = ground(room)
  for (let i = 0; i < 20; i++) await playAndCompare(one, engine, `leaky ${i}`)
}

test.each<[string, (engine: Engine) => Engine, typeof Room?]>([
  [
    "another seat's view",
    (engine) => ({
      ...engine,
      view: (s, eyes) => engine.view(s, eyes === 'spectator' ? eyes : (eyes + 1) % s.core.players),
    }),
  ],
  ['a count of all moves', (engine) => ({ ...engine, view: (s, eyes) => [engine.view(s, eyes), s.core.seq] })],
  [
    'reasons from the truth',
    (engine) => ({ ...engine, explain: (s) => engine.refusals(s, engine.deciders(s)[0] ?? 0) }),
  ],
  ['scores of all', (engine) => ({ ...engine, scores: (s) => engine.scores(s, 'all') })],
  ['an update for every entry', (engine) => engine, tellingRoom()],
])('%s would be found', async (_, leaky, room) => {
  await expect(findsLeak(leaky, room)).rejects.toThrow(Leak)
})

/** A faulty room that tells everybody that something has happened. */
function tellingRoom(): typeof Room {
  return class extends Room {
    override async act(decide: Parameters<Room['act']>[0]) {
      const entry = await super.act(decide)
      if (entry) this.tellAll({ t: 'pong' })
      return entry
    }
  }
}
