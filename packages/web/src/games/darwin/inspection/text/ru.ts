import type { Catalogue } from '@wayfare/text'
import type { en } from './en.ts'

export const ru = {
  inspection: {
    space: 'Ячейка для работника',
    stop: 'Ячейка маршрута',
    'no-tile': 'В этой партии здесь нет жетона.',
    ribbon: 'Золотая лента: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
    order: 'В этом порядке игроки делают ходы. Работник в ячейке очерёдности хода занимает место в следующем раунде.',
    'action-card': 'Карта действий Альфреда',
    'bonus-card': 'Карта бонусов Альфреда',
    alfred: 'Говорит, что делает Альфред.',
    player: 'Игрок',
  },
} satisfies Catalogue & Record<keyof typeof en, unknown>
