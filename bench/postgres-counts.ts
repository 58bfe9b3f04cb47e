// Reads PostgreSQL's own counters and the processor time of its processes.

import pg from 'pg'
import { familySeconds, parentOf } from './cpu-time.ts'

export type Counts = {
  readonly seconds: number
  readonly commits: number
  readonly syncs: number
  readonly logBytes: number
  readonly inserted: number
  readonly updated: number
}
/** The number of notices, of the lines in them, and of their bytes. */
export type Notices = { readonly notices: number; readonly lines: number; readonly bytes: number }

const COUNTS = `select xact_commit::float8 as commits, wal_sync::float8 as syncs,
(pg_current_wal_insert_lsn() - '0/0')::float8 as "logBytes", tup_inserted::float8 as inserted, tup_updated::float8 as updated
from pg_stat_database, pg_stat_wal where datname = current_database()`

export async function postgresCounts(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf((rows[0] as { pid: number }).pid)
  return {
    async counts(): Promise<Counts> {
      const { rows } = await client.query<Omit<Counts, 'seconds'>>(COUNTS)
      return { ...(rows[0] as Omit<Counts, 'seconds'>), seconds: familySeconds(postmaster) }
    },
    /** Listens during `work`. An additional listener is work for PostgreSQL, so nothing else is measured meanwhile. */
    async noticesDuring(work: () => Promise<unknown>): Promise<Notices> {
      const totals = { notices: 0, lines: 0, bytes: 0 }
      const hear = ({ payload = '' }: pg.Notification) => {
        totals.notices++
        totals.lines += payload.split('\n').length
        totals.bytes += Buffer.byteLength(payload)
      }
      client.on('notification', hear)
      await client.query('listen wayfare')
      await work()
      await client.query('unlisten wayfare')
      client.off('notification', hear)
      return totals
    },
    close: () => client.end(),
  }
}
