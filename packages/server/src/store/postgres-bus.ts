// Carries news over LISTEN and NOTIFY, on a connection of its own that reconnects by itself.

import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Bus } from './database.ts'
import { localBus } from './local-bus.ts'

const CHANNEL = 'wayfare'
/** PostgreSQL takes less than 8000 bytes in one notice, which also holds a number before the lines. */
const LONGEST_LINE = 7900
const LINES_KEPT = 10_000
const LONGEST_PAUSE = 2_000
/** Lines within this time are sent together, because each notice costs more than a line does. */
const GATHER_MS = 20
/** The interval of a test query. A silent connection may have been lost without a sign. */
const LOOK_MS = 10_000

/**
 * Sends notices, which are separated by an empty line. They are numbered, because PostgreSQL drops repeated notices of
 * one statement.
 */
const NOTIFY = `select pg_notify('${CHANNEL}', number || ' ' || lines)
from unnest(string_to_array($1, chr(10) || chr(10))) with ordinality as told (lines, number) order by number`

export async function postgresBus(connect: () => Promise<pg.Client>): Promise<Bus & { close(): Promise<void> }> {
  const local = localBus()
  const hearers = localBus()
  let client: pg.Client | undefined
  let waiting: string[] = []
  let sending: Promise<void> | undefined
  let closed = false

  async function open(): Promise<void> {
    const made = await connect()
    let own: number | undefined
    made.on('notification', ({ processId, payload = '' }) => {
      // Lines of this process were delivered directly.
      if (processId === own) return
      for (const line of payload.slice(payload.indexOf(' ') + 1).split('\n')) hearers.tell(line)
    })
    try {
      // News need not be durable, and a NOTIFY that waits for the disk delays every other one.
      await made.query('set synchronous_commit to off')
      own = (await made.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
      await made.query(`listen ${CHANNEL}`)
    } catch (error) {
      void made.end()
      throw error
    }
    made.once('end', () => {
      if (client === made) client = undefined
      if (!closed) void reopen()
    })
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
    else sending ??= send()
  }

  async function send(): Promise<void> {
    do {
      await pause(GATHER_MS, undefined, { ref: false })
      if (!client) break
      const lines = waiting
      waiting = []
      try {
        await client.query({ name: 'tell', text: NOTIFY, values: [packed(lines).join('\n\n')] })
      } catch {
        // The lines are sent again when there is a connection: twice is better than never.
        waiting = [...lines, ...waiting]
        await client?.end()
        break
      }
    } while (waiting.length > 0)
    sending = undefined
  }

  await open()
  const look = setInterval(() => {
    sending ??= send()
  }, LOOK_MS)
  look.unref()
  return {
    tell(line) {
      if (line === '' || Buffer.byteLength(line) > LONGEST_LINE || /[\0\n]/.test(line)) {
        throw new RangeError(`a line of news is empty or longer than ${LONGEST_LINE} bytes, or is no line`)
      }
      local.tell(line)
      waiting.push(line)
      if (waiting.length > LINES_KEPT) waiting.shift()
      sending ??= send()
    },
    hear(heard) {
      const stops = [local.hear(heard), hearers.hear(heard)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    async close() {
      closed = true
      clearInterval(look)
      await sending
      await client?.end()
    },
  }
}

/** Puts as many lines together as fit into one notice. */
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
