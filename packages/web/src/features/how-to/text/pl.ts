import type { Catalogue } from '@wayfare/text'
import type { en } from './en.ts'

export const pl = {
  how: {
    looking: 'Szukam sposobu…',
    steps:
      '{count, plural, one {W tej turze, w jednym kroku} few {W tej turze, w # krokach} many {W tej turze, w # krokach} other {W tej turze, w # kroku}}',
    then: 'potem decyzja należy do ciebie',
    final: 'nie można po prostu cofnąć',
    loses:
      '{count, plural, one {Kosztuje # punkt} few {Kosztuje # punkty} many {Kosztuje # punktów} other {Kosztuje # punktu}}',
    gains: '{count, plural, one {Daje # punkt} few {Daje # punkty} many {Daje # punktów} other {Daje # punktu}}',
    play: '{count, plural, one {Wykonaj ten krok} few {Wykonaj te kroki} many {Wykonaj te kroki} other {Wykonaj te kroki}}',
    other: 'Inny sposób ({at} z {all})',
    none: 'Nie w tej turze, cokolwiek zrobisz najpierw.',
    later: 'Nie w tej turze, cokolwiek zrobisz najpierw. Najwcześniej w następnej turze.',
    news: 'Kroki o znanym wyniku tam nie prowadzą. Pomóc może tylko krok, który ujawni coś nowego; co to będzie, jeszcze nikt nie wie.',
    gaveUp:
      'Nie {count, plural, one {wystarczy # krok} few {wystarczą # kroki} many {wystarczy # kroków} other {wystarczy # kroku}}. Dłuższych sposobów jest zbyt wiele, by sprawdzić wszystkie.',
    tooMany: 'Jest tu zbyt wiele możliwości: nie znaleziono odpowiedzi.',
    busy: 'Teraz nie udało się tego sprawdzić. Zapytaj ponownie.',
    moved: 'Sytuacja na stole się zmieniła. Spójrz jeszcze raz.',
  },
  later: {
    surely: 'Nie w tej turze; na pewno w rundzie {round}',
    perhaps: 'Nie w tej turze; być może w rundzie {round}',
    turn: 'Nie w tej turze; najwcześniej w następnej',
    end: 'Nie wcześniej niż po ostatniej rundzie.',
    lens: 'Nie w tej turze: najpierw ktoś musi je otworzyć soczewką.',
    never: 'W tej grze już nie.',
    late: 'Już nie: to ostatnia runda.',
    now: 'Teraz, runda {round}',
    nothing: 'Żaden twój krok tam nie prowadzi.',
    ends: 'Runda się kończy',
    round: 'Runda {round}',
    'changes-home': 'Wszyscy archeolodzy wracają.',
    'changes-ready': 'Asystenci są znów przygotowani.',
    'changes-workers': 'Wszyscy robotnicy wracają.',
    'changes-anew': 'W następnej rundzie są inne kości.',
    'then-both': 'Znów masz oboje archeologów.',
    'then-again': 'To już nie przeszkadza.',
    'then-free': 'Pole jest wolne, o ile nikt nie zajmie go wcześniej.',
    'then-reached': 'Można go odwiedzić, jeśli dotrze do niego odcinek tamtej rundy.',
  },
} satisfies Catalogue & Record<keyof typeof en, unknown>
