// The title of the game's edition in each language; no other file contains it.

import type { Language } from '@wayfare/text'

export const arnakTitle: Readonly<Record<Language, string>> = {
  en: 'Lost Ruins of Arnak',
  ru: 'Руины острова Арнак',
  fr: 'Les Ruines perdues de Narak',
  pl: 'Zaginiona wyspa Arnak',
}
