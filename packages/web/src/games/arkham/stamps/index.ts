import { byLanguage } from '../../../base/i18n/by-language.ts'
import type { StampSheet, StampTexts } from '../../../board-kit/stamps.ts'

export const stamps: StampSheet = {
  address: '/stamps/arkham.svg',
  drawings: {
    ancients: { date: { radius: 38.4, size: 9 }, ink: 'deep' },
    calm: { date: { x: 48, y: 74, size: 9.2 }, ink: 'deep' },
    route: { date: { x: 39, y: 86, size: 9.2 } },
    gates: { date: { x: 48, y: 87.2, size: 9.6 }, ink: 'deep' },
    tower: { date: { x: 48, y: 67, size: 9 } },
    quarters: { date: { x: 48, y: 86, size: 10.5 } },
  },
  texts: byLanguage<StampTexts>(import.meta.glob('./??.ts')),
}
