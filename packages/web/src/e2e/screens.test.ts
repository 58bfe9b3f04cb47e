import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@wayfare/text'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violations } from '../testing/axe.ts'
import { openStage, type Stage } from '../testing/stage.ts'
import { beGuest, finishedTable } from '../testing/tables.ts'

let stage: Stage
let finished: string
beforeAll(async () => {
  stage = await openStage()
  if (SHORT) return
  const { page } = await stage.person()
  await page.goto(stage.base)
  await beGuest(page, 'Anna')
  finished = await finishedTable(page, 'arkham', 2)
}, 600_000)
afterAll(() => stage?.close())

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

const SCREENS: readonly (readonly [name: string, open: (page: Page) => Promise<void>])[] = [
  ['home', async (page) => void (await page.locator('[data-play=arkham]').waitFor())],
  [
    'create',
    async (page) => {
      await page.goto(`${stage.base}/create/arkham`)
      await page.locator('.create-fields select').nth(3).waitFor()
    },
  ],
  [
    'opponents',
    async (page) => {
      await page.goto(`${stage.base}/opponents?game=darwin`)
      await page.locator('[data-play-person]').waitFor()
      await page.locator('.opp-person').nth(5).waitFor()
      await expect.poll(() => page.evaluate(covered)).toEqual([])
    },
  ],
  [
    'tables',
    async (page) => {
      await page.goto(`${stage.base}/tables`)
      await page.locator('.empty-state').first().waitFor()
    },
  ],
  [
    'daily deals',
    async (page) => {
      await page.goto(`${stage.base}/daily`)
      await page.locator('.daily-day').nth(2).waitFor()
    },
  ],
  [
    'replays',
    async (page) => {
      await page.goto(`${stage.base}/replays`)
      await page.locator('.empty-state').waitFor()
    },
  ],
  [
    'rulebooks',
    async (page) => {
      await page.goto(`${stage.base}/rules`)
      await page.locator('.book-chapters').nth(2).waitFor({ state: 'attached' })
    },
  ],
  [
    'settings',
    async (page) => {
      await page.goto(`${stage.base}/settings`)
      await page.locator('.create').waitFor()
    },
  ],
  [
    'waiting room',
    async (page) => {
      await page.goto(`${stage.base}/create/arkham?mode=friends`)
      await page.locator('.create .button-primary').click()
      await page.locator('.room-qr').waitFor()
    },
  ],
  [
    'table',
    async (page) => {
      await page.locator('[data-play=arkham]').click()
      await page.locator('.play-prompt [data-move]').first().waitFor()
    },
  ],
  [
    'table of Arnak',
    async (page) => {
      await page.locator('[data-play=arnak]').click()
      await page.locator('.arn-hand [data-id]').first().waitFor()
    },
  ],
  [
    'table of Darwin',
    async (page) => {
      await page.locator('[data-play=darwin]').click()
      await page.locator('.dar-guide [data-move]').first().waitFor()
    },
  ],
  [
    'end',
    async (page) => {
      await page.goto(`${stage.base}/table/${finished}`)
      await page.locator('.end table').first().waitFor()
    },
  ],
  [
    'general table',
    async (page) => {
      await page.locator('[data-play=kit]').click()
      await page.locator('.general [data-move]').first().waitFor()
    },
  ],
  [
    'licences',
    async (page) => {
      await page.goto(`${stage.base}/licences`)
      await page.locator('.licence').nth(5).waitFor()
    },
  ],
]

const PLACES = [
  ['desktop by night', { colorScheme: 'dark' }],
  ['phone by day', { ...PHONE, colorScheme: 'light' }],
] as const

/** In a short run a screen is looked at once, in one place, in the language with the longest words; and some only in a long one. */
const SHORT = !process.env.SOAK
const LONG_ONLY: readonly string[] = [
  'settings',
  'waiting room',
  'create',
  'opponents',
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

describe.each(LOOKED_AT.map(([name, open], i) => ({ name, open, places: SHORT ? [PLACES[i % 2]] : PLACES })))(
  '$name',
  ({ name, open, places }) => {
    test.each(places as typeof PLACES)(
      '%s has no serious fault of access, and nothing goes wrong',
      { timeout: 240_000 },
      async (_where, options) => {
        const { page, faults } = await stage.person(SHORT ? { ...options, locale: 'ru' } : options)
        await page.goto(stage.base)
        await open(page)
        expect(await violations(page)).toEqual([])
        if (name !== 'general table') expect(await unsaid(page)).toEqual([])
        expect(faults).toEqual([])
      },
    )
  },
)

/** Marks of the scale of opponents that lie on each other, or reach beyond it. */
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

/** Texts that no catalogue has written: keys, places that were not filled, values of a program. */
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
  await page.goto(stage.base)
  for (const [name, open] of SCREENS) {
    if (name === 'general table') continue
    await page.goto(stage.base)
    await page.locator('[data-play=arkham]').waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
    await open(page)
    expect(await unsaid(page), name).toEqual([])
  }
  expect(faults).toEqual([])
})

/** What every object has, what cannot be decoded, and what there simply is not. */
const STRANGE = ['__proto__', '%E0%A4', 'nothing']

test('an address that means nothing says so, and shows the way home', { timeout: 120_000 }, async () => {
  const { page, faults } = await stage.person()
  for (const place of ['', 'create/', 'rules/', 'table/', 'local/', 'replay/']) {
    for (const name of SHORT ? ['nothing'] : STRANGE) {
      await page.goto(`${stage.base}/${place}${name}`)
      await page.locator('.failure').waitFor()
      expect(await page.locator('.failure a[href="/"]').count()).toBe(1)
    }
  }
  expect(faults.filter((fault) => !/status of 404/.test(fault))).toEqual([])
})

test('the client says whose work it carries, and on which terms', async () => {
  const { page, faults } = await stage.person()
  await page.goto(`${stage.base}/settings`)
  await page.getByRole('link', { name: 'Licences' }).click()
  await page.waitForURL('**/licences')
  const terms = async (name: string) => {
    const work = page.locator('.licence', { hasText: new RegExp(`^${name} \\d`) })
    await work.locator('summary').click()
    return work.locator('pre').textContent()
  }
  expect(await terms('preact')).toMatch(/Copyright .*Jason Miller[\s\S]*Permission is hereby granted/)
  expect(await terms('@fontsource/oswald')).toMatch(/Oswald Project Authors[\s\S]*SIL OPEN FONT LICENSE/i)
  expect(faults).toEqual([])

  const file = await fetch(`${stage.base}/licences.txt`)
  expect(file.headers.get('content-type')).toMatch(/^text\/plain/)
  const named = [...(await file.text()).matchAll(/^(\S+) \S+ \(.+\)\n=+$/gm)].map(([, name]) => name)
  const fonts = readFileSync(fileURLToPath(new URL('../theme/fonts.css', import.meta.url)), 'utf8')
  const families = new Set([...fonts.matchAll(/@fontsource\/[\w-]+/g)].map(([name]) => name))
  expect(families.size).toBeGreaterThan(2)
  expect(named).toEqual(expect.arrayContaining(['Wayfare', 'preact', '@preact/signals', 'uqr', ...families]))
  // Only what is in it.
  for (const tool of ['typescript', 'vitest', 'hono', 'kysely']) expect(named).not.toContain(tool)
})
