// The texts around a rulebook's own text, in the dialogs that it opens.

import { type KeyOf, type Speaker, speaker } from '@wayfare/text'
import { language } from '../../base/i18n/index.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { pl } from './text/pl.ts'
import { ru } from './text/ru.ts'

const CATALOGUES = { en, ru, fr, pl }

/** Translates a key. A component that calls it is rendered again when the language changes. */
export const sayOfBook: Speaker<KeyOf<typeof en>>['say'] = (key, terms) =>
  (speaker(language.value, [CATALOGUES[language.value]]) as Speaker<KeyOf<typeof en>>).say(key, terms)

type Headings = Record<keyof (typeof en)['groups'], string>

declare module '../../board-kit/appendix.ts' {
  interface GroupNames extends Headings {}
}
