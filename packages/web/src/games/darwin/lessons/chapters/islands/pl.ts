import type { IslandsTexts } from './en.ts'

export const pl: IslandsTexts = {
  'islands.goal': 'Rozbij dwa namioty, jeden z daleka',
  'islands.reached': 'Na planszy stoją cztery namioty. Piąty dałby na koniec 5 punktów.',
  'islands.jump': 'Dojdź do obozowiska',
  'islands.tent': 'Rozbij namiot',
  'islands.stamps': 'Użyj obozowiska',
  'islands.fork': 'Eksploruj jeszcze raz',
  'islands.any': 'Rozbij namiot z daleka',
  'idea.jump':
    'Na wyspach są punkty, okazy i obozowiska. (1)*Eksploruj* o 2: pole z (2)*odkrywcą przeciwnika* się nie liczy, więc dojdziesz do (3)*obozowiska*.',
  'why.jump':
    'Kto pierwszy przekroczy złotą wstęgę, dostaje jej punkty: tutaj 1. Działa tylko pole, na którym odkrywca stanie.',
  'idea.tent':
    'Postaw najwyższy namiot na (1)*pustym miejscu* obozowiska. Pierwsze jest za darmo, drugie kosztuje monetę: warto przyjść wcześnie.',
  'idea.stamps':
    'Teraz działa obozowisko: dwa znaczki z dowolnych (2)*stosów* na jedną (1)*kopertę*. Potem to, co na twojej planszy odsłonił namiot.',
  'idea.fork':
    'Trzeci namiot daje wybór: żegluga albo (1)*eksploracja*. Na rozwidleniu jedna odnoga prowadzi do (2)*okazu*, krótsza do (3)*monet*.',
  'idea.any':
    'Dokończ i zakończ turę, a (1)*tego robotnika* umieść w dzienniku specjalnym, na polu (2)*Obóz bazowy*: (3)*namiot* w dowolnym (4)*obozowisku*, nawet dalekim.',
  'why.any':
    'W obozowisku możesz mieć tylko jeden namiot. Drogie miejsca dają często najwięcej: na trzeciej wyspie 8 punktów za 2 monety.',
  'exam.question':
    'Runda II. Wstęgi nikt nie przekroczył, obozowisko jest puste, a przeciwnik ma do nich bliżej. Co zrobisz w tej turze?',
  'exam.lesson': 'Wstęgi i tanie miejsca są dla pierwszych. Okazy czekają na wszystkich.',
}
