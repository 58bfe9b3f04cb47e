// The title of the game's edition in each language; no other file contains it.

import type { Language } from '@wayfare/text'

export const darwinTitle: Readonly<Record<Language, string>> = {
  en: 'Darwin’s Journey',
  ru: 'Путешествие Дарвина',
  fr: 'Darwin’s Journey',
  pl: 'Wyprawa Darwina',
}
