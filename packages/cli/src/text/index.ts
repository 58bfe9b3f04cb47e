import { type Language, speaker, type Translation } from '@wayfare/text'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'

export const TERMINAL_TEXTS: { readonly [L in Language]: Translation<typeof en, L> } = { en, ru, fr, pl }

/** Makes the speaker for the terminal's own texts in one language. */
export const terminalSpeaker = (language: Language, names: readonly string[]) =>
  speaker(language, [TERMINAL_TEXTS[language]], names)

export type TerminalSpeaker = ReturnType<typeof terminalSpeaker>
