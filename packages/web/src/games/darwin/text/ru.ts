import type { Translation } from '@wayfare/text'
import type { en } from './en.ts'

export const ru: Translation<typeof en, 'ru'> = {
  drawers: { board: 'Журналы', market: 'Стол', chart: 'Карта' },
  journals: { title: 'Журналы' },
  chart: {
    title: 'Карта островов',
    north: 'С',
    per: 'за',
    theory: 'Теория',
    farther: 'Отдалить',
    closer: 'Приблизить',
    fit: 'Вся карта',
  },
  desk: { title: 'Академия, музей, письма, цели' },
  mine: { title: 'Планшет: {player}' },
  score: { title: 'Очки' },
}
