// The source of a table on the server.

import type { Outcome, TableSource } from '../table/table-source.ts'
import { wiredTable } from '../table/wired-table.ts'
import { ApiError, call } from './api.ts'
import { live } from './session.ts'

/** `me` returns the ids under which this person has seats at tables; undefined while that is unknown. */
export function onlineTable(id: string, me: () => readonly string[] | undefined): TableSource {
  const path = { id }
  async function outcomeOfRequest(request: Promise<unknown>): Promise<Outcome> {
    try {
      await request
      return 'done'
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return {
        code: error.status === 0 || error.status >= 500 ? 'unavailable' : 'not-now',
        message: error.message,
        reasons: [],
      }
    }
  }
  const actions = {
    resign: (seat: number) => outcomeOfRequest(call('POST /tables/:id/resign', { path, body: { seat } })),
    comeBack: (seat: number) => outcomeOfRequest(call('POST /tables/:id/back', { path, body: { seat } })),
    async rematch(known: string | null) {
      try {
        return `/table/${(await call('POST /tables/:id/rematch', { path })).table}`
      } catch (error) {
        // A person who did not play may watch the rematch.
        if (known === null || !(error instanceof ApiError)) throw error
        return `/table/${known}`
      }
    },
    log: () => call('GET /tables/:id/log', { path }),
  }
  return wiredTable(id, live, actions, me)
}
