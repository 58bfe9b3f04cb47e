import type { Rulebook } from '@wayfare/text'
import { byLanguage } from '../../../base/i18n/by-language.ts'
import { outline } from './outline.ts'

export const appChapter: Rulebook<typeof outline> = {
  outline,
  words: byLanguage(import.meta.glob('./??.ts')),
}
