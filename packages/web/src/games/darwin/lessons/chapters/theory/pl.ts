import type { TheoryTexts } from './en.ts'

export const pl: TheoryTexts = {
  'theory.goal': 'Idź w górę toru i spraw, by liczył się więcej',
  'theory.reached': 'Na koniec twoja księga jest warta o 1 więcej, a współczynnik muzeum to 3 zamiast 2.',
  'theory.steps': 'Przesuń się o trzy pola',
  'theory.row': 'Zapełnij rząd muzeum',
  'theory.slot': 'Zwiększ wartość księgi',
  'theory.again': 'Dostarcz ponownie',
  'idea.steps':
    'Na koniec ostatnia osiągnięta księga mnoży się przez współczynnik muzeum. Umieść (1)*tego robotnika* w dzienniku specjalnym, na polu (2)*Wielka idea*: trzy pola toru.',
  'why.steps': 'Pola między dwiema księgami na koniec nic nie dają, chyba że wymaga ich cel.',
  'idea.row':
    'Współczynnik to 2 i po 1 za każdy pełny rząd. Zakończ turę i (1)*dostarcz* (2)*zieloną skamieniałość*: rząd jest pełny, a ty idziesz o sześć pól.',
  'why.row': 'Współczynnik muzeum jest wspólny. Pełny rząd najbardziej pomaga temu, kto ma najlepszą księgę.',
  'idea.slot':
    '(1)*Obozowe rozmyślania* wymagają 7 pól i dwóch namiotów: zrealizuj ten cel. Na (2)*srebrnym miejscu 4* doda 1 do twojej księgi.',
  'idea.again':
    'Zakończ turę. Z (1)*tym robotnikiem* (2)*Druga skrzynia* dostarcza (3)*okaz* jeszcze raz: pełny rząd znowu da sześć pól.',
  'exam.question': 'Runda V. W zielonym rzędzie brakuje jednego okazu, a ty masz go zbadanego. Co zrobisz w tej turze?',
  'exam.lesson': 'Pod koniec gry muzeum jest pełne: dostawa daje dużo pól, a pełny rząd mnoży każdą księgę.',
}
