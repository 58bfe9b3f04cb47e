// Tests that the message to a bot's thread is the same, byte for byte, in every game that the bot's seat cannot tell
// from the true one.

import { type Engine, pick, type Seat, type State, stream } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { matchOf, type Table } from './table.ts'
import { begunTable, MOMENT } from './testing/started-table.ts'
import { type NextThought, nextBotRequest, type ToThread } from './thought.ts'
import { Thoughts } from './thoughts.ts'

/** `npm run soak` uses 500 positions of each game. */
const POSITIONS = process.env.SOAK ? 500 : 10
const LIMITS = { timeout: process.env.SOAK ? 1_800_000 : 120_000 }
const WORLDS = ['one', 'two', 'three']
/** The least share of positions at which a redealt world differs from the true one; near the end little is hidden. */
const HIDING = 0.9
const SIZES = [1, 2, 3, 4].map((players) => ({ players }))

/** Returns the posted message as text. It is plain data, and JSON has only one way to write a number. */
function posted(table: Table): string {
  const sent: ToThread[] = []
  const thoughts = new Thoughts(
    (message) => void sent.push(message),
    () => {},
  )
  const { thought } = nextBotRequest(table) as NextThought
  thoughts.think(thought).catch(() => {})
  thoughts.fail('nobody thinks here')
  expect(sent).toHaveLength(1)
  return JSON.stringify(sent)
}

/** Returns the same table in another world that the seat cannot tell apart. */
function elsewhere(table: Table, seat: Seat, seed: string): Table {
  const match = matchOf(table)
  return { ...table, match: { ...match, state: table.engine.redeal(match.state, seat, seed) } }
}

/** Returns everything on the table and in the hands as text, without future chance, which differs between worlds. */
const publicAndHidden = (s: State): string =>
  JSON.stringify({ ...s, core: { ...s.core, seed: '', era: 0, chance: {} } })

/** Visits this many positions of seeded games, and returns at how many of them another world differed. */
function visit(engine: Engine, options: { readonly players: number }, count: number): number {
  let [seen, differing] = [0, 0]
  for (let game = 0; seen < count; game++) {
    const bot = { kind: 'bot', bot: 'brandt' } as const
    const seats = Array<typeof bot>(options.players).fill(bot)
    const table = begunTable(engine, engine.table(options), `worlds ${game}`, { seats })
    const dice = stream(`worlds ${JSON.stringify(options)} ${game}`)
    for (;;) {
      const seat = nextBotRequest(table)?.thought.seat
      if (seat === undefined || seen === count) break
      const { state } = matchOf(table)
      const others = WORLDS.map((name) => elsewhere(table, seat, `${seen} ${name}`))
      if (others.some((other) => publicAndHidden(matchOf(other).state) !== publicAndHidden(state))) differing++
      const message = posted(table)
      for (const other of others) expect(posted(other)).toBe(message)
      seen++
      fold(table, { k: 'moved', seat, texts: [pick(dice, engine.options(state, seat)).move] }, MOMENT)
    }
  }
  return differing
}

test.each([
  { game: 'arkham', tables: [...SIZES, { players: 1, cell: 'cell-170-36' }] },
  {
    game: 'arnak',
    tables: [...SIZES, { players: 2, temple: 'snake' }, { players: 1, temple: 'snake', difficulty: 5 }],
  },
  { game: 'darwin', tables: [...SIZES, { players: 1, alfred: 'green' }] },
])(
  'a thread that thinks for a seat of $game is sent nothing that the seat does not know',
  LIMITS,
  async ({ game, tables }) => {
    const engine = await engineBy(game)
    const each = Math.ceil(POSITIONS / tables.length)
    for (const options of tables)
      expect(visit(engine, options, each), JSON.stringify(options)).toBeGreaterThanOrEqual(Math.ceil(HIDING * each))
  },
)
