import type { KeyOf, Language, Translation } from '@wayfare/text'
import type { en } from './en.ts'

/** Every language has the keys of the English catalogue. */
export type ArnakCatalogue<L extends Language> = Translation<typeof en, L>
export type ArnakKey = KeyOf<typeof en>
