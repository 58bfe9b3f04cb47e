import type { Sentences } from './en.ts'

export const pl: Sentences = {
  arnak: {
    turn: 'Karta to podróż albo efekt, nigdy jedno i drugie. Co się świeci, to można zrobić.',
    pay: 'Nic nie jest wydawane, dopóki nie zbierze się cały koszt; akcje darmowe mogą jeszcze pomóc.',
    research: 'Najpierw się płaci, potem rząd i kafelek nagrody dają to, co pokazują.',
    'choose-trip': 'Archeolog zostanie tam do końca rundy.',
    'choose-guardian': 'Ujarzmiony strażnik to 5 punktów i nikt nie dostanie już stamtąd Strachu.',
    'choose-exile': 'Usunięty Strach to zaoszczędzony punkt i lepsza talia.',
    'choose-recruit': 'Asystent pomaga raz na rundę do końca gry.',
    keep: 'Zachowane karty wliczają się do pięciu kart następnej rundy.',
  },
  darwin: {
    turn: 'Pole wymaga pieczęci w rzędzie tego robotnika; za sekcję, w której ktoś stoi, płaci się karę.',
    'pick-crew': 'Karta załogi opłaci się, gdy robotnik będzie miał jej pieczęcie.',
    'assign-seals': 'Pieczęcie zostają na całą grę: kto uczy się jednego, ten dosięgnie lepszych pól.',
    'choose-pair': 'Cel daje nagrodę i punkty, gdy spełniasz wszystko, czego wymaga.',
    academy: 'Za zwój i za miejsce na pieczęć płaci się razem.',
    sail: 'Liczy się tylko pole, na którym staniesz. Nie zostawaj za Beagle.',
    explore: 'Liczy się tylko pole, na którym stanie odkrywca; zajęte się przeskakuje.',
    stamps: 'Na koniec rundy nagradza się pierwszego i drugiego pod względem znaczków.',
    deliver: 'Puste pola rzędu i kolumny dają monety, pełne ewolucję.',
    unlock: 'Możesz od razu wykonać akcje pola; potem jest otwarte dla wszystkich.',
    camp: 'Dostajesz akcje obozowiska i to, co odsłoni się przy namiocie na twojej planszy.',
  },
  arkham: {
    'keep-task': 'Punkty dają odcinki trasy między dwoma jego skrzyżowaniami.',
    'pick-die': 'Dwie kości dają wszystkim liczby i turystów tej rundy.',
    'remove-die': 'Czego nie zostawisz, tego nikt w tej rundzie nie użyje.',
    'choose-quarter': 'Jego turyści dadzą punkty, jeśli trasa końcowa przejdzie wzdłuż niego.',
    draw: 'Na końcu liczy się jedna linia, więc cenniejsze są odcinki, które się łączą.',
    'draw-visit': 'Każdy sklep płaci ci raz, a w rundzie odwiedza się jeden.',
    'draw-tome': 'Księgi pomagają na końcu, w starciu z Przedwiecznym; każda działa raz.',
    'name-route': 'Co nie leży wzdłuż trasy końcowej, zostaje starte.',
    'route-step': 'Miejsca grozy i połączenia dają szaleństwo, a z nim porażki.',
    tomes: 'Najpierw kary za porażki, potem nagrody za sukcesy.',
  },
}
