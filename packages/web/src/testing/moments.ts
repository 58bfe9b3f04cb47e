// Finds moments in finished games of bots for pictures; a person continues from there.

import { parseLog } from '@wayfare/kernel'
import type { Page } from 'playwright-core'
import { tableFromLog } from './from-log.ts'
import type { Stage } from './stage.ts'
import { call } from './tables.ts'

type Replay = { readonly rows: number; readonly turn: readonly number[]; readonly view: { readonly round: number } }

/** The row of a finished game of Arkham after which this seat draws in this round at the same time as the others. */
export async function drawingIn(page: Page, table: string, seat: number, round: number): Promise<number> {
  const at = (row: number) => call<Replay>(page, 'GET', `/tables/${table}/replay?at=${row}&seat=${seat}`)
  const { rows } = await at(1)
  const players = (await call<{ seats: unknown[] }>(page, 'GET', `/tables/${table}`)).seats.length
  let [low, high] = [0, rows]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((await at(middle)).view.round < round) low = middle + 1
    else high = middle
  }
  for (let row = low; row < rows; row++) {
    // All seats act at once: the quarter is chosen first, and tourists and the route follow.
    if ((await at(row)).turn.length === players) return row + 1
  }
  throw new Error(`round ${round} of ${table} has no drawing`)
}

/** The row of a finished game before which this seat has its decision number `nth` of this round, counted from 0. */
export async function decisionIn(page: Page, table: string, seat: number, round: number, nth: number): Promise<number> {
  const at = (row: number) => call<Replay>(page, 'GET', `/tables/${table}/replay?at=${row}&seat=${seat}`)
  const { rows } = await at(1)
  let [row, seen] = [0, 0]
  for (; row < rows; row++) {
    const { turn, view } = await at(row)
    if (view.round === round && turn.includes(seat) && seen++ === nth) return row
  }
  throw new Error(`seat ${seat} of ${table} decides ${seen} times in round ${round}`)
}

/** The last row of a finished game before which this seat still has a decision. */
export async function lastOf(page: Page, table: string, seat: number): Promise<number> {
  const at = (row: number) => call<Replay>(page, 'GET', `/tables/${table}/replay?at=${row}&seat=${seat}`)
  for (let row = (await at(0)).rows - 1; row > 0; row--) if ((await at(row)).turn.includes(seat)) return row
  throw new Error(`seat ${seat} of ${table} decides nothing`)
}

/** Makes a table that continues from there against bots. */
export async function goOnFrom(stage: Stage, page: Page, table: string, at: number, seat: number): Promise<string> {
  const log = parseLog(await page.evaluate(async (id) => (await fetch(`/api/tables/${id}/log`)).text(), table))
  const sitting = Array.from({ length: log.table.players }, (_, i) => (i === seat ? page : 'greedy'))
  return tableFromLog(stage, log, at, sitting)
}
