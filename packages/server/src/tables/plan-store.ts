// Stores the moves that people have planned for their seats. They are in no log, and only their owner reads them.

import { randomBytes } from 'node:crypto'
import type { PlanState } from '@wayfare/protocol'
import type { Plan, PlanStanding } from '@wayfare/table'
import type { Context } from '../context.ts'
import { addJob, planJob } from './consequences.ts'

/** `outcome` is what became of it; null while it waits. */
export type StoredPlan = Plan & { readonly outcome: PlanState | null }
type Place = { readonly table: string; readonly seat: number }
type Body = Pick<Plan, 'branches' | 'evenIfRevealed'>

const rowAt = ({ db }: Context, { table, seat }: Place) =>
  db.sql.selectFrom('conditional_moves').where('table_id', '=', table).where('seat', '=', seat)

export async function readPlan(context: Context, place: Place): Promise<StoredPlan | undefined> {
  const row = await rowAt(context, place).selectAll().executeTakeFirst()
  if (!row) return undefined
  const body = JSON.parse(row.body) as Body
  const { id, seat, since } = row
  return { id, seat, since, ...body, outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as PlanState) }
}

/** Stores a plan in place of an older one, with the job that carries it out. */
export async function savePlan(
  context: Context,
  { table, seat }: Place,
  { branches, evenIfRevealed }: Body,
  { person, since }: { readonly person: string; readonly since: number },
): Promise<void> {
  const { sql } = context.db
  const id = randomBytes(5).toString('hex')
  const made = {
    person_id: person,
    id,
    since,
    body: JSON.stringify({ branches, evenIfRevealed } satisfies Body),
    made_at: context.now(),
    outcome: null,
  }
  await context.db.together([
    sql
      .insertInto('conditional_moves')
      .values({ table_id: table, seat, ...made })
      .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet(made)),
    addJob(context, planJob(table, seat), 'plan', table, context.now(), id),
  ])
}

export async function clearPlan({ db }: Context, { table, seat }: Place): Promise<void> {
  await db.together([
    db.sql.deleteFrom('conditional_moves').where('table_id', '=', table).where('seat', '=', seat),
    db.sql.deleteFrom('jobs').where('id', '=', planJob(table, seat)),
  ])
}

export async function settlePlan({ db }: Context, table: string, plan: Plan, outcome: PlanState): Promise<void> {
  await db.sql
    .updateTable('conditional_moves')
    .set({ outcome: JSON.stringify(outcome) })
    .where('table_id', '=', table)
    .where('id', '=', plan.id)
    .where('outcome', 'is', null)
    .execute()
}

/** Returns the state of a plan for its owner. A plan that is about to be played still waits. */
export const shownState = (standing: PlanStanding): PlanState =>
  standing.state === 'due' ? { state: 'waiting' } : standing
