// The context that every part of the server receives as an argument; there are no globals and no dependency injection.

import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'
import type { Settings } from './settings.ts'
import type { Database } from './store/database.ts'

export type Context = {
  readonly settings: Settings
  readonly db: Database
  readonly log: Logger
  readonly metrics: Metrics
  /** The time in milliseconds. Tests pass a clock of their own. */
  readonly now: () => number
}
