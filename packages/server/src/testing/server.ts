// Starts a server for tests, on a free port.

import { type Running, startServer } from '../server.ts'
import { readSettings } from '../settings.ts'
import { CALM } from './calm.ts'
import type { StoreSettings } from './databases.ts'

export function testServer(
  store: StoreSettings,
  env: Record<string, string> = {},
  now?: () => number,
): Promise<Running> {
  return startServer(readSettings({ ...CALM, ...store, ...env }), now ? { now } : {})
}
