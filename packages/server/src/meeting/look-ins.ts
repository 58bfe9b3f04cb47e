// Counts how many people look in where people meet. Who it was is forgotten within three hours; the numbers stay for thirty days.

import type { Context } from '../context.ts'

const HOUR_MS = 3_600_000
const KEPT_HOURS = 30 * 24
/** With fewer hours counted nothing is said about the hours of the day. */
const LEAST_HOURS = 3 * 24
const hourOf = (at: number): number => Math.floor(at / HOUR_MS)

export async function noteLookIn({ db, now }: Context, person: string): Promise<void> {
  const at = now()
  await db.sql
    .insertInto('look_ins')
    .values({ hour: hourOf(at), person_id: person, at })
    .onConflict((conflict) => conflict.columns(['hour', 'person_id']).doUpdateSet({ at }))
    .execute()
}

/** How many people other than this one looked in during the last hour. */
export async function countLookIns({ db, now }: Context, except: string | undefined): Promise<number> {
  const { count } = await db.sql
    .selectFrom('look_ins')
    .select(({ fn }) => fn.count<number>('person_id').distinct().as('count'))
    .where('at', '>', now() - HOUR_MS)
    .where('person_id', '<>', except ?? '')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The mean number of people by the hour of the day in UTC; null if that is not known yet. */
export async function meanByHour({ db, now }: Context): Promise<number[] | null> {
  const rows = await db.sql
    .selectFrom('busy_hours')
    .selectAll()
    .where('hour', '>=', hourOf(now()) - KEPT_HOURS)
    .execute()
  if (rows.length === 0) return null
  const first = Math.min(...rows.map(({ hour }) => Number(hour)))
  // An hour in which nobody came has no row.
  const measured = hourOf(now()) - first
  if (measured < LEAST_HOURS) return null
  return Array.from({ length: 24 }, (_, hourOfDay) => {
    const days = Math.ceil((measured - ((hourOfDay - (first % 24) + 24) % 24)) / 24)
    const people = rows.filter(({ hour }) => Number(hour) % 24 === hourOfDay).reduce((sum, row) => sum + row.people, 0)
    return Math.round((10 * people) / Math.max(1, days)) / 10
  })
}

/** Counts the hours that are over and forgets who it was. Counted twice, an hour has the same number. */
export async function countHours({ db, now }: Context): Promise<void> {
  const before = hourOf(now()) - 2
  const hours = await db.sql
    .selectFrom('look_ins')
    .select(({ fn }) => ['hour', fn.countAll<number>().as('people')])
    .where('hour', '<=', before)
    .groupBy('hour')
    .execute()
  await db.together([
    ...hours.map(({ hour, people }) =>
      db.sql
        .insertInto('busy_hours')
        .values({ hour, people: Number(people) })
        .onConflict((conflict) => conflict.column('hour').doUpdateSet({ people: Number(people) })),
    ),
    db.sql.deleteFrom('look_ins').where('hour', '<=', before),
    db.sql.deleteFrom('busy_hours').where('hour', '<', hourOf(now()) - KEPT_HOURS),
  ])
}
