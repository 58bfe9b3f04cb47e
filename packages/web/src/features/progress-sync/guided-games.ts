// The guided games on this device, in the form in which they are sent to the person's other devices.

import type { Arrangement } from '@wayfare/kernel'
import type { Guided } from '@wayfare/protocol'
import type { Entry } from '@wayfare/table'
import { localEntries, localTableRows } from '../../client/offline/local-tables.ts'
import type { TableRow } from '../../client/offline/store.ts'
import { keptAt, type StoredProgress } from '../guide/progress-storage.ts'
import { entryForSync } from './payload.ts'

export type GuidedGameToSync = { readonly table: string; readonly game: string; readonly guided: Guided }

/**
 * The first two entries of a guided table (made, started) are not sent: they differ only in the version and in the
 * arranged position.
 */
const BEFORE_MOVES = 2
/** The most characters of one game. A longer one is not sent, to leave room for the other games. */
const MOST = 18_000

/** For each game, the guided table that was played last on this device. */
export async function localGuidedGames(): Promise<readonly GuidedGameToSync[]> {
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
      guided: guidedOf(row, kept, await localEntries(row.id)),
    })),
  )
  return carried.filter(({ guided }) => isBegun(guided) && JSON.stringify(guided).length <= MOST)
}

/**
 * True if the learner (seat 0) has moved. A table without moves must not replace one that was played on another device.
 */
const isBegun = ({ over, entries }: Guided): boolean => over || entries.some(({ seat }) => seat === 0)

function guidedOf({ version, summary }: TableRow, { progress }: StoredProgress, all: readonly Entry[]): Guided {
  const [made] = all
  const played = all.slice(BEFORE_MOVES)
  const entries = played.flatMap(entryForSync)
  const isWhole = entries.length === played.length
  const { lesson, told, left, closed } = progress
  const over = summary.status !== 'running' || !isWhole
  const guided = {
    at: summary.moved,
    version,
    over,
    entries: over ? [] : entries,
    lesson,
    told,
    left: [...left],
    closed,
  }
  const arranged = made?.k === 'made' ? made.arranged : undefined
  return arranged ? { ...guided, arranged: copyOf(arranged) } : guided
}

function copyOf({ piles, chance }: Arrangement): NonNullable<Guided['arranged']> {
  return {
    piles: Object.fromEntries(Object.entries(piles).map(([name, cards]) => [name, [...cards]])),
    chance: [...chance],
  }
}
