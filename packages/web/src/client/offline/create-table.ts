// Creates tables on this device. Chance is committed to as on the server, so that a finished game can be checked like
// any other.

import { canPlay } from '@wayfare/bots'
import { commit, type Engine, type Log, seedOf } from '@wayfare/kernel'
import { newTableId } from '@wayfare/protocol'
import {
  type Entry,
  fold,
  type Made,
  NotAllowed,
  type SeatPlan,
  substituteFor,
  type Table,
  tableFrom,
  tableOptions,
} from '@wayfare/table'
import { DEVICE, type LocalTableRequest, type PositionRequest, type PracticeRequest } from './messages.ts'
import { summaryOf } from './room.ts'
import { drawnChance } from './seed.ts'
import type { Store } from './store.ts'

/** The rules, and the address of their file. */
export type Rules = { readonly engine: Engine; readonly address: string }

export async function makeTable(store: Store, rules: Rules, request: LocalTableRequest): Promise<Table> {
  const { engine } = rules
  const plan = {
    options: tableOptions(engine, { ...request.options, players: request.seats.length }),
    seats: plans(engine, request),
    language: request.language,
    ...(request.arranged ? { arranged: request.arranged } : {}),
  }
  return storeTable(store, rules, request.chance.secret, plan, request.begun)
}

/** Creates a table that continues another game from one of its moments, with the same cards to come. */
export async function makePractice(store: Store, rules: Rules, log: Log, request: PracticeRequest): Promise<Table> {
  const { engine } = rules
  const { at = log.rows.length, seat, bots, language, trying, back = '' } = request
  const seed = seedOf(log.chance)
  if (seed === undefined) throw new NotAllowed('not-now', 'the secret of this game is not shown yet')
  const botAt = (place: number): string => {
    const bot = bots[place]
    return bot && canPlay(engine.game, bot) ? bot : substituteFor({ engine })
  }
  return storeTable(store, rules, drawnChance().secret, {
    options: log.table,
    seats: Array.from({ length: log.table.players }, (_, place) =>
      place === seat ? { kind: 'person', person: DEVICE } : { kind: 'bot', bot: botAt(place) },
    ),
    language,
    origin: { table: trying ?? back, at, seed, rows: log.rows.slice(0, at) },
    ...(log.arranged ? { arranged: log.arranged } : {}),
  })
}

/** Creates a table that begins in a given position, under today's rules. */
export async function makeFromPosition(store: Store, rules: Rules, request: PositionRequest): Promise<Table> {
  const { world, seat, language, back } = request
  const options = tableOptions(rules.engine, request.options)
  const bot = substituteFor(rules)
  return storeTable(store, rules, drawnChance().secret, {
    options,
    seats: Array.from({ length: options.players }, (_, place) =>
      place === seat ? { kind: 'person', person: DEVICE } : { kind: 'bot', bot },
    ),
    language,
    origin: { table: back, at: 0, world },
  })
}

async function storeTable(
  store: Store,
  { engine, address }: Rules,
  secret: string,
  plan: Pick<Made, 'options' | 'seats' | 'language' | 'origin' | 'arranged'>,
  begun: LocalTableRequest['begun'] = undefined,
): Promise<Table> {
  const { id: game, version } = engine.game
  const made: Made = {
    k: 'made',
    game,
    version,
    host: DEVICE,
    listed: false,
    clock: null,
    commitment: commit(secret),
    start: true,
    ...plan,
  }
  const at = begun?.at ?? Date.now()
  const table = tableFrom(newTableId(), engine, secret, made, at)
  const others: readonly Entry[] = [{ k: 'started' }, ...(begun?.entries ?? [])]
  for (const entry of others) fold(table, entry, at)
  await store.create(
    { id: table.id, game, version, rules: address, secret, summary: summaryOf(table) },
    [made, ...others].map((entry, seq) => ({ table: table.id, seq, at, entry })),
  )
  return table
}

/** This device contributes to the chance once, at its first seat. */
function plans(engine: Engine, { seats, chance }: LocalTableRequest): SeatPlan[] {
  const first = seats.findIndex(({ kind }) => kind === 'me')
  return seats.map((seat, place): SeatPlan => {
    if (seat.kind === 'bot') {
      if (!canPlay(engine.game, seat.bot))
        throw new NotAllowed('not-now', `${engine.game.id} is not played by '${seat.bot}'`)
      return seat
    }
    return {
      kind: 'person',
      person: DEVICE,
      ...(seat.name ? { label: seat.name } : {}),
      ...(place === first ? { bytes: chance.bytes } : {}),
    }
  })
}

/** The request for another game with the same people, under today's rules. */
export function rematchOf({ made, seats }: Table): LocalTableRequest {
  const { players: _, ...options } = made.options
  return {
    game: made.game,
    options,
    language: made.language,
    chance: drawnChance(),
    seats: seats.map(({ person, bot }) =>
      person ? { kind: 'me', ...(person.label ? { name: person.label } : {}) } : { kind: 'bot', bot: bot as string },
    ),
  }
}
