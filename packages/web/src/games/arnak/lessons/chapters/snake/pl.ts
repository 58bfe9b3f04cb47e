import type { SnakeTexts } from './en.ts'

export const pl: SnakeTexts = {
  'snake.goal': 'Uratuj asystenta i poznaj straszne opowieści',
  'snake.reached': 'Za bożka masz asystenta, a Strachu znów nie ma.',
  'snake.idol': 'Zapłać bożkiem za rząd 4',
  'snake.rescue': 'Uratuj asystenta',
  'snake.gold': 'Awansuj go lupą',
  'snake.use': 'Użyj asystenta',
  'snake.tale': 'Wejdź do rzędu 6',
  'snake.exile': 'Usuń Strach',
  'idea.idol':
    'Most do (1)*rzędu 4* kosztuje (2)*bożka* ze skrzyń: nie da już punktów. Bożek leżący na polu się nie nadaje.',
  'idea.rescue':
    'Czeka tu po jednym asystencie na gracza. Wszyscy widzą tylko wierzchniego, a ty wybierasz teraz (1)*dowolnego*.',
  'idea.gold':
    'Uratowany asystent jest srebrny i wyczerpany. Zakończ turę: w (1)*następnym rzędzie* lupa daje awans, a (2)*asystent* będzie przygotowany.',
  'idea.use': 'Złoty i przygotowany jeszcze w rundzie ratunku: użyj (1)*asystenta*.',
  'idea.tale':
    'Zakończ turę i przesuń (1)*lupę* do (2)*rzędu 6*: to 10 punktów, ale i karta Strachu. Rząd 7 da jeszcze jedną.',
  'idea.exile':
    'Po tej stronie brulion usuwa kartę w (1)*rzędzie 2*. Niech zniknie (2)*Strach* z ręki albo z obszaru gry.',
  'exam.question': 'Runda III, Świątynia Węża. Jeden bożek na skrzyniach, lupa w rzędzie 3. Co zrobisz w tej turze?',
  'exam.lesson':
    'Bożek to 3 punkty albo efekt pola. Ratunek daje pomocnika na wszystkie następne rundy i otwiera drogę w górę.',
}
