// A server with the built client, and a real browser in front of it.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const COMMAND = fileURLToPath(new URL('../../../cli/bin/wayfare.js', import.meta.url))
const READY = /Wayfare is at (http:\/\/localhost:\d+)/
/** In a fresh clone the client is built first; a busy machine takes its time. */
const START_MS = 300_000
const PATIENCE_MS = 60_000
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export type Stage = {
  readonly base: string
  /** Where the server keeps its database. */
  readonly folder: string
  readonly browser: Browser
  /** A person of their own: no cookie, no memory. What goes wrong in the page is kept in `faults`. */
  person(options?: BrowserContextOptions): Promise<{ readonly page: Page; readonly faults: string[] }>
  close(): Promise<void>
}

export async function openStage(env: Record<string, string> = {}): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-stage-'))
  const server = spawn(process.execPath, [COMMAND, 'serve'], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      TEST_GAMES: 'true',
      TEST_SEED: 'stage',
      BOT_PAUSE_MS: '0',
      REQUESTS_PER_MINUTE: '1000000',
      CREATIONS_PER_HOUR: '100000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(server, 'exit')
  const endServer = async () => {
    server.kill('SIGTERM')
    await exit
    rmSync(folder, { recursive: true, force: true })
  }
  const [base, browser] = await Promise.all([address(server), launch()]).catch(async (error) => {
    await endServer()
    throw error
  })
  return {
    base,
    folder,
    browser,
    async person(options = {}) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'en-US',
        reducedMotion: 'reduce',
        ...options,
      })
      context.setDefaultTimeout(PATIENCE_MS)
      await context.addInitScript(dealAlike)
      await context.addInitScript(knowTheGames)
      const page = await context.newPage()
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text())
      })
      return { page, faults }
    },
    async close() {
      await browser.close()
      await endServer()
    },
  }
}

/** In the page: whatever of it takes part in dealing a table is the same every time. So long are only those draws of ours. */
function dealAlike(): void {
  const drawn = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = (array) =>
    array instanceof Uint8Array && array.length === 16 ? array.fill(7) : drawn(array)
}

/** In the page: nobody here is a beginner, unless a test says so. A page that is still empty keeps nothing. */
function knowTheGames(): void {
  if (location.protocol === 'about:' || localStorage.getItem('wayfare help') !== null) return
  const known = { chosen: 'regular' }
  localStorage.setItem('wayfare help', JSON.stringify({ arkham: known, arnak: known, darwin: known }))
}

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumHere(),
    timeout: START_MS,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })

function address(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (text: Buffer) => {
      said += text
      const found = READY.exec(said)?.[1]
      if (found) resolve(found)
    }
    server.stdout?.on('data', hear)
    server.stderr?.on('data', hear)
    server.once('exit', () => reject(new Error(`the server ended:\n${said}`)))
    setTimeout(() => reject(new Error(`the server is not ready:\n${said}`)), START_MS).unref()
  })
}

/** Debian's, or another that is here; where there is none and we may, it is installed. */
function chromiumHere(): string {
  const found = PLACES.find((place) => existsSync(place))
  if (found) return found
  if (process.getuid?.() === 0) {
    execFileSync('apt-get', ['install', '-y', '-q', 'chromium'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (existsSync(PLACES[0] as string)) return PLACES[0] as string
  }
  throw new Error(
    `these tests need Chromium: install it (apt-get install chromium), or put it at ${PLACES.join(' or ')}`,
  )
}
