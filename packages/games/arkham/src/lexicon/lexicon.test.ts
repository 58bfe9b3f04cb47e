import { lexiconFaults } from '@wayfare/text/lexicon-faults'
import { expect, test } from 'vitest'
import { arkhamRulebook } from '../rulebook/index.ts'
import { arkhamTexts } from '../text/index.ts'
import { arkhamLexicon } from './index.ts'

test('every word has its passage and is found in the texts of every language', async () => {
  expect(await lexiconFaults(arkhamLexicon, arkhamRulebook, arkhamTexts)).toEqual([])
})
