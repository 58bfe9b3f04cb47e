// Test helpers: a whole app on a database of its own, and a browser that keeps its cookie.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testContext } from '../accounts/testing.ts'
import { openDatabase } from '../store/open.ts'
import { type AppParts, makeApp } from './app.ts'

export type TestApp = Awaited<ReturnType<typeof testApp>>

export async function testApp(env: Record<string, string> = {}, parts: Partial<AppParts> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'wayfare-http-'))
  const db = await openDatabase({ DATABASE_URL: '', DATA_DIR: folder })
  const { context, clock, lines } = testContext(db, env)
  const gone: string[] = []
  const named: [id: string, name: string][] = []
  const onGone = async (id: string) => void gone.push(id)
  const app = makeApp(context, {
    isOpen: () => true,
    onGone,
    onNamed: (id, name) => void named.push([id, name]),
    ...parts,
  })
  const close = async () => {
    await db.close()
    await rm(folder, { recursive: true })
  }
  return { app, context, clock, lines, gone, named, close, browser: () => browser(app) }
}

// biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
type Answer = { status: number; headers: Headers; body: any }

/** Sends requests as a browser would, from a page of our own. */
function browser(app: ReturnType<typeof makeApp>) {
  const jar = { cookie: '' }
  function keep(given: string): void {
    const named = given.slice(0, given.indexOf('=') + 1)
    const others = jar.cookie.split('; ').filter((kept) => kept && !kept.startsWith(named))
    jar.cookie = [...others, ...(given === named ? [] : [given])].join('; ')
  }
  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const init: RequestInit = {
      method,
      headers: {
        host: 'play.test',
        origin: 'http://play.test',
        ...(jar.cookie ? { cookie: jar.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }
    const answer = await app.request(`http://play.test${path}`, init)
    for (const line of answer.headers.getSetCookie()) keep(line.split(';')[0] as string)
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json')
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text }
  }
  return {
    jar,
    send,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, undefined, headers),
    post: (path: string, body?: unknown, headers?: Record<string, string>) => send('POST', path, body, headers),
    patch: (path: string, body?: unknown) => send('PATCH', path, body),
    delete: (path: string, body?: unknown) => send('DELETE', path, body),
    token: () => /wayfare_session=([\w-]+)/.exec(jar.cookie)?.[1] ?? '',
  }
}
