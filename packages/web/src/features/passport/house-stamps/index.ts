import { byLanguage } from '../../../base/i18n/by-language.ts'
import type { StampSheet, StampTexts } from '../../../board-kit/stamps.ts'

export const houseStamps: StampSheet = {
  address: '/stamps/way.svg',
  drawings: {
    hundred: { date: { radius: 42.2, size: 9.6 } },
    seven: { date: { x: 48, y: 73.5, size: 9.2 } },
    six: { date: { x: 48, y: 78.5, size: 9.2 } },
    three: { date: { x: 48, y: 76, size: 9.2 } },
    tongue: { date: { x: 48, y: 74.6, size: 9.2 } },
    lantern: { date: { x: 72, y: 60.5, size: 8.8 } },
    four: { date: { x: 48, y: 87, size: 9.2 } },
  },
  texts: byLanguage<StampTexts>(import.meta.glob('./??.ts')),
}
