import type { Language } from '@wayfare/text'
import { en } from './en.ts'
import type { ForbiddenWord } from './forbidden-word.ts'
import { fr } from './fr.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'

export const FORBIDDEN_WORDS: Readonly<Record<Language, readonly ForbiddenWord[]>> = { en, ru, fr, pl }
