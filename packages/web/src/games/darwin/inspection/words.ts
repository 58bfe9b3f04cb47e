// The words of the cards that the table and the lexicon have no need of.

import { byLanguage } from '../../../base/i18n/by-language.ts'
import { catalogueSpeaker } from '../../../board-kit/catalogue-speaker.ts'
import type { en } from './text/en.ts'

export const { wordsOf: inspectionWords } = await catalogueSpeaker<typeof en>(
  byLanguage(import.meta.glob('./text/??.ts')),
)
