import type { Translation } from '@wayfare/text'
import type { en } from './en.ts'

export const ru: Translation<typeof en, 'ru'> = {
  turnShow: {
    title: 'Что произошло',
    next: 'Дальше',
    again: 'Показать ещё раз',
    at: '{at} из {all}',
    sums: 'Получено и потрачено за ход',
    roundOver: 'Конец раунда {round} из {rounds}',
    counting: 'Подсчёт очков',
  },
}
