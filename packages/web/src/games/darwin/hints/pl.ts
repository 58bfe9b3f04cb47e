import type { en } from './en.ts'

export const pl: Readonly<Record<keyof typeof en, string>> = {
  turn: 'Robotnik musi mieć w rzędzie pieczęcie, których wymaga pole; w sekcji, w której ktoś już stoi, płaci się karę.',
  'pick-crew': 'Karta załogi opłaci się, gdy robotnik będzie miał jej pieczęcie.',
  'keep-crew': 'Karta załogi opłaci się, gdy robotnik będzie miał jej pieczęcie.',
  'assign-seals': 'Pieczęcie zostają na całą grę: robotnik, który się specjalizuje, dotrze na lepsze pola.',
  'choose-pair': 'Spełnij wymagania celu, by go zrealizować: da nagrodę, a na koniec punkty.',
  academy: 'Za zwój i za miejsce na pieczęć płaci się razem.',
  sail: 'Mijane pola nie dają nic, ale srebrna wstęga się liczy. Nie zostawaj w tyle za HMS Beagle.',
  explore: 'Mijane pola nie dają nic, ale złota wstęga się liczy. Zajęte pola się przeskakuje.',
  stamps: 'Na koniec rundy nagradza się pierwsze i drugie miejsce pod względem liczby znaczków na kopercie.',
  deliver: 'Za puste pola w rzędzie i kolumnie okazu dostajesz monety, za zajęte przesuwasz się na torze ewolucji.',
  unlock: 'Możesz od razu wykonać akcje pola; potem jest otwarte dla wszystkich.',
  camp: 'Wykonujesz akcje obozowiska, a potem ewentualną akcję obok miejsca po namiocie na swojej planszy.',
}
