// News over LISTEN and NOTIFY, on a connection of its own that comes back by itself. Runs in the thread of the database.

import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

const CHANNEL = 'wayfare'
/** PostgreSQL takes less than 8000 bytes, and what is told together travels with a number before it. */
export const LONGEST_LINE = 7900
const LINES_KEPT = 10_000
const LONGEST_PAUSE = 2_000

/** Numbered, because PostgreSQL drops what was told twice in one statement. */
const NOTIFY = `select pg_notify('${CHANNEL}', number || ' ' || line)
from unnest($1::text[]) with ordinality as told (line, number) order by number`

/** `hear` is given the lines of other processes. */
export async function postgresBus(connect: () => Promise<pg.Client>, hear: (lines: readonly string[]) => void) {
  let client: pg.Client | undefined
  let waiting: string[] = []
  let sending: Promise<void> | undefined
  let closed = false

  async function open(): Promise<void> {
    const made = await connect()
    made.on('notification', ({ processId, payload = '' }) => {
      // Its own lines were heard at once, without the way round.
      if (processId !== ownProcess(made)) hear(payload.slice(payload.indexOf(' ') + 1).split('\n'))
    })
    made.once('end', () => {
      if (client === made) client = undefined
      if (!closed) void reopen()
    })
    // News need not be durable, and a NOTIFY that waits for the disk holds up every other.
    await made.query('set synchronous_commit to off')
    await made.query(`listen ${CHANNEL}`)
    client = made
  }

  async function reopen(): Promise<void> {
    for (let wait = 50; !closed; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      await pause(wait, undefined, { ref: false })
      const opened = await open().then(
        () => true,
        () => false,
      )
      if (opened) break
    }
    if (closed) await client?.end()
    else send()
  }

  function send(): void {
    sending ??= sendWaiting().finally(() => {
      sending = undefined
    })
  }

  async function sendWaiting(): Promise<void> {
    while (client && waiting.length > 0) {
      const lines = waiting
      waiting = []
      try {
        await client.query({ name: 'tell', text: NOTIFY, values: [packed(lines)] })
      } catch {
        // Told again when there is a connection: twice is better than never.
        waiting = [...lines, ...waiting]
        break
      }
    }
  }

  await open()
  return {
    tell(lines: readonly string[]): void {
      waiting.push(...lines)
      waiting = waiting.slice(-LINES_KEPT)
      send()
    },
    async close() {
      closed = true
      await sending
      await client?.end()
    },
  }
}

const ownProcess = (client: pg.Client) => (client as unknown as { processID: number }).processID

/** As many lines together as PostgreSQL takes in one notice. */
function packed(lines: readonly string[]): string[] {
  const packs: string[] = []
  let bytes = LONGEST_LINE
  for (const line of lines) {
    const more = 1 + Buffer.byteLength(line)
    if (bytes + more > LONGEST_LINE) {
      packs.push(line)
      bytes = more
    } else {
      packs[packs.length - 1] += `\n${line}`
      bytes += more
    }
  }
  return packs
}
