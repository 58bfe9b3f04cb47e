// The texts of this table. Modules that import them wait until they are loaded in the current language.

import { byLanguage } from '../../base/i18n/by-language.ts'
import { catalogueSpeaker } from '../../board-kit/catalogue-speaker.ts'
import type { en } from './text/en.ts'

export const { wordsOf, loadWords } = await catalogueSpeaker<typeof en>(byLanguage(import.meta.glob('./text/??.ts')))
export type Words = ReturnType<typeof wordsOf>
