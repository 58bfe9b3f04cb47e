import { lexiconFaults } from '@wayfare/text/lexicon-faults'
import { expect, test } from 'vitest'
import { darwinRulebook } from '../rulebook/index.ts'
import { darwinTexts } from '../text/index.ts'
import { darwinLexicon } from './index.ts'

test('every word has its passage and is found in the texts of every language', async () => {
  expect(await lexiconFaults(darwinLexicon, darwinRulebook, darwinTexts)).toEqual([])
})
