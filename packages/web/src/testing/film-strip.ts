// Makes film strips for the docs: frames of a turn beside each other.

import type { Page } from 'playwright-core'
import { byMouse } from './play-in-page.ts'

/** A screenshot as JPEG in base64, and the time when it was painted. */
type Frame = { readonly data: string; readonly at: number }
type Look = {
  readonly at: number
  /** The sentence that is being shown. */
  readonly told: string | null
  /** True if the rules end a round, which is nobody's turn. */
  readonly isRoundEnd: boolean
  /** The centres of things that move or light up on the board. */
  readonly spots: readonly (readonly [number, number])[]
}
type Film = { readonly frames: readonly Frame[]; readonly looks: readonly Look[]; readonly to: number }

const FRAMES = 6
/** The width of all frames together. */
const WIDTH = 1440
const GAP = 6
/** The part of the page in a frame, and its scale. */
const CUT = { width: 390, height: 470 }
const BELOW = 52
/** The number of films of which the one with most movement is taken. */
const TURNS = 4
const MOVES = 8
/** The longest time to film; after that the frames so far are used. */
const MOST_MS = 45_000
const OWN_MS = 1_100
const LOOK_MS = 30

/** Films a rival's turn, from the first sentence to the last. */
export const filmRivalTurn = (page: Page): Promise<Film> => liveliest(TURNS, () => filmed(page, rivalTurn))

/** Films the viewer's own move with its consequences. */
export const filmOwnMove = (page: Page): Promise<Film> => liveliest(MOVES, () => filmed(page, ownMove))

async function rivalTurn(page: Page): Promise<Look[]> {
  const looks: Look[] = []
  for (const end = Date.now() + MOST_MS; ; ) {
    const look = await lookAt(page)
    if (Date.now() > end) return []
    if (look.told !== null) looks.push(look)
    else if (looks.length > 0) return looks
    else if (!(await byMouse(page))) await page.waitForTimeout(LOOK_MS)
  }
}

async function ownMove(page: Page): Promise<Look[]> {
  for (const end = Date.now() + MOST_MS; !(await byMouse(page)); await page.waitForTimeout(LOOK_MS))
    if (Date.now() > end) return []
  const looks: Look[] = []
  for (const end = Date.now() + OWN_MS; Date.now() < end; ) looks.push(await lookAt(page))
  return looks.some(({ told }) => told !== null) ? [] : looks
}

async function lookAt(page: Page): Promise<Look> {
  const seen = await page.evaluate(() => {
    const line = document.querySelector('.turn-show[data-over=false] .turn-show-line')
    const targets = document.getAnimations().flatMap((one) => {
      const isOurs = !('animationName' in one) && !('transitionProperty' in one)
      const target = isOurs ? (one.effect as KeyframeEffect | null)?.target : null
      return target ? [target] : []
    })
    const board = document.querySelector('.play-board')?.getBoundingClientRect() ?? new DOMRect()
    const spots = targets
      .filter((one) => one.matches('.motion-ring') || !one.matches('.motion-copy'))
      .map((one) => one.getBoundingClientRect())
      .map(({ x, y, width, height }) => [Math.round(x + width / 2), Math.round(y + height / 2)] as const)
      .filter(([x, y]) => x > board.left && x < board.right && y > board.top && y < board.bottom)
    const isRoundEnd = document.querySelector('.turn-show-round') !== null
    return { told: line?.textContent ?? null, isRoundEnd, spots }
  })
  return { ...seen, at: Date.now() }
}

async function liveliest(count: number, take: () => Promise<Film>): Promise<Film> {
  const worth = ({ looks }: Film): number => new Set(looks.flatMap(({ spots }) => spots.map(String))).size
  let best: Film | null = null
  for (let i = 0; i < count; i++) {
    const film = await take()
    const isTurn = film.looks.length > 0 && !film.looks.some(({ isRoundEnd }) => isRoundEnd)
    if (isTurn && (best === null || worth(film) > worth(best))) best = film
  }
  if (!best) throw new Error('nothing was seen to move')
  return best
}

/** Records all frames that are painted during the action. */
async function filmed(page: Page, act: (page: Page) => Promise<readonly Look[]>): Promise<Film> {
  const devtools = await page.context().newCDPSession(page)
  const frames: Frame[] = []
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ data, at: (metadata.timestamp ?? 0) * 1000 })
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 95 })
  const looks = await act(page)
  const to = Date.now()
  await devtools.send('Page.stopScreencast')
  await devtools.detach()
  return { frames, looks, to }
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
const within = (value: number, most: number): number => Math.round(Math.max(0, Math.min(most, value)))

/**
 * Shows six moments of a film, equally far apart, beside each other on a separate page, at the place with most
 * movement.
 */
export async function showStrip(strip: Page, { frames, looks, to }: Film, whole: Size): Promise<void> {
  const from = looks[0]?.at ?? to
  const spots = looks.flatMap((look) => look.spots)
  const left = within(median(spots.map(([x]) => x)) - CUT.width / 2, whole.width - CUT.width)
  const top = within(median(spots.map(([, y]) => y)) - CUT.height / 2, whole.height - CUT.height)
  const across = (WIDTH - GAP * (FRAMES - 1)) / FRAMES
  const scale = across / CUT.width
  const figures = Array.from({ length: FRAMES }, (_, i) => {
    const at = from + ((to - from) * i) / (FRAMES - 1)
    const { data } = (frames.findLast((frame) => frame.at <= at) ?? frames[0]) as Frame
    const told = looks.findLast((look) => look.at <= at)?.told ?? ''
    const image = `<img src="data:image/jpeg;base64,${data}" style="zoom:${scale};margin:-${top}px 0 0 -${left}px">`
    const words = `<figcaption><b>${((at - from) / 1000).toFixed(1)} s</b> ${told}</figcaption>`
    return `<figure><div>${image}</div>${words}</figure>`
  })
  const height = Math.round(CUT.height * scale)
  await strip.setViewportSize({ width: WIDTH, height: height + BELOW })
  await strip.setContent(`<style>
    body { display: flex; gap: ${GAP}px; margin: 0; background: #15171a; color: #d8d4ca; font: 13px/1.25 sans-serif }
    figure { flex: none; width: ${across}px; margin: 0 }
    div { height: ${height}px; overflow: hidden }
    img { display: block; width: ${whole.width}px; max-width: none }
    figcaption { padding: 3px 4px }
  </style>${figures.join('')}`)
  await strip.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
}

type Size = { readonly width: number; readonly height: number }
