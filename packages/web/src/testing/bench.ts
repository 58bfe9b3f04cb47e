// Measures the client's size and speed in Chromium with a real server. `wayfare bench --web` runs this in a process of
// its own and reads the figures as JSON.

import { gzipSync } from 'node:zlib'
import { FREE_CORE, yardstick } from '@wayfare/testkit'
import type { Page } from 'playwright-core'
import { byMouse } from './play-in-page.ts'
import { ASKED } from './prompt.ts'
import { openStage, type Stage } from './stage.ts'

type Figure = {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly bound?: number
}

const TURNS = 20
/** How much slower than a free core the browser is made. A busy machine is slow already and is slowed down less. */
const SLOW = 4
const MOST_MS = 120_000
/** How long the page is watched after a move, on a free core, before the next one. */
const LOOK_MS = 350
const BOUNDS = { home: 60, table: 120, interactive: 2_000, move: 100, frame: 50 }
/** Games with a table of their own, and the part that can be moved there. */
const MAPS = { arkham: '.play-board', arnak: '.play-board', darwin: '.dar-map' }
type DrawnGame = keyof typeof MAPS
const DRAWN = Object.keys(MAPS) as DrawnGame[]
/** The number of rival turns that are watched in each game. */
const SHOWS = 8
/**
 * A frame that takes longer than two refreshes of the screen is a visible stutter: at most this many of a hundred in a
 * show.
 */
const SHOWN_FRAME_MS = 34
const STUTTERS = 1
const PAN_MS = 10_000
/** A machine pauses now and then. Stutters that the page causes occur in every repetition. */
const PANS = 3

const at = (share: number, what: string): void => void process.send?.({ share, what })

/**
 * Runs in the page while other players' turns are shown. The first frame of a show renders the table anew, which is
 * measured as a move.
 */
const SHOWN_FRAMES = `{
  const gaps = globalThis.gaps = []
  globalThis.shows = 0
  let last = performance.now()
  let wasShown = false
  requestAnimationFrame(function frame(now) {
    const isShown = document.querySelector('.turn-show[data-over=false]') !== null
    if (isShown && wasShown) gaps.push(now - last)
    if (wasShown && !isShown) globalThis.shows++
    wasShown = isShown
    last = now
    requestAnimationFrame(frame)
  })
}`

/** Runs in the page. It is a text because its function needs a name. */
const FRAMES = `{
  const gaps = globalThis.gaps = []
  let last = performance.now()
  requestAnimationFrame(function frame(now) {
    gaps.push(now - last)
    last = now
    requestAnimationFrame(frame)
  })
}`

/** Bots pause between moves, as they do with people. */
const stage = await openStage({ BOT_PAUSE_MS: '600' })
try {
  at(0, 'sizes')
  const figures: Figure[] = [await homeScript(stage)]
  const opened: number[] = []
  for (let i = 0; i < TURNS; i++) {
    opened.push(await interactiveAfter(stage))
    at(0.1 + (0.3 * i) / TURNS, 'the home page')
  }
  figures.push({
    name: `home interactive, ${SLOW}× slowed`,
    value: median(opened),
    unit: 'ms',
    bound: BOUNDS.interactive,
  })
  for (const [i, game] of DRAWN.entries()) figures.push(...(await tableOf(stage, game, 0.4 + (0.6 * i) / DRAWN.length)))
  process.stdout.write(JSON.stringify(figures))
} finally {
  await stage.close()
}

/** Measures one game's table: its size, how soon a move is on the screen, and how smoothly its board moves. */
async function tableOf(stage: Stage, game: DrawnGame, share: number): Promise<Figure[]> {
  const step = 0.6 / DRAWN.length / 5
  at(share, `${game}: sizes`)
  const sizes = await measureSizes(stage, game)
  const moves = await movesAfter(stage, game, 1, share + step)
  const slowMoves = await movesAfter(stage, game, SLOW, share + 2 * step)
  at(share + 3 * step, `${game}: rivals’ turns`)
  const shown = await framesOfShows(stage, game)
  at(share + 4 * step, `${game}: zooming and panning`)
  const pans: number[][] = []
  for (let i = 0; i < PANS; i++) pans.push(await framesOf(stage, game))
  return [
    ...sizes,
    { name: `${game}: move on the screen`, value: median(moves), unit: 'ms' },
    {
      name: `${game}: move on the screen, ${SLOW}× slowed`,
      value: median(slowMoves),
      unit: 'ms',
      bound: BOUNDS.move,
    },
    {
      name: `${game}: frames over ${SHOWN_FRAME_MS} ms of ${shown.length} while rivals’ turns are shown, ${SLOW}× slowed`,
      value: percentOf(shown.filter((ms) => ms > SHOWN_FRAME_MS).length, shown.length),
      unit: '%',
      bound: STUTTERS,
    },
    {
      name: `${game}: longest frame of ten seconds’ panning, ${SLOW}× slowed`,
      value: median(pans.map((frames) => Math.max(...frames))),
      unit: 'ms',
      bound: BOUNDS.frame,
    },
    {
      name: `${game}: frames over ${BOUNDS.frame} ms, of ${pans.flat().length}`,
      value: pans.flat().filter((ms) => ms > BOUNDS.frame).length,
      unit: '',
    },
  ]
}

async function homeScript({ person, base }: Stage): Promise<Figure> {
  const { page } = await person({ serviceWorkers: 'block' })
  await page.goto(base)
  await page.locator('[data-play=arkham]').waitFor()
  await page.waitForLoadState('networkidle')
  const scripts = (await loaded(page)).filter((url) => url.endsWith('.js'))
  await page.context().close()
  return { name: 'home script', value: await weight(scripts), unit: 'kB gzip', bound: BOUNDS.home }
}

async function measureSizes({ person, base }: Stage, game: DrawnGame): Promise<Figure[]> {
  const { page } = await person({ serviceWorkers: 'block' })
  const workers = new Set<string>()
  page.on('worker', (worker) => workers.add(worker.url()))
  await page.goto(base)
  await page.locator(`[data-play=${game}]`).waitFor()
  await page.waitForLoadState('networkidle')
  const home = await loaded(page)
  await page.locator(`[data-play=${game}]`).click()
  await page.locator(ASKED).first().waitFor()
  // Moves are made until the forecast has been shown, because files that are loaded late belong to the table, too.
  for (let moved = 0; moved < 5; ) moved += (await byMouse(page)) ? 1 : 0
  await page.waitForTimeout(1_000)
  const table = (await loaded(page)).filter((url) => !home.includes(url))
  const kind = (urls: readonly string[], ending: RegExp) => urls.filter((url) => ending.test(url) && !workers.has(url))
  await page.context().close()
  return [
    {
      name: `${game}: script beyond home`,
      value: await weight(kind(table, /\.js$/)),
      unit: 'kB gzip',
      bound: BOUNDS.table,
    },
    { name: `${game}: workers`, value: await weight([...workers]), unit: 'kB gzip' },
    { name: `${game}: styles`, value: await weight(kind(table, /\.css$/)), unit: 'kB gzip' },
    { name: `${game}: drawings`, value: await weight(kind(table, /\.svg$/)), unit: 'kB gzip' },
    { name: `${game}: fonts`, value: await weight(kind(table, /\.woff2?$/), false), unit: 'kB' },
  ]
}

function loaded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => name)
    return [...new Set([...urls, ...[...document.scripts].map(({ src }) => src)])].filter((url) => url !== '')
  })
}

async function weight(urls: readonly string[], packed = true): Promise<number> {
  const files = await Promise.all(
    urls.map(
      async (url) =>
        new Uint8Array(await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer()),
    ),
  )
  const bytes = files.reduce((sum, file) => sum + (packed ? gzipSync(file, { level: 9 }).length : file.length), 0)
  return Number((bytes / 1000).toFixed(1))
}

async function slowedPage({ person }: Stage, times: number): Promise<Page> {
  const { page } = await person({ reducedMotion: 'no-preference' })
  const pace = median([yardstick(), yardstick(), yardstick()])
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, (times * pace) / FREE_CORE) })
  return page
}

/** The time from the click on a link until *Play* can be pressed and the page has nothing else to do. */
async function interactiveAfter(stage: Stage): Promise<number> {
  const page = await slowedPage(stage, SLOW)
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[data-play=arkham]:not(:disabled)')) return
      watch.disconnect()
      requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { interactive: performance.now() }), 0))
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  await page.goto(stage.base)
  const after = await page.waitForFunction(() => (globalThis as { interactive?: number }).interactive)
  const ms = (await after.jsonValue()) as number
  await page.context().close()
  return ms
}

/**
 * The time from the server's message to the end of the frame that shows its sentence in the log, and with that the
 * board and the prompt. One move is made at a time: a click while the page renders would measure itself.
 */
async function movesAfter(stage: Stage, game: DrawnGame, times: number, share: number): Promise<number[]> {
  const page = await slowedPage(stage, times)
  // The function contains no named functions, because they would need a helper of the loader that the page does not
  // have.
  await page.addInitScript(() => {
    const taken: number[] = []
    Object.assign(globalThis, { taken })
    let watch: MutationObserver | undefined
    globalThis.WebSocket = new Proxy(WebSocket, {
      construct(Plain, [url]: [string]) {
        const socket = new Plain(url)
        socket.addEventListener('message', ({ data }) => {
          if (!String(data).includes('"told"')) return
          // A move without a sentence is not waited for, or the next one would be counted twice.
          watch?.disconnect()
          const [start, before] = [performance.now(), document.querySelectorAll('li[data-undone]').length]
          watch = new MutationObserver((_, self) => {
            if (document.querySelectorAll('li[data-undone]').length <= before) return
            self.disconnect()
            requestAnimationFrame(() => setTimeout(() => taken.push(performance.now() - start), 0))
          })
          watch.observe(document, { childList: true, subtree: true })
        })
        return socket
      },
    })
  })
  const count = () => page.evaluate(() => (globalThis as unknown as { taken: number[] }).taken.length)
  await page.goto(stage.base)
  await page.locator(`[data-play=${game}]`).click()
  await page.locator(ASKED).first().waitFor()
  const end = Date.now() + MOST_MS
  for (let done = 0; done < TURNS; done = await count()) {
    if (Date.now() > end) throw new Error(`only ${done} of ${TURNS} moves were seen in ${MOST_MS / 1000} s`)
    at(share, `${game}: moves`)
    await byMouse(page)
    await page.waitForTimeout(LOOK_MS * times)
  }
  const taken = await page.evaluate(() => (globalThis as unknown as { taken: number[] }).taken)
  await page.context().close()
  return taken
}

/** The times between frames while rival turns are shown, each to its end. */
async function framesOfShows(stage: Stage, game: DrawnGame): Promise<number[]> {
  const page = await slowedPage(stage, SLOW)
  await page.goto(stage.base)
  await page.locator(`[data-play=${game}]`).click()
  await page.locator(ASKED).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(SHOWN_FRAMES)
  const shows = () => page.evaluate(() => (globalThis as unknown as { shows: number }).shows)
  const end = Date.now() + MOST_MS
  while ((await shows()) < SHOWS) {
    if (Date.now() > end) throw new Error(`only ${await shows()} of ${SHOWS} turns were shown in ${MOST_MS / 1000} s`)
    const isShown = (await page.locator('.turn-show[data-over=false]').count()) > 0
    if (isShown || !(await byMouse(page))) await page.waitForTimeout(LOOK_MS)
  }
  const gaps = await page.evaluate(() => (globalThis as unknown as { gaps: number[] }).gaps)
  await page.context().close()
  return gaps
}

function percentOf(part: number, all: number): number {
  return Number(((100 * part) / Math.max(1, all)).toFixed(1))
}

/** The times between frames while the board is zoomed in, moved, and zoomed out again. */
async function framesOf(stage: Stage, game: DrawnGame): Promise<number[]> {
  const page = await slowedPage(stage, SLOW)
  await page.goto(stage.base)
  await page.locator(`[data-play=${game}]`).click()
  await page.locator(ASKED).first().waitFor()
  await page.waitForLoadState('networkidle')
  const box = await page.locator(MAPS[game]).boundingBox()
  if (!box) throw new Error(`${game} has no map`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.evaluate(FRAMES)
  const end = Date.now() + PAN_MS
  for (let i = 0; Date.now() < end; i++) {
    const zoom = i % 24 < 12 ? -60 : 60
    await page.mouse.wheel(0, zoom)
    if (i % 12 === 11) {
      await page.mouse.down()
      for (let step = 1; step <= 10; step++) await page.mouse.move(x + 12 * step * (i % 24 < 12 ? 1 : -1), y + 5 * step)
      await page.mouse.up()
      await page.mouse.move(x, y)
    }
  }
  // The first time began before the board moved.
  const gaps = await page.evaluate(() => (globalThis as unknown as { gaps: number[] }).gaps.slice(2))
  await page.context().close()
  return gaps
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[sorted.length >> 1] as number)
}
