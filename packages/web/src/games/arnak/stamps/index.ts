import { byLanguage } from '../../../base/i18n/by-language.ts'
import type { StampSheet, StampTexts } from '../../../board-kit/stamps.ts'

export const stamps: StampSheet = {
  address: '/stamps/arnak.svg',
  drawings: {
    brandt: { date: { radius: 42.2, size: 9.6 } },
    level2: { date: { x: 48, y: 81, size: 9.2 } },
    nofear: { date: { x: 48, y: 77, size: 9.2 } },
    temple: { date: { x: 48, y: 84.6, size: 9.6 } },
    guardians: { date: { x: 48, y: 84, size: 10 } },
    idols: { date: { x: 48, y: 72.6, size: 9.2 } },
  },
  texts: byLanguage<StampTexts>(import.meta.glob('./??.ts')),
}
