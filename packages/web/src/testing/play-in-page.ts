// Plays a game through the user interface, with the moves that it shows.

import { below, stream } from '@wayfare/kernel'
import type { Locator, Page } from 'playwright-core'
import { poll } from './poll.ts'
import { isAsked, PROMPT } from './prompt.ts'

type Act = (page: Page) => Promise<boolean>

/** Makes offered moves, by a button or on the board, until this selector matches. Returns their number. */
export async function playUntil(page: Page, act: Act, until: string | Locator, limitMs: number): Promise<number> {
  const wanted = typeof until === 'string' ? page.locator(until) : until
  let moves = 0
  async function isThere(): Promise<boolean> {
    if ((await wanted.count()) > 0) return true
    if (await act(page)) moves++
    return false
  }
  const asked = () => page.locator(PROMPT).textContent()
  await poll(isThere, limitMs, async () => `no ${wanted} after ${limitMs} ms and ${moves} moves: ${await asked()}`)
  return moves
}

/** Plays up to the score sheet. */
export async function playToTheEnd(page: Page, act: Act, limitMs: number): Promise<number> {
  const moves = await playUntil(page, act, `${PROMPT}[data-state=over]`, limitMs)
  await page.getByRole('main').getByRole('table').first().waitFor()
  return moves
}

/** One of the people at a table, and the function by which they act. */
export type Player = { readonly page: Page; readonly act: Act }

/** Lets all act whenever they have to decide, until this is true. */
export async function playTogether(
  players: readonly Player[],
  done: () => Promise<boolean>,
  ms: number,
): Promise<void> {
  async function actOrEnd(): Promise<boolean> {
    if (await done()) return true
    await Promise.all(players.map(({ page, act }) => act(page)))
    return false
  }
  const asked = () => Promise.all(players.map(({ page }) => page.locator(PROMPT).textContent()))
  await poll(actOrEnd, ms, async () => `nothing comes of it in ${ms / 1000} s: ${await asked()}`)
}

const CHIPS = `${PROMPT} [data-move], [data-table=plain] main [data-move]`
/** Things to choose are toggle buttons, buttons for a move, or buttons that open a place with such things. */
const THINGS = 'main :is([data-id][aria-pressed=false], button[data-move]:not([data-id]), button[data-offers=true])'
const WHOLE_MAPS = ['Show the whole city (0)', 'The whole island', 'The whole chart']
/**
 * The selectors to try in order: a chip of the prompt, an offered thing on the table, and the whole map if all of these
 * are out of sight.
 */
const WAYS = [CHIPS, THINGS, WHOLE_MAPS.map((name) => `main button[aria-label="${name}"]`).join(', ')]
const FIT = 2

// A random choice, because always the same one may repeat an exchange for ever.
const luck = stream('by mouse')
const lot = (): number => below(luck, 1_000_000)

export async function byMouse(page: Page): Promise<boolean> {
  const found = await placeOf(page, WAYS, lot())
  if (!found) return false
  await page.mouse.click(found.x, found.y)
  return found.way !== FIT
}

const CLOSE = 'dialog[open] button[aria-label=Close]'

/** Acts on a narrow screen: also looks into drawers, and closes what a slow tap has opened. */
export async function byTouch(page: Page): Promise<boolean> {
  const close = await placeOf(page, [CLOSE])
  if (close) {
    await page.touchscreen.tap(close.x, close.y)
    return false
  }
  // Now and then another drawer is opened, although this one has something to do.
  const found = lot() % 5 === 0 ? null : await placeOf(page, WAYS, lot())
  if (found) await page.touchscreen.tap(found.x, found.y)
  else if (await isAsked(page)) {
    const tab = await placeOf(page, ['button[data-tab]'], lot())
    if (tab) await page.touchscreen.tap(tab.x, tab.y)
  }
  return found !== null && found.way !== FIT
}

type Place = { readonly x: number; readonly y: number; readonly way: number }

/**
 * A point on one of the things that the first of these selectors finds, if one can be reached; otherwise the next
 * selector is tried.
 */
export function placeOf(page: Page, ways: readonly string[], lot = 0): Promise<Place | null> {
  return page.evaluate(reachable, [ways, lot] as const)
}

/** Runs in the page. The middle of a bent street's box is not on the street, so a point on it is searched. */
function reachable([ways, lot]: readonly [readonly string[], number]) {
  for (const [way, what] of ways.entries()) {
    const all = [...document.querySelectorAll(what)]
    const first = all.length > 0 ? lot % all.length : 0
    for (const one of [...all.slice(first), ...all.slice(0, first)]) {
      if (one instanceof HTMLElement) one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const at = pointOn(one)
      if (at) return { ...at, way }
    }
  }
  return null

  function pointOn(one: Element): { x: number; y: number } | null {
    const box = one.getBoundingClientRect()
    for (const across of [1 / 2, 1 / 4, 3 / 4, 1 / 8, 7 / 8]) {
      for (const down of [1 / 2, 1 / 4, 3 / 4, 1 / 8, 7 / 8]) {
        const [x, y] = [box.x + box.width * across, box.y + box.height * down]
        if (one.contains(document.elementFromPoint(x, y))) return { x, y }
      }
    }
    return null
  }
}

const KEYS = 'FDSAGREWQTVCXZBHJKLN'
const SHOWN_KEYS = `${PROMPT} kbd, main kbd, main svg g:has(> :is(circle, rect)) > text`
const FOCUSABLE = 'main :is([data-id][role=button][tabindex="0"], button[data-id][aria-pressed]:not([tabindex="-1"]))'
const ENTER = `${PROMPT} button:has(kbd:text-is("↵"))`

/**
 * Acts by keyboard alone: presses a key that the screen shows, a letter or Enter. If there are more options than keys,
 * it presses an arrow key from the focused element.
 */
export async function byKeyboard(page: Page): Promise<boolean> {
  const texts = (await page.locator(SHOWN_KEYS).allTextContents()).map((text) => text.trim())
  const keys = [...new Set(texts.filter((text) => text.length === 1 && KEYS.includes(text)))]
  const things = page.locator(FOCUSABLE)
  const count = await things.count()
  const enter = page.locator(ENTER).first()
  if ((await enter.count()) > 0 && (keys.length + count === 0 || lot() % 2 === 0)) return presses(page, enter, 'Enter')
  // With few letters and many things, most options have no letter.
  if (keys.length > 0 && (count === 0 || lot() % (keys.length + count) < keys.length)) {
    await page.keyboard.press(`Key${keys[lot() % keys.length]}`)
    return true
  }
  return count > 0 && presses(page, things.nth(lot() % count), 'ArrowRight', 'Enter')
}

/** The element may be gone by now; then the screen is read again. */
async function presses(page: Page, one: Locator, ...keys: readonly string[]): Promise<boolean> {
  const focused = await one.focus({ timeout: 1_000 }).then(
    () => true,
    () => false,
  )
  if (!focused) return false
  for (const key of keys) await page.keyboard.press(key)
  return true
}
