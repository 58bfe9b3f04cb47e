// A spectator who watches many tables, reconnects whenever the server returns, and reports an error if rows that were
// shown have changed.

import { setTimeout as pause } from 'node:timers/promises'
import type { Client, Seen } from './client.ts'
import { mustContinue, type Port, visiting } from './reconnecting-client.ts'

/** The tables watched at once; a connection may watch at most twenty. */
const MOST = 18
const LOOK_MS = 50

export type Spectator = {
  /** Tables that are not known to be finished. */
  readonly watching: Set<string>
  readonly seen: Map<string, Seen>
  readonly room: () => number
  stop(): void
  /** Resolves when stopped, and rejects with the error. */
  readonly done: Promise<void>
}

export function spectator(who: Client, port: Port): Spectator {
  const watching = new Set<string>()
  const seen = new Map<string, Seen>()
  let stopped = false

  /** Records everything that has arrived, even if little of it was read. */
  function note(client: Client): void {
    for (const [table, now] of client.tables) {
      seen.set(table, now)
      if (now.info.status === 'finished') watching.delete(table)
    }
    client.messages.length = 0
    client.texts.length = 0
  }

  const done = visiting(who, port, async (client) => {
    const lookedAt = new Set<string>()
    client.raw.once('close', () => note(client))
    while (!stopped && !client.closed) {
      for (const table of watching) {
        if (lookedAt.has(table)) continue
        lookedAt.add(table)
        mustContinue(table, seen.get(table), await client.watch(table))
      }
      note(client)
      for (const table of lookedAt) {
        if (watching.has(table)) continue
        lookedAt.delete(table)
        client.send({ t: 'unwatch', table })
      }
      await pause(LOOK_MS)
    }
  })
  return {
    watching,
    seen,
    room: () => MOST - watching.size,
    stop() {
      stopped = true
    },
    done,
  }
}
