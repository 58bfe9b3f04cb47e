// The texts of the interface, for tests that find things by name in any language.

import type { Language } from '@wayfare/text'
import { en } from '../base/i18n/en.ts'
import { fr } from '../base/i18n/fr.ts'
import { pl } from '../base/i18n/pl.ts'
import { ru } from '../base/i18n/ru.ts'

/** Texts that name something are plain, and tests look only for those. */
export type Words = { readonly [S in keyof typeof en]: { readonly [key in keyof (typeof en)[S]]: string } }

export const WORDS = { en, fr, pl, ru } as unknown as Readonly<Record<Language, Words>>
