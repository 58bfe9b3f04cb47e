// The guided games on this device, as they are carried to another.

import type { Guided } from '@wayfare/protocol'
import type { Entry } from '@wayfare/table'
import { localEntries, localTableRows } from '../../client/offline/local-tables.ts'
import type { TableRow } from '../../client/offline/store.ts'
import { keptAt, type StoredProgress } from '../guide/progress-storage.ts'
import { entryForSync } from './payload.ts'

export type Carried = { readonly table: string; readonly game: string; readonly guided: Guided }

/** Made, started: the same everywhere. */
const BEFORE_MOVES = 2
/** In letters: what is longer stays where it is, so that there is room for the other games. */
const MOST = 18_000

/** Of each game the guided table that was played last on this device. */
export async function localGuidedGames(): Promise<readonly Carried[]> {
  const newest = new Map<string, { row: TableRow; kept: StoredProgress }>()
  for (const row of await localTableRows()) {
    const kept = keptAt(row.id)
    const before = newest.get(row.game)?.row.summary.moved ?? -1
    if (kept && row.summary.moved > before) newest.set(row.game, { row, kept })
  }
  const carried = await Promise.all(
    [...newest.values()].map(async ({ row, kept }) => ({
      table: row.id,
      game: row.game,
      guided: guidedOf(row, kept, (await localEntries(row.id)).slice(BEFORE_MOVES)),
    })),
  )
  return carried.filter(({ guided }) => isBegun(guided) && JSON.stringify(guided).length <= MOST)
}

/** What nobody has moved in yet must not replace what was played elsewhere. The first seat is the learner's. */
const isBegun = ({ over, entries }: Guided): boolean => over || entries.some(({ seat }) => seat === 0)

function guidedOf({ version, summary }: TableRow, { progress }: StoredProgress, played: readonly Entry[]): Guided {
  const entries = played.flatMap(entryForSync)
  const isWhole = entries.length === played.length
  const { lesson, told, left, closed } = progress
  const over = summary.status !== 'running' || !isWhole
  return { at: summary.moved, version, over, entries: over ? [] : entries, lesson, told, left: [...left], closed }
}
