import type { Translation } from '@wayfare/text'
import type { en } from './en.ts'

export const pl: Translation<typeof en, 'pl'> = {
  play: {
    begins: '{game}. {seats}. Wpisz h, aby zobaczyć pomoc.',
    human: '{player}: człowiek',
    bot: '{player}: {bot}',
    asked: '{player} — {prompt}',
    free: '(akcja darmowa)',
    options:
      '{count, plural, one {Jest tylko # możliwość.} few {Są tylko # możliwości.} many {Jest tylko # możliwości.} other {Jest tylko # możliwości.}}',
    possible: 'To można zrobić: {what}',
    undone: 'Ostatni ruch został cofnięty.',
    undoNone: 'Nie można cofnąć: od tego czasu coś ujawniono.',
    suggestNone: 'Tu nie ma czego podpowiedzieć.',
    score: '{name}: {points} ({parts})',
    saved: 'Gra została zapisana. Aby ją wznowić:',
  },
  help: {
    choose: 'wybierz tę możliwość; można też wpisać ruch z nawiasu',
    undo: 'cofnij ostatni ruch',
    why: 'wyjaśnij, dlaczego ten ruch jest niemożliwy',
    suggest: 'wykonaj to, co proponuje gra, jeśli decyzja ma wiele kroków',
    view: 'pokaż, co widzisz',
    scores: 'pokaż punkty, na ile je znasz',
    quit: 'zapisz (z opcją --log) i zakończ',
  },
}
