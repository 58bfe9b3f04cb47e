// The words of the cards that the table and the lexicon have no need of.

import { catalogueSpeaker } from '../../../board-kit/catalogue-speaker.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { pl } from './text/pl.ts'
import { ru } from './text/ru.ts'

export const inspectionWords = catalogueSpeaker({ en, ru, fr, pl })
