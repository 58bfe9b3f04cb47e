// The title as the edition of each language has it: the only place where it stands.

import type { Language } from '@wayfare/text'

export const arkhamTitle: Readonly<Record<Language, string>> = {
  en: 'Arkham. Guidebook',
  ru: 'Аркхэм. Путеводитель',
  fr: 'Arkham. Le guide',
  pl: 'Arkham. Przewodnik',
}
