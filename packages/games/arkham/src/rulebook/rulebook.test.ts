// Tests that the rulebook explains every rule, and that its tables and its example agree with the game.

import { readFileSync } from 'node:fs'
import { LANGUAGES, openRulebook, rulebookFaults } from '@wayfare/text'
import { expect, test } from 'vitest'
import { ANCIENTS, highestFailure } from '../board/ancients.ts'
import { DIE_IDS, touristsOn } from '../cards/dice.ts'
import { routeValue } from '../route/route-value.ts'
import type { Route, RouteSheet } from '../route/sheet.ts'
import { en as texts } from '../text/en.ts'
import { arkhamRulebook } from './index.ts'

const { rules: ledger } = JSON.parse(readFileSync(new URL('../../ledger.json', import.meta.url), 'utf8')) as {
  rules: Record<string, string>
}

test('every rule is told, no rule is unknown, and four languages tell the same', async () => {
  const refusals = Object.keys(texts.refusals)
  expect(await rulebookFaults(arkhamRulebook, { ledger: Object.keys(ledger), refusals })).toEqual([])
})

const books = await Promise.all(LANGUAGES.map((language) => openRulebook(arkhamRulebook, language)))

function tableOf(book: (typeof books)[number], chapter: string, passage: string) {
  const found = book.chapters.find(({ id }) => id === chapter)?.passages.find(({ id }) => id === passage)
  if (found?.shape !== 'table') throw new Error(`${chapter}.${passage} is no table`)
  return found.words
}

test.each(books)('ARK-ANCIENT-18 the table of failures in $language is the one that is played', (book) => {
  const { head, rows } = tableOf(book, 'encounter', 'results')
  const computed = Object.keys(ANCIENTS).map((ancient) =>
    head.slice(1).map((madness) => highestFailure(ancient as keyof typeof ANCIENTS, Number(madness))),
  )
  expect(rows.map((row) => row.slice(1).map((cell) => Number(/\d$/.exec(cell)?.[0] ?? 0)))).toEqual(computed)
})

test.each(books)('ARK-DICE-15 the faces of the dice in $language are those that are rolled', (book) => {
  const { rows } = tableOf(book, 'dice', 'faces')
  const printed = rows
    .slice(0, 4)
    .map((row) => row.slice(1).map((cell) => [...cell.matchAll(/\{(\w+)/g)].map(([, id]) => id)))
  expect(printed).toEqual(DIE_IDS.slice(0, 4).map((die) => [1, 2, 3, 4, 5, 6].map((number) => touristsOn(die, number))))
})

test('ARK-SCORE-06 the worked example of scoring adds up', () => {
  const steps = [
    'r-c01-c11',
    'r-c11-c21',
    'r-c21-c22',
    'r-c22-c23',
    'r-c23-c33',
    'r-c33-c43',
    'r-c43-c53',
    'r-c53-c54',
    'r-c54-c55',
    'r-c55-c65',
  ] as const
  const tourists: RouteSheet['tourists'] = {
    q11: { circle: 2, square: 1 },
    q22: { square: 2 },
    q32: { circle: 1, triangle: 1 },
    q23: { cross: 2 },
    q43: { triangle: 2, circle: 1 },
    q44: { cross: 1, triangle: 1 },
    q54: { square: 2 },
    q66: { triangle: 1 },
  }
  const route: Route = { start: 'c01', steps }
  const rules = { ancient: 'dagon', task: 'task-7' } as const
  const before = routeValue({ segments: steps, tourists }, route, rules)
  expect(before).toMatchObject({
    madness: 1,
    yellowVp: 12,
    taskVp: 7,
    products: { circle: [4, 2], square: [5, 3], triangle: [5, 2], cross: [3, 2] },
  })
  // Three triangles at the river are lost, two riverside quarters keep tourists, and there are two successes
  // (ARK-ANCIENT-43, -45).
  const left = { ...tourists, q43: { circle: 1 }, q44: { cross: 1 } }
  const after = routeValue({ segments: steps, tourists: left }, route, rules)
  expect(after.products.triangle).toEqual([2, 2])
  expect(after.baseVp + 2 * 3 * 2).toBe(64)
})
