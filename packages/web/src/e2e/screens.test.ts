// @module-tag browser
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language } from '@wayfare/text'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { violations } from '../testing/axe.ts'
import { onStage, PHONE } from '../testing/on-stage.ts'
import { drawnAndAsked } from '../testing/prompt.ts'
import { beGuest, finishedTable } from '../testing/tables.ts'
import { WORDS, type Words } from '../testing/words.ts'

const stage = onStage()
let finished: string
let passport: string
beforeAll(async () => {
  if (SHORT) return
  const { page } = await stage.person()
  await beGuest(page, 'Anna')
  finished = await finishedTable(page, 'arkham', 2)
  passport = await page.evaluate(async () => (await (await fetch('/api/me')).json()).person.id)
  await page.context().close()
}, 600_000)

type Screen = readonly [name: string, path: string, ready: (page: Page, words: Words) => Promise<void>]

/** Opens a table from its poster. */
const tableOf =
  (game: string, ready: (page: Page) => Promise<void>): Screen[2] =>
  async (page) => {
    await page.locator(`[data-play=${game}]`).click()
    await ready(page)
  }

const SCREENS: readonly Screen[] = [
  ['home', '/', (page) => page.locator('[data-play=arkham]').waitFor()],
  ['create', '/create/arkham', (page) => page.getByRole('combobox').nth(5).waitFor()],
  [
    'opponents',
    '/opponents?game=darwin',
    async (page) => {
      await page.locator('[data-play-person]').waitFor()
      await page.locator('[data-person]').nth(5).waitFor()
      await expect.poll(() => page.evaluate(covered)).toEqual([])
    },
  ],
  ['leaderboard', '/people/leaderboard?game=arnak', (page) => page.getByRole('rowheader').nth(5).waitFor()],
  ['passport', 'passport', (page) => page.getByRole('button', { name: /: / }).nth(20).waitFor()],
  ['people', '/people', (page) => page.getByRole('main').locator('h2').nth(2).waitFor()],
  ['tables', '/tables', (page, { home }) => page.getByText(home.noTables).waitFor()],
  ['daily deals', '/daily', (page, { home }) => page.getByText(home.dailySame).nth(2).waitFor()],
  ['replays', '/replays', (page, { home }) => page.getByText(home.noTables).waitFor()],
  [
    'rulebooks',
    '/rules',
    (page, { rulebook: { contents: name } }) =>
      page.getByRole('list', { name, includeHidden: true }).nth(2).waitFor({ state: 'attached' }),
  ],
  ['settings', '/settings', (page) => page.getByRole('main').getByRole('region').nth(1).waitFor()],
  [
    'waiting room',
    '/create/arkham?mode=friends',
    async (page, { create, room }) => {
      await page.getByRole('button', { name: create.make }).click()
      await page.getByRole('img', { name: room.qr }).waitFor()
    },
  ],
  ['table', '/', tableOf('arkham', drawnAndAsked)],
  ['table of Arnak', '/', tableOf('arnak', (page) => page.locator('main [data-id=fear]').first().waitFor())],
  ['table of Darwin', '/', tableOf('darwin', (page) => page.locator('main [data-move]').first().waitFor())],
  [
    'end',
    'finished',
    async (page) => {
      await page.getByRole('main').getByRole('table').first().waitFor()
    },
  ],
  ['general table', '/', tableOf('kit', (page) => page.locator('main [data-move]').first().waitFor())],
  ['licences', '/licences', (page) => page.getByRole('group').nth(5).waitFor()],
]

/** Opens the screen and waits until it is complete. */
async function open(page: Page, [, path, ready]: Screen): Promise<void> {
  await page.goto({ finished: `/table/${finished}`, passport: `/people/${passport}` }[path] ?? path)
  await page.locator('main').waitFor()
  await ready(page, WORDS[(await page.evaluate(() => document.documentElement.lang)) as Language])
}

const PLACES = [
  ['desktop by night', { colorScheme: 'dark' }],
  ['phone by day', { ...PHONE, colorScheme: 'light' }],
] as const

/**
 * The short run checks a screen once, at one size, in the language with the longest words, and leaves some screens to
 * the long run.
 */
const SHORT = !process.env.SOAK
const LONG_ONLY: readonly string[] = [
  'settings',
  'waiting room',
  'create',
  'opponents',
  'leaderboard',
  'passport',
  'people',
  'tables',
  'daily deals',
  'replays',
  'rulebooks',
  'licences',
  'general table',
  'table of Arnak',
  'end',
]
const LOOKED_AT = SCREENS.filter(([name]) => !SHORT || !LONG_ONLY.includes(name))

describe.each(LOOKED_AT.map((screen, i) => ({ name: screen[0], screen, places: SHORT ? [PLACES[i % 2]] : PLACES })))(
  '$name',
  ({ name, screen, places }) => {
    test.each(places as typeof PLACES)(
      '%s has no serious accessibility fault, and nothing goes wrong',
      { timeout: 240_000 },
      async (_where, options) => {
        const { page, faults } = await stage.person(SHORT ? { ...options, locale: 'ru' } : options)
        await open(page, screen)
        expect(await violations(page)).toEqual([])
        if (name !== 'general table') expect(await unsaid(page)).toEqual([])
        expect(faults).toEqual([])
      },
    )
  },
)

/** Marks on the scale of opponents that overlap or extend beyond it. */
function covered(): string[] {
  const scale = document.querySelector('.opp-scale')?.getBoundingClientRect() ?? new DOMRect()
  const marks = [...document.querySelectorAll('.opp-mark, .opp-row-name')].map((mark) => ({
    name: mark.getAttribute('title') ?? mark.textContent ?? '',
    box: mark.getBoundingClientRect(),
  }))
  const meet = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  return marks.flatMap(({ name, box }, i) => {
    if (box.left < scale.left || box.right > scale.right) return [`${name} is outside`]
    return marks.slice(0, i).flatMap((other) => (meet(box, other.box) ? [`${name} / ${other.name}`] : []))
  })
}

/** Finds texts that are in no catalogue: keys, unfilled placeholders, values of a program. */
const unsaid = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((one) =>
      ['aria-label', 'title', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? ''),
    )
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) said.push(node.nodeValue ?? '')
    return [document.title, ...said].filter((text) =>
      /^[a-z][\w-]*(\.[\w-]+)+$|[{}]|\bundefined\b|\bNaN\b|\[object/.test(text.trim()),
    )
  })

test.each(SHORT ? [] : LANGUAGES)('in %s every screen has its words', { timeout: 240_000 }, async (language) => {
  const { page, faults } = await stage.person({ locale: language })
  for (const screen of SCREENS) {
    const [name] = screen
    if (name === 'general table') continue
    await open(page, screen)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
    expect(await unsaid(page), name).toEqual([])
  }
  expect(faults).toEqual([])
})

/** A name that every object has, one that cannot be decoded, and one that does not exist. */
const STRANGE = ['__proto__', '%E0%A4', 'nothing']

test('an unknown address says so, and has a link home', { timeout: 120_000 }, async () => {
  const { page, faults } = await stage.person()
  for (const place of SHORT ? ['', 'table/', 'replay/'] : ['', 'create/', 'rules/', 'table/', 'local/', 'replay/']) {
    for (const name of SHORT ? ['nothing'] : STRANGE) {
      await page.goto(`${stage.base}/${place}${name}`)
      const wayHome = page.getByRole('main').getByRole('link', { name: 'Go to the home page' })
      await wayHome.waitFor()
      expect(await wayHome.count()).toBe(1)
    }
  }
  expect(faults.filter((fault) => !/status of 404/.test(fault))).toEqual([])
})

test('the client lists the licences of its code', async () => {
  const { page, faults } = await stage.person()
  await page.goto(`${stage.base}/settings`)
  await page.getByRole('link', { name: 'Licences' }).click()
  await page.waitForURL('**/licences')
  const terms = async (name: string) => {
    const work = page.getByRole('group').filter({ hasText: new RegExp(`^${name} \\d`) })
    await work.locator('summary').click()
    return work.locator('pre').textContent()
  }
  expect(await terms('preact')).toMatch(/Copyright .*Jason Miller[\s\S]*Permission is hereby granted/)
  expect(await terms('@fontsource/oswald')).toMatch(/Oswald Project Authors[\s\S]*SIL OPEN FONT LICENSE/i)
  expect(faults).toEqual([])

  const file = await fetch(`${stage.base}/licences.txt`)
  expect(file.headers.get('content-type')).toMatch(/^text\/plain/)
  const named = [...(await file.text()).matchAll(/^(\S+) \S+ \(.+\)\n=+$/gm)].map(([, name]) => name)
  const fonts = readFileSync(fileURLToPath(new URL('../base/theme/fonts.css', import.meta.url)), 'utf8')
  const families = new Set([...fonts.matchAll(/@fontsource\/[\w-]+/g)].map(([name]) => name))
  expect(families.size).toBeGreaterThan(2)
  expect(named).toEqual(expect.arrayContaining(['Wayfare', 'preact', '@preact/signals', 'uqr', ...families]))
  // The list has only packages that are in the client.
  for (const tool of ['typescript', 'vitest', 'hono', 'kysely']) expect(named).not.toContain(tool)
})
