// The words of this table. Whoever imports them waits until they are there in the language that is spoken.

import { byLanguage } from '../../base/i18n/by-language.ts'
import { catalogueSpeaker } from '../../board-kit/catalogue-speaker.ts'
import type { en } from './text/en.ts'

export const { wordsOf } = await catalogueSpeaker<typeof en>(byLanguage(import.meta.glob('./text/??.ts')))
export type Words = ReturnType<typeof wordsOf>
