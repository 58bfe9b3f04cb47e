import { lexiconFaults } from '@wayfare/text/lexicon-faults'
import { expect, test } from 'vitest'
import { arnakRulebook } from '../rulebook/index.ts'
import { arnakTexts } from '../text/index.ts'
import { arnakLexicon } from './index.ts'

test('every word has its passage and is found in the texts of every language', async () => {
  expect(await lexiconFaults(arnakLexicon, arnakRulebook, arnakTexts)).toEqual([])
})
