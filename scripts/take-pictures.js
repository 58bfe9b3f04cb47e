// Takes the pictures of docs/pictures from a real server in a real browser: all of them, or those whose names begin
// with the given texts (`npm run pictures -- arnak`).

import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { filmOwnMoves, filmRivalTurn, showStrip } from '../packages/web/src/testing/film-strip.ts'
import { tableFromLog, templeGame } from '../packages/web/src/testing/from-log.ts'
import { decisionIn, drawingIn, goOnFrom, lastOf } from '../packages/web/src/testing/moments.ts'
import { byMouse, playToTheEnd, playUntil } from '../packages/web/src/testing/play-in-page.ts'
import { friendsWithGames } from '../packages/web/src/testing/rated-games.ts'
import { openStage } from '../packages/web/src/testing/stage.ts'
import { beGuest, call, finishedTable, makeTable } from '../packages/web/src/testing/tables.ts'

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
const MOST_MS = 60_000
const MOST_BYTES = 300_000
const QUALITY = 85
/** A strip holds as much as many pictures. */
const STRIP_QUALITY = 65
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const [NIGHT, DAY] = [{ colorScheme: 'dark' }, { colorScheme: 'light' }]
/** On a smaller screen things are larger in a strip. */
const STRIP = { viewport: { width: 1280, height: 720 } }
const ROUND = 7
const PUZZLE_DAY = '2026-11-15'
const asked = process.argv.slice(2)
const isAsked = (name) => asked.length === 0 || asked.some((one) => name.startsWith(one))
/** True if any picture of the group is wanted. */
const isAnyAsked = (group) => isAsked(group) || asked.some((one) => one.startsWith(group))

mkdirSync(folder, { recursive: true })
const stage = await openStage({ TEST_GAMES: 'false', MESSAGES_PER_SECOND: '100000', WORK_MS_PER_SECOND: '1000000' })
try {
  const { page } = await stage.person()
  await page.goto(stage.base)
  await beGuest(page, 'Vera')
  if (['home', 'create', 'arkham', 'end'].some(isAnyAsked)) await arkhamAndHome(page)
  if (isAnyAsked('arnak')) await arnak(page)
  if (isAnyAsked('darwin')) await darwin(page)
  await opposite()
  await help()
  await learning()
  if (['passport', 'people'].some(isAnyAsked)) await people()
  await strips(page)
} finally {
  await stage.close()
}

async function arkhamAndHome(page) {
  const finished = await finishedTable(page, 'arkham', 4, { ancient: 'dagon' })
  const { scores } = await call(page, 'GET', `/tables/${finished}/replay`)
  const winner = scores.reduce((best, one) => (one.total > best.total ? one : best)).seat
  const row = await drawingIn(page, finished, winner, ROUND)

  await picture('home', NIGHT, home)
  await picture('home-day', DAY, home)
  await picture('home-phone', { ...NIGHT, ...PHONE }, home)
  await picture('create', NIGHT, async (page) => {
    await page.goto(`${stage.base}/create/arkham`)
    await page.locator('.create select').nth(6).waitFor()
  })
  await picture('arkham', NIGHT, (page) => midGame(page, finished, row, winner))
  await picture('arkham-day', DAY, (page) => midGame(page, finished, row, winner))
  await picture('arkham-phone', { ...NIGHT, ...PHONE }, (page) => midGame(page, finished, row, winner))
  const last = await lastOf(page, finished, winner)
  await picture('end', NIGHT, async (page) => {
    await page.goto(`${stage.base}/table/${await goOnFrom(stage, page, finished, last, winner)}`)
    await page.locator('.play-prompt').waitFor()
    await playToTheEnd(page, byMouse, MOST_MS)
  })
}

/** Both boards in the middle of a game of two or three. */
async function arnak(page) {
  const bird = await finishedTable(page, 'arnak', 2, { temple: 'bird' })
  const snake = await finishedTable(page, 'arnak', 3, { temple: 'snake' })
  const at = { [bird]: await decisionIn(page, bird, 0, 3, 2), [snake]: await decisionIn(page, snake, 0, 4, 1) }
  const open = (table) => (page) => goOn(page, table, at[table])
  await picture('arnak', NIGHT, open(bird))
  await picture('arnak-day', DAY, open(bird))
  await picture('arnak-snake', NIGHT, open(snake))
  await picture('arnak-snake-day', DAY, open(snake))
  await picture('arnak-phone', { ...NIGHT, ...PHONE }, open(bird))
  await picture('arnak-end', NIGHT, async (page) => {
    await goOn(page, bird, await lastOf(page, bird, 0))
    await playToTheEnd(page, byMouse, MOST_MS)
  })
  await picture('arnak-gallery', NIGHT, async (page) => {
    await page.goto(`${stage.base}/gallery/arnak`)
    await page.locator('[data-card=axe]').first().waitFor()
    await page.locator('[data-card=axe]').first().scrollIntoViewIfNeeded()
  })
}

/** A turn in the middle of a game of three. */
async function darwin(page) {
  const table = await finishedTable(page, 'darwin', 3)
  const row = await decisionIn(page, table, 0, 3, 0)
  const open = (page) => goOn(page, table, row)
  await picture('darwin', DAY, open)
  await picture('darwin-night', NIGHT, open)
  await picture('darwin-phone', { ...DAY, ...PHONE }, open)
}

/** The page of opponents. */
async function opposite() {
  const open = async (page) => {
    await page.goto(`${stage.base}/opponents?game=arkham`)
    await page.locator('[data-person=ines]').waitFor()
  }
  await picture('opponents', NIGHT, open)
  await picture('opponents-phone', { ...DAY, ...PHONE }, open)
}

/** A guided first game, a review, and a puzzle. */
async function learning() {
  const guided = async (page) => {
    await page.goto(`${stage.base}/learn/arnak`)
    await page.locator('.guide-answers button').first().waitFor()
  }
  await picture('guided', NIGHT, guided)
  await picture('guided-phone', { ...NIGHT, ...PHONE }, guided)
  const read = (log) => async (page) => {
    await page.goto(`${stage.base}/replay?review=0`)
    await page.setInputFiles(
      '.choose-log-file input',
      fileURLToPath(new URL(`../packages/games/${log}`, import.meta.url)),
    )
    await page.locator('.review-depth').waitFor({ timeout: 10 * MOST_MS })
    await page.keyboard.press('1')
    await page.locator('.review-card[data-current=true]').waitFor()
  }
  await picture('review', NIGHT, read('arnak/replays/v1-bird-2p.log'))
  await picture('review-phone', { ...NIGHT, ...PHONE }, read('arkham/replays/v1-1p.log'))
  await picture('puzzle', DAY, async (page) => {
    await page.clock.setFixedTime(PUZZLE_DAY)
    await page.evaluate(keepDays, { game: 'darwin', day: PUZZLE_DAY, stars: [1, 3, 3, 2, 0, 3, 2, 1, 3] })
    await page.goto(`${stage.base}/puzzle/darwin/today`)
    await page.locator('.puzzle-goals').waitFor()
    await playUntil(page, byMouse, '.puzzle-verdict', MOST_MS)
    // A click too many shows a refusal, which is closed here.
    await page.keyboard.press('Escape')
  })
}

/** Runs in the page: stores results for the puzzles of earlier days. */
function keepDays({ game, day, stars }) {
  const before = (i) => new Date(Date.parse(day) - (stars.length - i) * 86_400_000).toISOString().slice(0, 10)
  const kept = stars.map((one, i) => [`${game} ${before(i)}`, { points: [one], stars: one, shown: false }])
  localStorage.setItem('wayfare puzzles', JSON.stringify(Object.fromEntries(kept)))
}

/** A turn in which a horse costs two coins too many: the coach's hint, and how the horse could be bought. */
async function help() {
  const open = async (page) => {
    await page.goto(`${stage.base}/table/${await tableFromLog(stage, templeGame(), 0, [page, 'greedy'])}`)
    await page.locator('.prompt-line[data-state=asked]').waitFor()
    await page.locator('[data-id=horse]').first().waitFor()
  }
  await picture('coach', NIGHT, async (page) => {
    await open(page)
    await page.keyboard.press('i')
    await page.locator('.coach-points').first().waitFor({ timeout: MOST_MS })
  })
  await picture('how', DAY, async (page) => {
    await open(page)
    await page.locator('[data-id=horse]:visible').first().click()
    await page.locator('.play-refusal').getByRole('button', { name: 'How could I?' }).click()
    await page.locator('.how-steps').waitFor()
  })
}

/** A friend's passport, and the page on which people meet, with a free seat and a game to watch. */
async function people() {
  const [vera, zofia] = await friendsWithGames(stage, 'arkham')
  const bot = { kind: 'bot', bot: 'odile' }
  const table = (game, seats, more) => zofia.post('/api/tables', { game, seats, listed: true, language: 'en', ...more })
  await table('darwin', [{ kind: 'me' }, { kind: 'open' }, bot], { clock: { bank: 1200, increment: 30 } })
  await table('arnak', [{ kind: 'me' }, bot], { takeover: true })
  const running = await table('arkham', [{ kind: 'me' }, bot])
  const open = (path, part) => async (page) => {
    const [name, value] = vera.cookie.split(/=(.*)/)
    await page.context().addCookies([{ name, value, url: stage.base }])
    await zofia.post('/api/me/here', { table: running.id })
    await page.goto(stage.base + path)
    await page.locator(part).first().waitFor()
  }
  await picture('passport', NIGHT, open('/people/Zofia', '.visa-strength b'))
  await picture('passport-phone', { ...DAY, ...PHONE }, open('/people/Zofia', '.passport-slip'))
  await picture('people', NIGHT, open('/people', '.meet-row'))
  await picture('people-phone', { ...DAY, ...PHONE }, open('/people', '.meet-row'))
}

/** A rival's turn, and three moves of one's own, in each game, as they are seen to happen. */
async function strips(page) {
  const kinds = [
    ['rival-turn', filmRivalTurn, { columns: 3, rows: 3 }],
    ['own-moves', filmOwnMoves, { columns: 4, rows: 1 }],
  ]
  for (const game of ['arkham', 'arnak', 'darwin']) {
    if (!kinds.some(([what]) => isAsked(`strip-${game}-${what}`))) continue
    const table = await finishedTable(page, game, 2)
    const row = await decisionIn(page, table, 0, 2, 0)
    for (const [what, film, shape] of kinds)
      await picture(`strip-${game}-${what}`, { ...NIGHT, ...STRIP, reducedMotion: 'no-preference' }, async (page) => {
        await page.clock.install()
        await goOn(page, table, row)
        const strip = await stage.person()
        await showStrip(strip.page, await film(page), page.viewportSize(), shape)
        return strip.page
      })
  }
}

async function goOn(page, table, row) {
  await page.goto(`${stage.base}/table/${await goOnFrom(stage, page, table, row, 0)}`)
  await page.locator('.play-prompt').waitFor()
  await page.waitForTimeout(1_500)
  const note = page.locator('.since-bar > button').last()
  if (await note.count()) await note.click()
}

/** Takes one picture. `open` may return another page to use. */
async function picture(name, options, open) {
  if (!isAsked(name)) return
  const { page } = await stage.person(options)
  await page.goto(stage.base)
  await beGuest(page, 'Vera')
  const shown = (await open(page)) ?? page
  // The pointer is moved away, so that nothing is hovered.
  await shown.mouse.move(0, 0)
  // Pictures, fonts and forecasts are loaded.
  await shown.waitForLoadState('networkidle')
  await shown.waitForTimeout(1_500)
  const devtools = await shown.context().newCDPSession(shown)
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: name.startsWith('strip') ? STRIP_QUALITY : QUALITY,
  })
  const bytes = Buffer.from(data, 'base64')
  console.log(`${name}.webp ${Math.round(bytes.length / 1000)} kB`)
  if (bytes.length > MOST_BYTES) throw new Error(`${name}.webp is too large to be kept`)
  writeFileSync(`${folder}${name}.webp`, bytes)
  for (const one of new Set([page, shown])) await one.context().close()
}

/** Makes some tables that wait, one of them for another player. */
async function home(page) {
  const bot = { kind: 'bot', bot: 'greedy' }
  for (const game of ['arkham', 'darwin', 'arnak']) await makeTable(page, game, [{ kind: 'me' }, bot])
  await page.goto(stage.base)
  await page.locator('[data-play=arkham]').waitFor()
}

/** A moment in which the first segment is chosen and the second is being chosen. */
async function midGame(page, finished, row, seat) {
  await page.goto(`${stage.base}/table/${await goOnFrom(stage, page, finished, row, seat)}`)
  await page.locator('.play-prompt').waitFor()
  await page.waitForTimeout(1_500)
  // Tourists are placed first.
  const drawing = page.locator('.play-prompt', { hasText: 'Choose segments to draw' })
  for (let i = 0; i < 6 && (await drawing.count()) === 0; i++) {
    await page.locator('.play-prompt [data-move]').first().click()
    await page.waitForTimeout(500)
  }
  const note = page.locator('.since-bar > button').last()
  if (await note.count()) await note.click()
  const beads = page.locator('.play-board [role=button][aria-pressed=false]')
  const alone = await beads.evaluateAll((all) => all.map((one) => one.hasAttribute('data-move')))
  for (const [i, isAlone] of alone.entries()) {
    if (isAlone) continue
    await beads.nth(i).dispatchEvent('click')
    await page.waitForTimeout(100)
    if ((await beads.count()) > 1) break
    await page.keyboard.press('Escape')
  }
  // Points at all segments to find the one with the highest forecast.
  let [best, most] = [0, Number.NEGATIVE_INFINITY]
  for (let i = 0; i < Math.min(await beads.count(), 12); i++) {
    await beads.nth(i).dispatchEvent('pointerenter')
    await page.waitForTimeout(400)
    const gain = await page.locator('.gain text').allTextContents()
    const value = Number((gain[0] ?? '0').replace('−', '-'))
    if (value > most) [best, most] = [i, value]
    await beads.nth(i).dispatchEvent('pointerleave')
  }
  await beads.nth(best).dispatchEvent('pointerenter')
}
