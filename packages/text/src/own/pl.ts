import type { Translation } from '../catalogue.ts'
import type { en } from './en.ts'

export const pl: Translation<typeof en, 'pl'> = {
  words: {
    player: 'Gracz {number}',
    players: 'Liczba graczy',
    from: '{from}: {prompt_low}',
    place: '{place}. miejsce',
    label: '{label}:',
    several: '{count} × {what}',
    repeated: '{count, plural, =2 {dwa} other {#}} razy {what}',
    tie: '{standing}. {reason}',
    lost: 'Przegrana. {reason}',
    won: 'Wygrana',
    drawn: 'Remis. {reason}',
    result: '{player} ({points}): {standing_low}',
  },
  prompts: {
    'one-of': 'Wybierz jedno.',
    may: 'Skorzystaj albo pomiń.',
    pay: 'Wybierz, jak zapłacić.',
    collect: 'Wybierz, jak zapłacić resztę.',
  },
  moves: {
    skip: 'Pomiń',
    withdraw: 'Wycofaj się, nic nie płacąc',
    pay: 'Zapłać: {what}',
    'pay-short': '{what}',
    'pay-rest': '… + {what}',
  },
  facts: {
    move: '{player}: {move}',
    'move-named': '{player} — {move}',
    decided: '{player}: decyzja podjęta.',
    ready: '{player}: gotowe.',
  },
  refusals: {
    'KER-OVER': 'Gra jest skończona.',
    'KER-SEAT': 'Przy tym stole nie ma miejsca {number}.',
    'KER-TURN': 'To nie twoja kolej. Teraz kolej: {players}.',
    'KER-DONE': 'Twoje wybory są gotowe, inni jeszcze wybierają.',
    'KER-FIRST': 'Najpierw trzeba podjąć inną decyzję. {prompt}',
    'KER-PART': 'To tylko część ruchu. {prompt}',
    'KER-UNKNOWN': '„{what}” nic tu nie znaczy.',
    'KER-PAY': 'Nie możesz za to zapłacić.',
  },
}
