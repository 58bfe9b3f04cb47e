import type { Translation } from '@wayfare/text'
import type { en } from './en.ts'

export const ru: Translation<typeof en, 'ru'> = {
  drawers: { board: 'Остров', market: 'Карты', research: 'Исследования' },
  island: { title: 'Остров' },
  research: { title: 'Исследования', used: 'занят', left: 'всего {count}' },
  cards: { title: 'Карты на продажу', none: 'без эффекта' },
  mine: { title: 'Что есть у игрока {player}' },
  score: { title: 'Очки' },
}
