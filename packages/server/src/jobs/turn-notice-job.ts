// The notice "It is your turn", and the warning before the time of that turn is up, sent to people who do not have the table
// open: at most one of each for a turn.

import { titlesOf } from '@wayfare/library'
import { running, seatOf, type Table } from '@wayfare/table'
import { asLanguage } from '@wayfare/text'
import { personOf } from '../accounts/people.ts'
import type { Context } from '../context.ts'
import type { Presence } from '../live/presence.ts'
import type { Rooms } from '../live/rooms.ts'
import { sendNotice } from '../notices/notices.ts'
import { turnNotice } from '../notices/texts.ts'
import type { JobRow } from '../store/schema.ts'
import { addJob } from '../tables/consequences.ts'
import type { Work } from './runner.ts'

/** With `lead`, it is a warning, sent when so many milliseconds are left. */
type Turn = { readonly seat: number; readonly since: number; readonly lead?: number }

const HOUR_MS = 60 * 60_000
/** A warning comes when this much time is left, or a quarter of what there was, if that is less. */
const WARNING_MS = 6 * HOUR_MS
/** Somebody with less time than this when their turn begins cannot be warned early enough. */
const LEAST_TIME_MS = 2 * HOUR_MS

/** Returns a listener that plans the notices for each seat whose turn has just begun and whose person is not at the table. */
export function turnNoticePlanner(context: Context, presence: Presence): (table: Table) => void {
  return (table) => {
    const due = context.now() + context.settings.NOTICE_AFTER * 1000
    const turns = running(table)
      .map((seat): Turn => ({ seat, since: table.since[seat] as number }))
      // Only the entry that began the turn counts, so that a turn brings one notice.
      .filter(({ seat, since }) => since === table.seq - 1 && !presence.isHere(table.id, seat))
    if (turns.length === 0) return
    const jobs = turns.flatMap((turn) => {
      const id = `${table.id}:${turn.seat}:${turn.since}`
      const notice = addJob(context, `notice:${id}`, 'notice', table.id, due, JSON.stringify(turn))
      const left = timeLeft(table, turn.seat, context.now())
      if (left === undefined || left < LEAST_TIME_MS) return notice
      const lead = Math.min(WARNING_MS, left / 4)
      const at = Math.round(context.now() + left - lead)
      return [notice, addJob(context, `warning:${id}`, 'notice', table.id, at, JSON.stringify({ ...turn, lead }))]
    })
    context.db.together(jobs).catch((error) => context.log.warn({ err: error }, 'a notice could not be planned'))
  }
}

/** Sends a planned notice, unless the turn is over or its person has come to the table meanwhile. */
export function turnNoticeSender(context: Context, rooms: Rooms, presence: Presence): Work {
  return async (job: JobRow) => {
    const { seat, since, lead } = JSON.parse(job.data) as Turn
    const id = job.table_id as string
    const waits = await rooms.look(id, (table) => {
      if (!running(table).includes(seat) || table.since[seat] !== since || presence.isHere(id, seat)) return undefined
      return {
        game: table.made.game,
        person: seatOf(table, seat).person?.id,
        left: timeLeft(table, seat, context.now()),
      }
    })
    // The room was opened only for this check.
    rooms.releaseRoom(id)
    const person = waits?.person ? await personOf(context, waits.person) : undefined
    if (!waits || !person) return 'done'
    const language = asLanguage(person.language) ?? 'en'
    await sendNotice(
      context,
      person,
      turnNotice(language, {
        game: titlesOf(waits.game)[language],
        table: id,
        url: `${context.settings.PUBLIC_URL}/table/${id}`,
        ...(waits.left === undefined ? {} : { hours: Math.max(0, waits.left) / HOUR_MS }),
        isWarning: lead !== undefined,
      }),
    )
    return 'done'
  }
}

/** The milliseconds that a seat whose clock runs has left; undefined without clocks. */
function timeLeft({ clocks }: Table, seat: number, now: number): number | undefined {
  return clocks ? (clocks.left[seat] as number) - (now - clocks.since) : undefined
}
