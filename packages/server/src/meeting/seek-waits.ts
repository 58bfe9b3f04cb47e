// How long seeks took that found a table, so that nothing is promised about waiting that was not measured.

import type { Seek, Speed } from '@wayfare/protocol'
import type { Context } from '../context.ts'

const MEASURED_MS = 30 * 86_400_000
/** With fewer seeks nothing is said. */
const LEAST = 5
const MOST = 200

export async function waitOf({ db, now }: Context, game: string, speed: Speed): Promise<Seek['wait']> {
  const rows = await db.sql
    .selectFrom('seek_waits')
    .select('waited_ms')
    .where('game', '=', game)
    .where('speed', '=', speed)
    .where('at', '>', now() - MEASURED_MS)
    .orderBy('at', 'desc')
    .limit(MOST)
    .execute()
  if (rows.length < LEAST) return null
  const waited = rows.map(({ waited_ms }) => Number(waited_ms)).sort((a, b) => a - b)
  const at = (share: number): number => waited[Math.round(share * (waited.length - 1))] as number
  return { median: at(0.5), low: at(0.1), high: at(0.9) }
}

export const forgetWaits = ({ db, now }: Context) =>
  db.sql.deleteFrom('seek_waits').where('at', '<', now() - MEASURED_MS)
