// Film strips for the docs: what is seen of a turn, as frames side by side. The clock of the page is moved by hand, so that every moment
// of a show is seen, however busy the machine is.

import type { Page } from 'playwright-core'
import { byMouse } from './play-in-page.ts'
import { type ShowClock, stopClock } from './show-clock.ts'

type Size = { readonly width: number; readonly height: number }
type Cut = Size & { readonly x: number; readonly y: number }
type Spot = readonly [number, number]
type Look = {
  /** The sentence that is being told, or what remains of the turn afterwards. */
  readonly told: string | null
  readonly isOver: boolean
  /** The rules end a round, which is no turn of anybody. */
  readonly isRoundEnd: boolean
  readonly isAsked: boolean
  /** What was written into the log last. */
  readonly news: string
  /** The middles of what moves or lights up. */
  readonly spots: readonly Spot[]
}
/** A picture of the page as JPEG in base64, and at what time of the show it was taken. */
type Frame = Look & { readonly at: number; readonly data: string }
/** What happens after a press, until nothing moves. */
type Film = readonly Frame[]

const STEP_MS = 50
/** How long the server may take for an answer, or a rival for a move. */
const ANSWER_MS = 20_000
const LONGEST_MS = 9000
/** Nothing more is expected when nothing has moved for so long. */
const REST_MS = 500

/** Of this many films the ones in which most moves are taken. */
const TURNS = 6
const MOVES = 24
const OWN_FILMS = 3

/** What a rival does, from the first sentence until all has been told. */
export async function filmRivalTurn(page: Page): Promise<Film[]> {
  const clock = await stopClock(page)
  const films: Film[] = []
  for (const end = Date.now() + TURNS * ANSWER_MS; films.length < TURNS && Date.now() < end; ) {
    const film = await filmed(page, clock)
    // What the rules do at the end of a round is no turn of anybody.
    const turn = film.filter(({ told, isRoundEnd }) => told !== null && !isRoundEnd)
    if (turn.length > 0) films.push(turn)
  }
  return liveliest(films, 1)
}

/** Moves of one's own, each of another kind. */
export async function filmOwnMoves(page: Page): Promise<Film[]> {
  const clock = await stopClock(page)
  const films = new Map<string, Film>()
  for (let i = 0; i < MOVES; i++) {
    const film = await filmed(page, clock)
    const own = film.slice(0, film.findIndex(({ told }) => told !== null) >>> 0)
    // Sentences of the log begin with a name and what is done.
    const kind = own.at(-1)?.news.split(/\s/).slice(0, 2).join(' ') ?? ''
    if (liveliness(own) > liveliness(films.get(kind) ?? [])) films.set(kind, own)
  }
  return liveliest([...films.values()], OWN_FILMS)
}

/** How many places have been seen to move. */
const liveliness = (film: Film): number => new Set(film.flatMap(({ spots }) => spots.map(String))).size

function liveliest(films: readonly Film[], count: number): Film[] {
  const best = films.toSorted((a, b) => liveliness(b) - liveliness(a)).slice(0, count)
  if (best.length === 0) throw new Error('nothing was seen to move')
  return best
}

/** One press, and everything that is seen after it. */
async function filmed(page: Page, clock: ShowClock): Promise<Film> {
  const devtools = await page.context().newCDPSession(page)
  const frames: Frame[] = []
  for (const end = Date.now() + ANSWER_MS; !(await byMouse(page)) && Date.now() < end; ) await clock.advance(STEP_MS)
  const end = Date.now() + ANSWER_MS
  for (let [at, rest] = [0, 0]; at < LONGEST_MS && rest < REST_MS && Date.now() < end; ) {
    await clock.advance(STEP_MS)
    const look = await lookAt(page)
    const hasMoved = look.spots.length > 0 && look.spots.join() !== frames.at(-1)?.spots.join()
    const isStill = !hasMoved && (look.told === null || look.isOver)
    // The clock stands while somebody else thinks.
    if (isStill && !look.isAsked) continue
    at += STEP_MS
    rest = isStill ? rest + STEP_MS : 0
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'jpeg', quality: 90 })
    frames.push({ ...look, at, data })
  }
  await devtools.detach()
  return frames
}

function lookAt(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const show = document.querySelector('.turn-show')
    const targets = document.getAnimations().flatMap((one) => {
      const isOurs = !('animationName' in one) && !('transitionProperty' in one)
      const target = isOurs ? (one.effect as KeyframeEffect | null)?.target : null
      return target && Number(getComputedStyle(target).opacity) > 0.2 ? [target] : []
    })
    const spots = targets
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ x, y, width, height }) => [Math.round(x + width / 2), Math.round(y + height / 2)] as const)
      .filter(([x, y]) => x > 0 && x < innerWidth && y > 0 && y < innerHeight)
    return {
      told: show?.querySelector('.turn-show-line')?.textContent ?? null,
      isOver: show?.getAttribute('data-over') === 'true',
      isRoundEnd: document.querySelector('.turn-show-round') !== null,
      isAsked: document.querySelector('section[aria-labelledby=prompt][data-state=asked]') !== null,
      news: document.querySelector('[role=log]')?.textContent ?? '',
      spots,
    }
  })
}

/** The width of a strip. */
const WIDTH = 1440
const GAP = 6
const WORDS = 40
/** Around everything that moves. */
const MARGIN = 70
const SHAPE = 16 / 9
const NARROWEST = 560

/** The first and the last moment, and between them, in parts of equal length, the one in which most moves. */
function momentsOf(film: Film, count: number): Frame[] {
  const [first, last] = [film[0], film.at(-1)]
  if (!first || !last) return []
  const length = (last.at - first.at) / (count - 2)
  const between = Array.from({ length: count - 2 }, (_, i) => {
    const from = first.at + length * i
    const part = film.filter(({ at }) => at > from && at <= from + length)
    const none = film.findLast(({ at }) => at <= from) ?? first
    return part.reduce((best, one) => (one.spots.length > best.spots.length ? one : best), part[0] ?? none)
  })
  return [first, ...between, last]
}

/** The part of the page in which everything happens. */
function cutOf(film: Film, whole: Size): Cut {
  const spots = film.flatMap((frame) => frame.spots)
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN]
  const [wide, high] = [Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top]
  const width = Math.min(whole.width, whole.height * SHAPE, Math.max(NARROWEST, wide, high * SHAPE))
  const height = width / SHAPE
  const within = (at: number, most: number): number => Math.round(Math.max(0, Math.min(most, at)))
  const x = within(left + wide / 2 - width / 2, whole.width - width)
  return { x, y: within(top + high / 2 - height / 2, whole.height - height), width, height }
}

/** Moments of films on a page of their own: this many in a row, each film in `rows` of them. */
export async function showStrip(
  strip: Page,
  films: readonly Film[],
  whole: Size,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): Promise<void> {
  const across = (WIDTH - GAP * (columns - 1)) / columns
  const down = Math.round(across / SHAPE)
  const figures = films.flatMap((film) => {
    const cut = cutOf(film, whole)
    const scale = across / cut.width
    const from = film[0]?.at ?? 0
    return momentsOf(film, columns * rows).map(({ at, data, told, news }) => {
      const style = `zoom:${scale};margin:-${cut.y}px 0 0 -${cut.x}px;width:${whole.width}px`
      const time = `<b>${((at - from) / 1000).toFixed(1)} s</b>`
      return `<figure><div><img src="data:image/jpeg;base64,${data}" style="${style}"></div>
        <figcaption>${time} ${told ?? news}</figcaption></figure>`
    })
  })
  await strip.setViewportSize({ width: WIDTH, height: films.length * rows * (down + WORDS + GAP) - GAP })
  await strip.setContent(`<style>
    body { display: grid; grid-template-columns: repeat(${columns}, ${across}px); gap: ${GAP}px; margin: 0; background: #15171a;
      color: #d8d4ca; font: 13px/1.25 sans-serif }
    figure { height: ${down + WORDS}px; margin: 0; overflow: hidden }
    div { height: ${down}px; overflow: hidden }
    img { display: block; max-width: none }
    figcaption { padding: 3px 4px }
  </style>${figures.join('')}`)
  await strip.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
}
