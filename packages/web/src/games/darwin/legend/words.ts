// The texts of the legend that neither the lexicon nor the game has.

import { byLanguage } from '../../../base/i18n/by-language.ts'
import { catalogueSpeaker } from '../../../board-kit/catalogue-speaker.ts'
import type { en } from './text/en.ts'

export const { wordsOf: legendWords } = await catalogueSpeaker<typeof en>(byLanguage(import.meta.glob('./text/??.ts')))
