// The title as the edition of each language has it: the only place where it stands.

import type { Language } from '@wayfare/text'

export const darwinTitle: Readonly<Record<Language, string>> = {
  en: 'Darwin’s Journey',
  ru: 'Путешествие Дарвина',
  fr: 'Darwin’s Journey',
  pl: 'Wyprawa Darwina',
}
