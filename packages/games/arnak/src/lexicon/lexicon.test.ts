import { openLexicon } from '@wayfare/text/lexicon'
import { lexiconFaults } from '@wayfare/text/lexicon-faults'
import { expect, test } from 'vitest'
import { arnakRulebook } from '../rulebook/index.ts'
import { arnakTexts } from '../text/index.ts'
import { arnakLexicon } from './index.ts'

test('every word has its passage and is found in the texts of every language', async () => {
  expect(await lexiconFaults(arnakLexicon, arnakRulebook, arnakTexts)).toEqual([])
})

test.each([
  ['en', 'Both idols go to your crates; the guardian brings Fear.', ['idol', 'guardian', 'fear']],
  [
    'ru',
    'Стражей двое, за идолами и рубинами идут археологи; ужаса нет.',
    ['guardian', 'idol', 'jewel', 'archaeologist', 'fear'],
  ],
  ['fr', 'Les gardiens et deux joyaux ; une action gratuite.', ['guardian', 'jewel', 'free']],
  ['pl', 'Dwóch strażników, pięć klejnotów i akcje darmowe.', ['guardian', 'jewel', 'free']],
] as const)('bent words of %s are found: %s', async (language, text, ids) => {
  const find = await openLexicon(arnakLexicon, language)
  expect(find(text).flatMap(({ word }) => word?.id ?? [])).toEqual(ids)
})
