import type { Translation } from '@wayfare/text'
import type { en } from './en.ts'

export const pl: Translation<typeof en, 'pl'> = {
  drawers: { board: 'Wyspa', market: 'Karty', research: 'Badania' },
  island: { title: 'Wyspa' },
  research: { title: 'Badania', used: 'użyty', left: 'razem {count}' },
  cards: { title: 'Karty do kupienia', none: 'bez efektu' },
  mine: { title: 'Co ma {player}' },
  score: { title: 'Punkty' },
}
