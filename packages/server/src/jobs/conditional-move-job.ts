// Plays the moves that people have planned for their turn. A plan's job sleeps until an entry passes the turn to its seat, in the
// same transaction. The entries it writes are named after the plan's branches, so that no branch is played twice,
// whichever process dies in the middle and however many try at once.

import { type Entry, NotAllowed, type PlanStanding, planStanding, type Table } from '@wayfare/table'
import type { Context } from '../context.ts'
import type { Rooms } from '../live/rooms.ts'
import type { JobRow } from '../store/schema.ts'
import { readPlan, type StoredPlan, settlePlan } from '../tables/plan-store.ts'
import type { JobResult, Work } from './runner.ts'

/** Far beyond the life of any table. */
const NEVER = Number.MAX_SAFE_INTEGER

export function conditionalMoveWork(context: Context, rooms: Rooms): Work {
  return async (job, held): Promise<JobResult> => {
    const table = job.table_id as string
    const seat = Number(job.id.split(':').at(-1))
    await rooms.catchUp(table)
    while (held()) {
      const plan = await readPlan(context, { table, seat })
      if (!plan || plan.outcome) return finish(context, job)
      const standing = await playNext(rooms, table, plan)
      if (standing.state === 'due') continue
      rooms.releaseRoom(table)
      if (standing.state === 'waiting') return sleep(context, job)
      await settlePlan(context, table, plan, standing)
    }
    return 'left'
  }
}

/** Makes the plan's next move if it is due, and returns how things stood before. */
async function playNext(rooms: Rooms, id: string, plan: StoredPlan): Promise<PlanStanding> {
  let standing: PlanStanding = { state: 'waiting' }
  const decide = (table: Table): Entry | null => {
    standing = planStanding(table, plan)
    return standing.state === 'due' ? standing.entry : null
  }
  try {
    await rooms.act(id, decide)
  } catch (error) {
    // A move that is refused by now cannot be played, and neither can any move at a broken table.
    if (!(error instanceof NotAllowed) || error.code === 'unavailable') throw error
    return { state: 'dropped', why: 'no-branch' }
  }
  return standing
}

/** Lets the job rest, unless an entry has called it since it was taken. */
async function sleep({ db }: Context, { id, data }: JobRow): Promise<JobResult> {
  await db.sql.updateTable('jobs').set({ due_at: NEVER }).where('id', '=', id).where('data', '=', data).execute()
  return 'left'
}

/** Removes the job, unless a new plan has been made meanwhile. */
async function finish({ db }: Context, { id, data }: JobRow): Promise<JobResult> {
  await db.sql.deleteFrom('jobs').where('id', '=', id).where('data', '=', data).execute()
  return 'left'
}
