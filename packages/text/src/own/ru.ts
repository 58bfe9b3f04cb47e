import type { Translation } from '../catalogue.ts'
import type { en } from './en.ts'

export const ru: Translation<typeof en, 'ru'> = {
  words: {
    player: 'Игрок {number}',
    players: 'Число игроков',
    from: '{from}. {prompt}',
    place: '{place}-е место',
    label: '{label}:',
    several: '{count} × {what}',
    repeated: '{what} ({count, plural, =2 {дважды} few {# раза} other {# раз}})',
    tie: '{standing}. {reason}',
    lost: 'Поражение. {reason}',
    won: 'Победа',
    drawn: 'Ничья. {reason}',
    result: '{player} ({points}): {standing_low}',
  },
  // Prompts for choices are questions in the infinitive in every game; mere instructions are imperatives.
  prompts: {
    'one-of': 'Что выбрать?',
    may: 'Использовать эффект?',
    pay: 'Чем заплатить?',
    collect: 'Чем доплатить?',
  },
  moves: {
    skip: 'Пропустить',
    withdraw: 'Отменить, ничего не потратив',
    pay: 'Потратить: {what_acc}',
    'pay-short': '{what_acc}',
    'pay-rest': '… + {what_acc}',
  },
  facts: {
    move: '{player}: {move_low}',
    'move-named': '{player} — {move_low}',
    decided: '{player}: решение принято.',
    ready: '{player}: готово.',
  },
  refusals: {
    'KER-OVER': 'Партия окончена.',
    'KER-SEAT': 'За этим столом нет места № {number}.',
    'KER-TURN': 'Сейчас не ваш ход. Ждём: {players}.',
    'KER-DONE': 'Вы уже закончили, остальные ещё выбирают.',
    'KER-FIRST': 'Сначала нужно другое. {prompt}',
    'KER-PART': 'Это только часть хода. {prompt}',
    'KER-UNKNOWN': '«{what}» здесь ничего не значит.',
    'KER-PAY': 'Вам нечем за это заплатить.',
  },
}
