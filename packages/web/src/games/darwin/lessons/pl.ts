import type { DarwinTexts } from './en.ts'

export const pl: DarwinTexts = {
  seals: 'Pieczęcie',
  'seals.goal': 'Daj robotnikom pieczęcie',
  'seals.reached': 'Każdy coś umie. Zaczyna się pierwsza runda.',
  'seals.give': 'Rozdaj trzy pieczęcie',
  'seals.pair': 'Wybierz dwa cele',
  'idea.wax':
    '*Pieczęcie woskowe* to umiejętności robotnika: zielona to eksploracja, niebieska żegluga, żółta korespondencja, czerwona nauka. Wybierz po jednej dla (1)*każdego*.',
  'why.wax':
    'Pole wymaga pieczęci w rzędzie jednego robotnika. Pieczęci się nie wydaje: czego robotnik się nauczył, to umie.',
  'idea.pair': 'Weź parę (1)*celów*, srebrny i złoty. Spełnij wymagania, by je zrealizować: dają punkty na koniec.',
  'why.pair':
    'Te cele są tylko twoje i wskazują kierunek. Miejsca na cele też dają nagrody: pierwsze złote przyprowadza piątego robotnika.',

  place: 'Robotnicy',
  'place.goal': 'Umieść pierwszego robotnika',
  'place.reached': 'Robotnik, pole i jego akcje: oto tura.',
  'place.worker': 'Umieść robotnika na polu',
  'place.act': 'Wykonaj akcje pola',
  'place.end': 'Zakończ turę',
  'idea.one':
    'W turze umieszczasz *jednego robotnika* i wykonujesz akcje jego pola. Masz czterech, więc w każdej z pięciu rund masz cztery tury.',
  'why.one':
    'Robotnicy wracają, gdy wszyscy są na planszy. Do tego czasu zajęte pole dla jednego robotnika jest niedostępne.',
  'idea.space': 'Robotnik musi mieć pieczęcie, których wymaga pole. (1)*Ten* ma czerwoną, a ona otwiera (2)*akademię*.',
  'why.space': 'Pierwsze pole strony wymaga jednej pieczęci. Niższe wymagają więcej i dają więcej.',
  'idea.learn':
    'Weź pieczęć i daj ją robotnikowi. Z (1)*pierwszego zwoju* jest za darmo; dalsze miejsca w rzędzie (2)*robotnika* kosztują monety.',
  'why.learn':
    'Dwie pieczęcie jednego koloru wystarczą na lepsze pole, gdy jest odblokowane; cztery dowolne dają robotnikowi odznaczenie.',
  'idea.end': 'To wszystko w tej turze. (1)*Zakończ ją*: przeciwnik umieści robotnika, a potem ty następnego.',
  'why.end': 'Cele możesz realizować, a karty załogi zagrywać w każdej chwili swojej tury, więc to ty ją kończysz.',

  coins: 'Monety',
  'coins.goal': 'Zdobądź monety na rundę',
  'coins.reached': 'Masz monety. Wydasz je na kary, zwoje i miejsca.',
  'coins.named':
    'To było pole kolejności: bez pieczęci i kar, za to z monetami i szansą na rozpoczęcie następnej rundy.',
  'coins.order': 'Zajmij pole kolejności',
  'coins.take': 'Weź monety',
  'idea.penalty':
    'Za pierwszego robotnika w dzienniku się nie płaci. Jeśli ktoś już tam stoi, choćby twój robotnik, następny kosztuje *3 monety*.',
  'why.penalty':
    'Dziennik główny to dwie sąsiednie strony. Zastanów się, który przyda ci się dwa razy, a w drugim umieść robotnika przed innymi.',
  'idea.order':
    '(1)*Pole kolejności* nie wymaga pieczęci, nie ma na nim kar, a daje monety. Wystarczy (2)*górny robotnik*.',
  'why.order': 'Kto pierwszy umieści tam robotnika, zaczyna też następną rundę.',
  'idea.take': 'Z tego, co daje pole, możesz skorzystać albo nie. Tu są to monety: (1)*weź je*.',
  'why.take': 'Akcje są dobrowolne. Kosztem są tylko czerwone liczby, i to tylko wtedy, gdy wykonujesz akcję.',

  sail: 'Żegluga',
  'sail.goal': 'Płyń za HMS Beagle',
  'sail.reached': 'Twój statek jest w drodze.',
  'sail.named': 'To był rejs: statek korzysta z pola, na którym staje, i nadąża za HMS Beagle.',
  'sail.blue': 'Umieść robotnika na stronie żeglugi',
  'sail.ship': 'Płyń',
  'sail.there': 'Użyj tego, co tam jest',
  'idea.beagle':
    'HMS Beagle co rundę płynie dalej. Każda runda ma cel; jeśli twój statek jest w tyle, cel daje ci mniej.',
  'why.beagle': 'Kary za opóźnienie między tobą a HMS Beagle odejmuje się od tego, co daje cel, nigdy poniżej zera.',
  'idea.blue':
    'Robotnik z niebieską pieczęcią, (1)*ten*, może stanąć na (2)*stronie żeglugi*. Jeśli w tym dzienniku ktoś stoi, kosztuje to 3 monety.',
  'why.blue': 'Kara nie rośnie z liczbą robotników. Warto płynąć wcześnie: HMS Beagle nie czeka.',
  'idea.ship': 'Płyń na jedno z (1)*podświetlonych pól*. Działa to, na którym staniesz; mijane pola nic nie dają.',
  'why.ship':
    'Na jednym polu może stać kilka statków, a na rozwidleniu wybierasz drogę. Przy srebrnej wstędze odkrywca schodzi na inną wyspę.',
  'idea.specimen': 'Żyje tu (1)*okaz*. Zbadaj go: później dostarczysz go do muzeum.',
  'why.specimen': 'Każdy okaz bada się tylko raz, a znacznik badań zostaje na twojej planszy na stałe.',

  letters: 'Korespondencja',
  'letters.goal': 'Wyślij korespondencję',
  'letters.reached': 'Twoje znaczki czekają na koniec rundy.',
  'letters.named': 'To były listy: najwięcej znaczków na kopercie na koniec rundy daje jej pierwszą nagrodę.',
  'letters.yellow': 'Umieść robotnika na stronie korespondencji',
  'letters.stamps': 'Połóż znaczki na kopercie',
  'idea.yellow':
    'Żółta pieczęć, taka jak u (1)*tego robotnika*, otwiera stronę (2)*korespondencji*. Jeśli w tym dzienniku ktoś stoi, choćby twój robotnik, kosztuje to 3 monety.',
  'why.yellow':
    'Za drugiego robotnika w tym samym dzienniku zapłacisz karę; czasem warto poczekać do następnej rundy, gdy dzienniki znów będą puste.',
  'idea.envelope':
    'Wybierz (1)*kopertę* i (2)*stos*, z którego weźmiesz znaczek. Na koniec rundy pierwszą nagrodę bierze ten, kto ma na kopercie najwięcej znaczków.',
  'why.envelope':
    'Drugie miejsce daje mniejszą nagrodę. Potem gracze z obu miejsc odkładają do zużytych połowę swoich znaczków z tej koperty, zaokrągloną w górę. Gdy opróżnisz stos, dostajesz nagrodę widoczną obok niego.',

  round: 'Koniec rundy',
  'round.goal': 'Dokończ rundę',
  'round.reached': 'HMS Beagle płynie dalej, a robotnicy wracają.',
  'round.named': 'To był koniec rundy: ocenia się koperty i cel HMS Beagle, a robotnicy wracają.',
  'round.next': 'Zacznij drugą rundę',
  'idea.rewards':
    '(1)*Zakończ turę*. Gdy wszyscy robotnicy są już na planszy, ocenia się koperty i cel HMS Beagle, a robotnicy wracają.',
  'why.rewards': 'Wtedy uzupełnia się akademię i wymienia odkryte cele, których nikt nie wziął.',
  'idea.others':
    'Pozostałych robotników umieść, jak chcesz. Prostokątne pola przyjmują każdego, bez pieczęci i bez kary.',
  'why.others': 'Dopóki masz robotnika, musisz go umieścić, nawet jeśli nic ci to nie da.',
  'idea.walk': 'Odkrywca idzie po trasie. Wybierz jedno z (1)*podświetlonych pól*: działa tylko to, na którym stanie.',
  'why.walk':
    'Na wyspach są okazy, obozowiska i punkty. Odkrywca rusza dzięki zielonym pieczęciom, a czasem dzięki korespondencji.',

  own: 'Samodzielnie',
  'own.goal': 'Rozegraj drugą rundę',
  'own.reached': 'Już sobie poradzisz. Wyprawa trwa, ja tylko patrzę.',
  'own.museum': 'Dostarcz okaz do muzeum',
  'own.through': 'Dograj rundę do końca',
  'idea.museum':
    'Dostarcz okaz do (1)*muzeum*: w jego rzędzie i kolumnie każde puste pole da monetę, a każde zajęte przesunie cię o pole na torze ewolucji.',
  'why.museum':
    'Wczesna dostawa daje monety, późna ewolucję. Na koniec księga liczy się dwa razy i jeszcze raz za każdy pełny rząd muzeum.',
  'idea.points':
    'Punkty zdobywa się w trakcie gry, a na koniec za cele, robotników z pięcioma lub sześcioma pieczęciami, wszystkie pięć namiotów, ewolucję oraz pozostałe monety i żetony wiedzy.',
  'why.points': 'Robotnik z sześcioma pieczęciami robi w turze więcej niż dwóch z trzema. Wyszkol dobrze jednego.',
  'idea.stuck':
    'Odtąd decydujesz ty. (1)*Lampa* podpowie, gdy poprosisz; dotknij tego, co wyszarzone, a dowiesz się dlaczego.',
  'why.stuck': 'Zostały jeszcze karty załogi, soczewki i namioty. Wszystko to opisuje instrukcja.',
}
