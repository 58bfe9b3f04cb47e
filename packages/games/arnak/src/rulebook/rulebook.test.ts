// Tests that the rulebook explains every rule, and that its tables agree with the game.

import { readFileSync } from 'node:fs'
import { LANGUAGES, openRulebook, rulebookFaults } from '@wayfare/text'
import { expect, test } from 'vitest'
import { rowPoints } from '../board/track.ts'
import { en as texts } from '../text/en.ts'
import { arnakTexts } from '../text/index.ts'
import { arnakRulebook } from './index.ts'

const { rules: ledger } = JSON.parse(readFileSync(new URL('../../ledger.json', import.meta.url), 'utf8')) as {
  rules: Record<string, string>
}

test('every rule is told, no rule is unknown, and every language tells the same', async () => {
  const refusals = Object.keys(texts.refusals).filter((rule) => rule.startsWith('ARN-'))
  expect(await rulebookFaults(arnakRulebook, { ledger: Object.keys(ledger), refusals })).toEqual([])
})

test.each(LANGUAGES)('ARN-RESEARCH-12 the points of the tracks in %s are those that are scored', async (language) => {
  const { chapters } = await openRulebook(arnakRulebook, language)
  const printed = (['research', 'snake'] as const).map((id) => {
    const track = chapters.find((chapter) => chapter.id === id)?.passages.find((passage) => passage.id === 'track')
    if (track?.shape !== 'table') throw new Error(`${id} has no table of its track`)
    return track.words.rows.slice(0, 7).map(([, , glass, , notebook]) => [Number(glass), Number(notebook)])
  })
  const scored = (['bird', 'snake'] as const).map((temple) =>
    [1, 2, 3, 4, 5, 6, 7].map((row) => [rowPoints(temple, 'glass', row), rowPoints(temple, 'notebook', row)]),
  )
  expect(printed).toEqual(scored)
})

test.each(LANGUAGES)('the assistants in the %s book are called what they are called at the table', async (language) => {
  const { chapters } = await openRulebook(arnakRulebook, language)
  const { assistants = {} } = await arnakTexts.load[language]()
  const all = chapters.find(({ id }) => id === 'assistants')?.passages.find(({ id }) => id === 'all')
  if (all?.shape !== 'table') throw new Error('the assistants are no table')
  expect(all.words.rows.map(([name]) => name)).toEqual(Object.values(assistants))
})
