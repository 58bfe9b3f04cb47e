import type { Translation } from '@wayfare/text'
import type { en } from './en.ts'

export const ru: Translation<typeof en, 'ru'> = {
  coach: {
    title: 'Наставник',
    planning: 'Ищу, как продолжить…',
    early: 'Доиграно лишь несколько раз: судить рано.',
    ways: '{count, plural, one {# продолжение} few {# продолжения} many {# продолжений} other {# продолжения}}',
    points: 'очки в конце',
    range: '{low}–{high}',
    expected: 'В конце около {points} очк.; половина партий заканчивается между {low} и {high}.',
    more: 'Даёт больше, чем вариант {number}: {parts}.',
    less: 'Даёт меньше: {parts}.',
    lessThan: 'Даёт меньше, чем вариант {number}: {parts}.',
    close: '{numbers}: разница слишком мала, чтобы судить.',
    weaker: '{numbers}: вероятно, слабее.',
    ahead: 'Вариант {number} лучше остальных.',
    unsure: 'точнее не сказать: {low}–{high} %',
    percent: '{value} %',
    then: 'затем: {moves}',
    sees: 'Видит то же, что и вы, и ни одной скрытой карты.',
    worlds:
      '{count, plural, one {Доиграно в # мире.} few {Доиграно в # мирах.} many {Доиграно в # мирах.} other {Доиграно в # мира.}}',
    longer: 'Подумать ещё',
    stop: 'Хватит',
    hide: 'Скрыть',
    again: 'Спросить снова',
    moved: 'Партия ушла вперёд.',
    waits: 'Сейчас решаете не вы.',
    failed: 'Сейчас наставник не может думать на этом устройстве.',
    progress: 'Наставник думает',
    why: 'Почему?',
    whyOf: 'Почему {name} так ходит?',
    whySeeks: 'Смотрю, что ещё можно было сделать…',
    whyAhead:
      'Вместо «{other}»: в конце примерно на {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} больше.',
    whyClose: '«{other}» — почти то же самое: разница слишком мала, чтобы судить.',
    whyBehind:
      '«{other}» выглядит лучше: в конце примерно на {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} больше.',
    whyMore: 'Выигрыш: {parts}.',
    whyLess: 'Потеря: {parts}.',
    whyOnly: 'Насколько можно видеть, другого выбора не было.',
    whyHidden: 'По тому, что вам видно, этого не понять.',
    whySees: 'По тому, что видно вам, без скрытых карт.',
    whySaw: 'По тому, что было видно игроку {name}.',
    watcherSees: 'Знает то же, что и зрители, и ничьих карт в руке не видит.',
  },
}
