// Tests the style sheets of the client: breakpoints, font sizes and colours are those of tokens.css, and no sheet
// restyles elements that other screens share.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const CLIENT = join(import.meta.dirname, '../packages/web/src')
const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
const sheets = files.filter((name) => name.endsWith('.css')).map((name) => ({ name, text: readSheet(name) }))

/** The style sheet without its comments; line breaks inside them stay, so that line numbers are right. */
function readSheet(name: string): string {
  return readFileSync(join(CLIENT, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replace(/[^\n]/g, ''),
  )
}

/** Every match in these texts, written as `file:line match`. */
function findAll(texts: readonly { name: string; text: string }[], pattern: RegExp): string[] {
  return texts.flatMap(({ name, text }) =>
    [...text.matchAll(pattern)].map(
      ({ 0: found, index }) => `${name}:${text.slice(0, index).split('\n').length} ${found.trim()}`,
    ),
  )
}

const WIDTHS = '560px|561px|760px|761px|1000px|1001px|1180px|1181px|1439px|1440px'
const HEIGHTS = '600px|601px|740px|800px|899px|900px|999px|1000px'
const CONDITION = /@media[^{]*/g

test('media queries ask for the five widths and the heights that tokens.css lists', () => {
  const other = new RegExp(`width(?!: (?:${WIDTHS})\\))[^)]*\\)|height(?!: (?:${HEIGHTS})\\))[^)]*\\)`)
  const conditions = sheets.flatMap(({ name, text }) =>
    [...text.matchAll(CONDITION)].map(([condition]) => ({ name, text: condition })),
  )
  expect(conditions.length).toBeGreaterThan(100)
  expect(conditions.filter(({ text }) => other.test(text))).toEqual([])
})

test('a script asks for the same widths', () => {
  const scripts = files.filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^testing|^e2e/.test(name))
  const texts = scripts.map((name) => ({ name, text: readFileSync(join(CLIENT, name), 'utf8') }))
  expect(findAll(texts, /\((?:min|max)-width: \d+px\)/g).length).toBeGreaterThan(3)
  expect(findAll(texts, new RegExp(`\\((?:min|max)-width: (?!${WIDTHS})[^)]*\\)`, 'g'))).toEqual([])
})

/** The reader's own text size changes the font size of the page. */
const SIZES_ALLOWED = ['font-size: 112.5%;', 'font-size: 128%;']

test('a font size is a step of the scale, or follows from one', () => {
  const declared = findAll(sheets, /(?<![\w-])font(?:-size)?:[^;}]*;/g)
  expect(declared.length).toBeGreaterThan(300)
  // The line height after a slash is no font size, and neither is a difference added to a step.
  const size = (one: string) => one.replace(/ \/ (?:calc\([^;]*?\)(?= )|[\w.]+)/, '').replace(/ [-+] \d+px/, '')
  const other = declared.filter((one) => /\d(?:px|rem|pt|%)/.test(size(one)))
  expect(other.map((one) => one.replace(/^\S+ /, ''))).toEqual(SIZES_ALLOWED)
})

const IN_PALETTE = /(?:tokens|colours)\.css$/

test('a colour is written out in tokens.css, or in the palette of its game', () => {
  const written = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi
  expect(findAll(sheets, written).length).toBeGreaterThan(300)
  expect(
    findAll(
      sheets.filter(({ name }) => !IN_PALETTE.test(name)),
      written,
    ),
  ).toEqual([])
})

/** The selectors of a style sheet that are inside no other rule; conditions such as `@media` may be around them. */
function outerSelectors(text: string): string[] {
  const found: string[] = []
  const open: string[] = []
  for (const [, before = '', brace] of text.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') open.pop()
    if (brace !== '{') continue
    const isOuter = open.every((one) => /^@(?:media|supports|container|layer)\b/.test(one))
    const prelude = before.trim()
    open.push(prelude)
    if (isOuter && !prelude.startsWith('@')) found.push(...prelude.split(/,(?![^(]*\))/).map((one) => one.trim()))
  }
  return found
}

const classesIn = (selector: string): string[] => selector.match(/(?<=\.)[a-z][\w-]*/gi) ?? []

// A loaded sheet stays as long as the page, so its rules also apply to screens that are visited later.
test('outside base/ no selector is made only of elements and of classes that every screen shares', () => {
  const isShared = ({ name }: { name: string }) => name.startsWith('base/')
  const drawn = files
    .filter((name) => /^base\/ui\/[\w-]+\.tsx$/.test(name))
    .flatMap((name) => readFileSync(join(CLIENT, name), 'utf8').match(/(?<=['"`])[a-z][\w -]*(?=['"`])/g) ?? [])
  const isDrawn = new Set(drawn.flatMap((classes) => classes.split(' ')))
  const styled = sheets.filter(isShared).flatMap(({ text }) => outerSelectors(text).flatMap(classesIn))
  const shared = new Set(styled.filter((one) => isDrawn.has(one)))
  expect([...shared]).toEqual(expect.arrayContaining(['input', 'button', 'panel']))
  const isBare = (selector: string) =>
    !/\[data-theme=|^:root$/.test(selector) && classesIn(selector).every((one) => shared.has(one))
  const bare = sheets
    .filter((one) => !isShared(one))
    .flatMap(({ name, text }) => outerSelectors(text).flatMap((one) => (isBare(one) ? `${name}: ${one}` : [])))
  expect(bare).toEqual([])
})

test('outside base/, :root gets only custom properties with the name of their game', () => {
  const declared = sheets
    .filter(({ name }) => !name.startsWith('base/'))
    .flatMap(({ text }) => [...text.matchAll(/^:root \{([^}]*)\}/gm)].flatMap(([, body = '']) => body.split(';')))
    .map((one) => one.trim())
    .filter((one) => one !== '')
  expect(declared.length).toBeGreaterThan(20)
  expect(declared.filter((one) => !/^--(?:ark|arn|dar)-/.test(one))).toEqual([])
})

test('of a table only the legend is printed, on one page without remains of the window', () => {
  const { text = '' } = sheets.find(({ name }) => name === 'features/legend/legend.css') ?? {}
  const printed = text.slice(text.indexOf('@media print'))
  expect(printed).toMatch(/\.play:has\(> \.help-dialog\) > :not\(\.help-dialog\),[^}]*display: none/)
  expect(printed).toMatch(/size: a4 portrait/)
  expect(printed).toMatch(/\.help-dialog > \.dialog-sheet \{[^}]*height: auto/)
})
