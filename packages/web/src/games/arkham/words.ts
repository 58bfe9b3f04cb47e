// The words of this table.

import { catalogueSpeaker } from '../../board-kit/catalogue-speaker.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { pl } from './text/pl.ts'
import { ru } from './text/ru.ts'

export const wordsOf = catalogueSpeaker({ en, ru, fr, pl })
export type Words = ReturnType<typeof wordsOf>
