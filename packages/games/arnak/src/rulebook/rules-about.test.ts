import { findPassage, openRulebook } from '@wayfare/text'
import { expect, test } from 'vitest'
import { ASSISTANT_IDS } from '../board/assistants.ts'
import { GUARDIAN_IDS } from '../board/guardians.ts'
import { IDOL_KINDS } from '../board/idols.ts'
import { RIVAL_TILE_IDS } from '../board/rival-tiles.ts'
import { LEVEL1_IDS } from '../board/site-tiles.ts'
import { TRACK_SPACES } from '../board/track.ts'
import { CARD_IDS } from '../cards/cards.ts'
import { arnakRulebook } from './index.ts'
import { rulesAbout } from './rules-about.ts'

const THINGS = [
  ...CARD_IDS,
  ...ASSISTANT_IDS,
  ...GUARDIAN_IDS,
  ...IDOL_KINDS,
  ...LEVEL1_IDS,
  ...RIVAL_TILE_IDS,
  ...TRACK_SPACES.keys(),
  'deck',
]

test('the rules about every card and tile are told in the rulebook', async () => {
  const book = await openRulebook(arnakRulebook, 'en')
  expect(THINGS.filter((id) => rulesAbout(id).length === 0)).toEqual([])
  expect(THINGS.flatMap(rulesAbout).filter((rule) => !findPassage(book, rule))).toEqual([])
})

test('a card that is bought leads to how it is bought, an idol to how it is used', () => {
  expect(rulesAbout('machete')).toContain('ARN-BUY-01')
  expect(rulesAbout(IDOL_KINDS[0] as string)).toEqual(['ARN-IDOL-01', 'ARN-DISCOVER-06'])
})
