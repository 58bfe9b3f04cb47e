// The results file of a match: one line for each finished game, so that an interrupted match can be continued. Its name is a hash
// of everything that is to be played.

import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Played } from '@wayfare/bots/arena'
import { codePrint, type Series } from './task.ts'

export type ResultsFile = {
  readonly rows: readonly Played[]
  /** They were played by other code than today's: to be checked before they count. */
  readonly old: boolean
  add(row: Played): void
  /** Holds these from now on, as games of today's code. */
  hold(rows: readonly Played[]): void
}

export const NO_RESULTS_FILE: ResultsFile = { rows: [], old: false, add: () => undefined, hold: () => undefined }

/** The file begins with what it holds and the code that played it, for whoever looks into the folder or goes on elsewhere. */
export function openResultsFile(folder: string, series: Series): ResultsFile {
  const code = codePrint(series)
  const head = `${JSON.stringify({ ...series, code })}\n`
  const file = join(folder, nameOf(series))
  const write = (rows: readonly Played[]) => writeFileSync(file, head + rows.map(lineOf).join(''))
  mkdirSync(folder, { recursive: true })
  const [first, ...lines] = existsSync(file) ? linesOf(file) : []
  let begun = first !== undefined
  return {
    rows: lines.map((line) => JSON.parse(line) as Played),
    old: first !== undefined && JSON.parse(first).code !== code,
    add(row) {
      if (begun) appendFileSync(file, lineOf(row))
      else write([row])
      begun = true
    },
    hold: write,
  }
}

function nameOf(series: Series): string {
  const { game, table, bots, seed } = series
  const print = createHash('sha256').update(JSON.stringify({ game, table, bots, seed })).digest('hex').slice(0, 8)
  return `${game}-${table.players}p-${bots.join('-')}-${print}.jsonl`
}

const lineOf = (row: Played): string => `${JSON.stringify(row)}\n`

/** A last line that was cut off when the power went is dropped, and its game is played again. */
function linesOf(file: string): string[] {
  const bytes = readFileSync(file)
  const end = bytes.lastIndexOf('\n') + 1
  if (end < bytes.length) truncateSync(file, end)
  return bytes.subarray(0, end).toString('utf8').split('\n').slice(0, -1)
}
