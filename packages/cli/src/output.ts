// Prints results of commands, as plain lines or with `--json` as JSON, and a progress bar on standard error while a
// command takes long.

import type { Estimate } from '@wayfare/bots/arena'

export type Common = { readonly json?: boolean }

export function print(value: unknown, { json }: Common, plain: () => string): void {
  process.stdout.write(`${json ? JSON.stringify(value) : plain()}\n`)
}

/** A progress bar. It appears after the first second, only on a terminal, and `done` wipes it. */
export class Progress {
  private readonly what: string
  private readonly start = Date.now()
  private readonly on: boolean
  private last = 0

  constructor(what: string, { json }: Common = {}) {
    this.what = what
    this.on = process.stderr.isTTY === true && !json
  }

  /** Draws the bar; `share` goes from 0 to 1. */
  at(share: number, note = ''): void {
    const now = Date.now()
    if (!this.on || now - this.start < 1_000 || now - this.last < 100) return
    this.last = now
    const width = 24
    const full = Math.round(Math.min(1, share) * width)
    const bar = '█'.repeat(full) + '░'.repeat(width - full)
    process.stderr.write(`\r\x1b[2K${this.what} ${bar} ${Math.round(Math.min(1, share) * 100)} % ${note}`)
  }

  done(): void {
    if (this.on && this.last > 0) process.stderr.write('\r\x1b[2K')
  }
}

export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = []
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length)
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export function percent({ value, low, high }: Estimate): string {
  const of = (share: number) => (share * 100).toFixed(0)
  return `${of(value)} % (${of(low)} to ${of(high)})`
}
