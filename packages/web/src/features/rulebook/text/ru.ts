import type { Catalogue } from '@wayfare/text'
import type { en } from './en.ts'

export const ru = {
  shown: {
    showMe: 'Показать',
    of: 'Показать: {passage}',
    try: 'Правило на деле: {move}',
    doIt: 'Сделать',
    again: 'Ещё раз',
    back: 'К правилам',
    done: 'Готово. Можно играть дальше; ничего из этого не сохраняется.',
    elsewhere: 'Вы пошли иначе. «Ещё раз» вернёт к началу.',
    none: 'Для этого отрывка позиции нет.',
    failed: 'Не удалось открыть позицию.',
  },
  appendix: {
    title: 'Все карты и жетоны',
    lead: 'Что делает каждая карта и каждый жетон — теми же словами, что и за столом, с примечаниями из правил.',
    search: 'Найти карту или жетон',
    found:
      '{count, plural, =0 {Ничего не найдено} one {Найдено: #} few {Найдено: #} many {Найдено: #} other {Найдено: #}}',
    book: 'К правилам',
  },
  groups: {
    basics: 'Базовые карты и ужас',
    items: 'Предметы',
    artifacts: 'Артефакты',
    guardians: 'Стражи',
    assistants: 'Помощники',
    sites: 'Места раскопок',
    idols: 'Идолы',
    bonuses: 'Жетоны бонусов',
    crew: 'Карты экипажа',
    objectives: 'Цели',
    specials: 'Жетоны особых действий',
    letters: 'Жетоны корреспонденции',
    goals: 'Цели «Бигля»',
    ancients: 'Древние',
    effects: 'Карты эффектов',
    shops: 'Карты лавок древностей',
    tasks: 'Личные задачи',
  },
} satisfies Catalogue & Record<keyof typeof en, unknown>
