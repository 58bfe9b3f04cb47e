import type { Translation } from '@wayfare/text'
import type { en } from './en.ts'

export const ru: Translation<typeof en, 'ru'> = {
  puzzle: {
    title: 'Больше всего очков за ход',
    today: 'Задача дня',
    number: 'Задача {number}',
    all: 'Задачи этой игры',
    how: 'Один ход: до его конца или до того, как что-то откроется. Считаются очки, которые он приносит в таблице счёта.',
    starsFrom: '{stars, plural, one {# звезда} few {# звезды} many {# звёзд} other {# звезды}} от {points}',
    points: '{points} из {best}',
    starred: '{stars, plural, =0 {Без звёзд} one {# звезда} few {# звезды} many {# звёзд} other {# звезды}}',
    found: 'Больше получить нельзя.',
    lost: 'Перед шагом {at} можно было получить все {best}. После «{move}» остаётся не больше {left}.',
    alsoLost: 'Затем шаг {at} теряет ещё {lost}.',
    instead: 'Оттуда: {moves}.',
    steps: 'Ваш ход',
    gain: '+{points}',
    lossHere: 'здесь потеряно {lost}',
    attempts: 'Попытки',
    noAttempt: 'Попыток ещё не было.',
    judging: 'Считаю…',
    again: 'Ещё раз',
    solution: 'Показать лучшее решение',
    fixes: 'звёзды останутся как есть',
    fixed: 'Решение показано: звёзды остаются как есть.',
    best: 'Лучшее решение',
    proof: 'Больше {best} не бывает: просмотрены все положения этого хода ({positions}) и все его исходы ({ends}).',
    none: 'Такой задачи нет.',
    failed: 'Сейчас задачу нельзя открыть на этом устройстве.',
    progress: 'Положение раскладывается…',
  },
}
