// A context for tests: its clock stands still, its log is kept.

import { Writable } from 'node:stream'
import { pino } from 'pino'
import type { Context } from '../context.ts'
import { makeMetrics } from '../metrics.ts'
import { readSettings } from '../settings.ts'
import type { Database } from '../store/database.ts'

type TestContext = { readonly context: Context; readonly clock: { at: number }; readonly lines: readonly string[] }

export function testContext(db: Database, env: Record<string, string> = {}): TestContext {
  const lines: string[] = []
  const written = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const clock = { at: Date.UTC(2030, 0, 1) }
  const log = pino({ level: 'trace' }, written)
  return {
    context: {
      settings: readSettings({ BYSTANDER_MS: '0', PASSWORD_COST: '10', ...env }),
      db,
      log,
      metrics: makeMetrics(),
      now: () => clock.at,
    },
    clock,
    lines,
  }
}
