import { catalogueFaults } from '@wayfare/text'
import { expect, test } from 'vitest'
import { en as coachEn } from '../../features/coach/text/en.ts'
import { fr as coachFr } from '../../features/coach/text/fr.ts'
import { pl as coachPl } from '../../features/coach/text/pl.ts'
import { ru as coachRu } from '../../features/coach/text/ru.ts'
import { en as guideEn } from '../../features/guide/text/en.ts'
import { fr as guideFr } from '../../features/guide/text/fr.ts'
import { pl as guidePl } from '../../features/guide/text/pl.ts'
import { ru as guideRu } from '../../features/guide/text/ru.ts'
import { en as howEn } from '../../features/how-to/text/en.ts'
import { fr as howFr } from '../../features/how-to/text/fr.ts'
import { pl as howPl } from '../../features/how-to/text/pl.ts'
import { ru as howRu } from '../../features/how-to/text/ru.ts'
import { en as opponentsEn } from '../../features/opponents/text/en.ts'
import { fr as opponentsFr } from '../../features/opponents/text/fr.ts'
import { pl as opponentsPl } from '../../features/opponents/text/pl.ts'
import { ru as opponentsRu } from '../../features/opponents/text/ru.ts'
import { en as companyEn } from '../../features/play/company-text/en.ts'
import { fr as companyFr } from '../../features/play/company-text/fr.ts'
import { pl as companyPl } from '../../features/play/company-text/pl.ts'
import { ru as companyRu } from '../../features/play/company-text/ru.ts'
import { en as puzzleEn } from '../../features/puzzle/text/en.ts'
import { fr as puzzleFr } from '../../features/puzzle/text/fr.ts'
import { pl as puzzlePl } from '../../features/puzzle/text/pl.ts'
import { ru as puzzleRu } from '../../features/puzzle/text/ru.ts'
import { en as replayEn } from '../../features/replay/text/en.ts'
import { fr as replayFr } from '../../features/replay/text/fr.ts'
import { pl as replayPl } from '../../features/replay/text/pl.ts'
import { ru as replayRu } from '../../features/replay/text/ru.ts'
import { en as reviewEn } from '../../features/review/text/en.ts'
import { fr as reviewFr } from '../../features/review/text/fr.ts'
import { pl as reviewPl } from '../../features/review/text/pl.ts'
import { ru as reviewRu } from '../../features/review/text/ru.ts'
import { en as bookEn } from '../../features/rulebook/text/en.ts'
import { fr as bookFr } from '../../features/rulebook/text/fr.ts'
import { pl as bookPl } from '../../features/rulebook/text/pl.ts'
import { ru as bookRu } from '../../features/rulebook/text/ru.ts'
import { en as arkhamEn } from '../../games/arkham/text/en.ts'
import { fr as arkhamFr } from '../../games/arkham/text/fr.ts'
import { pl as arkhamPl } from '../../games/arkham/text/pl.ts'
import { ru as arkhamRu } from '../../games/arkham/text/ru.ts'
import { en as arnakEn } from '../../games/arnak/text/en.ts'
import { fr as arnakFr } from '../../games/arnak/text/fr.ts'
import { pl as arnakPl } from '../../games/arnak/text/pl.ts'
import { ru as arnakRu } from '../../games/arnak/text/ru.ts'
import { en as darwinEn } from '../../games/darwin/text/en.ts'
import { fr as darwinFr } from '../../games/darwin/text/fr.ts'
import { pl as darwinPl } from '../../games/darwin/text/pl.ts'
import { ru as darwinRu } from '../../games/darwin/text/ru.ts'
import { en as settingsEn } from '../../screens/settings/text/en.ts'
import { fr as settingsFr } from '../../screens/settings/text/fr.ts'
import { pl as settingsPl } from '../../screens/settings/text/pl.ts'
import { ru as settingsRu } from '../../screens/settings/text/ru.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'

test('every language of the shell says what the English one says', () => {
  expect(catalogueFaults({ en, ru, fr, pl })).toEqual([])
  expect(catalogueFaults({ en: guideEn, ru: guideRu, fr: guideFr, pl: guidePl })).toEqual([])
  expect(catalogueFaults({ en: howEn, ru: howRu, fr: howFr, pl: howPl })).toEqual([])
  expect(catalogueFaults({ en: replayEn, ru: replayRu, fr: replayFr, pl: replayPl })).toEqual([])
  expect(catalogueFaults({ en: puzzleEn, ru: puzzleRu, fr: puzzleFr, pl: puzzlePl })).toEqual([])
  expect(catalogueFaults({ en: reviewEn, ru: reviewRu, fr: reviewFr, pl: reviewPl })).toEqual([])
  expect(catalogueFaults({ en: settingsEn, ru: settingsRu, fr: settingsFr, pl: settingsPl })).toEqual([])
  expect(catalogueFaults({ en: coachEn, ru: coachRu, fr: coachFr, pl: coachPl })).toEqual([])
  expect(catalogueFaults({ en: bookEn, ru: bookRu, fr: bookFr, pl: bookPl })).toEqual([])
  expect(catalogueFaults({ en: companyEn, ru: companyRu, fr: companyFr, pl: companyPl })).toEqual([])
  expect(catalogueFaults({ en: opponentsEn, ru: opponentsRu, fr: opponentsFr, pl: opponentsPl })).toEqual([])
})

test('every language of Arkham’s table says what the English one says', () => {
  expect(catalogueFaults({ en: arkhamEn, ru: arkhamRu, fr: arkhamFr, pl: arkhamPl })).toEqual([])
  expect(catalogueFaults({ en: arnakEn, ru: arnakRu, fr: arnakFr, pl: arnakPl })).toEqual([])
  expect(catalogueFaults({ en: darwinEn, ru: darwinRu, fr: darwinFr, pl: darwinPl })).toEqual([])
})
