// The texts of inspection cards that neither the table nor the lexicon has.

import { byLanguage } from '../../../base/i18n/by-language.ts'
import { catalogueSpeaker } from '../../../board-kit/catalogue-speaker.ts'
import type { en } from './text/en.ts'

export const { wordsOf: inspectionWords } = await catalogueSpeaker<typeof en>(
  byLanguage(import.meta.glob('./text/??.ts')),
)
