// @module-tag browser
// Every layer over the page closes by Escape, by its close button, by a press outside and, on a phone, by Back. The
// focus then returns to the element that opened it.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { storedGame, tableFromLog } from '../testing/from-log.ts'
import { onStage, PHONE } from '../testing/on-stage.ts'
import { drawnAndAsked } from '../testing/prompt.ts'
import { beGuest, finishedTable, makeTable } from '../testing/tables.ts'

const stage = onStage()

type Device = 'desk' | 'tablet' | 'phone'
type Layer = {
  readonly what: string
  readonly on: readonly Device[]
  /** The elements to press, one after another. The focus returns to the last of them that is still on the page. */
  readonly open: readonly string[]
  /** The element that opens. */
  readonly layer: string
  /** The close button. Null if the button that opened it also closes it. */
  readonly cross: string | null
  /** `stays`: it refers to the board or replaces a part of it, so a player presses outside without closing it. */
  readonly outside: 'closes' | 'stays'
}

const CLOSE = 'button[aria-label="Close"]'
const LOG = '[data-tool="log"]'
const MORE = '.play-tools .menu-button > button'
const inMenu = (name: string): string => `[role=menuitem]:has-text("${name}")`
const AT_TABLE: readonly Layer[] = [
  {
    what: 'the log',
    on: ['desk'],
    open: [LOG],
    layer: '[data-drawer="log"]',
    cross: `.log-panel ${CLOSE}`,
    outside: 'closes',
  },
  {
    what: 'the log',
    on: ['tablet', 'phone'],
    open: ['[data-tab="log"]'],
    layer: '[data-drawer="log"]',
    cross: `.log-panel ${CLOSE}`,
    outside: 'stays',
  },
  {
    what: 'the scores',
    on: ['tablet', 'phone'],
    open: ['[data-tab="outlook"]'],
    layer: '[data-drawer="outlook"]',
    cross: null,
    outside: 'stays',
  },
  {
    what: 'the menu',
    on: ['desk', 'phone'],
    open: [MORE],
    layer: '.menu:popover-open',
    cross: null,
    outside: 'closes',
  },
  {
    what: 'a report',
    on: ['desk', 'phone'],
    open: [MORE, inMenu('Report a problem')],
    layer: 'dialog[open]',
    cross: `dialog ${CLOSE}`,
    outside: 'closes',
  },
  {
    what: 'giving up',
    on: ['desk', 'phone'],
    open: [MORE, inMenu('Resign')],
    layer: 'dialog[open]',
    cross: `dialog ${CLOSE}`,
    outside: 'closes',
  },
  {
    what: 'the legend with the keys',
    on: ['desk'],
    open: ['.play-tools [aria-label="Help"]'],
    layer: 'dialog[open]',
    cross: `dialog ${CLOSE}`,
    outside: 'closes',
  },
  {
    what: 'the legend',
    on: ['phone'],
    open: [MORE, inMenu('Help')],
    layer: 'dialog[open]',
    cross: `dialog ${CLOSE}`,
    outside: 'closes',
  },
  {
    what: 'the coach',
    on: ['desk'],
    open: ['[data-tool="hint"]'],
    layer: 'aside.coach',
    cross: '.coach-head button',
    outside: 'stays',
  },
  {
    what: 'the coach',
    on: ['phone'],
    open: ['[data-tool="hint"]'],
    layer: 'aside.coach',
    // On a phone the sheet has no title bar.
    cross: '.coach-buttons button:has-text("Hide")',
    outside: 'stays',
  },
]
const IN_ARNAK: readonly Layer[] = [
  {
    what: 'the camp',
    on: ['phone'],
    open: ['.arn-camp'],
    layer: '.arn-mine[data-open="true"]',
    cross: null,
    outside: 'closes',
  },
]
const IN_DARWIN: readonly Layer[] = [
  {
    what: 'the kit',
    on: ['phone'],
    open: ['.dar-m-behind > button:nth-child(3)'],
    layer: '.dar-m-opened',
    cross: null,
    outside: 'stays',
  },
]
const IN_REPLAY: readonly Layer[] = [
  {
    what: 'the menu of a replay',
    on: ['desk', 'phone'],
    open: [MORE],
    layer: '.menu:popover-open',
    cross: null,
    outside: 'closes',
  },
]
const IN_SETTINGS: readonly Layer[] = [
  {
    what: 'deleting the account',
    on: ['desk', 'phone'],
    open: ['button:has-text("Delete my account")'],
    layer: 'dialog[open]',
    cross: `dialog ${CLOSE}`,
    outside: 'closes',
  },
]

const SCREENS = { desk: { width: 1440, height: 900 }, tablet: { width: 820, height: 1180 } } as const

test.each(process.env.SOAK ? (['desk', 'tablet', 'phone'] as const) : (['phone'] as const))(
  'on a %s every layer closes in every way',
  { timeout: 300_000 },
  async (device) => {
    const { page, faults } = await stage.person(device === 'phone' ? PHONE : { viewport: SCREENS[device] })
    await beGuest(page, 'Vera')
    const arnak = await tableFromLog(stage, storedGame('arnak', 'v1-bird-2p'), 60, [page, 'greedy'])
    await page.goto(`/table/${arnak}`)
    await drawnAndAsked(page)
    for (const [i, layer] of [...AT_TABLE, ...IN_ARNAK].entries()) await closesInEveryWay(page, layer, device, i)
    if (process.env.SOAK) await onOtherScreens(page, device)
    expect(faults).toEqual([])
  },
)

async function onOtherScreens(page: Page, device: Device): Promise<void> {
  const darwin = await makeTable(page, 'darwin', [{ kind: 'me' }])
  await page.goto(`/table/${darwin.id}`)
  await drawnAndAsked(page)
  for (const layer of IN_DARWIN) await closesInEveryWay(page, layer, device)
  await page.goto(`/replay/${await finishedTable(page, 'arkham', 2)}`)
  await page.locator('.transport').waitFor()
  for (const layer of IN_REPLAY) await closesInEveryWay(page, layer, device)
  await page.goto('/settings')
  for (const layer of IN_SETTINGS) await closesInEveryWay(page, layer, device)
}

/**
 * In `npm test` the first layer is closed in every way, and each of the others in one; `npm run soak` closes each in
 * every way.
 */
async function closesInEveryWay(page: Page, layer: Layer, device: Device, place = 0): Promise<void> {
  if (!layer.on.includes(device)) return
  const at = page.url()
  const ways: { readonly [way: string]: (() => Promise<unknown>) | null } = {
    Escape: () => page.keyboard.press('Escape'),
    cross: layer.cross === null ? () => press(page, layer.open[0] as string) : () => press(page, layer.cross as string),
    outside: () => pressOutside(page),
    Back: device === 'phone' ? () => page.evaluate(() => history.back()) : null,
  }
  const known = Object.entries(ways).filter(([, act]) => act !== null)
  for (const [i, [way, act]] of known.entries()) {
    if (!act || !(process.env.SOAK || place === 0 || i === place % known.length)) continue
    const what = `${layer.what}, ${way}`
    for (const one of layer.open) await press(page, one)
    await expect.poll(() => page.locator(layer.layer).count(), { message: `${what}: it opens` }).toBe(1)
    await act()
    const stays = way === 'outside' && layer.outside === 'stays'
    await expect.poll(() => page.locator(layer.layer).count(), { message: `${what}: it closes` }).toBe(stays ? 1 : 0)
    if (stays) {
      await page.keyboard.press('Escape')
      await expect.poll(() => page.locator(layer.layer).count(), { message: what }).toBe(0)
    }
    const opener = layer.open[0] as string
    if (!stays) {
      const isBack = () =>
        page
          .locator(opener)
          .first()
          .evaluate((one) => one === document.activeElement)
      await expect.poll(isBack, { message: `${what}: the focus returns` }).toBe(true)
    }
    expect(page.url(), what).toBe(at)
  }
}

/** Presses the visible element, which the layer it opens must not cover. */
const press = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).filter({ visible: true }).first().click()

/** Presses at the upper edge, where there is no control. */
const pressOutside = async (page: Page): Promise<void> => {
  const { width } = page.viewportSize() as { width: number }
  await page.mouse.click(width / 3, 2)
}
