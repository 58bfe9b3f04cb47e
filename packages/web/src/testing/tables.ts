// Makes tables for tests through the server's API, with the browser's cookie.

import type { TableInfo } from '@wayfare/protocol'
import type { Page, WebSocketRoute } from 'playwright-core'
import { poll } from './poll.ts'

/** Sends a request as a script of the page would; the page itself may still be empty. */
export async function call<T>(page: Page, method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: { 'sec-fetch-site': 'same-origin' },
    ...(body === undefined ? {} : { data: body }),
  })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as T
}

export const beGuest = (page: Page, name: string, language = 'en'): Promise<unknown> =>
  call(page, 'POST', '/guest', { name, language })

type Seat =
  | { readonly kind: 'me'; readonly name?: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string }

export const makeTable = (page: Page, game: string, seats: readonly Seat[], options: object = {}): Promise<TableInfo> =>
  call(page, 'POST', '/tables', { game, seats, options, language: 'en', bytes: '00'.repeat(16) })

const FINISHED_MS = 60_000

/** A game that bots have played from the first move to the end. */
export async function finishedTable(page: Page, game: string, players: number, options: object = {}): Promise<string> {
  const bot = { kind: 'bot', bot: 'greedy' } as const
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? ({ kind: 'me' } as const) : bot))
  const { id } = await makeTable(page, game, seats, options)
  await call(page, 'POST', `/tables/${id}/resign`, { seat: 0 })
  const isFinished = async () => (await call<TableInfo>(page, 'GET', `/tables/${id}`)).status === 'finished'
  await poll(isFinished, FINISHED_MS, () => `the bots do not finish table ${id}`)
  return id
}

/** A connection that can be cut and restored. Call this before the page opens its socket. */
export async function cuttable(page: Page): Promise<{ cut(): Promise<void>; mend(): Promise<void> }> {
  const open = new Set<WebSocketRoute>()
  let isCut = false
  await page.routeWebSocket(/\/live$/, (socket) => {
    if (isCut) return void socket.close({ code: 1001 })
    open.add(socket)
    socket.connectToServer()
  })
  return {
    async cut() {
      isCut = true
      await page.context().setOffline(true)
      for (const socket of open) await socket.close({ code: 1001 })
      open.clear()
    },
    async mend() {
      isCut = false
      await page.context().setOffline(false)
    },
  }
}
