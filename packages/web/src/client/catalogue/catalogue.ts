// What is offered: games to play, tables that are there, deals of the day. Where the server cannot be reached, what this device can
// do by itself.

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

/** undefined: not asked yet. null: neither the server nor this device has any. */
export const games = signal<readonly GameOffer[] | null | undefined>(undefined)
/** The server can be reached, as far as we know. */
export const online = signal(true)
/** What can be played on this device. */
export const localGames = signal<readonly string[]>([])
export const myTables = signal<readonly ListedTable[] | undefined>(undefined)
export const openTables = signal<readonly ListedTable[] | undefined>(undefined)
/** Today's deals by game, as far as they were asked for. */
export const dailies = signal<Readonly<Record<string, Daily>>>({})
/** The server's tables are shown as they were then; null: as they are now. */
export const tablesAt = signal<number | null>(null)
/** The games that the server last offered. */
const lastOffered = stored('wayfare offered', listOf(text), [])
/** The game that was played last, on this server or on this device. */
export const lastGame = storedText('wayfare last game')

const orElse =
  <T>(fallback: T) =>
  (error: unknown): T => {
    if (error instanceof ApiError) return fallback
    throw error
  }

/** Whoever could not be asked about is asked about again. */
async function whoIs(cameBack: boolean) {
  return me.value === undefined || (me.value === null && cameBack) ? whoAmI() : me.value
}

export async function lookAround(): Promise<void> {
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
  tablesAt.value = last?.at ?? null
  myTables.value = [...(last?.tables ?? mine), ...kept]
  rememberLast(myTables.value)
  openTables.value = open.filter((table) => table.seats.every((seat) => !seat.mine))
}

/** Asks again where it is my turn, and nothing else. */
export async function lookAtMyTables(): Promise<void> {
  if (!me.peek()) return
  const mine = await call('GET /tables', { query: { which: 'mine', language: language.value } }).catch(orElse(null))
  const here = myTables.peek()?.filter(({ local }) => local) ?? (await localTables())
  if (mine) myTables.value = [...mine, ...here]
}

const MOST_REMEMBERED = 30

/** For when the server cannot be reached: whose tables they are is remembered with them. */
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
  const kept = tables.filter(goesOn).slice(0, MOST_REMEMBERED)
  storedTables.value = kept.length === 0 ? null : { at: Date.now(), tables: kept }
}

/** Asks for today's deal of a game again. */
export async function lookAtDaily(game: string): Promise<void> {
  const deal = await call('GET /daily/:game', { path: { game } }).catch(orElse(null))
  if (deal) dailies.value = { ...dailies.value, [game]: deal }
}

function rememberLast(tables: readonly ListedTable[]): void {
  const newest = [...tables].sort((a, b) => b.moved - a.moved)[0]
  if (newest && newest.game !== lastGame.peek()) lastGame.value = newest.game
}

export const goesOn = ({ status }: ListedTable): boolean => status === 'open' || status === 'running'

export type StartMode = 'solo' | 'daily' | { readonly against: string }

/** From nothing to the first move: against one of the bots, alone, or with the deal of the day. */
export async function playNow({ id, players }: GameOffer, mode: StartMode): Promise<void> {
  const against = typeof mode === 'object' ? Array<string>(Math.max(2, players[0]) - 1).fill(mode.against) : []
  const bots = against.map((bot) => ({ kind: 'bot' as const, bot }))
  const request = { game: id, seats: [{ kind: 'me' as const }, ...bots], language: language.value }
  if (!online.value) return playHere(request)
  try {
    await somebody(language.value)
    if (mode === 'daily') return enter(await call('POST /daily/:game', { path: { game: id } }))
    enter(await call('POST /tables', { body: { ...request, bytes: randomHex(16) } }))
  } catch (error) {
    const gone = error instanceof ApiError && error.status === 0
    if (!gone || mode === 'daily' || !localGames.value.includes(id)) throw error
    online.value = false
    await playHere(request)
  }
}

const enter = ({ id }: { id: string }): void => go(`/table/${id}`)

/** A table on this device. The browser is asked not to throw it away when it needs room. */
export async function playHere(request: Omit<LocalTableRequest, 'chance'>): Promise<void> {
  void navigator.storage?.persist?.()
  const { local } = await import('../offline/local-wire.ts')
  go(`/local/${await local.make({ ...request, chance: drawnChance() })}`)
}

/** Nobody is awaited at a table on this device. */
export const seatsHere = (seats: readonly SeatRequest[]): LocalTableRequest['seats'] =>
  seats.filter((seat) => seat.kind !== 'open')
