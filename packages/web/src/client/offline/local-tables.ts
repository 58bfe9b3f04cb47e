// Lists and removes the tables stored on this device, without starting the worker that plays them.

import type { Entry } from '@wayfare/table'
import { markOf, setMark } from '../table/guided-mark.ts'
import type { ListedTable } from '../table/listed-table.ts'
import { setTutorMark, tutorMarkOf } from '../table/tutor-mark.ts'
import { deviceName } from './device-name.ts'
import { type LocalNews, localNews } from './local-news.ts'
import { openStore } from './open-store.ts'
import type { Store, TableRow } from './store.ts'

let opened: Promise<Store> | undefined
const store = (): Promise<Store> => {
  opened ??= openStore()
  return opened
}

export async function localTables(): Promise<ListedTable[]> {
  const rows = await (await store()).list().catch(() => [])
  return rows.map(listed)
}

export const localTableRows = async (): Promise<readonly TableRow[]> => (await store()).list()
export const localEntries = async (id: string): Promise<readonly Entry[]> =>
  (await (await store()).entriesSince(id, 0)).map(({ entry }) => entry)

export async function removeLocal(id: string): Promise<void> {
  await (await store()).remove(id)
  setMark(id, null)
  setTutorMark(id, null)
  const news = localNews()
  news?.postMessage({ table: id, what: 'removed' } satisfies LocalNews)
  news?.close()
}

/** Calls `hear` whenever another tab changes the local tables. Returns a function that stops listening. */
export function onLocalNews(hear: () => void): () => void {
  const news = localNews()
  if (news) news.onmessage = hear
  return () => news?.close()
}

function listed({ id, game, summary }: TableRow): ListedTable {
  const { status, seats, turn, moved, scores, places, trial } = summary
  return {
    id,
    game,
    status,
    daily: null,
    local: true,
    guide: markOf(id),
    seats: seats.map(({ label, bot, person }) => ({
      name: person ? (label ?? deviceName()) : null,
      bot,
      mine: person && bot === null,
    })),
    turn,
    moved,
    scores,
    places,
    ...(trial ? { trial } : {}),
    ...(tutorMarkOf(id) ? { tutored: true } : {}),
  }
}
