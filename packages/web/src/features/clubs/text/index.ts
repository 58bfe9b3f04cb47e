import { byLanguage } from '../../../base/i18n/by-language.ts'
import type { en } from './en.ts'

export const WORDS = byLanguage(import.meta.glob('./??.ts'))

declare module '../../../base/i18n/index.ts' {
  interface Catalogues {
    clubs: typeof en
  }
}
