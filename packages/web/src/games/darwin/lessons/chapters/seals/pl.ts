import type { SealsTexts } from './en.ts'

export const pl: SealsTexts = {
  'seals.goal': 'Srebrne odznaczenie i obozowisko',
  'seals.reached': 'Cztery pieczęcie, o jedno pole dalej: akurat do obozowiska.',
  'seals.academy': 'Umieść robotnika w akademii',
  'seals.fourth': 'Daj czwartą pieczęć',
  'seals.far': 'Dojdź do obozowiska',
  'seals.tent': 'Rozbij namiot',
  'idea.academy':
    'Czerwone pieczęcie otwierają (2)*akademię*. Umieść tam (1)*tego robotnika*: liczą się tylko pieczęcie w jego rzędzie.',
  'idea.fourth':
    'Daj dowolną pieczęć z (1)*pierwszego zwoju* robotnikowi, który ma trzy. Z czterema (2)*zyska* srebrne odznaczenie.',
  'idea.far':
    'Zakończ turę i umieść (1)*tego robotnika* na (2)*stronie eksploracji*: srebro pozwala iść o jedno pole dalej, do (3)*obozowiska*.',
  'idea.tent':
    'Obozowisko. Rozbij (1)*namiot* i weź to, co obozowisko pokazuje; miejsce po namiocie na planszetce może dać więcej.',
  'exam.question':
    'Runda III. Jeden robotnik ma trzy zielone pieczęcie, drugi trzy niebieskie. Co zrobisz w tej turze?',
  'exam.lesson': 'Odznaczenie jest najwięcej warte wcześnie i tam, dokąd robotnik będzie często wracać.',
}
