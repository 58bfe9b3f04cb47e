// The title of the game's edition in each language; no other file contains it.

import type { Language } from '@wayfare/text'

export const arkhamTitle: Readonly<Record<Language, string>> = {
  en: 'Arkham. Guidebook',
  ru: 'Аркхэм. Путеводитель',
  fr: 'Arkham. Le guide',
  pl: 'Arkham. Przewodnik',
}
