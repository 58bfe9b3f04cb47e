// The results file of a match has one line for each finished game, so that an interrupted match can be continued. Its
// name contains a hash of everything that decides how the games go.

import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Played } from '@wayfare/bots/arena'
import { codeHash, type Series } from './task.ts'

export type ResultsFile = {
  readonly rows: readonly Played[]
  /**
   * True if the rows were played by another version of the code. Then a sample must be played again before they count.
   */
  readonly old: boolean
  add(row: Played): void
  /** Replaces the rows of the file and marks them as played by today's code. */
  replace(rows: readonly Played[]): void
}

export const NO_RESULTS_FILE: ResultsFile = { rows: [], old: false, add: () => undefined, replace: () => undefined }

/**
 * Opens or creates the file of a series. Its first line names the series and a hash of the code that played it, for
 * readers of the folder and for later runs.
 */
export function openResultsFile(folder: string, series: Series): ResultsFile {
  const code = codeHash(series)
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
    replace: write,
  }
}

function nameOf(series: Series): string {
  const { game, table, bots, seed } = series
  const print = createHash('sha256').update(JSON.stringify({ game, table, bots, seed })).digest('hex').slice(0, 8)
  return `${game}-${table.players}p-${bots.join('-')}-${print}.jsonl`
}

const lineOf = (row: Played): string => `${JSON.stringify(row)}\n`

/**
 * Reads the lines of the file. If a crash has cut off the last line, the line is dropped, and its game is played again.
 */
function linesOf(file: string): string[] {
  const bytes = readFileSync(file)
  const end = bytes.lastIndexOf('\n') + 1
  if (end < bytes.length) truncateSync(file, end)
  return bytes.subarray(0, end).toString('utf8').split('\n').slice(0, -1)
}
