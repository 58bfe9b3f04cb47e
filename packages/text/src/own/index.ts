// The catalogue of sentences that every game shares, in four languages.

import type { KeyOf, Translation } from '../catalogue.ts'
import type { Language } from '../languages.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'

export type OwnKey = KeyOf<typeof en>

export const OWN_TEXTS: { readonly [L in Language]: Translation<typeof en, L> } = { en, ru, fr, pl }
