// A table on this device.

import { outcomeOf } from '../net/wire.ts'
import { wiredTable } from '../net/wired-table.ts'
import type { Outcome, TableSource } from '../table/source.ts'
import { type LocalWire, local } from './local-wire.ts'
import { DEVICE } from './messages.ts'

const MINE = [DEVICE]

export function localTable(id: string, name: string, wire: LocalWire = local): TableSource {
  async function asked(what: 'resign' | 'back', seat: number): Promise<Outcome> {
    return outcomeOf(await wire.request({ t: what, table: id, seat }))
  }
  wire.call(name)
  return wiredTable(
    id,
    wire,
    {
      resign: (seat) => asked('resign', seat),
      comeBack: (seat) => asked('back', seat),
      rematch: async (known) => `/local/${known ?? (await wire.given({ t: 'rematch', table: id }))}`,
      log: (seat) => wire.given({ t: 'log', table: id, seat }),
    },
    () => MINE,
  )
}
