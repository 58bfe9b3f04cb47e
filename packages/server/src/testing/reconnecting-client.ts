// Clients for servers that may die at any moment: an interrupted request fails with `Lost`, and the client connects again.

import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type Client, type Seen, Unavailable } from './client.ts'

class Lost extends Error {}

/** Resolves with the port of a server, once there is one. */
export type Port = () => Promise<number>

const BACK_MS = 30

/** Connects and does the work. If the connection is lost, it connects and does the work again. */
export async function visiting<T>(who: Client, port: Port, work: (client: Client) => Promise<T>): Promise<T> {
  for (;;) {
    const client = who.at(await port())
    try {
      return await visit(client, work)
    } catch (error) {
      if (!(error instanceof Lost || error instanceof Unavailable)) throw error
      await pause(BACK_MS)
    } finally {
      client.close()
    }
  }
}

async function visit<T>(client: Client, work: (client: Client) => Promise<T>): Promise<T> {
  const opened = client.connect()
  const lost = new Promise<never>((_, reject) =>
    client.raw.once('close', () => reject(new Lost('the socket is closed'))),
  )
  await Promise.race([opened, lost]).catch((error) => {
    throw new Lost(String(error))
  })
  return Promise.race([work(client), lost])
}

/** Repeats a request if its outcome is unknown. With `again`, that runs in place of the repeated request. */
export async function insisting<T>(
  port: Port,
  ask: (port: number) => Promise<T>,
  again: (port: number) => Promise<T> = ask,
): Promise<T> {
  for (let first = true; ; first = false) {
    const now = await port()
    try {
      return await (first ? ask(now) : again(now))
    } catch (error) {
      if (!isLost(error)) throw error
      await pause(BACK_MS)
    }
  }
}

/** True for the error of `fetch` when the server is gone, and for an answer that it could not do it at the moment. */
export const isLost = (error: unknown): boolean => error instanceof TypeError || error instanceof Unavailable

/** Checks that rows that were shown have not changed, and that new ones only follow them. */
export function mustContinue(
  table: string,
  before: Pick<Seen, 'told' | 'n'> | undefined,
  now: Pick<Seen, 'told' | 'n'>,
): void {
  if (!before) return
  const kept = now.told.slice(0, before.told.length)
  if (now.n >= before.n && isDeepStrictEqual(kept, before.told)) return
  const at = before.told.findIndex((told, index) => !isDeepStrictEqual(told, kept[index]))
  throw new Error(
    `${table}: ${before.n} moves had been shown, now there are ${now.n}; number ${at + 1} was ${JSON.stringify(before.told[at])} and is ${JSON.stringify(kept[at])}`,
  )
}
