import type { DarwinTexts } from './en.ts'

export const pl: DarwinTexts = {
  seals: 'Pieczęcie',
  'seals.goal': 'Daj robotnikom pieczęcie',
  'seals.reached': 'Każdy coś umie. Zaczyna się pierwsza runda.',
  'seals.give': 'Rozdaj trzy pieczęcie',
  'seals.pair': 'Wybierz dwa cele',
  'idea.wax':
    'Robotnik ma rząd *pieczęci woskowych*, czyli to, co umie: zielona bada, niebieska żegluje, żółta pisze, czerwona się uczy. Wybierz (1)*każdemu* jedną.',
  'why.wax': 'Pole wymaga pieczęci w rzędzie jednego robotnika. Nic się nie wydaje: czego się nauczył, to umie.',
  'idea.pair': 'Weź parę (1)*celów*, srebrny i złoty. Dają punkty, gdy masz to, czego wymagają.',
  'why.pair':
    'Są tylko twoje i wskazują kierunek. Ich miejsca dają więcej: pierwsze złote przyprowadza piątego robotnika.',

  place: 'Robotnicy',
  'place.goal': 'Umieść pierwszego robotnika',
  'place.reached': 'Robotnik, pole i to, co daje: oto tura.',
  'place.worker': 'Umieść robotnika na polu',
  'place.act': 'Zrób to, co daje pole',
  'place.end': 'Zakończ turę',
  'idea.one':
    'W turze umieszczasz *jednego robotnika* i robisz to, co daje jego pole. Masz czterech: cztery tury w rundzie, a rund pięć.',
  'why.one': 'Robotnicy wracają, gdy wszyscy są na planszy. Pole dla jednego jest do tej chwili zajęte.',
  'idea.space':
    'Robotnika umieszcza się na polu, którego pieczęcie ma w swoim rzędzie. (1)*Ten* ma czerwoną, a ona otwiera (2)*akademię*.',
  'why.space': 'Pierwsze pole strony wymaga jednej pieczęci. Niższe wymagają więcej i dają więcej.',
  'idea.learn':
    'Weź pieczęć i daj ją robotnikowi. Z (1)*pierwszego zwoju* jest za darmo; dalsze miejsca w rzędzie (2)*robotnika* kosztują monety.',
  'why.learn': 'Dwie pieczęcie jednego koloru otwierają lepsze pole, cztery dowolne dają robotnikowi odznaczenie.',
  'idea.end': 'To była tura. (1)*Zakończ ją*: przeciwnik umieści robotnika, potem ty następnego.',
  'why.end': 'Cele i karty załogi działają w każdej chwili twojej tury, więc tura kończy się, gdy to powiesz.',

  coins: 'Monety',
  'coins.goal': 'Zdobądź monety na rundę',
  'coins.reached': 'Są monety. Płaci się nimi kary oraz za zwoje i miejsca.',
  'coins.order': 'Zajmij pole kolejności',
  'coins.take': 'Weź monety',
  'idea.penalty':
    'Pierwszy robotnik w dzienniku nie płaci. Gdzie ktoś już stoi, choćby twój robotnik, następny płaci *3 monety*.',
  'why.penalty':
    'Dziennik to dwie sąsiednie strony. Pomyśl, który przyda ci się dwa razy, a do drugiego idź przed innymi.',
  'idea.order':
    '(1)*Pole kolejności* nie wymaga pieczęci, nie ma na nim kar, a daje monety. Wystarczy (2)*górny robotnik*.',
  'why.order': 'Kto stanie tam pierwszy, zaczyna też następną rundę.',
  'idea.take': 'To, co daje pole, możesz zrobić lub pominąć. Tu są pieniądze: (1)*weź je*.',
  'why.take': 'Akcje są dozwolone, nie nakazane. Kosztem są tylko czerwone liczby, i tylko gdy działasz.',

  sail: 'Żegluga',
  'sail.goal': 'Płyń za HMS Beagle',
  'sail.reached': 'Twój statek jest w drodze.',
  'sail.blue': 'Umieść robotnika na stronie żeglugi',
  'sail.ship': 'Płyń',
  'sail.there': 'Użyj tego, co tam jest',
  'idea.beagle':
    'HMS Beagle co rundę płynie dalej. Każda runda ma cel; jeśli twój statek jest w tyle, cel daje ci mniej.',
  'why.beagle': 'Kary za opóźnienie między tobą a HMS Beagle odejmuje się od tego, co daje cel, nigdy poniżej zera.',
  'idea.blue':
    'Robotnik z niebieską pieczęcią, (1)*ten*, może stanąć na (2)*stronie żeglugi*. Jeśli w tym dzienniku ktoś stoi, kosztuje to 3 monety.',
  'why.blue': 'Kara nie rośnie z liczbą robotników. Warto płynąć wcześnie: HMS Beagle nie czeka.',
  'idea.ship': 'Płyń na jedno z (1)*podświetlonych pól*. Działa to, na którym staniesz; mijane nic nie dają.',
  'why.ship':
    'Na jednym polu może stać kilka statków, na rozwidleniu wybierasz. Srebrna wstęga wysadza odkrywcę na innej wyspie.',
  'idea.specimen': 'Żyje tu (1)*okaz*. Zbadaj go: później dostarczysz go do muzeum.',
  'why.specimen': 'Każdy okaz bada się raz i na zawsze zostaje on na twojej planszy.',

  letters: 'Korespondencja',
  'letters.goal': 'Wyślij korespondencję',
  'letters.reached': 'Twoje znaczki czekają na koniec rundy.',
  'letters.yellow': 'Umieść robotnika na stronie korespondencji',
  'letters.stamps': 'Połóż znaczki na kopercie',
  'idea.yellow':
    'Żółta pieczęć, taka jak u (1)*tego robotnika*, otwiera stronę (2)*korespondencji*. Jeśli w tym dzienniku ktoś stoi, choćby twój robotnik, kosztuje to 3 monety.',
  'why.yellow': 'Dwóch twoich robotników w jednym dzienniku oznacza karę, chyba że przychodzą w różnych rundach.',
  'idea.envelope':
    'Wybierz (1)*kopertę* i (2)*stos*, z którego weźmiesz znaczek. Na koniec rundy pierwszą nagrodę bierze ten, kto ma ich tam najwięcej.',
  'why.envelope':
    'Drugi dostaje mniejszą część. Potem połowa znaczków odchodzi, reszta czeka na następną rundę. Pusty stos daje to, co jest pod nim.',

  round: 'Koniec rundy',
  'round.goal': 'Dokończ rundę',
  'round.reached': 'HMS Beagle płynie dalej, a robotnicy wracają.',
  'round.next': 'Zacznij drugą rundę',
  'idea.rewards':
    '(1)*Zakończ turę*. Gdy wszyscy robotnicy są umieszczeni, liczy się koperty i cel HMS Beagle, a robotnicy wracają.',
  'why.rewards': 'Wtedy uzupełnia się akademię i odkryte cele.',
  'idea.others':
    'Pozostałych robotników umieść, jak chcesz. Prostokątne pola przyjmują każdego, bez pieczęci i bez kary.',
  'why.others': 'Póki masz robotnika, musisz go umieścić, choćby bez pożytku.',
  'idea.walk': 'Odkrywca idzie ścieżką. Wybierz jedno z (1)*podświetlonych pól*: działa tylko to, na którym stanie.',
  'why.walk':
    'Na wyspach są okazy, obozowiska i punkty. Odkrywca rusza dzięki zielonym pieczęciom, a czasem dzięki korespondencji.',

  own: 'Samodzielnie',
  'own.goal': 'Zagraj drugą rundę',
  'own.reached': 'Poradzisz już sobie. Wyprawa trwa, ja tylko patrzę.',
  'own.museum': 'Dostarcz okaz do muzeum',
  'own.through': 'Dograj rundę do końca',
  'idea.museum': 'Dostarcz okaz do (1)*muzeum*: monety za puste pola obok, pola na torze ewolucji za pełne.',
  'why.museum': 'Wczesna dostawa daje monety, późna ewolucję, a tę mnoży się na koniec przez współczynnik muzeum.',
  'idea.points':
    'Punkty zdobywa się po drodze, a na koniec za cele, robotników z pięcioma pieczęciami, namioty i ewolucję.',
  'why.points': 'Robotnik z sześcioma pieczęciami robi w turze więcej niż dwóch z trzema. Wyszkol dobrze jednego.',
  'idea.stuck':
    'Odtąd decydujesz ty. (1)*Lampa* podpowie, gdy poprosisz; dotknij tego, co wyszarzone, a dowiesz się dlaczego.',
  'why.stuck': 'Zostały karty załogi, soczewki i namioty. Instrukcja poświęca im po stronie.',
}
