import type { ShopsTexts } from './en.ts'

export const pl: ShopsTexts = {
  'shops.goal': 'Odwiedź sklep i użyj premii',
  'shops.reached': 'Jeden sklep na rundę, a jego premii używasz wtedy, gdy się przydadzą.',
  'shops.quarter': 'Wybierz kwartał',
  'shops.street': 'Poprowadź odcinek do sklepu',
  'shops.visit': 'Odwiedź sklep',
  'shops.extra': 'Poprowadź dodatkowy odcinek',
  'shops.end': 'Zakończ turę',
  'idea.quarter': 'Jak zawsze kości wskazują (1)*kwartał*. Odkryta karta mówi, co w tej rundzie dają wszystkie sklepy.',
  'idea.street':
    'Sklep możesz odwiedzić, gdy kończy się w nim odcinek tej rundy. (1)*Ten* prowadzi do sklepu: wybierz go.',
  'idea.visit':
    'Odwiedź (1)*sklep*: tylko jeden w rundzie. Podwójna karta daje dwie premie: zmianę współrzędnych i odcinek.',
  'idea.extra':
    'Dodatkowy odcinek poprowadź teraz albo później. (1)*Ten* dotarłby nawet do innego sklepu, na inną rundę.',
  'idea.end':
    'Zmiana współrzędnych działa od następnej rundy. (1)*Zakończ turę*: zakreślony sklep nie da już nic więcej.',
  'exam.question': 'Runda VI. Karta pokazuje księgi, w zapasie jest dodatkowy odcinek. Co zrobisz w tej turze?',
  'exam.lesson':
    'Księga pomaga tylko przeciw Przedwiecznemu, odcinki w każdej rundzie. Sklep po drodze daje jedno i drugie.',
}
