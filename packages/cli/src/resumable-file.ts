// A file that makes long work resumable: a first line that describes the work, then one line for each finished piece.

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { UsageError } from './usage.ts'

export type ResumableFile<T> = {
  readonly rows: readonly T[]
  /** True if another version of the code made the rows. Then a sample must be checked before they count. */
  readonly old: boolean
  add(row: T): void
  /** Marks the rows as made by today's code. */
  renew(): void
}

/** Opens the file, or without a file name keeps the rows only in memory. */
export function openResumableFile<T>(
  file: string | undefined,
  head: Readonly<Record<string, unknown>> & { readonly code: string },
): ResumableFile<T> {
  const rows: T[] = []
  if (file === undefined) return { rows, old: false, add: (row) => rows.push(row), renew: () => undefined }
  const heading = JSON.stringify(head)
  if (!existsSync(file)) writeFileSync(file, `${heading}\n`)
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n')
  const { code } = JSON.parse(first as string)
  if (JSON.stringify({ ...head, code }) !== first)
    throw new UsageError(`${file} is of other options: name another file`)
  // The text after the last line end was cut off by a crash.
  const whole = lines.slice(0, -1)
  if (lines.at(-1) !== '') writeFileSync(file, `${[first, ...whole].join('\n')}\n`)
  for (const line of whole) rows.push(JSON.parse(line) as T)
  return {
    rows,
    old: first !== heading,
    add(row) {
      rows.push(row)
      appendFileSync(file, `${JSON.stringify(row)}\n`)
    },
    renew: () => writeFileSync(file, [heading, ...rows.map((row) => JSON.stringify(row)), ''].join('\n')),
  }
}
