// The evenings of a club, and the job of each: it sends members one notice before the evening begins, and moves a weekly one on.
// The row says which beginning was announced, so that of two processes, or after a crash, one sends the notices.

import type { NewClubEvening } from '@wayfare/protocol'
import { asLanguage } from '@wayfare/text'
import { newId } from '../accounts/people.ts'
import type { Context } from '../context.ts'
import type { JobResult, Work } from '../jobs/runner.ts'
import { sendNotice } from '../notices/notices.ts'
import { eveningNotice } from '../notices/texts.ts'
import { chunksOf } from '../store/chunks.ts'
import type { ClubEveningRow, ClubRow } from '../store/schema.ts'
import { addJob } from '../tables/consequences.ts'
import { EVENING_MS, nextBeginning } from './evening-time.ts'

export const EVENING_JOB = 'evening'
const MOST_EVENINGS = 6
const YEAR_MS = 366 * 86_400_000
/** How long before an evening its notice is sent. */
const LEAD_MS = 3_600_000
const AT_ONCE = 20

const jobOf = (evening: string): string => `${EVENING_JOB}:${evening}`

/** `no-time`: it is over, or farther than a year away. */
export async function planEvening(
  context: Context,
  club: ClubRow,
  request: NewClubEvening,
): Promise<'ok' | 'no-time' | 'too-many'> {
  const { db, now } = context
  const row = { ...request, weekly: request.weekly ? 1 : 0 }
  const at = nextBeginning(row, now())
  if ((at <= now() && !request.weekly) || at > now() + YEAR_MS) return 'no-time'
  const { count } = await db.sql
    .selectFrom('club_evenings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('club_id', '=', club.id)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_EVENINGS) return 'too-many'
  const id = newId()
  await db.together([
    db.sql.insertInto('club_evenings').values({ id, club_id: club.id, ...row, at, announced: 0 }),
    addJob(context, jobOf(id), EVENING_JOB, null, at - LEAD_MS),
  ])
  return 'ok'
}

export async function cancelEvening({ db }: Context, club: ClubRow, id: string): Promise<void> {
  await db.sql.deleteFrom('club_evenings').where('id', '=', id).where('club_id', '=', club.id).execute()
}

export function eveningWork(context: Context): Work {
  return async ({ id }): Promise<JobResult> => {
    const { db, now } = context
    const evening = await db.sql
      .selectFrom('club_evenings')
      .selectAll()
      .where('id', '=', id.slice(jobOf('').length))
      .executeTakeFirst()
    if (!evening) return 'done'
    const begins = Number(evening.at)
    if (now() < begins - LEAD_MS) return { again: begins - LEAD_MS }
    if (now() < begins + EVENING_MS) {
      if (now() < begins && (await markAnnounced(context, evening))) await announce(context, evening)
      return { again: begins + EVENING_MS }
    }
    const next = nextBeginning(evening, now())
    if (next <= begins) {
      await db.sql.deleteFrom('club_evenings').where('id', '=', evening.id).execute()
      return 'done'
    }
    await db.sql
      .updateTable('club_evenings')
      .set({ at: next })
      .where('id', '=', evening.id)
      .where('at', '=', evening.at)
      .execute()
    return { again: next - LEAD_MS }
  }
}

/** True for one caller only, for each beginning. */
async function markAnnounced({ db }: Context, { id, at }: ClubEveningRow): Promise<boolean> {
  const marked = await db.sql
    .updateTable('club_evenings')
    .set({ announced: at })
    .where('id', '=', id)
    .where('announced', '<>', at)
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

async function announce(context: Context, { club_id, id, text, time, zone, at }: ClubEveningRow): Promise<void> {
  const { db, settings } = context
  const members = await db.sql
    .selectFrom('club_members')
    .innerJoin('people', 'people.id', 'club_members.person_id')
    .innerJoin('clubs', 'clubs.id', 'club_members.club_id')
    .selectAll('people')
    .select('clubs.name as club')
    .where('club_members.club_id', '=', club_id)
    .execute()
  for (const group of chunksOf(members, AT_ONCE))
    await Promise.all(
      group.map(({ club, ...person }) => {
        const url = `${settings.PUBLIC_URL}/clubs/${encodeURIComponent(club)}`
        const notice = eveningNotice(asLanguage(person.language) ?? 'en', {
          ...{ club, text, time, zone, url },
          tag: `evening ${id} ${at}`,
        })
        return sendNotice(context, person, notice)
      }),
    )
}
