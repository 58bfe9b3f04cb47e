// Makes the context of a test, with a database in a temporary folder and receivers on loopback.

import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Server as NetServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import type { Context } from '../context.ts'
import { makeMetrics } from '../metrics.ts'
import { readSettings } from '../settings.ts'
import { openDatabase } from '../store/open.ts'
import type { PersonRow } from '../store/schema.ts'

/** The time limit for answers: a busy machine may be slow. */
export const PATIENCE_MS = 30_000

export type TestContext = Context & { readonly logged: string[] }

export async function testContext(env: Readonly<Record<string, string>> = {}): Promise<TestContext> {
  const folder = await mkdtemp(join(tmpdir(), 'wayfare-notices-'))
  const settings = readSettings({ DATA_DIR: folder, PASSWORD_COST: '10', ...env })
  const db = await openDatabase(settings)
  onTestFinished(async () => {
    await db.close()
    await rm(folder, { recursive: true })
  })
  const logged: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) })
  return { settings, db, log, metrics: makeMetrics(), now: Date.now, logged }
}

export function person(of: Partial<PersonRow> = {}): PersonRow {
  const nobody = {
    login: null,
    password: null,
    mail: null,
    webhook: null,
    silenced: 0,
    merged_into: null,
    learnt: null,
  }
  return { id: 'p1', name: 'Ada', language: 'en', created_at: 1, seen_at: 1, ...nobody, ...of }
}

type Received = {
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** Starts an HTTP server that stores what it receives and answers with a status. */
export async function receiver(answer: number | RequestListener = 200) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
    if (typeof answer === 'function') answer(request, response)
    else response.writeHead(answer).end()
  })
  const port = await listenOnLoopback(server)
  return { received, port, url: `http://127.0.0.1:${port}`, hangUp: () => server.closeAllConnections() }
}

export async function listenOnLoopback(server: NetServer | Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    if ('closeAllConnections' in server) server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** Returns the counted notices by channel and outcome, such as `{ 'push sent': 2 }`. */
export async function noticeCounts(context: Context): Promise<Record<string, number>> {
  const { values } = await context.metrics.notices.get()
  return Object.fromEntries(values.map(({ labels, value }) => [`${labels.by} ${labels.outcome}`, value]))
}
