// A table on the server.

import { live } from '../app/session.ts'
import type { Outcome, TableSource } from '../table/source.ts'
import { ApiError, get, post } from './api.ts'
import { wiredTable } from './wired-table.ts'

/** `me`: the ids under which this person sits at tables. */
export function onlineTable(id: string, me: () => readonly string[]): TableSource {
  async function posted(what: string, seat: number): Promise<Outcome> {
    try {
      await post(`/tables/${id}/${what}`, { seat })
      return 'done'
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { code: 'not-now', message: error.message, reasons: [] }
    }
  }
  const errands = {
    resign: (seat: number) => posted('resign', seat),
    comeBack: (seat: number) => posted('back', seat),
    async rematch(known: string | null) {
      return `/table/${known ?? (await post<{ table: string }>(`/tables/${id}/rematch`)).table}`
    },
    log: () => get<string>(`/tables/${id}/log`),
  }
  return wiredTable(id, live, errands, me)
}
