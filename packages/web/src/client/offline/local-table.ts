// The source of a table on this device.

import type { Outcome, TableSource } from '../table/table-source.ts'
import { outcomeOf } from '../table/transport.ts'
import { wiredTable } from '../table/wired-table.ts'
import { local } from './local-wire.ts'
import { DEVICE } from './messages.ts'

const MINE = [DEVICE]

export function localTable(id: string, name: string): TableSource {
  async function sendTableAction(what: 'resign' | 'back', seat: number): Promise<Outcome> {
    return outcomeOf(await local.request({ t: what, table: id, seat }))
  }
  local.call(name)
  return wiredTable(
    id,
    local,
    {
      resign: (seat) => sendTableAction('resign', seat),
      comeBack: (seat) => sendTableAction('back', seat),
      rematch: async (known) => `/local/${known ?? (await local.requestText({ t: 'rematch', table: id }))}`,
      log: (seat) => local.requestText({ t: 'log', table: id, seat }),
    },
    () => MINE,
  )
}
