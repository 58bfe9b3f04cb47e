import { byLanguage } from '../../../base/i18n/by-language.ts'
import type { StampSheet, StampTexts } from '../../../board-kit/stamps.ts'

export const stamps: StampSheet = {
  address: '/stamps/darwin.svg',
  drawings: {
    four: { date: { x: 48, y: 88.2, size: 9.6 } },
    beagle: { date: { x: 48, y: 75.6, size: 9.2 } },
    alfred: { date: { radius: 42.2, size: 9.6 } },
    seals: { date: { x: 48, y: 77.4, size: 9.2 } },
    letters: { date: { x: 77, y: 91, size: 9.6 } },
    theory: { date: { x: 48, y: 74, size: 9.2 } },
  },
  texts: byLanguage<StampTexts>(import.meta.glob('./??.ts')),
}
