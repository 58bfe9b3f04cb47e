// Tests that the rulebook explains every rule, and that its tables agree with the game.

import { readFileSync } from 'node:fs'
import { LANGUAGES, openRulebook, piecesOf, rulebookFaults, withPlainSpaces } from '@wayfare/text'
import { expect, test } from 'vitest'
import { FIRST_CREW } from '../data/crew.ts'
import { FIRST_GOALS } from '../data/goals.ts'
import { FIRST_GAME_MAIL } from '../data/mail-tiles.ts'
import { SLOTS } from '../data/objectives.ts'
import { FIRST_SPECIALS } from '../data/special-tiles.ts'
import { en as texts } from '../text/en.ts'
import { darwinTexts } from '../text/index.ts'
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
    const printed = slots.words.rows.map(([, price, , points]) => [Number(price), Number(points)])
    expect(printed).toEqual(SLOTS.map(({ cost, points }) => [cost, points]))
  },
)

test.each(LANGUAGES)('DAR-SETUP-23 what the first game lays out is named in %s', async (language) => {
  const { chapters } = await openRulebook(darwinRulebook, language)
  const setup = chapters.find(({ id }) => id === 'setup')?.passages ?? []
  const setupText = withPlainSpaces(setup.flatMap(piecesOf).join(' '))
  const { specials, mail, goals, crew } = await darwinTexts.load[language]()
  const called: Readonly<Record<string, unknown>> = { ...specials, ...mail, ...goals, ...crew }
  const nameOf = (id: string): string => {
    const name = called[id]
    return typeof name === 'string' ? name : String((name as { nom: unknown }).nom)
  }
  const names = [...FIRST_SPECIALS, ...FIRST_GAME_MAIL, ...FIRST_GOALS, ...FIRST_CREW.flat()].map(nameOf)
  expect(names).toHaveLength(26)
  expect(names.filter((name) => !setupText.includes(name))).toEqual([])
})
