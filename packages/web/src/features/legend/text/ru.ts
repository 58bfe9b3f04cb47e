import type { Catalogue } from '@wayfare/text'
import type { en } from './en.ts'

export const ru = {
  legend: {
    title: 'Что есть на столе',
    lead: '{game}: {count, plural, one {# значок} few {# значка} many {# значков} other {# значка}}, у каждого везде одно значение.',
    ring: 'Наведите курсор на значок, чтобы увидеть его на поле.',
    ringTouch: 'Коснитесь значка, чтобы увидеть его на поле.',
    search: 'Найти значок',
    none: 'По запросу «{typed}» ничего не найдено.',
    found:
      '{count, plural, =0 {Ничего не найдено} one {Найден # значок} few {Найдено # значка} many {Найдено # значков} other {Найдено # значка}}',
    print: 'Печать',
    players: 'Игроки',
    you: 'вы',
    table: 'Что показывает стол',
    key: 'Буква',
    keyMeaning: 'Клавиша, которой это выбирают.',
    refused: 'Сейчас нельзя',
    refusedMeaning: 'Нажмите, чтобы узнать, почему и как это сделать.',
    barrier: 'Черта в журнале',
  },
} satisfies Catalogue & Record<keyof typeof en, unknown>
