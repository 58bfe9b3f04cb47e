import type { MuseumTexts } from './en.ts'

export const pl: MuseumTexts = {
  'museum.goal': 'Dostarcz dwa okazy, zbadaj trzeci',
  'museum.reached': 'Puste pola dały monety, zajęte ewolucję: muzeum zawsze się opłaca.',
  'museum.go': 'Umieść robotnika w muzeum',
  'museum.deliver': 'Dostarcz okaz',
  'museum.second': 'Dostarcz jeszcze jeden',
  'museum.study': 'Zbadaj okaz z muzeum',
  'idea.go': 'Masz zbadane dwie rośliny. Żeby je (2)*dostarczyć*, nie trzeba pieczęci: wystarczy (1)*górny robotnik*.',
  'idea.deliver':
    'Wybierz (1)*okaz*. Każde puste pole w jego rzędzie i kolumnie da monetę, a każde zajęte krok na torze ewolucji.',
  'idea.second': '(1)*Druga dostawa* kosztuje trzy monety. Mogą to być te, które dała pierwsza.',
  'idea.study':
    '(1)*Zakończ turę* i umieść robotnika na polu (2)*badań*. Każdy (3)*okaz* z muzeum możesz zbadać i ty: nie do dostarczenia, ale do celów.',
  'exam.question': 'Runda IV. Dwa okazy do dostarczenia, trzy monety, jeszcze dwie rundy. Co zrobisz w tej turze?',
  'exam.lesson': 'Wczesna dostawa daje monety, późna ewolucję, a każdy pełny rząd muzeum mnoży ją na koniec.',
}
