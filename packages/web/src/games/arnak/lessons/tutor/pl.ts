import type { ArnakTips } from './en.ts'

export const pl: ArnakTips = {
  nothing: 'Nic tu nie przepada. Wykonaj akcję, która daje ci najwięcej; każda dozwolona jest dobra.',
  'last-step':
    'Ostatnia runda: potem zasoby są bezwartościowe. Możesz jeszcze opłacić (1)*badania*, a rzędy to punkty.',
  guardian:
    'Stać cię na ujarzmienie tego (1)*strażnika*: 5 punktów. W przeciwnym razie na koniec rundy dostaniesz Strach.',
  'last-card': 'Ostatnia runda: monety i kompasy potem się nie liczą, a (1)*kupiona karta* da jeszcze swoje punkty.',
  fear: 'Jeśli usuwasz kartę, niech to będzie (1)*Strach*: jest wart −1, a przydaje się tylko jako but.',
  assistant:
    'Twój (1)*asystent* jest wciąż przygotowany. W następnej rundzie i tak będzie gotowy, więc użyj go, zanim spasujesz.',
  boon: 'To ostatnia runda, a masz niewykorzystaną (1)*przysługę*. Użycie jej jest darmowe, a po grze przepadnie.',
  archaeologist:
    'Jeden archeolog jest jeszcze na planszetce, a na (1)*wykopaliska* cię stać. Na koniec rundy i tak obaj wracają.',
  cards: '(1)*Te karty* możesz zagrać jako akcje darmowe, zanim runda się dla ciebie skończy. Zysk zostaje u ciebie.',
  buy: 'W tej rundzie możesz jeszcze kupić (1)*kartę*. Przedmiot trafia pod talię i przyjdzie przed kartami, które już zagrano.',
  slot: 'Na skrzyniach czeka bożek. Na (1)*polu* od razu da nagrodę i nadal będzie wart 3 punkty.',
}
