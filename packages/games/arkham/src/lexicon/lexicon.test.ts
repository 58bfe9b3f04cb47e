import { openLexicon } from '@wayfare/text/lexicon'
import { lexiconFaults } from '@wayfare/text/lexicon-faults'
import { expect, test } from 'vitest'
import { arkhamRulebook } from '../rulebook/index.ts'
import { arkhamTexts } from '../text/index.ts'
import { arkhamLexicon } from './index.ts'

test('every word has its passage and is found in the texts of every language', async () => {
  expect(await lexiconFaults(arkhamLexicon, arkhamRulebook, arkhamTexts)).toEqual([])
})

test.each([
  ['en', 'Two dead ends, a gate and three links bring madness.', ['deadEnd', 'gate', 'link', 'madness']],
  ['ru', 'В тупиках, у врат и на перекрёстках стоят туристы.', ['deadEnd', 'gate', 'crossing', 'tourist']],
  ['fr', 'Les quartiers riverains et deux tronçons diagonaux.', ['riverside', 'diagonal']],
  ['pl', 'Przy wrotach, w ślepych zaułkach i na skrzyżowaniach.', ['gate', 'deadEnd', 'crossing']],
] as const)('bent words of %s are found: %s', async (language, text, ids) => {
  const find = await openLexicon(arkhamLexicon, language)
  expect(find(text).flatMap(({ word }) => word?.id ?? [])).toEqual(ids)
})
