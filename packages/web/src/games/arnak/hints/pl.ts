import type { en } from './en.ts'

export const pl: Readonly<Record<keyof typeof en, string>> = {
  turn: 'Kartę wykorzystujesz na podróż albo dla efektu, nigdy jedno i drugie. Co się świeci, to można zrobić.',
  pay: 'Niczego się nie wydaje, dopóki nie wskażesz całej zapłaty; akcje darmowe mogą jeszcze pomóc.',
  research: 'Po kroku dostajesz to, co pokazują rząd i kafelek nagrody, jeśli tam leży.',
  'choose-trip': 'Archeolog zostanie tam do końca rundy, chyba że przesunie go karta.',
  'choose-guardian': 'Ujarzmiony strażnik to 5 punktów, a powrót stamtąd nie przynosi już Strachu.',
  'choose-exile': 'Usunięty Strach to zaoszczędzony punkt i lepsza talia.',
  'choose-recruit': 'Asystent pomaga raz na rundę do końca gry.',
  keep: 'Zatrzymane karty wliczają się do pięciu kart następnej rundy.',
}
