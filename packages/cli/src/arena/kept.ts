// Games that are finished stay finished: one line each, in a file that is named after all that decides how they go.

import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Played } from '@wayfare/bots/arena'
import { codePrint, type Series } from './task.ts'

export type Kept = { readonly rows: readonly Played[]; add(row: Played): void }

export const NOT_KEPT: Kept = { rows: [], add: () => undefined }

/** The file begins with what it holds, for whoever looks into the folder. */
export function keptIn(folder: string, series: Series): Kept {
  const head = JSON.stringify({ ...series, code: codePrint(series) })
  const print = createHash('sha256').update(head).digest('hex').slice(0, 12)
  const file = join(folder, `${series.game}-${series.table.players}p-${series.bots.join('-')}-${print}.jsonl`)
  mkdirSync(folder, { recursive: true })
  if (!existsSync(file)) writeFileSync(file, `${head}\n`)
  return { rows: rowsOf(file), add: (row) => appendFileSync(file, `${JSON.stringify(row)}\n`) }
}

/** A last line that was cut off when the power went is dropped, and its game is played again. */
function rowsOf(file: string): Played[] {
  const bytes = readFileSync(file)
  const end = bytes.lastIndexOf('\n') + 1
  if (end < bytes.length) truncateSync(file, end)
  const lines = bytes.subarray(0, end).toString('utf8').split('\n').slice(1, -1)
  return lines.map((line) => JSON.parse(line) as Played)
}
