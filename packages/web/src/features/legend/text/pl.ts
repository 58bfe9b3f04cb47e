import type { Catalogue } from '@wayfare/text'
import type { en } from './en.ts'

export const pl = {
  legend: {
    title: 'Co jest na stole',
    lead: '{game}: {count, plural, one {# symbol} few {# symbole} many {# symboli} other {# symbolu}}, każdy wszędzie znaczy to samo.',
    ring: 'Wskaż symbol, aby zobaczyć go na planszy.',
    ringTouch: 'Dotknij symbolu, aby zobaczyć go na planszy.',
    search: 'Znajdź symbol',
    none: 'Nie znaleziono nic dla „{typed}”.',
    found:
      '{count, plural, =0 {Nic nie znaleziono} one {Znaleziono # symbol} few {Znaleziono # symbole} many {Znaleziono # symboli} other {Znaleziono # symbolu}}',
    print: 'Drukuj',
    players: 'Gracze',
    you: 'Ty',
    table: 'Co mówi stół',
    key: 'Litera',
    keyMeaning: 'Klawisz, którym się to wybiera.',
    refused: 'Nie teraz',
    refusedMeaning: 'Naciśnij, aby dowiedzieć się, dlaczego nie i jak to zrobić.',
    barrier: 'Linia w przebiegu gry',
  },
} satisfies Catalogue & Record<keyof typeof en, unknown>
