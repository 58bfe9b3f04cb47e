// What the server offers: games to play, tables that are there, deals of the day.

import { signal } from '@preact/signals'
import type { Choices } from '@wayfare/kernel'
import { go } from '../app/router.ts'
import { me, somebody, whoAmI } from '../app/session.ts'
import { language } from '../i18n/index.ts'
import { ApiError, get, ownBytes, post } from '../net/api.ts'

export type GameOffer = {
  readonly id: string
  readonly players: readonly [min: number, max: number]
  readonly choices: Choices
  readonly bots: readonly string[]
}
export type ListedTable = {
  readonly id: string
  readonly game: string
  readonly status: 'open' | 'running' | 'finished' | 'closed'
  readonly daily: string | null
  readonly seats: readonly { readonly name: string | null; readonly bot: string | null; readonly mine: boolean }[]
  readonly turn: readonly number[]
  readonly moved: number
  readonly scores: readonly number[] | null
  readonly places: readonly number[] | null
}
export type Daily = {
  readonly day: string
  readonly players: number
  readonly best: number | null
  readonly mine: { readonly total: number; readonly percentile: number } | null
}

/** undefined: not asked yet. null: the server cannot be reached. */
export const games = signal<readonly GameOffer[] | null | undefined>(undefined)
export const myTables = signal<readonly ListedTable[] | undefined>(undefined)
export const openTables = signal<readonly ListedTable[] | undefined>(undefined)
export const daily = signal<Daily | null>(null)

const orElse =
  <T>(fallback: T) =>
  (error: unknown): T => {
    if (error instanceof ApiError) return fallback
    throw error
  }

const whoIs = async () => (me.value === undefined ? whoAmI() : me.value)

export async function lookAround(): Promise<void> {
  games.value = await get<GameOffer[]>('/games').catch(orElse(null))
  const [mine, open, deal] = await Promise.all([
    (await whoIs()) ? get<ListedTable[]>('/tables?which=mine').catch(orElse([] as ListedTable[])) : [],
    get<ListedTable[]>('/tables?which=open').catch(orElse([] as ListedTable[])),
    get<Daily>('/daily/arkham').catch(orElse(null)),
  ])
  myTables.value = mine
  openTables.value = open.filter((table) => table.seats.every((seat) => !seat.mine))
  daily.value = deal
}

export const isMyTurn = ({ turn, seats, status }: ListedTable): boolean =>
  status === 'running' && turn.some((seat) => seats[seat]?.mine)

/** From nothing to the first move: against the best bot there is, or alone. */
export async function playNow({ id, players, bots }: GameOffer, mode: 'bot' | 'solo' | 'daily'): Promise<void> {
  await somebody(language.value)
  if (mode === 'daily') return enter(await post<{ id: string }>(`/daily/${id}`))
  const bot = { kind: 'bot', bot: bots.at(-1) }
  const count = mode === 'solo' ? players[0] : Math.max(2, players[0])
  const seats = Array.from({ length: count }, (_, seat) => (seat === 0 ? { kind: 'me' } : bot))
  enter(await post<{ id: string }>('/tables', { game: id, seats, language: language.value, bytes: ownBytes() }))
}

const enter = ({ id }: { id: string }): void => go(`/table/${id}`)
