// The stage of browser tests: a server with the built client, and a real browser.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type LaunchOptions, type Page } from 'playwright-core'
import { findChromium } from '../../../../scripts/test-tools.ts'

const COMMAND = fileURLToPath(new URL('../../../cli/bin/wayfare.js', import.meta.url))
const READY = /Wayfare is at (http:\/\/localhost:\d+)/
/** In a fresh clone the client is built first, and a busy machine may be slow. */
const START_MS = 300_000
const PATIENCE_MS = 60_000

export type Stage = {
  readonly base: string
  /** The folder of the server's database. */
  readonly folder: string
  readonly browser: Browser
  /** Opens a page of a new person, without cookies or storage. Errors of the page are added to `faults`. */
  person(options?: BrowserContextOptions): Promise<{ readonly page: Page; readonly faults: string[] }>
  close(): Promise<void>
}

/**
 * Opens a stage. All browser test files share one browser and one server, which stage-setup.ts has started. With
 * settings of its own (`env`), or outside of tests, a stage starts its own server; `command` is that of another copy of
 * the repository.
 */
export async function openStage(env?: Record<string, string>, command?: string): Promise<Stage> {
  const { STAGE_SERVER, STAGE_FOLDER, STAGE_BROWSER } = process.env
  const running =
    STAGE_SERVER && STAGE_FOLDER && !env
      ? { base: STAGE_SERVER, folder: STAGE_FOLDER, stop: async () => {} }
      : startStageServer(env, command)
  const connected = STAGE_BROWSER ? chromium.connect(STAGE_BROWSER) : chromium.launch(launchOptions())
  const [server, browser] = await bothOrNeither(running, connected)
  return {
    base: server.base,
    folder: server.folder,
    browser,
    async person(options = {}) {
      const context = await browser.newContext({
        baseURL: server.base,
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
      await server.stop()
    },
  }
}

/** If one of the two cannot be started, the other one is stopped. */
async function bothOrNeither(
  running: StageServer | Promise<StageServer>,
  connected: Promise<Browser>,
): Promise<[StageServer, Browser]> {
  const [server, browser] = await Promise.allSettled([running, connected])
  if (server.status === 'fulfilled' && browser.status === 'fulfilled') return [server.value, browser.value]
  if (server.status === 'fulfilled') await server.value.stop()
  if (browser.status === 'fulfilled') await browser.value.close()
  throw server.status === 'rejected' ? server.reason : (browser as PromiseRejectedResult).reason
}

type StageServer = { readonly base: string; readonly folder: string; stop(): Promise<void> }

export async function startStageServer(env: Record<string, string> = {}, command = COMMAND): Promise<StageServer> {
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-stage-'))
  const server = spawn(process.execPath, [command, 'serve'], {
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
      PASSWORD_COST: '10',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGTERM')
    await exit
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    return { base: await address(server), folder, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Runs in the page: makes the page's contribution to each deal the same every time. Only our own random numbers have
 * this length.
 */
function dealAlike(): void {
  const drawn = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = (array) =>
    array instanceof Uint8Array && array.length === 16 ? array.fill(7) : drawn(array)
}

/** Runs in the page: nobody counts as a beginner, unless a test says so. An empty page has no storage. */
function knowTheGames(): void {
  if (location.protocol === 'about:' || localStorage.getItem('wayfare help') !== null) return
  const known = { chosen: 'regular' }
  localStorage.setItem('wayfare help', JSON.stringify({ arkham: known, arnak: known, darwin: known }))
}

export function launchOptions(flags: readonly string[] = []): LaunchOptions {
  const executablePath = findChromium()
  if (!executablePath)
    throw new Error('no Chromium is installed; `node --import tsx scripts/prepare-tests.ts` says how to get it')
  return {
    executablePath,
    timeout: START_MS,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', ...flags],
  }
}

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
