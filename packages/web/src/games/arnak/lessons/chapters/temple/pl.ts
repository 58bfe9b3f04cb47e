import type { TempleTexts } from './en.ts'

export const pl: TempleTexts = {
  'temple.goal': 'Dotrzyj do świątyni i idź dalej',
  'temple.reached': 'Świątynia to nie koniec: punkty dają jeszcze kafelki i brulion.',
  'temple.arrive': 'Przesuń lupę do świątyni',
  'temple.bonus': 'Wybierz kafelek nagrody',
  'temple.tile': 'Kup kafelek świątyni',
  'temple.notebook': 'Przesuń brulion',
  'idea.arrive':
    '(1)*Lupa* przechodzi po ostatnim moście do (2)*zaginionej świątyni*. Pierwsza jest warta 23 punkty, następna 21.',
  'idea.bonus': 'Kto dotrze, przegląda stos nagród i bierze jeden kafelek. Przyda ci się (1)*tabliczka*.',
  'idea.tile':
    '(1)*Zakończ turę*. Odtąd lupa kupuje (2)*kafelki świątyni* warte 2, 6 albo 11 punktów. Za 6 płacisz dwa z trzech kosztów pod spodem, za 11 wszystkie.',
  'idea.notebook': '(1)*Brulion* idzie jak dotąd, ale nigdy nie wejdzie do świątyni. (2)*Następny rząd* też ma punkty.',
  'exam.question': 'Runda V. Twoja lupa jest w świątyni, zasobów nie brakuje. Co zrobisz w tej turze?',
  'exam.lesson': 'Za te same zasoby: kafelek za 11 punktów czy rząd brulionu? Kafelki się kończą, rzędy nie.',
}
