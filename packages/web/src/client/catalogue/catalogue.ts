// The lists of the home page as signals: games on offer, tables, daily deals. While the server cannot be reached, they
// hold the games and tables of this device.

import { signal } from '@preact/signals'
import { type Daily, type GameOffer, randomHex, type SeatRequest } from '@wayfare/protocol'
import { go } from '../../base/browser/router.ts'
import { flag, listOf, number, object, oneOf, orNull, text } from '../../base/browser/schema.ts'
import { stored, storedText } from '../../base/browser/storage.ts'
import { language } from '../../base/i18n/index.ts'
import { localTables } from '../offline/local-tables.ts'
import type { LocalTableRequest } from '../offline/messages.ts'
import { drawnChance } from '../offline/seed.ts'
import { type ShelfGame, shelf } from '../offline/shelf.ts'
import { ApiError, call } from '../online/api.ts'
import { me, somebody, whoAmI } from '../online/session.ts'
import type { ListedTable } from '../table/listed-table.ts'

/** undefined before the first request; null if neither the server nor this device has any. */
export const games = signal<readonly GameOffer[] | null | undefined>(undefined)
/** False after a request that did not reach the server. */
export const online = signal(true)
/** Ids of the games that can be played on this device. */
export const localGames = signal<readonly string[]>([])
export const myTables = signal<readonly ListedTable[] | undefined>(undefined)
export const openTables = signal<readonly ListedTable[] | undefined>(undefined)
/** Today's deals, keyed by game id; only those already requested. */
export const dailies = signal<Readonly<Record<string, Daily>>>({})
/** If the server's tables come from storage, the time at which they were stored; null if they are current. */
export const tablesAsOf = signal<number | null>(null)
/** Ids of the games that the server offered the last time it was reached. */
const lastOffered = stored('wayfare offered', listOf(text), [])
/** Id of the game that was played last, on this server or on this device. */
export const lastGame = storedText('wayfare last game')

const orElse =
  <T>(fallback: T) =>
  (error: unknown): T => {
    if (error instanceof ApiError) return fallback
    throw error
  }

/** Asks the server who is logged in, unless that is known. After an outage the answer "nobody" is checked again. */
async function whoIs(cameBack: boolean) {
  return me.value === undefined || (me.value === null && cameBack) ? whoAmI() : me.value
}

export async function refreshCatalogue(): Promise<void> {
  const [offered, known, kept] = await Promise.all([
    call('GET /games').catch(orElse(null)),
    shelf().catch(() => [] as readonly ShelfGame[]),
    localTables(),
  ])
  const cameBack = offered !== null && !online.value
  online.value = offered !== null
  if (offered) lastOffered.value = offered.map(({ id }) => id)
  const ids = lastOffered.peek()
  const playable = known.filter(({ id, product }) => product || ids.includes(id))
  localGames.value = playable.map(({ id }) => id)
  games.value = offered ?? (playable.length > 0 ? playable : null)
  const [mine, open] = offered
    ? await Promise.all([
        (await whoIs(cameBack))
          ? call('GET /tables', { query: { which: 'mine', language: language.value } }).catch(orElse([]))
          : [],
        call('GET /tables', { query: { which: 'open' } }).catch(orElse([])),
      ])
    : [[], []]
  if (offered) rememberTables(mine)
  const last = offered ? null : storedTables.peek()
  tablesAsOf.value = last?.at ?? null
  myTables.value = [...(last?.tables ?? mine), ...kept]
  rememberLast(myTables.value)
  openTables.value = open.filter((table) => table.seats.every((seat) => !seat.mine))
}

/** Reloads the person's own tables, and nothing else. */
export async function refreshMyTables(): Promise<void> {
  if (!me.peek()) return
  const mine = await call('GET /tables', { query: { which: 'mine', language: language.value } }).catch(orElse(null))
  const here = myTables.peek()?.filter(({ local }) => local) ?? (await localTables())
  if (mine) myTables.value = [...mine, ...here]
}

const MOST_REMEMBERED = 30

/** The last list of tables from the server, shown while that cannot be reached, with the time at which it arrived. */
const storedTables = stored<{ readonly at: number; readonly tables: readonly ListedTable[] } | null>(
  'wayfare my tables',
  object({
    at: number,
    tables: listOf(
      object<ListedTable>({
        id: text,
        game: text,
        status: oneOf(['open', 'running']),
        daily: orNull(text),
        seats: listOf(object({ name: orNull(text), bot: orNull(text), mine: flag })),
        turn: listOf(number),
        moved: number,
        scores: orNull(listOf(number)),
        places: orNull(listOf(number)),
      }),
    ),
  }),
  null,
)

function rememberTables(tables: readonly ListedTable[]): void {
  const kept = tables.filter(isUnfinished).slice(0, MOST_REMEMBERED)
  storedTables.value = kept.length === 0 ? null : { at: Date.now(), tables: kept }
}

/** Reloads today's deal of a game. */
export async function refreshDaily(game: string): Promise<void> {
  const deal = await call('GET /daily/:game', { path: { game } }).catch(orElse(null))
  if (deal) dailies.value = { ...dailies.value, [game]: deal }
}

function rememberLast(tables: readonly ListedTable[]): void {
  const newest = [...tables].sort((a, b) => b.moved - a.moved)[0]
  if (newest && newest.game !== lastGame.peek()) lastGame.value = newest.game
}

export const isUnfinished = ({ status }: ListedTable): boolean => status === 'open' || status === 'running'

export type StartMode = 'solo' | 'daily' | { readonly against: string }

/** Creates a table and opens it in one step: against one of the bots, alone, or with the daily deal. */
export async function playNow({ id, players }: GameOffer, mode: StartMode): Promise<void> {
  const against = typeof mode === 'object' ? Array<string>(Math.max(2, players[0]) - 1).fill(mode.against) : []
  const bots = against.map((bot) => ({ kind: 'bot' as const, bot }))
  const request = { game: id, seats: [{ kind: 'me' as const }, ...bots], language: language.value }
  if (!online.value) return playOnDevice(request)
  try {
    await somebody(language.value)
    if (mode === 'daily') return enter(await call('POST /daily/:game', { path: { game: id } }))
    enter(await call('POST /tables', { body: { ...request, bytes: randomHex(16) } }))
  } catch (error) {
    const gone = error instanceof ApiError && error.status === 0
    if (!gone || mode === 'daily' || !localGames.value.includes(id)) throw error
    online.value = false
    await playOnDevice(request)
  }
}

const enter = ({ id }: { id: string }): void => go(`/table/${id}`)

/** Creates a table on this device and opens it. The browser is asked not to evict the storage when space is short. */
export async function playOnDevice(request: Omit<LocalTableRequest, 'chance'>): Promise<void> {
  void navigator.storage?.persist?.()
  const { local } = await import('../offline/local-wire.ts')
  go(`/local/${await local.make({ ...request, chance: drawnChance() })}`)
}

/** The seats of a request without open ones: nobody can join a table on this device. */
export const seatsOnDevice = (seats: readonly SeatRequest[]): LocalTableRequest['seats'] =>
  seats.filter((seat) => seat.kind !== 'open')
