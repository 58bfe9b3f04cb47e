import type { Translation } from '@wayfare/text'
import type { en } from './en.ts'

export const pl: Translation<typeof en, 'pl'> = {
  puzzle: {
    title: 'Najwięcej punktów w tej turze',
    today: 'Zagadka dnia',
    number: 'Zagadka {number}',
    all: 'Zagadki tej gry',
    how: 'Rozegraj jedną turę: do jej końca albo do chwili, gdy coś zostanie odkryte. Liczą się punkty, które ta tura doda do twojego wyniku.',
    starsFrom:
      '{stars, plural, one {# gwiazdka} few {# gwiazdki} many {# gwiazdek} other {# gwiazdki}} za {points} lub więcej',
    points: '{points} z {best}',
    starred:
      '{stars, plural, =0 {Bez gwiazdki} one {# gwiazdka} few {# gwiazdki} many {# gwiazdek} other {# gwiazdki}}',
    found: 'Więcej zdobyć się nie da.',
    lost: 'Przed krokiem {at} wciąż można było zdobyć {best}. Po „{move}” zostaje najwyżej {left}.',
    alsoLost: 'Potem dalsza strata w kroku {at}: {lost}.',
    instead: 'Lepszy dalszy ciąg: {moves}.',
    steps: 'Twoja tura',
    gain: '+{points}',
    lossHere: 'strata w tym miejscu: {lost}',
    attempts: 'Próby',
    noAttempt: 'Jeszcze bez prób.',
    judging: 'Liczę…',
    again: 'Jeszcze raz',
    solution: 'Pokaż najlepsze rozwiązanie',
    play: 'Zagraj krok po kroku',
    next: 'Następny ruch',
    made: 'wykonany',
    fixes: 'liczba gwiazdek się nie zmieni',
    fixed: 'Najlepsze rozwiązanie zostało pokazane, więc liczba gwiazdek się nie zmieni.',
    best: 'Najlepsze rozwiązanie',
    proof:
      'Więcej niż {best} zdobyć się nie da: sprawdzono wszystkie pozycje tej tury ({positions}) i wszystkie jej zakończenia ({ends}).',
    days: 'Twoje dni',
    inARow: '{count, plural, one {# dzień z rzędu} few {# dni z rzędu} many {# dni z rzędu} other {# dnia z rzędu}}',
    missed: 'bez prób',
    over: 'Tura skończona.',
    none: 'Nie ma takiej zagadki.',
    failed: 'Zagadki nie da się teraz otworzyć na tym urządzeniu.',
    progress: 'Układam pozycję…',
  },
}
