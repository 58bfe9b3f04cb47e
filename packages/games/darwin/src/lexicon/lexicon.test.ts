import { openLexicon } from '@wayfare/text/lexicon'
import { lexiconFaults } from '@wayfare/text/lexicon-faults'
import { expect, test } from 'vitest'
import { darwinRulebook } from '../rulebook/index.ts'
import { darwinTexts } from '../text/index.ts'
import { darwinLexicon } from './index.ts'

test('every word has its passage and is found in the texts of every language', async () => {
  expect(await lexiconFaults(darwinLexicon, darwinRulebook, darwinTexts)).toEqual([])
})

test.each([
  ['en', 'A worker with purple seals unlocks a space.', ['worker', 'special', 'locked']],
  [
    'ru',
    'Работнику не хватает печатей; линзами открывают заблокированные ячейки.',
    ['worker', 'seal', 'lens', 'locked'],
  ],
  ['fr', 'Les ouvriers ont des sceaux violets et trois lentilles.', ['worker', 'special', 'lens']],
  ['pl', 'Robotnicy mają pieczęcie; soczewek brak.', ['worker', 'seal', 'lens']],
] as const)('bent words of %s are found: %s', async (language, text, ids) => {
  const find = await openLexicon(darwinLexicon, language)
  expect(find(text).flatMap(({ word }) => word?.id ?? [])).toEqual(ids)
})
