// The background work at tables: bots move, clocks run out, and tables begin after their countdown.

import { setTimeout as pause } from 'node:timers/promises'
import {
  botsToMove,
  type Entry,
  type Following,
  hasEnded,
  isStillWanted,
  nextBotRequest,
  people,
  substituteFor,
} from '@wayfare/table'
import type { Context } from '../context.ts'
import type { Presence } from '../live/presence.ts'
import type { Rooms } from '../live/rooms.ts'
import { flagAt, flaggedSeat } from '../tables/consequences.ts'
import { beginIfDue } from '../tables/create-table.ts'
import type { JobResult, Work } from './runner.ts'
import type { Thinker } from './thinker.ts'

/**
 * The pause between moves is multiplied by this if people only watch, because a move that one has not waited for takes
 * longer to follow.
 */
const SPECTATOR_PAUSE_FACTOR = 2

/**
 * Moves for the bots of a table until none of them has to. The job ends with the last of their moves. A table that
 * nobody plays at or watches becomes a `playout`: only a few of those run at once, and the others are not even kept in
 * memory.
 */
export function botWork(context: Context, rooms: Rooms, presence: Presence, thinker: Thinker): Work {
  return async ({ table_id, kind }, held) => {
    const id = table_id as string
    // The entry that started this job may be from another process, and its news may not have arrived yet.
    await rooms.catchUp(id)
    while (held()) {
      const { asked, company, host } = await rooms.look(id, (table) => ({
        asked: botsToMove(table).length > 0,
        company: people(table).length > 0,
        host: table.host,
      }))
      const waitedFor = company || presence.isLookedAt(id)
      const lane = waitedFor ? 'bot' : 'playout'
      if (!waitedFor && (!asked || kind !== lane)) rooms.releaseRoom(id)
      if (!asked) return 'done'
      if (kind !== lane) return { kind: lane }
      if (waitedFor) await pause(context.settings.BOT_PAUSE_MS * (company ? 1 : SPECTATOR_PAUSE_FACTOR))
      const next = await rooms.look(id, nextBotRequest)
      if (!next) continue
      const { seat } = next.thought
      const needed = async () => held() && (await rooms.look(id, (table) => isStillWanted(table, next)))
      const show = (done: number, before: number) => {
        if (presence.isLookedAt(id)) rooms.tell({ k: 'thinking', table: id, seat, done, before })
      }
      const asker = presence.whoWaits(id) ?? { network: host, person: host }
      const texts = await thinker.think(next.thought, { ...following(needed, show), asker, patient: !waitedFor })
      if (!texts) continue
      const { table } = await rooms.act(id, (now) => (isStillWanted(now, next) ? { k: 'moved', seat, texts } : null))
      context.metrics.countMove(table.made.game, 'bot')
    }
    return 'left'
  }
}

/** Reports the progress of a bot that thinks, and stops it if the table no longer needs the move. */
function following(needed: () => Promise<boolean>, show: (done: number, before: number) => void): Following {
  const leaving = new AbortController()
  const look = async (done: number, before: number) => {
    if (await needed()) show(done, before)
    else leaving.abort()
  }
  return { signal: leaving.signal, progress: (...how) => void look(...how).catch(() => leaving.abort()) }
}

/** Ends the time of seats whose clock has run out. In a phase where several seats decide, each of them is checked. */
export function flagWork(context: Context, rooms: Rooms): Work {
  return async ({ table_id }): Promise<JobResult> => {
    const id = table_id as string
    await rooms.catchUp(id)
    for (;;) {
      const { table, entry } = await rooms.act(id, (now): Entry | null => {
        const seat = flaggedSeat(now, context.now())
        return seat === undefined ? null : { k: 'gone', seat, why: 'time', bot: substituteFor(now) }
      })
      if (entry) continue
      const again = flagAt(table, context.now())
      return again === undefined ? (hasEnded(table) ? 'done' : { again: context.now() + 60_000 }) : { again }
    }
  }
}

/** Begins a table when its countdown has ended. */
export function startWork(context: Context, rooms: Rooms): Work {
  return async ({ table_id }): Promise<JobResult> => {
    const id = table_id as string
    await rooms.catchUp(id)
    const { startsAt } = await beginIfDue(context, rooms, id)
    return startsAt === null ? 'done' : { again: startsAt }
  }
}
