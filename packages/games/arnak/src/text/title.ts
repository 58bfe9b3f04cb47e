// The title as the edition of each language has it: the only place where it stands.

import type { Language } from '@wayfare/text'

export const arnakTitle: Readonly<Record<Language, string>> = {
  en: 'Lost Ruins of Arnak',
  ru: 'Руины острова Арнак',
  fr: 'Les Ruines perdues de Narak',
  pl: 'Zaginiona wyspa Arnak',
}
