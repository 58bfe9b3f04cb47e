import type { KeyOf, Language, Translation } from '@wayfare/text'
import type { en } from './en.ts'

/** Every language has the keys of the English catalogue. */
export type DarwinCatalogue<L extends Language> = Translation<typeof en, L>
export type DarwinKey = KeyOf<typeof en>
