// Somebody who looks on at many tables, comes back whenever the server does, and complains if what was shown has changed.

import { setTimeout as pause } from 'node:timers/promises'
import type { Client, Seen } from './client.ts'
import { mustContinue, type Port, visiting } from './reconnecting-client.ts'

/** One connection may watch no more than twenty. */
const MOST = 18
const LOOK_MS = 50

export type Spectator = {
  /** Not finished yet, as far as is known. */
  readonly watching: Set<string>
  readonly seen: Map<string, Seen>
  readonly room: () => number
  stop(): void
  /** Resolves when stopped, rejects with what was wrong. */
  readonly done: Promise<void>
}

export function spectator(who: Client, port: Port): Spectator {
  const watching = new Set<string>()
  const seen = new Map<string, Seen>()
  let stopped = false

  /** All that has arrived counts, however little of it was looked at. */
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
