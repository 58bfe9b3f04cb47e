// The notice "It is your turn", sent to people who do not have the table open: at most one for each turn.

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

type Turn = { readonly seat: number; readonly since: number }

/** Returns a listener that plans a notice for each seat whose turn has just begun and whose person is not at the table. */
export function turnNoticePlanner(context: Context, presence: Presence): (table: Table) => void {
  return (table) => {
    const due = context.now() + context.settings.NOTICE_AFTER * 1000
    const turns = running(table)
      .map((seat): Turn => ({ seat, since: table.since[seat] as number }))
      // Only the entry that began the turn counts, so that a turn brings one notice.
      .filter(({ seat, since }) => since === table.seq - 1 && !presence.isHere(table.id, seat))
    if (turns.length === 0) return
    const jobs = turns.map((turn) =>
      addJob(context, `notice:${table.id}:${turn.seat}:${turn.since}`, 'notice', table.id, due, JSON.stringify(turn)),
    )
    context.db.together(jobs).catch((error) => context.log.warn({ err: error }, 'a notice could not be planned'))
  }
}

/** Sends a planned notice, unless the turn is over or its person has come to the table meanwhile. */
export function turnNoticeSender(context: Context, rooms: Rooms, presence: Presence): Work {
  return async (job: JobRow) => {
    const { seat, since } = JSON.parse(job.data) as Turn
    const id = job.table_id as string
    const waits = await rooms.look(id, (table) => {
      if (!running(table).includes(seat) || table.since[seat] !== since || presence.isHere(id, seat)) return undefined
      const left = table.clocks ? (table.clocks.left[seat] as number) - (context.now() - table.clocks.since) : undefined
      return { game: table.made.game, person: seatOf(table, seat).person?.id, left }
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
        ...(waits.left === undefined ? {} : { hours: Math.max(0, waits.left) / 3_600_000 }),
      }),
    )
    return 'done'
  }
}
