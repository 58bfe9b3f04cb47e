// The book tells every rule, and its tables say what the game does.

import { readFileSync } from 'node:fs'
import { LANGUAGES, openRulebook, rulebookFaults } from '@wayfare/text'
import { expect, test } from 'vitest'
import { SLOTS } from '../data/objectives.ts'
import { en as texts } from '../text/en.ts'
import { darwinRulebook } from './index.ts'

const { rules: ledger } = JSON.parse(readFileSync(new URL('../../ledger.json', import.meta.url), 'utf8')) as {
  rules: Record<string, string>
}

test('every rule is told, no rule is unknown, and every language tells the same', async () => {
  const refusals = Object.keys(texts.refusals).filter((rule) => rule.startsWith('DAR-'))
  expect(await rulebookFaults(darwinRulebook, { ledger: Object.keys(ledger), refusals })).toEqual([])
})

test.each(LANGUAGES)(
  'DAR-OBJECTIVE-28 the slots in %s have the prices and points that are played',
  async (language) => {
    const { chapters } = await openRulebook(darwinRulebook, language)
    const slots = chapters.find(({ id }) => id === 'objectives')?.passages.find(({ id }) => id === 'slots')
    if (slots?.shape !== 'table') throw new Error('the slots are no table')
    const shown = slots.words.rows.map(([, price, , points]) => [Number(price), Number(points)])
    expect(shown).toEqual(SLOTS.map(({ cost, points }) => [cost, points]))
  },
)
