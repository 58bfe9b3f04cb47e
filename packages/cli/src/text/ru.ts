import type { Translation } from '@wayfare/text'
import type { en } from './en.ts'

export const ru: Translation<typeof en, 'ru'> = {
  play: {
    begins: '{game}. {seats}. Справка — h.',
    human: '{player}: человек',
    bot: '{player}: {bot}',
    asked: '{player} — {prompt}',
    free: '(свободное действие)',
    options:
      '{count, plural, one {Есть только # вариант.} few {Есть только # варианта.} many {Есть только # вариантов.} other {Есть только # варианта.}}',
    possible: 'Это можно сделать: {what}',
    undone: 'Последний ход отменён.',
    undoNone: 'Отменить нельзя: с тех пор открылось что-то новое.',
    suggestNone: 'Здесь нечего подсказать.',
    score: '{name}: {points} ({parts})',
    saved: 'Партия сохранена. Чтобы продолжить:',
  },
  help: {
    choose: 'выбрать этот вариант; можно ввести и ход в скобках',
    undo: 'отменить последний ход',
    why: 'объяснить, почему этот ход невозможен',
    suggest: 'сыграть то, что предлагает игра, если решение состоит из многих шагов',
    view: 'показать, что вам видно',
    scores: 'показать очки, насколько они вам известны',
    quit: 'сохранить (если задан --log) и выйти',
  },
}
