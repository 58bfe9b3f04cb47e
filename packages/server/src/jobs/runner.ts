// Runs jobs that are stored in the database. A process leases a job; if it dies, the lease runs out and another process
// goes on. A job may run again if nobody knows whether it was finished, so every kind of work must bear that.

import { setTimeout as pause } from 'node:timers/promises'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { DatabaseAway } from '../store/database.ts'
import type { JobRow, Schema } from '../store/schema.ts'

/**
 * The result of a piece of work. `done` deletes the job. `left` changes nothing: the work has removed the job or left
 * it to another process. A number is the time of the next run, and a kind turns the job into one of that kind.
 */
export type JobResult = 'done' | 'left' | { readonly again: number } | { readonly kind: string }
export type Work = (job: JobRow, held: () => boolean) => Promise<JobResult>

/** A lease is renewed this many times before it would run out. */
const RENEWALS = 3
const POLL_MS = 1_000
const AT_ONCE = 128
const AWAY_MS = 500
/** The most jobs at once for work that nobody waits for, and for ratings, each of which follows from the one before. */
const FEW: Readonly<Record<string, number>> = { playout: 4, rate: 1 }

export class Jobs {
  private readonly context: Context
  private readonly self: string
  private readonly kinds: Readonly<Record<string, Work>>
  private readonly held = new Map<string, { readonly kind: string; readonly work: Promise<void> }>()
  private polling: Promise<void> = Promise.resolve()
  private readonly woken = new Set<string>()
  private timers: NodeJS.Timeout[] = []
  private closing = false

  constructor(context: Context, self: string, kinds: Readonly<Record<string, Work>>) {
    this.context = context
    this.self = self
    this.kinds = kinds
  }

  /** SQLite is used by one process only, so leases from before its start are free. */
  async start(): Promise<void> {
    const { db, settings } = this.context
    if (db.kind === 'sqlite') await db.sql.updateTable('jobs').set({ leased_until: 0 }).execute()
    this.timers = [
      setInterval(() => this.inBackground(this.poll()), POLL_MS),
      setInterval(() => this.inBackground(this.renew()), settings.JOB_LEASE_MS / RENEWALS),
    ]
    await this.poll()
  }

  /** Runs this job now if it is free. With `waitedFor` it runs even if its kind has reached its limit. */
  async wake(id: string, waitedFor: boolean): Promise<void> {
    if (this.closing) return
    // The job is running and may be about to end, so it is checked again afterwards.
    if (this.held.has(id)) return void this.woken.add(id)
    const jobs = await this.lease(
      ({ eb }) => (waitedFor ? eb('id', '=', id) : eb('id', '=', id).and('kind', 'not in', Object.keys(FEW))),
      1,
    )
    for (const job of jobs) this.take(job)
  }

  private roomFor(kind: string): number {
    const held = [...this.held.values()].filter((one) => one.kind === kind).length
    return (FEW[kind] ?? AT_ONCE) - held
  }

  private poll(): Promise<void> {
    this.polling = this.polling.catch(() => {}).then(() => this.takeDue())
    return this.polling
  }

  private async takeDue(): Promise<void> {
    const { now, metrics, db } = this.context
    const few = Object.keys(FEW)
    const free = AT_ONCE - this.held.size
    if (this.closing) return
    if (free > 0) {
      const jobs = await this.lease(({ eb }) => eb('due_at', '<=', now()).and('kind', 'not in', few), free)
      for (const job of jobs) this.take(job)
    }
    for (const kind of few) {
      if (this.roomFor(kind) < 1) continue
      const jobs = await this.lease(({ eb }) => eb('due_at', '<=', now()).and('kind', '=', kind), this.roomFor(kind))
      for (const job of jobs) this.take(job)
    }
    const waiting = await db.sql
      .selectFrom('jobs')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('due_at', '<=', now())
      .executeTakeFirst()
    metrics.jobsWaiting.set(Number(waiting?.count ?? 0))
  }

  private async lease(
    which: (builder: { eb: ExpressionBuilder<Schema, 'jobs'> }) => Expression<SqlBool>,
    count: number,
  ): Promise<JobRow[]> {
    const { db, now, settings } = this.context
    const held = [...this.held.keys()]
    return db.sql
      .updateTable('jobs')
      .set({ leased_by: this.self, leased_until: now() + settings.JOB_LEASE_MS })
      .where('id', 'in', (free) => {
        let query = free
          .selectFrom('jobs')
          .select('id')
          .where('leased_until', '<=', now())
          .orderBy('due_at')
          .limit(count)
        query = query.where((eb) => which({ eb }))
        if (held.length > 0) query = query.where('id', 'not in', held)
        return db.kind === 'postgres' ? query.modifyEnd(sql`for update skip locked`) : query
      })
      .returningAll()
      .execute()
  }

  private take(job: JobRow): void {
    // The work begins a moment later, because it first asks whether its job is leased.
    const work = Promise.resolve()
      .then(() => this.run(job))
      .finally(() => this.release(job))
    this.held.set(job.id, { kind: job.kind, work })
    this.inBackground(work)
  }

  private release({ id, kind }: JobRow): void {
    this.held.delete(id)
    if (this.woken.delete(id)) this.inBackground(this.wake(id, false))
    if (FEW[kind]) this.inBackground(this.poll())
  }

  private async run(job: JobRow): Promise<void> {
    const { metrics, log, now } = this.context
    let result: JobResult
    try {
      const work = this.kinds[job.kind]
      if (!work) throw new Error(`there is no job '${job.kind}'`)
      result = await work(job, () => !this.closing && this.held.has(job.id))
      metrics.jobs.inc({ kind: job.kind, outcome: 'done' })
    } catch (error) {
      metrics.jobs.inc({ kind: job.kind, outcome: 'failed' })
      log.warn({ err: error, job: job.id, tries: job.tries }, 'a job failed and will be tried again')
      // A failure counts against the job, unless the database was away.
      const tries = job.tries + (error instanceof DatabaseAway ? 0 : 1)
      await this.settle(job, { due_at: now() + Math.min(300_000, 500 * 2 ** job.tries), tries: Math.min(20, tries) })
      return
    }
    if (result === 'done') await this.retryUntilDone(() => this.mine(job).execute())
    else if (result === 'left') await this.settle(job, {})
    else if ('again' in result) await this.settle(job, { due_at: result.again, tries: 0 })
    else {
      await this.settle(job, { kind: result.kind, due_at: now(), tries: 0 })
      job.kind = result.kind
      if (!FEW[job.kind]) this.woken.add(job.id)
    }
  }

  private mine(job: JobRow) {
    return this.context.db.sql.deleteFrom('jobs').where('id', '=', job.id).where('leased_by', '=', this.self)
  }

  private async settle(job: JobRow, change: { due_at?: number; tries?: number; kind?: string }): Promise<void> {
    await this.retryUntilDone(() =>
      this.context.db.sql
        .updateTable('jobs')
        .set({ ...change, leased_until: 0, leased_by: '' })
        .where('id', '=', job.id)
        .where('leased_by', '=', this.self)
        .execute(),
    )
  }

  /**
   * Repeats a write until it succeeds: it should happen as soon as the database is back, not when the lease runs out.
   */
  private async retryUntilDone(write: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await write()
        return
      } catch (error) {
        if (this.closing || !(error instanceof DatabaseAway)) throw error
        await pause(AWAY_MS)
      }
    }
  }

  private async renew(): Promise<void> {
    const { db, now, settings } = this.context
    const ids = [...this.held.keys()]
    if (ids.length === 0) return
    await db.sql
      .updateTable('jobs')
      .set({ leased_until: now() + settings.JOB_LEASE_MS })
      .where('id', 'in', ids)
      .where('leased_by', '=', this.self)
      .execute()
  }

  private inBackground(work: Promise<unknown>): void {
    work.catch((error) => {
      if (!this.closing) this.context.log.warn({ err: error }, 'jobs could not be read')
    })
  }

  /** Finishes the jobs that are under way. Another process takes the others. */
  async close(): Promise<void> {
    this.closing = true
    for (const timer of this.timers) clearInterval(timer)
    await Promise.allSettled([...this.held.values()].map(({ work }) => work))
  }
}
