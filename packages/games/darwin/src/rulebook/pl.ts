import type { RulebookWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const pl: RulebookWords<typeof outline> = {
  goal: {
    title: 'O czym jest ta gra',
    says: {
      idea: 'Płyniesz z Karolem Darwinem na Wyspy Galapagos. Przez *pięć rund* twoi robotnicy prowadzą dzienniki, uczą się w akademii, żeglują za HMS Beagle, badają wyspy, wysyłają listy i dostarczają okazy do muzeum.',
      path: 'Sednem gry jest nauka. Każdy robotnik ma rząd *pieczęci woskowych*, które pokazują, czego się nauczył. Pola planszy wymagają pieczęci, a im więcej ma ich robotnik, tym więcej zdziała w jednej turze. Masz czterech robotników, później może piątego, więc liczy się każda tura.',
      points: {
        lead: 'Punkty zdobywa się w trakcie gry, a na końcu za:',
        items: [
          'zrealizowane cele,',
          'robotników z pięcioma i sześcioma pieczęciami,',
          'wszystkie pięć namiotów na planszy,',
          'teorię ewolucji: wartość twojej księgi razy współczynnik muzeum (2 i po 1 za każdy pełny rząd),',
          'monety i żetony wiedzy, które zostały.',
        ],
      },
    },
  },
  things: {
    title: 'Co jest na stole',
    says: {
      board:
        'Plansza ma stronę dla jednej do trzech osób i stronę dla czterech. Są na niej cztery *dzienniki*: dwa główne, ze stronami eksploracji, żeglugi, korespondencji i akademii, specjalny i mały. Obok są muzeum, ocean z trzema wyspami, koperty i tory.',
      pieces: {
        lead: 'Elementy:',
        items: [
          'Pieczęcie: po 14 zielonych, niebieskich, żółtych i czerwonych oraz 12 specjalnych, *fioletowych*.',
          'Monety, żetony wiedzy i znaczniki badań, których nigdy nie zabraknie.',
          'Każdy ma planszę, trzech odkrywców, pięciu robotników, pięć namiotów, dwanaście znaczków, statek, cztery znaczniki i sześć soczewek w kolorze białym, niebieskim, żółtym lub zielonym.',
          'Dwie neutralne soczewki i HMS Beagle nie należą do nikogo.',
        ],
      },
      tiles:
        'Muzeum ma 16 pól w czterech rzędach i czterech kolumnach, po jednym na każdy z 16 okazów; te same 16 okazów jest na twojej planszy. Jest 12 celów HMS Beagle, 12 kafelków akcji specjalnych, 8 kafelków korespondencji, 8 celów początkowych, 20 celów i 16 kart załogi.',
    },
  },
  setup: {
    title: 'Przygotowanie',
    says: {
      board: {
        lead: 'Można wziąć zestaw dla pierwszej rozgrywki albo zdać się na los:',
        items: [
          'Wybierzcie stronę planszy odpowiednią do liczby graczy.',
          'Sześć z dwunastu kafelków specjalnych leży na dzienniku specjalnym, w trzech rzędach po dwa (pierwsza rozgrywka: Królewska pieczęć i Obóz bazowy, Zapasowa soczewka i Tylnymi drzwiami, Wykład i Mistrzowskie posunięcie). Neutralne soczewki otwierają dwa górne pola; pozostałe są zablokowane.',
          'Trzy z ośmiu kafelków korespondencji leżą przy kopertach (pierwsza rozgrywka: Weksel, List żelazny, Rozkaz wypłynięcia).',
          'Pięć z dwunastu celów HMS Beagle leży w rzędzie (pierwsza rozgrywka: Ptaszarnia, Żeglarze, Ostre soczewki, Galeria kości, Pusta torba).',
        ],
      },
      seals:
        'We dwoje odkłada się do pudełka po dwie pieczęcie każdego zwykłego koloru, we troje po jednej, we czworo żadnej. Resztę tasuje się zakrytą. Dwanaście z nich leży odkrytych na czterech zwojach akademii, po trzy. Wszystkie fioletowe leżą odkryte na srebrnej tacy.',
      museum:
        'Na każdym polu tras z flagą, używanym przy waszej liczbie graczy, leży żeton okazu: 10 we dwoje, 13 we troje, 16 we czworo. Pozostałe żetony wypadają z gry, a kafelki tych okazów od razu trafiają do muzeum. Taki kafelek zajmuje pole i liczy się w rzędach i kolumnach, ale nie jest pierwszą dostawą w rzędzie. Przy każdym rzędzie muzeum leży moneta.',
      objectives: 'Odkryte są dwa srebrne i dwa złote cele; reszta tworzy dwa zakryte stosy.',
      players:
        'O kolejności decyduje los. Zaczynasz z 4 monetami, 1 żetonem wiedzy, czterema robotnikami, pięcioma namiotami, dwunastoma znaczkami w trzech stosach po cztery, sześcioma soczewkami, odkrywcą na początku pierwszej wyspy od lewej i statkiem na polu startowym oceanu, o jedno pole za HMS Beagle. Piąty robotnik czeka, aż zrealizujesz cel na pierwszym złotym miejscu od lewej. We dwoje pole kolejności daje 3 monety zamiast 2.',
      order:
        'Potem gracze dostają karty załogi, pieczęcie początkowe i cele początkowe. Jeśli w zasobach brakuje którejś z pieczęci początkowych, pieczęcie z akademii wtasowuje się z powrotem i losuje się dwanaście od nowa.',
      crew: 'Każdy zaczyna grę z trzema *kartami załogi*, jawnymi dla wszystkich. W pierwszej rozgrywce rozdaje się je zgodnie z kolejnością: Płatnik, Tropiciel i Bibliotekarz dla pierwszego gracza, Przewoźnik, Optyk i Poczmistrz dla drugiego, Papuga, Sternik i Pasażer na gapę dla trzeciego, Żaglomistrz, Grawer i Przyrodnik dla czwartego. W innych rozgrywkach dostajesz cztery, jedną zatrzymujesz w tajemnicy, pozostałe przekazujesz w lewo, i tak dalej, aż będziesz mieć trzy; wszyscy wybierają naraz, mogą zmieniać zdanie, dopóki wszyscy nie będą gotowi, i razem pokazują karty. Pozostałe karty wypadają z gry.',
      start:
        'Na każdej twojej karcie załogi jest pieczęć początkowa: weź pieczęć tego koloru. Te trzy pieczęcie trafiają do trzech środkowych rzędów, po jednej do każdego, w dowolnym układzie. Potem pieczęcie w zasobach znów się tasuje.',
      pairs:
        'Wykłada się tyle par celów początkowych (srebrny i złoty), ilu jest graczy. Najpierw wybiera ostatni gracz w kolejności; pierwszemu zostaje ostatnia para. Para zapełnia twoją *rezerwę*. Pozostałe cele początkowe wypadają z gry.',
    },
  },
  round: {
    title: 'Runda i tura',
    says: {
      phases: {
        lead: 'Każda z pięciu rund ma cztery fazy:',
        items: ['Akcje', 'Kolejność', 'Nagrody', 'Odświeżenie (nie w piątej)'],
      },
      turn: 'Zgodnie z kolejnością każdy umieszcza *jednego robotnika* i może wykonać akcje jego pola. I tak dalej, aż wszyscy robotnicy będą na planszy. Jeśli masz robotnika, musisz go umieścić, nawet jeśli nic ci to nie da; jeśli nie masz, musisz spasować. Piątego robotnika, który dołączy w tej fazie, umieszcza się w tej samej rundzie. Zawsze jest pole, na którym można go umieścić.',
      end: 'Twoja tura trwa, aż ją zakończysz. Przed umieszczeniem robotnika, między krokami i po ostatnim z nich możesz realizować cele i zagrywać karty załogi. W trakcie fazy kolejność się nie zmienia.',
      chain:
        'Jeśli akcja wywołuje inną, najpierw wykonaj tę drugą w całości, a potem wróć do pierwszej. Tym, co zdobędziesz, możesz zapłacić za dalsze akcje. Jeśli pole, obozowisko, kafelek lub karta daje kilka akcji, wykonujesz je w dowolnej kolejności.',
      may: 'Akcje są dobrowolne: można je pominąć, chyba że zasada mówi inaczej. Akcję, która nic by nie dała, pomija się. Czerwona liczba na monecie to koszt, który trzeba opłacić, jeśli wykonujesz akcję lub zakrywasz miejsce.',
      any: 'Akcje dają plansza, kafelki specjalne, karty załogi i cele. Z kart załogi i celów można korzystać w każdej chwili własnej tury i w fazie nagród.',
      marks: {
        lead: 'Małe symbole przy akcjach:',
        items: [
          '*liczba użyć*: tyle razy wolno wykonać akcję;',
          '*zniżka*: obniża łączny koszt akcji w monetach i jest wspólna dla wszystkich powtórzeń;',
          '*za darmo*: na żadnym etapie nie płacisz monet;',
          '*jeszcze raz*: powtórz akcję tego rodzaju, która już została wykonana;',
          '*na stałe*: do końca gry; *na koniec*: tylko przy punktacji; *natychmiast*: teraz;',
          '*wyspa*: dotyczy wyspy, na której masz odkrywcę.',
        ],
      },
    },
  },
  workers: {
    title: 'Umieszczanie robotnika',
    says: {
      place: {
        lead: 'Robotnika umieszcza się tak:',
        items: [
          'Wybierz robotnika i pole. W rzędzie robotnika muszą być wymagane pieczęcie; brakujące zastąpisz żetonami wiedzy.',
          'Zapłać karę za umieszczenie, jeśli obowiązuje.',
          'Umieść robotnika. Jeśli staje na soczewce innego gracza, jej właściciel dostaje 1 monetę z zasobów ogólnych.',
          'Wykonaj akcje, razem z premiami tej strony za odznaczenia.',
        ],
      },
      parts:
        'Za pierwszego robotnika w sekcji dziennika nic się nie płaci. Jeśli stoi tam już czyjś robotnik, choćby twój, płacisz *karę*: 3 monety we dwoje i solo, 2 we troje i we czworo. Kara nie rośnie z liczbą robotników i dotyczy całej sekcji. Na stronie planszy dla jednej do trzech osób każdy dziennik to jedna sekcja; na stronie dla czterech czerwona zakładka dzieli dzienniki główne i specjalny na sekcję lewą i prawą. Mały dziennik to zawsze jedna sekcja.',
      price:
        'Jeśli nie stać cię na karę, sekcja jest dla ciebie niedostępna. Nagroda miejsca Złoto 3 obniża karę o 1 do końca gry.',
      spaces: {
        lead: 'Pola są różne:',
        items: [
          '*Okrągłe lupy* w dziennikach mieszczą dowolną liczbę robotników.',
          '*Soczewka* mieści jednego robotnika. Pole, które czeka na soczewkę, jest zablokowane.',
          'Dwa pola małego dziennika to soczewki otwarte od początku.',
          '*Prostokątne lupy* mieszczą dowolną liczbę robotników, nie wymagają pieczęci i nie ma na nich kary. Nie należą do dzienników.',
        ],
      },
      without:
        'Jeśli efekt pozwala wykonać akcje pola bez robotnika, nikogo się tam nie umieszcza: nie ma kary ani monety za soczewkę, a sekcja nie staje się przez to zajęta. Robotnicy zostają na polach aż do fazy odświeżenia.',
      example: [
        'Gracie we troje. Umieszczasz robotnika na stronie żeglugi, a w tym dzienniku nikogo nie ma, więc nic nie płacisz. Twój sąsiad wybiera inne pole tego dziennika i płaci 2 monety.',
        'Później wracasz do tego dziennika i umieszczasz drugiego robotnika na soczewce niebieskiego gracza: płacisz 2 monety, a ten gracz dostaje 1.',
      ],
    },
  },
  seals: {
    title: 'Pieczęcie i żetony wiedzy',
    says: {
      need: 'Pole pokazuje, jakich pieczęci wymaga; jeśli więcej niż jednej, obok jest liczba. Muszą być w rzędzie tego robotnika; inne rzędy nie pomagają. Pieczęci się nie wydaje: czego robotnik się nauczył, to umie.',
      purple:
        '{purple} *Fioletowa* pieczęć zastępuje każdy kolor przy umieszczaniu robotników i zagrywaniu kart załogi, ale nigdy przy celach i celach HMS Beagle, które wymieniają kolory. Górny robotnik ma jedną nadrukowaną fioletową i nie ma miejsca na inne.',
      rows: 'Trzej środkowi robotnicy zaczynają z jedną pieczęcią, a w rzędzie każdego z nich mieści się sześć. Piąty robotnik nie ma pieczęci i ich nie przyjmuje. Nowa pieczęć trafia na pierwsze puste miejsce od lewej w wybranym środkowym rzędzie i zostaje tam na stałe.',
      costs:
        'Miejsca w rzędzie kosztują 0, 0, 1, 1, 2 i 3 monety. *Specjalna pieczęć* z efektu to jedna z fioletowych i za jej miejsce się nie płaci.',
      knowledge:
        '{knowledge} Przy umieszczaniu robotnika każdy oddany *żeton wiedzy* liczy się jak pieczęć dowolnego koloru; nie możesz oddać więcej żetonów, niż brakuje pieczęci. Przy kartach załogi i celach żetony wiedzy nigdy nie zastępują pieczęci. Akcja specjalna wymienia jeden żeton wiedzy na 7 monet lub 7 punktów. Na koniec każdy żeton jest wart 1 punkt.',
      example: [
        'Pole wymaga trzech niebieskich pieczęci. Twój robotnik ma jedną niebieską i jedną fioletową. Oddajesz jeden żeton wiedzy i możesz umieścić tam robotnika.',
      ],
    },
  },
  journals: {
    title: 'Dzienniki',
    says: {
      spaces: {
        lead: 'Strony dzienników głównych. Pierwsze pole każdej jest otwarte; pozostałe są zablokowane, a odblokowanie każdego kosztuje 4 monety.',
        head: ['Strona', 'Pieczęcie', 'Pierwsze', 'Drugie (2 pieczęcie)', 'Trzecie (3 pieczęcie)'],
        rows: [
          ['{explore} Eksploracja', '{green} zielone', 'eksploracja 2', 'eksploracja 3', 'eksploracja 4'],
          ['{sea} Żegluga', '{blue} niebieskie', 'żegluga 2', 'żegluga 3', 'żegluga 4'],
          ['{used} Korespondencja', '{yellow} żółte', '2 znaczki', '3 znaczki', '4 znaczki'],
          [
            '{academy} Akademia',
            '{red} czerwone',
            '1 pieczęć',
            '2 pieczęcie, razem o 1 monetę taniej',
            '2 pieczęcie, razem o 3 monety taniej',
          ],
        ],
      },
      unlock:
        'Aby *odblokować* pole, umieść robotnika w małym dzienniku: połóż na zablokowanym polu swoją soczewkę i opłać jego koszt, a do tego ewentualną karę za mały dziennik. Na stronie dziennika głównego pola odblokowuje się z góry na dół, nawet za darmo; w dzienniku specjalnym w dowolnej kolejności.',
      bonus:
        'Kto odblokuje pole, może od razu wykonać jego akcje, bez robotnika i bez pieczęci, ale i bez premii za odznaczenia. Odtąd jest otwarte dla wszystkich. Przy darmowym odblokowaniu pole i jego własne akcje nie kosztują monet; za to, co one wywołają, płaci się jak zwykle.',
      locked:
        'Niektóre efekty pozwalają *wykonać zablokowaną akcję*: użyj jednego dowolnego zablokowanego pola, bez względu na kolejność i pieczęcie i bez opłacania jego kosztu; pozostaje ono zablokowane. Gdy wszystkie sześć twoich soczewek leży na planszy, nie odblokujesz już żadnego pola. Do twoich celów liczą się tylko twoje soczewki; neutralne nikomu się nie liczą. Miejsce bez kafelka nie jest polem.',
      special:
        'Kafelek specjalny pokazuje wymagane pieczęcie oraz akcje, które wykonuje się w dowolnej kolejności. Kafelki i karty załogi dają też akcje, których nie ma na stronach dzienników: dowolne obozowisko, ponowna dostawa, cel bez wymagań, specjalna pieczęć, żeton wiedzy i jego wymiana, nowy odkrywca, zablokowana akcja, zbadanie dowolnego okazu, dopłynięcie do HMS Beagle, znaczki na różne koperty, kopia karty załogi. Robotników przyjmują tylko otwarte pola; kafelki zostają na miejscu do końca gry.',
      badges:
        'Robotnik z czterema pieczęciami ma *srebrne odznaczenie*, z sześcioma też *złote*; fioletowe się liczą. Odznaczenie daje premię na stronie, na której umieszczasz robotnika; ze złotym dostajesz obie premie. Liczbę pieczęci sprawdza się przy umieszczaniu, a premia dotyczy tylko akcji samego pola, a nie dalszych akcji, które z niej wynikają. Mały dziennik i prostokątne lupy nie mają premii.',
      pages: {
        lead: 'Premie:',
        head: ['Strona', 'Srebro', 'Złoto'],
        rows: [
          ['{explore} Eksploracja', 'o 1 pole dalej', 'jeden dodatkowy przystanek'],
          ['{sea} Żegluga', 'o 1 pole dalej', 'jeden dodatkowy przystanek'],
          ['{used} Korespondencja', 'o 1 znaczek więcej', 'znaczki na różne koperty'],
          ['{academy} Akademia', 'jeszcze 1 pieczęć, płatna jak zwykle', 'każda pieczęć o 1 monetę taniej'],
          ['Dziennik specjalny', '2 monety', '3 punkty od razu'],
        ],
      },
      stop: '*Dodatkowy przystanek*: wykonujesz akcję jednego mijanego (nie przeskakiwanego) pola i ruszasz dalej. Jeśli ta akcja przesuwa ten sam pionek, ruszasz dalej z nowego miejsca, wykorzystując pozostałe kroki.',
    },
  },
  academy: {
    title: 'Akademia',
    says: {
      take: '{academy} Weź pieczęć z dowolnego zwoju i połóż ją na pierwszym pustym miejscu od lewej jednego z trzech środkowych rzędów. Zwoje kosztują 0, 1, 2 i 3 monety z góry na dół, miejsca tyle, ile wydrukowano. Musi cię być stać na jedno i drugie naraz. Akademii nie uzupełnia się przed odświeżeniem. Jeśli nie ma pieczęci lub miejsca, akcję się pomija.',
      cheaper:
        'Zniżkę odejmuje się od sumy, nigdy poniżej zera. Nagroda miejsca Srebro 2 sprawia, że za zwoje już się nie płaci; za miejsca płaci się nadal. Darmowa akcja akademii nie kosztuje nic. Przy każdej pieczęci najpierw pomija się koszt darmowego zwoju, potem odejmuje się monetę za złote odznaczenie, a na końcu zniżkę pola. Reszta zniżki pola przechodzi na następną pieczęć, ale nie na dodatkową pieczęć za srebrne odznaczenie.',
      example: [
        'Bierzesz pieczęć z trzeciego zwoju (2 monety) na piąte miejsce rzędu (2 monety). Masz zniżkę 3 monet, więc płacisz 1.',
      ],
    },
  },
  sea: {
    title: 'Żegluga',
    says: {
      sail: '{sea} Przesuń statek naprzód po torze oceanu, co najmniej o jedno pole, najwyżej o tyle, ile podano. Na rozwidleniu wybierasz drogę. Na polu mieści się dowolnie wiele statków, a zajętych pól się nie przeskakuje. Z ostatniego pola dalej się nie płynie.',
      ribbons:
        'Gdy statek przekracza *srebrną wstęgę*, musisz postawić wolnego odkrywcę na początku wyspy, do której należy wstęga, zanim zrobisz cokolwiek innego, chyba że masz już tam innego. Kilka wstęg rozpatruje się po kolei.',
      stop: 'Możesz wykonać akcję pola, na którym statek stanął; mijane pola bez dodatkowego przystanku nie dają nic, pole HMS Beagle też nie. Pierwszy statek, który dotrze na ostatnie pole, dostaje dodatkowo 3 punkty. *Dopłynięcie do HMS Beagle* przesuwa twój statek na pole z HMS Beagle, jeśli jest ono przed tobą, przez wszystkie wstęgi po drodze.',
    },
  },
  islands: {
    title: 'Eksploracja',
    says: {
      explore:
        '{explore} Przesuń *jednego* swojego odkrywcę naprzód po jego trasie, co najmniej o jedno pole, najwyżej o tyle, ile podano; na rozwidleniu wybierasz drogę. Potem możesz wykonać akcję pola, na którym stoi. Kroki poza ostatnie pole przepadają.',
      jump: 'Na polu mieści się jeden odkrywca; tylko na pierwszym i ostatnim mieści się ich dowolnie wielu. Pola z odkrywcami innych graczy przeskakuje się bez straty kroku, nawet kilka z rzędu, idąc wybraną odnogą.',
      ribbons:
        'Pierwszy odkrywca, który przekroczy *złotą wstęgę*, dostaje jej punkty, i to przed akcją pola, na którym stanie. Nie ma znaczenia, czy na polu wstęgi staje, mija je, czy przeskakuje. Pierwszy, który dotrze na ostatnie pole trasy, dostaje dodatkowo 3 punkty.',
      place: 'Niektóre efekty *umieszczają odkrywcę*: postaw wolnego na początku wyspy, na której nie masz żadnego.',
      specimens:
        '{study} Na polu z *okazem* możesz położyć znacznik badań na tym samym okazie na swojej planszy. Okaz zostaje dla innych. Każdy okaz bada się raz, a znaczników się nie zdejmuje, nawet po dostarczeniu. Niektóre efekty pozwalają zbadać dowolny okaz albo okaz na wyspie, na której masz odkrywcę. Pole z okazem nie ma innego efektu; pole z flagą, na którym nie położono okazu, daje efekt, który jest na nim wydrukowany.',
      evolution:
        '{theory} *Ewolucja*: przesuń swój znacznik w górę toru. Księgi na nim liczą się dopiero na końcu; przy celach liczą się osiągnięte i minięte pola toru. Na jednym polu może stać kilka znaczników; na ostatnim się zatrzymują.',
      example: [
        'Eksploracja 2. Na dwóch następnych polach stoją odkrywcy innych graczy: przeskakujesz obu, a pierwszy krok prowadzi na pole za nimi.',
      ],
    },
  },
  camps: {
    title: 'Obozowiska',
    says: {
      camp: '{camp} Gdy używasz pola z obozowiskiem, w którym jest puste miejsce, możesz *założyć* to obozowisko: weź najwyższy namiot ze swojej planszy, postaw go na wybranym pustym miejscu i opłać koszt tego miejsca. Potem wykonaj akcje obozowiska, a po nich akcję obok miejsca po namiocie na swojej planszy, jeśli jakaś tam jest; z dwóch rozdzielonych ukośnikiem wybierz jedną. W jednym obozowisku możesz mieć tylko jeden namiot. Obozowisko bez miejsca dla ciebie się pomija.',
      others:
        'Niektóre efekty pozwalają *założyć dowolne obozowisko*, bez względu na to, gdzie są twój statek i odkrywcy. Dzięki nagrodzie miejsca Srebro 1 możesz jeszcze raz wykonać akcje obozowiska ze swoim namiotem, bez kosztu miejsca i bez akcji ze swojej planszy. Wszystkie pięć namiotów na planszy to 5 punktów na koniec.',
    },
  },
  mail: {
    title: 'Korespondencja',
    says: {
      stamps:
        '{used} Przełóż najwyżej tyle swoich znaczków, ile podano, na *jedną* kopertę, z dowolnych stosów. Jeśli w stosach jest za mało, resztę weź ze zużytych. Znaczków leżących na kopertach się nie rusza. Bez znaczków akcja nic nie daje.',
      stacks:
        'Gdy opróżnisz stos, możesz wykonać akcję obok niego, po położeniu wszystkich znaczków bieżącej akcji (przy kilku stosach w dowolnej kolejności); jeśli to znów korespondencja, możesz opróżnić kolejny stos. Znaczki nie wracają na stosy, więc każdy stos działa raz. Puste stosy liczą się do celów i do jednego z celów HMS Beagle.',
      spread: '*Rozdzielenie korespondencji*: połóż najwyżej cztery znaczki na dowolnej liczbie kopert.',
    },
  },
  museum: {
    title: 'Muzeum',
    says: {
      deliver: {
        lead: 'Dostarczasz zbadany przez siebie okaz, którego nie ma jeszcze w muzeum:',
        items: [
          'Połóż kafelek okazu na jego polu.',
          'Jeśli to pierwsza dostawa w tym rzędzie, weź monetę leżącą obok rzędu.',
          'Jeśli dostawa zapełnia rząd, przesuń znacznik ewolucji o 1 pole.',
          'Spójrz na sześć innych pól w rzędzie i kolumnie okazu: każde puste daje 1 monetę, a każde zajęte 1 pole na torze ewolucji.',
        ],
      },
      two: 'Robotnik na polu dostawy może dostarczyć dwa okazy; druga dostawa kosztuje 3 monety (mogą pochodzić z pierwszej) i uwzględnia już pierwszy kafelek. Do dostarczania i do badania okazów służą dwa osobne pola muzeum. Bez odpowiedniego okazu nic się nie dzieje.',
      research:
        'Na drugim z tych pól badasz okaz, który jest w muzeum, choćby leżał tam od początku gry: połóż znacznik badań na tym samym okazie na swojej planszy. Możesz tak zbadać najwyżej dwa okazy; drugie badanie kosztuje 3 monety.',
      again:
        '*Ponowna dostawa*: wybierz zbadany przez siebie okaz, który już jest w muzeum. Dostajesz to, co dałaby teraz jego dostawa, także przesunięcie na torze ewolucji za pełny rząd, ale nie monetę rzędu. To jedna dostawa i nic nie kosztuje.',
      example: [
        'Dostarczasz skamieniałość. W jej rzędzie zajęte są dwa pola, w kolumnie jedno. To pierwsza dostawa w tym rzędzie, bo oba kafelki leżały tam od początku: 1 moneta. Trzy puste pola dają 3 monety, a trzy zajęte 3 pola na torze ewolucji.',
      ],
    },
  },
  objectives: {
    title: 'Cele',
    says: {
      gain: '{objective} Weź jeden z odkrytych celów; przed odświeżeniem się ich nie uzupełnia. Jeśli w *rezerwie*, która mieści dwa cele, jest miejsce, cel trafia tam. Jeśli rezerwa jest pełna, cel musi trafić odkryty na puste miejsce swojego koloru, a ty opłacasz koszt tego miejsca; jeśli to niemożliwe, nie możesz go wziąć. Cele zdobywa się na trasach, w obozowiskach, z kart i kafelków oraz na polu celu, które jest prostokątną lupą.',
      reach:
        'Cel możesz *zrealizować*, gdy naraz spełniasz wszystkie jego wymagania: w swojej turze lub w fazie nagród, teraz lub później. Nie wydaje się tego, czego cel wymaga. Cel z rezerwy trafia zakryty na puste miejsce swojego koloru, a ty opłacasz koszt tego miejsca; cel leżący już na miejscu się odwraca. Wymagania sprawdza się przed zapłatą. W turze można zrealizować kilka celów, jeden po drugim. Późniejsza strata niczego nie cofa, ale może uniemożliwić realizację innego celu.',
      needs: {
        lead: 'Czego wymagają cele (symbol bez liczby oznacza jeden):',
        items: [
          'pustych stosów znaczków, twoich namiotów i soczewek na planszy,',
          'znaczników badań na okazach danego rodzaju lub koloru,',
          'pola na torze ewolucji, osiągniętego lub miniętego,',
          'statku na równi z HMS Beagle lub przed nim,',
          'zwykłych pieczęci określonych kolorów, w dowolnych rzędach,',
          'monet, punktów lub żetonów wiedzy, które masz teraz.',
        ],
      },
      slots: {
        lead: 'Obszar celów ma dwa rzędy po pięć miejsc, każde z kosztem i nagrodą. Każdego miejsca używa się raz. Punkty zrealizowanych celów liczy się na końcu; oba ostatnie miejsca razem dają jeszcze 4 punkty.',
        head: ['Miejsce', 'Koszt', 'Nagroda', 'Punkty'],
        rows: [
          ['Srebro 1', '0', 'użyj jeszcze raz obozowiska ze swoim namiotem', '1'],
          ['Srebro 2', '0', 'zwoje nic już nie kosztują', '1'],
          ['Srebro 3', '0', 'zbadaj okaz na wyspie, na której masz odkrywcę', '2'],
          ['Srebro 4', '0', 'na koniec księga warta o 1 więcej', '2'],
          ['Srebro 5', '0', '–', '5'],
          ['Złoto 1', '5', 'dołącza piąty robotnik', '4'],
          ['Złoto 2', '3', 'specjalna pieczęć, bez kosztu miejsca', '4'],
          ['Złoto 3', '0', 'kara za umieszczenie o 1 mniejsza', '2'],
          ['Złoto 4', '0', 'każda kara za opóźnienie to najwyżej 2', '4'],
          ['Złoto 5', '0', '–', '8'],
        ],
      },
      auto: '*Automatyczna realizacja*: zrealizuj jeden ze swoich celów bez spełniania wymagań. Cel z rezerwy wymaga pustego miejsca swojego koloru i opłacenia jego kosztu; leżący już na miejscu się odwraca. Jeśli akcja pozwala najpierw wziąć cel, działa nawet wtedy, gdy nie można wziąć żadnego.',
    },
  },
  crew: {
    title: 'Karty załogi',
    says: {
      play: 'Aby zagrać kartę załogi, wskaż robotnika, który ma w rzędzie jej pieczęcie, w dowolnej kolejności; fioletowe pomagają, żetony wiedzy nie. Robotnik może być gdziekolwiek i pozostaje tam, gdzie jest. Wykonaj akcje karty i odwróć ją przy robotniku. Z każdym robotnikiem zagrywa się najwyżej *jedną* kartę w całej grze, a każdą kartę możesz zagrać raz, w swojej turze lub w fazie nagród. Rząd pusty albo z jedną pieczęcią nigdy nie wystarcza.',
      copy: 'Jedna karta *kopiuje* inną: wykonaj akcje dowolnej niezagranej karty załogi, nawet cudzej, tak jak własnej; jej pieczęcie nie są potrzebne, a odznaczenia nie działają. Tamta karta pozostaje niezagrana. Kopia karty kopiującej nic nie daje. W grze solo kopiuje się tylko własne karty.',
    },
  },
  order: {
    title: 'Kolejność',
    says: {
      space:
        'Robotnik na polu kolejności staje na pierwszym pustym miejscu od lewej i przynosi 2 monety, a w grze we dwoje i solo 3.',
      phase:
        'W drugiej fazie, przy zmianie kolejności, gracze, którzy mają tam robotników, przechodzą na początek toru kolejności: najpierw ten, czyj robotnik stoi najbardziej na lewo, i tak dalej; pozostali są za nimi w dotychczasowej kolejności. Jeśli nikogo tam nie ma, nic się nie zmienia. Nowa kolejność obowiązuje już przy nagrodach. W grze solo tej fazy nie ma.',
    },
  },
  rewards: {
    title: 'Nagrody',
    says: {
      course:
        'Najpierw ocenia się trzy koperty, z góry na dół, potem cel HMS Beagle, wszystko w nowej kolejności. Po każdej kopercie, przed celem i po nim oraz podczas własnych nagród możesz realizować cele i zagrywać karty załogi.',
      places:
        'Kto ma na kopercie *najwięcej znaczków*, wykonuje akcje z pierwszej części jej kafelka, a kto jest drugi, akcje z drugiej. Przy remisie nagrodę dostają wszyscy remisujący, zgodnie z kolejnością; po remisie o pierwsze miejsce przyznaje się też drugie. Potrzebny jest choć jeden znaczek. Pierwsze miejsca rozpatruje się przed drugimi.',
      stamps:
        'Potem każdy, kto był pierwszy lub drugi, odkłada połowę swoich znaczków stamtąd (zaokrągloną w górę) do zużytych, nawet gdy nie chciał nagrody. Inni zachowują swoje. Liczy się to, co leżało w chwili oceny: znaczki, które dzięki nagrodom trafią na tę kopertę lub wyższą, czekają na następną rundę, a na niższej liczą się od razu. Jeśli późniejsza nagroda daje korespondencję, a w stosach jest za mało znaczków, możesz już sięgnąć po te odłożone.',
      example: [
        'Na pierwszej kopercie masz trzy znaczki, Niebieski dwa, Żółty jeden. Ty wykonujesz część 1, Niebieski część 2. Odkładasz do zużytych dwa znaczki, Niebieski jeden; znaczek Żółtego zostaje.',
      ],
      goal: 'W pierwszej rundzie ocenia się pierwszy *cel HMS Beagle*, w drugiej drugi i tak dalej. Cele dają 4 punkty za każdą zwykłą pieczęć danego koloru, 6 za znacznik badań na okazie danego rodzaju, 5 za twoją soczewkę na planszy, 8 za pusty stos, 4 za twój namiot na planszy albo 3 za zrealizowany cel. Fioletowe pieczęcie się nie liczą. Potem kafelek się odwraca.',
      lag: 'Jeśli twój statek jest w tyle za HMS Beagle, od punktów za cel odejmij wszystkie kary za opóźnienie między nimi: te przed polami, które masz jeszcze przed sobą, aż do pola z HMS Beagle. Odnogi nic nie zmieniają. Z nagrodą miejsca Złoto 4 każda kara wynosi najwyżej 2. Wynik nigdy nie jest ujemny. Statek na równi z HMS Beagle lub przed nim nie ma ani kary, ani premii.',
      lagged: [
        'Cel daje 5 punktów za soczewkę, a na planszy masz trzy: 15. Między statkiem a HMS Beagle są kary 3 i 4: dostajesz 8.',
      ],
    },
  },
  refresh: {
    title: 'Odświeżenie',
    says: {
      steps: {
        lead: 'Po rundach od pierwszej do czwartej:',
        items: [
          'HMS Beagle płynie na swoje następne pole.',
          'Wszyscy robotnicy wracają do graczy.',
          'Pieczęcie górnego zwoju wypadają z gry, pozostałe przesuwają się w górę w swoich kolumnach, a puste miejsca uzupełnia się z zasobów, od górnego zwoju, póki starczy pieczęci.',
          'Odkryte cele, których nikt nie wziął, usuwa się, a odkrywa dwa nowe srebrne i dwa złote (w grze solo po jednym).',
        ],
      },
      stays:
        'Znaczki, soczewki, namioty, statki, odkrywcy, muzeum i ewolucja pozostają bez zmian. Nikt tu o niczym nie decyduje.',
    },
  },
  scoring: {
    title: 'Punktacja',
    says: {
      parts: {
        lead: 'Po piątej rundzie:',
        items: [
          'punkty miejsc twoich zrealizowanych celów oraz 4 punkty, jeśli są wśród nich oba ostatnie,',
          'za każdego robotnika z pięcioma pieczęciami 3 punkty, z sześcioma 10; fioletowe się liczą,',
          'za wszystkie pięć namiotów 5 punktów,',
          '*ewolucja*: ostatnia osiągnięta księga, o 1 więcej z nagrodą miejsca Srebro 4, razy współczynnik muzeum: 2 i po 1 za każdy pełny rząd,',
          '1 punkt za każde 5 monet i 1 za każdy żeton wiedzy.',
        ],
      },
      track:
        'Punkty i monety zdobyte w trakcie gry dostajesz od razu. Kto minie koniec toru, liczy dalej od zera i dodaje 50.',
      example: [
        'Masz 41 punktów. Cele na miejscach Srebro 1, Srebro 5, Złoto 2 i Złoto 5 dają 1 + 5 + 4 + 8 = 18, a oba ostatnie jeszcze 4.',
        'Jeden robotnik ma sześć pieczęci, inny pięć: 10 + 3 = 13. Cztery namioty: nic.',
        'Twój znacznik doszedł do księgi 8. Dwa rzędy muzeum są pełne, więc współczynnik to 4: 8 × 4 = 32.',
        '12 monet to 2 punkty, 1 żeton wiedzy to 1. Razem 41 + 18 + 4 + 13 + 32 + 2 + 1 = *111*.',
      ],
      winner:
        'Wygrywa gracz, który ma najwięcej punktów. Przy remisie wygrywa ten, kto jest dalej na torze ewolucji, potem ten, kto ma więcej monet; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne. Za niezagrane karty załogi, znaczki, soczewki i odkrywców nie ma punktów.',
    },
  },
  solo: {
    title: 'Gra w pojedynkę: Alfred',
    says: {
      setup:
        'Twoim przeciwnikiem jest *Alfred*. Kolor jego planszy to poziom trudności: biały łatwy, niebieski średni, żółty zaawansowany, zielony trudny. Przygotowanie jest takie jak dla dwojga, ale dolny rząd dziennika specjalnego jest pusty, odkryte są jeden srebrny i jeden złoty cel, zatrzymujesz trzy z pięciu kart załogi i bierzesz jedną z dwóch par celów. Alfred zaczyna każdą rundę. Ma dwie karty premii nad torem premii, robotnika na tym torze, robotników A–D i znacznik monet; żetonów wiedzy nie bierze. Osiem jego kart akcji tworzy zakrytą talię.',
      turn: 'Gracie na zmianę; jeśli tylko jedna strona ma jeszcze robotników, rozgrywa turę za turą. Alfred odkrywa kartę i wykonuje pierwszą możliwą opcję; ostatnią zawsze jest *akcja odpoczynku*: najniższy robotnik trafia na hamak w obszarze odpoczynku, Alfred dostaje 7 monet, a robotnik premiowy przesuwa się o 2. Każda inna opcja umieszcza robotnika. Jeśli odkryte są dwie karty ze znakiem dostawy, przed dobraniem tasuje się wszystkie osiem. Jego robotnicy nie mają odznaczeń.',
      bonus:
        '*Tor premii* to koło. Gdy robotnik premiowy staje na skrajnym prawym polu lub je mija, Alfred dostaje wydrukowane tam punkty; przy polach 5. i 10. wykonuje to, co na karcie premii nad polem pokazuje wiersz bieżącej rundy. Robotnik przesuwa się krok po kroku, a to, co wywoła krok, kończy się przed następnym. Alfred ma najwyżej 12 monet; każda kolejna przesuwa zamiast tego robotnika premiowego o 1 pole. Gdy Alfred nie ma monet, jego znacznik odkłada się na bok.',
      journals:
        'W dziennikach głównych Alfred bierze pierwszego robotnika w kolejności z karty, którego da się umieścić, i umieszcza go na *najkorzystniejszym polu*: najniższym otwartym i wolnym, do którego robotnik ma choć jedną pasującą pieczęć; okrągła lupa zawsze liczy się jako wolna. Każda brakująca pieczęć kosztuje Alfreda 3 monety, zajęta sekcja też 3; jeśli nie stać go na wszystko razem, próbuje następnego pola. Jeśli jednak rozpatruje pole akademii, na którym nie może dostać żadnej pieczęci albo brakuje mu monet tylko na zwój z pierwszą pieczęcią, cała opcja się nie udaje. Z równorzędnych pól wybiera to, na którym brakuje mniej pieczęci, potem to, które pasuje do pierwszej pieczęci robotnika od lewej albo do następnej.',
      actions: {
        lead: 'Co Alfred robi inaczej:',
        items: [
          '*Cel*: Alfred usuwa jeden odkryty cel, najpierw złoty, a robotnik premiowy przesuwa się o 2, nawet gdy nie ma czego usunąć. *Żeton wiedzy*: zamiast każdego Alfred dostaje 3 monety.',
          '*Akademia*: Alfred wybiera najwyższy rząd z pustym miejscem na lewo od klamry, a gdy takiego nie ma, z pustym miejscem na prawo od niej. Z najtańszego zwoju z dozwoloną pieczęcią bierze pieczęć w kolorze pierwszej pieczęci rzędu od lewej, a gdy takiej tam nie ma lub rząd ma już trzy takie, pierwszą dozwoloną pieczęć od lewej. W rzędzie nigdy nie ma czterech pieczęci jednego koloru. Jeśli nic nie pasuje lub Alfreda na to nie stać, akcja się nie udaje. Pieczęć zakrywająca akcję ją wywołuje. Przy darmowej akcji Alfred bierze pieczęć tego koloru z dowolnego zwoju, a gdy to niemożliwe, pierwszą dozwoloną pieczęć od lewej z najwyższego zwoju.',
          '*Korespondencja*: Alfred kładzie znaczki z górnego stosu na najwyższą kopertę z twoimi znaczkami, na której nie prowadzi, ale dzięki nim cię wyprzedzi. Jeśli takiej nie ma, wybiera najwyższą bez swoich znaczków, a jeśli i takiej nie ma, tę, na której ma ich najmniej. Opróżniony stos daje to, co wydrukowano obok niego. Gdy brakuje znaczków, Alfred bierze zużyte i kładzie tyle, ile ma.',
        ],
      },
      voyages:
        'Alfred porusza się najdłuższą odnogą, zawsze o pełną liczbę pól albo do końca. Na oceanie najpierw przepływa całą drogę, a potem kolejno wykonuje akcje wszystkich pól po drodze; na lądzie przesuwa odkrywcę z położonej najbardziej na prawo wyspy, na której nie doszedł jeszcze do końca, bada wszystkie okazy po drodze, bierze punkty wstęg, które przekracza pierwszy, a potem wykonuje akcje dwóch ostatnich pól. Przeskoczone pola nie dają nic prócz wstęg. W obozowisku zajmuje najtańsze miejsce, na które go stać, a jeśli na żadne go nie stać, nie rozbija namiotu. Pól dzienników (poza akademią), których akcja nic by nie dała, nie bierze pod uwagę.',
      others: {
        lead: 'Inne opcje, zawsze z najniższym robotnikiem:',
        items: [
          '*Dziennik specjalny*, jeśli jest pusty: robotnik staje w górnym rzędzie, po lewej lub po prawej, jak wskazuje karta, bez akcji; robotnik premiowy przesuwa się o 4.',
          '*Mały dziennik*, jeśli jest pusty, a Alfred ma soczewkę: odblokowuje najwyższe zablokowane pole którejś strony dzienników głównych, na które go stać, i wykonuje jego akcje; jeśli takiego nie ma, opcja się nie udaje. Decyduje najwyższy z jego rzędów z pieczęcią, której wymaga takie pole: najpierw kolor pierwszej pieczęci od lewej, potem pole, któremu odpowiada więcej pieczęci rzędu, potem pieczęć położona bardziej na lewo. Jeśli w żadnym rzędzie takiej pieczęci nie ma, Alfred bierze najtańsze pole. Pól specjalnych nie odblokowuje; dostaje monetę, gdy umieszczasz robotnika na jego soczewce.',
          '*Dostawa*, jeśli Alfred zbadał okaz, którego nie ma w muzeum: najwyżej dwie, druga za 3 monety. Pierwszeństwo ma okaz zbadany też na twojej planszy, potem ten, który daje więcej monet, potem leżący najwyżej i najbardziej na lewo. Monety rzędów Alfred dostaje jak zwykle.',
          'Karty premii i plansza Alfreda dają też akcje bez robotnika: *produktywna korespondencja* to po znaczku na każdą kopertę, a *odkrywca* to jeszcze jeden na pierwszej wyspie od lewej, na której Alfred nie ma odkrywcy.',
        ],
      },
      rest: 'Alfred z niczego nie rezygnuje, a jeśli efektów jest kilka, wykonuje je w takiej kolejności, w jakiej je wydrukowano. Gdy umieszcza robotnika na twojej soczewce, dostajesz monetę. Pole kolejności daje ci 3 monety i nic więcej. Jeśli jego talia skończy się, zanim odkryte będą dwie karty ze znakiem dostawy, tasuje się wszystkie osiem; odkryte karty zostają z rundy na rundę. Gdy wykona swoje akcje, jest twoja kolej.',
      limits:
        'Pieczęcie wydrukowane na planszy Alfreda zajmują pierwsze miejsca; na jego planszy nie ma kosztów. Alfred też ma sześć soczewek, pięć namiotów (najwyżej jeden w obozowisku) i trzech odkrywców (najwyżej jednego na wyspie).',
      rewards:
        'Koperty ocenia się jak zwykle, zaczynając od Alfreda. Za cel HMS Beagle Alfred dostaje liczbę ze swojej planszy razy numer rundy, minus kary za opóźnienie, ale nie mniej niż zero. Przy odświeżeniu jego karty premii przesuwają się na następny wiersz.',
      score:
        'Swoich kart załogi i celów używasz jak zwykle; Alfred nie ma ani jednych, ani drugich. Dostaje punkty za pieczęcie w dwóch ostatnich kolumnach, namioty, ewolucję i monety. Wygrywa ten, kto ma więcej punktów; przy remisie wygrywasz tylko wtedy, gdy jesteś dalej na torze ewolucji albo na równi, ale z większą liczbą monet.',
    },
  },
}
