import type { RoundTexts } from './en.ts'

export const pl: RoundTexts = {
  'round.goal': 'Pełna runda bez strat',
  'round.reached': 'Dwa wykopaliska, nowa karta i świeża ręka: to była pełna runda.',
  'round.free': 'Najpierw użyj asystenta',
  'round.boot': 'Kop i zapłać Strachem',
  'round.second': 'Wyślij drugiego archeologa',
  'round.buy': 'Wydaj monety na przedmiot',
  'round.pass': 'Spasuj, gdy wszystko zrobione',
  'round.keep': 'Zachowaj albo odrzuć ostatnie karty',
  'idea.free':
    'Przeciwnik spasował: teraz grasz turę za turą. Najpierw akcje darmowe: (1)*asystent* dołoży się do tego, co będzie potem.',
  'idea.boot':
    'Stanowisko (1)*w obozie* wymaga buta. Zapłać (2)*Strachem*, bo do niczego innego się nie przyda, a lepsze karty zachowaj.',
  'idea.second':
    'Drugi archeolog też ma swoją turę: wyślij go na (1)*to stanowisko* samochodem z karty (2)*Fundusze*. Na koniec rundy wrócą obaj.',
  'idea.buy':
    'Policz monety, dodaj tę z (1)*Funduszy* i kup (2)*przedmiot*. W następnej rundzie dobierzesz go przed zagranymi kartami.',
  'idea.pass':
    'Zagraj (1)*Eksplorację*, potem (2)*spasuj*. Zasoby zostają, asystenci znów będą przygotowani, a niewykorzystana podróż przepada.',
  'idea.keep': 'Zachowane karty wliczają się do pięciu w nowej ręce. (1)*Odrzuć* te, których w niej nie chcesz.',
  'exam.question':
    'Runda IV. Stoisz przy strażniku, na którego cię stać, a jeden archeolog jest jeszcze na planszetce. Co zrobisz w tej turze?',
  'exam.lesson':
    'Najpierw to, co może zająć przeciwnik: wolne stanowisko, karta. Strażnik na ciebie poczeka, ale tylko do końca rundy.',
}
