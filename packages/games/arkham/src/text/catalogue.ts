import type { KeyOf, Language, Translation } from '@wayfare/text'
import type { en } from './en.ts'

/** Every language has the keys of the English catalogue. */
export type ArkhamCatalogue<L extends Language> = Translation<typeof en, L>
export type ArkhamKey = KeyOf<typeof en>
