import type { ShopsTexts } from './en.ts'

export const pl: ShopsTexts = {
  'shops.goal': 'Odwiedź sklepy i użyj ich premii',
  'shops.reached': 'Jeden sklep na rundę, a jego premii używasz wtedy, gdy się przydadzą.',
  'shops.quarter': 'Wybierz kwartał',
  'shops.street': 'Poprowadź odcinek do sklepu',
  'shops.visit': 'Odwiedź sklep',
  'shops.extra': 'Poprowadź dodatkowy odcinek',
  'shops.end': 'Zakończ turę',
  'shops.change': 'Zmień współrzędną',
  'shops.tome': 'Weź w sklepie księgę',
  'idea.quarter':
    'Jak zawsze kości wskazują (1)*kwartał*. (2)*Odkryta karta* mówi, co w tej rundzie dają wszystkie sklepy.',
  'idea.street':
    'Sklep możesz odwiedzić, gdy kończy się w nim odcinek tej rundy. Jeden odcinek możesz wytyczyć gdziekolwiek: (1)*ten* prowadzi do sklepu.',
  'idea.visit':
    'Odwiedź (1)*sklep*: tylko jeden w rundzie. Podwójna karta daje dwie premie: zmianę współrzędnych i odcinek.',
  'idea.extra':
    'Dodatkowy odcinek wytycz teraz albo razem z odcinkami innej rundy. (1)*Ten* prowadzi do innego sklepu, ale w rundzie odwiedzasz tylko jeden.',
  'idea.end':
    'Zmiana współrzędnych działa od następnej rundy. (1)*Zakończ turę*: zakreślony sklep nie da już nic więcej.',
  'idea.change':
    'Weź te (1)*dwie kości*. Żaden z ich kwartałów nie leży przy twojej linii: naciśnij 6 i zmień ją na 5 dzięki (2)*zmianie współrzędnych*.',
  'why.change': 'Po 6 następuje 1. Zmieniają się tylko twoje liczby: turyści na kości pozostają ci sami.',
  'idea.tome':
    'Karta pokazuje księgę. Wybierz (1)*kwartał*, wytycz (2)*odcinek* do sklepu i weź tam jedną z (3)*ksiąg* na rzut kończący grę.',
  'why.tome':
    'Przerzut pozwala rzucić ponownie, ulepszenie dodaje 2 do jednej kości, błogosławieństwo czyni 4 sukcesem. Działają tylko przeciw Przedwiecznemu.',
  'exam.question': 'Runda VI. Karta pokazuje księgi, w zapasie jest dodatkowy odcinek. Co zrobisz w tej turze?',
  'exam.lesson':
    'Księga pomaga tylko przeciw Przedwiecznemu, odcinki w każdej rundzie. Sklep po drodze daje jedno i drugie.',
}
