import type { AlfredTexts } from './en.ts'

export const pl: AlfredTexts = {
  'alfred.goal': 'Rozegraj rundę przeciw Alfredowi',
  'alfred.reached':
    'Jego punkty za HMS Beagle zmniejsza tylko opóźnienie. Resztę wygrywasz, gdy jesteś tam, dokąd on zmierza.',
  'alfred.turn': 'Rozegraj turę i poczekaj na jego',
  'alfred.block': 'Udaremnij jedną z jego opcji',
  'alfred.deliver': 'Dostarcz okaz przed nim',
  'alfred.letters': 'Odpowiedz na jego listy',
  'alfred.round': 'Zakończ rundę',
  'idea.turn':
    'W pojedynkę grasz przeciw Alfredowi. Umieść (1)*robotnika* (2)*tutaj* i zakończ turę: Alfred odkrywa kartę i wykonuje pierwszą możliwą opcję.',
  'why.turn':
    'Niczego nie wybiera: decydują karta i stół. Ostatnia opcja to zawsze odpoczynek, za 7 monet. Dotknij jego imienia, by zobaczyć planszę.',
  'idea.block':
    'Obok jego imienia widać, co zrobił i dlaczego. Zajęty dziennik kosztuje go 3 monety, a do (2)*małego* idzie tylko, gdy jest pusty: umieść tam (1)*kogoś*.',
  'why.block':
    'W małym dzienniku odblokowałby pole i od razu go użył. Teraz soczewka jest twoja: gdy tam wejdzie, dostaniesz monetę.',
  'idea.deliver':
    'Alfred musiał wziąć inną opcję. Najpierw dostarcza to, co zbadaliście oboje: (1)*dostarcz* (2)*czerwoną roślinę* przed nim.',
  'idea.letters':
    'Zakończ turę. Jego znaczki idą tam, gdzie cię wyprzedzą: (1)*tutaj*. Ale to on zaczyna rundę, więc twój (2)*ostatni robotnik* (3)*odpowie*.',
  'idea.round':
    '(1)*Zakończ turę*. Koperty jak zwykle. Zamiast celu Alfred dostaje 2 punkty razy numer rundy, minus opóźnienie za (2)*HMS Beagle*.',
  'exam.question':
    'Runda III. Sądząc po odkrytych, zostały mu trzy karty, wszystkie z dostawą, a dwie rośliny zbadaliście oboje. Co zrobisz w tej turze?',
  'exam.lesson': 'Ma osiem kart: po odkrytych widać, które zostały. Najpierw zabierz to, po co tamte by sięgnęły.',
}
