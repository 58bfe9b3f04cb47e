// General information about the server: the address at which others reach it, and whether it sends mail.

import { signal } from '@preact/signals'
import type { Answer } from '@wayfare/protocol'
import { call } from './api.ts'

/** undefined before it is loaded. */
export const serverInfo = signal<Answer<'GET /server'> | undefined>(undefined)

export async function loadServerInfo(): Promise<void> {
  serverInfo.value ??= await call('GET /server').catch(() => undefined)
}
