import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  ASSISTANT_IDS,
  CARD_IDS,
  GUARDIAN_IDS,
  IDOL_KINDS,
  LEVEL1_IDS,
  LEVEL2_IDS,
  STACKS,
} from '@wayfare/arnak/tables'
import { expect, test } from 'vitest'
import { IDOL_BACK, SHEETS, spriteSheetOf } from './sprite-sheets.ts'

const ART = fileURLToPath(new URL('art/', import.meta.url))
const SYMBOL = /<symbol id="([^"]+)" viewBox="0 0 (\d+) (\d+)">(.*)<\/symbol>/g

const sheets = SHEETS.map(({ name }) => ({ name, text: readFileSync(`${ART}${name}.svg`, 'utf8') }))
const drawn = sheets.flatMap(({ name, text }) =>
  [...text.matchAll(SYMBOL)].map(([, id = '', width, height, drawing = '']) => ({ id, name, width, height, drawing })),
)

const THINGS = [
  ...CARD_IDS,
  ...GUARDIAN_IDS,
  ...ASSISTANT_IDS,
  ...LEVEL1_IDS,
  ...LEVEL2_IDS,
  ...IDOL_KINDS,
  IDOL_BACK,
  ...STACKS.map(({ id }) => id),
]

test('every card, guardian, assistant, site, idol and temple tile has one picture, and no picture lacks its thing', () => {
  expect(drawn.map(({ id }) => id).sort()).toEqual([...THINGS].sort())
})

test('a picture is in the sheet of its kind, on a canvas of the given size', () => {
  const said = drawn.map(({ id }) => {
    const { name, width, height } = spriteSheetOf(id)
    return `${id}: ${name}, ${width} × ${height}`
  })
  expect(said).toEqual(drawn.map(({ id, name, width, height }) => `${id}: ${name}, ${width} × ${height}`))
})

test('a sheet has nothing beside its pictures', () => {
  for (const { name, text } of sheets) {
    const rest = text.replaceAll(SYMBOL, '').replace(/<!--.*-->/, '')
    expect(rest.replace(/\s+/g, ''), name).toBe('<svgxmlns="http://www.w3.org/2000/svg"aria-hidden="true"></svg>')
  }
})

// A picture drawn from another file has no access to the style sheets of the page or to other parts of its file.
test('a picture brings its own colours and refers to nothing else', () => {
  const ELSEWHERE = /\b(class|style|href|id)=|url\(|var\(|currentColor|<style|<text/
  expect(drawn.filter(({ drawing }) => ELSEWHERE.test(drawing)).map(({ id }) => id)).toEqual([])
})
