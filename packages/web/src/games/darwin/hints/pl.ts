import type { en } from './en.ts'

export const pl: Readonly<Record<keyof typeof en, string>> = {
  turn: 'Pole wymaga pieczęci w rzędzie tego robotnika; za sekcję, w której ktoś stoi, płaci się karę.',
  'pick-crew': 'Karta załogi opłaci się, gdy robotnik będzie miał jej pieczęcie.',
  'keep-crew': 'Karta załogi opłaci się, gdy robotnik będzie miał jej pieczęcie.',
  'assign-seals': 'Pieczęcie zostają na całą grę: robotnik, który się specjalizuje, dotrze na lepsze pola.',
  'choose-pair': 'Cel daje nagrodę i punkty, gdy spełniasz wszystko, czego wymaga.',
  academy: 'Za zwój i za miejsce na pieczęć płaci się razem.',
  sail: 'Liczy się tylko pole, na którym staniesz. Nie zostawaj w tyle za HMS Beagle.',
  explore: 'Liczy się tylko pole, na którym stanie odkrywca; zajęte pola się przeskakuje.',
  stamps: 'Na koniec rundy nagradza się pierwsze i drugie miejsce pod względem liczby znaczków na kopercie.',
  deliver: 'Puste pola rzędu i kolumny dają monety, pełne ewolucję.',
  unlock: 'Możesz od razu wykonać akcje pola; potem jest otwarte dla wszystkich.',
  camp: 'Dostajesz akcje obozowiska i to, co odsłoni się przy namiocie na twojej planszy.',
}
