import type { RulebookWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const pl: RulebookWords<typeof outline> = {
  goal: {
    title: 'O czym jest ta gra',
    says: {
      idea: 'Płyniesz z Karolem Darwinem na Wyspy Galapagos. Przez *pięć rund* twoi robotnicy piszą dzienniki, uczą się w akademii, żeglują za HMS Beagle, badają wyspy, ślą listy i dostarczają okazy do muzeum.',
      path: 'Sednem jest nauka. Każdy robotnik ma rząd *pieczęci woskowych*: to, czego się nauczył. Pola planszy wymagają pieczęci, a im ich więcej, tym więcej robotnik zdziała w jednej turze. Masz czterech robotników, później może piątego, więc liczy się każda tura.',
      points: {
        lead: 'Punkty zdobywa się po drodze, a na końcu za:',
        items: [
          'zrealizowane cele,',
          'robotników z pięcioma i sześcioma pieczęciami,',
          'wszystkie pięć namiotów na planszy,',
          'teorię ewolucji: twoja księga razy to, co wszyscy dostarczyli do muzeum,',
          'monety i żetony wiedzy, które zostały.',
        ],
      },
    },
  },
  things: {
    title: 'Co jest na stole',
    says: {
      board:
        'Plansza ma stronę dla jednej, dwóch i trzech osób oraz stronę dla czterech. Są cztery *dzienniki*: dwa główne, ze stroną na eksplorację, żeglugę, korespondencję i akademię, specjalny i mały; obok muzeum, ocean z trzema wyspami, koperty i tory.',
      pieces: {
        lead: 'Elementy:',
        items: [
          'Pieczęcie: po 14 zielonych, niebieskich, żółtych i czerwonych oraz 12 specjalnych, *fioletowych*.',
          'Monety, żetony wiedzy i znaczniki badań, których nigdy nie zabraknie.',
          'Każdy ma planszę, trzech odkrywców, pięciu robotników, pięć namiotów, dwanaście znaczków, statek, cztery znaczniki i sześć soczewek w bieli, błękicie, żółci lub zieleni.',
          'Dwie neutralne soczewki i HMS Beagle nie należą do nikogo.',
        ],
      },
      tiles:
        'Muzeum ma 16 pól, cztery rzędy i cztery kolumny, po jednym na każdy z 16 okazów; te same 16 jest na twojej planszy. Jest 12 celów HMS Beagle, 12 kafelków akcji specjalnych, 8 kafelków korespondencji, 8 celów początkowych, 20 celów i 16 kart załogi.',
    },
  },
  setup: {
    title: 'Przygotowanie',
    says: {
      board: {
        lead: 'Można wziąć zestaw pierwszej rozgrywki albo zdać się na los:',
        items: [
          'Weźcie stronę planszy dla waszej liczby graczy.',
          'Sześć z dwunastu kafelków specjalnych leży na dzienniku specjalnym, w trzech rzędach po dwa (pierwsza rozgrywka: Królewska pieczęć i Obóz bazowy, Zapasowa soczewka i Tylnymi drzwiami, Wykład i Mistrzowskie posunięcie). Neutralne soczewki otwierają dwa górne; pozostałe są zablokowane.',
          'Trzy z ośmiu kafelków korespondencji leżą przy kopertach (pierwsza rozgrywka: Weksel, List żelazny, Rozkaz wypłynięcia).',
          'Pięć z dwunastu celów HMS Beagle leży w rzędzie (pierwsza rozgrywka: Ptaszarnia, Żeglarze, Ostre soczewki, Galeria kości, Pusta torba).',
        ],
      },
      seals:
        'We dwoje odkłada się po dwie pieczęcie każdego zwykłego koloru, we troje po jednej, we czworo żadnej. Resztę tasuje się zakrytą. Dwanaście z nich leży odkrytych na czterech zwojach akademii, po trzy. Wszystkie fioletowe leżą odkryte na srebrnej tacy.',
      museum:
        'Na każdym polu tras z flagą, używanym przy waszej liczbie graczy, leży żeton okazu: 10 we dwoje, 13 we troje, 16 we czworo. Reszta wypada z gry, a ich kafelki od razu trafiają do muzeum. Taki kafelek zajmuje pole i liczy się w rzędach i kolumnach, ale nie jest pierwszą dostawą rzędu. Przy każdym rzędzie muzeum leży moneta.',
      objectives: 'Odkryte są dwa srebrne i dwa złote cele; reszta to dwa zakryte stosy.',
      players:
        'Kolejność ustala los. Zaczynasz z 4 monetami, 1 żetonem wiedzy, czterema robotnikami, pięcioma namiotami, dwunastoma znaczkami w trzech stosach po cztery, sześcioma soczewkami, odkrywcą na początku lewej wyspy i statkiem na polu startowym oceanu, gdzie stoi też HMS Beagle. Piąty robotnik czeka, aż zrealizujesz cel na skrajnie lewym złotym miejscu. We dwoje pole kolejności daje 3 monety zamiast 2.',
      order:
        'Potem karty załogi, pieczęcie początkowe i cele początkowe. Jeśli w zasobach brakuje koloru, którego wymaga karta załogi, akademię rozkłada się od nowa.',
      crew: 'Każdy kończy z trzema *kartami załogi*, jawnymi dla wszystkich. W pierwszej rozgrywce rozdaje się je zgodnie z kolejnością: Płatnik, Tropiciel i Bibliotekarz dla pierwszego gracza, Przewoźnik, Optyk i Poczmistrz dla drugiego, Papuga, Sternik i Pasażer na gapę dla trzeciego, Żaglomistrz, Grawer i Przyrodnik dla czwartego. W innych dostajesz cztery, jedną zatrzymujesz w tajemnicy, pozostałe przekazujesz w lewo, i tak do trzech; wszyscy wybierają naraz, mogą zmienić zdanie, póki nie są gotowi wszyscy, i pokazują karty razem. Reszta odpada.',
      start:
        'Na każdej twojej karcie załogi jest kolor: weź pieczęć tego koloru. Te trzy pieczęcie trafiają do trzech środkowych rzędów, po jednej do każdego, jak chcesz. Potem zasoby znów się tasuje.',
      pairs:
        'Wykłada się tyle par celów początkowych, srebrny i złoty, ilu graczy. Najpierw wybiera ostatni gracz w kolejności; pierwszemu zostaje ostatnia para. Para to twoja *rezerwa*, która jest przez to pełna. Pozostałe cele początkowe wypadają z gry.',
    },
  },
  round: {
    title: 'Runda i tura',
    says: {
      phases: {
        lead: 'Każda z pięciu rund ma cztery fazy:',
        items: ['Akcje', 'Kolejność', 'Nagrody', 'Odświeżenie (nie w piątej)'],
      },
      turn: 'Zgodnie z kolejnością każdy umieszcza *jednego robotnika* i może wykonać akcje jego pola. I tak po kolei, aż wszyscy robotnicy będą na planszy. Jeśli masz robotnika, musisz go umieścić, choćby bez pożytku; jeśli nie, musisz spasować. Piątego robotnika, który dołączy w tej fazie, umieszcza się w tej samej rundzie. Zawsze jest pole, na które można pójść.',
      end: 'Twoja tura trwa, aż ją zakończysz. Przed umieszczeniem robotnika, między krokami i po ostatnim możesz realizować cele i zagrywać karty załogi. W trakcie fazy kolejność się nie zmienia.',
      chain:
        'Jeśli coś wywołuje coś innego, najpierw wykonaj to w całości, a potem wróć do reszty. Tym, co zdobędziesz, możesz zapłacić za dalszy ciąg. Kilka akcji pola, obozowiska czy karty wykonuje się w dowolnej kolejności.',
      may: 'Akcje są dobrowolne: można je pominąć, chyba że zasada mówi inaczej. Akcję, która nic by nie dała, się pomija. Czerwona liczba na monecie to koszt, który trzeba zapłacić, jeśli wykonujesz akcję lub zakrywasz miejsce.',
      any: 'Akcje dają plansza, kafelki specjalne, karty załogi i cele. Z dwóch ostatnich można korzystać w każdej chwili własnej tury i w fazie nagród.',
      marks: {
        lead: 'Małe znaki przy akcjach:',
        items: [
          '*liczba razy*: tyle razy wolno ją wykonać;',
          '*zniżka*: od sumy monet całej akcji, wspólna dla powtórzeń;',
          '*za darmo*: żadnych monet na żadnym kroku;',
          '*znowu*: powtórz taką akcję, która już była;',
          '*na stałe*: do końca gry; *na koniec*: tylko przy punktacji; *natychmiast*: teraz;',
          '*wyspa*: chodzi o wyspę, na której masz odkrywcę.',
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
          'Wybierz robotnika i pole. Jego rząd musi mieć wymagane pieczęcie; brakujące zastąpisz żetonami wiedzy.',
          'Zapłać karę za umieszczenie, jeśli jest.',
          'Umieść robotnika. Jeśli stanął na soczewce innego gracza, jej właściciel dostaje 1 monetę z zasobów ogólnych.',
          'Wykonaj akcje, z premiami strony za odznaczenia.',
        ],
      },
      parts:
        'Pierwszy robotnik w sekcji dziennika nie płaci. Jeśli stoi tam już czyjś robotnik, choćby twój, płacisz *karę*: 3 monety we dwoje i solo, 2 we troje i czworo. Kara nie rośnie z liczbą robotników i dotyczy całej sekcji. Do trzech osób każdy dziennik to jedna sekcja; na stronie dla czterech czerwona zakładka dzieli dzienniki główne i specjalny na lewą i prawą. Mały jest zawsze jeden.',
      price: 'Jeśli nie stać cię na karę, sekcja jest dla ciebie zamknięta. Złoty cel obniża ją o 1 do końca gry.',
      spaces: {
        lead: 'Pola są różne:',
        items: [
          '*Okrągłe lupy* w dziennikach mieszczą dowolnie wielu robotników.',
          '*Soczewki* mieszczą jednego. Okrągłe pole bez soczewki jest zablokowane.',
          'Dwa pola małego dziennika to soczewki otwarte od początku.',
          '*Prostokątne lupy* mieszczą dowolnie wielu, bez pieczęci i bez kary. Nie należą do dzienników.',
        ],
      },
      without:
        'Jeśli efekt pozwala wykonać akcje pola bez robotnika, nikogo tam nie ma: ani kary, ani monety za soczewkę, a sekcja pozostaje pusta. Robotnicy stoją do odświeżenia.',
      example: [
        'Gra troje. Umieszczasz robotnika na stronie żeglugi, gdzie nikogo nie ma: za darmo. Sąsiad idzie na inne pole tego dziennika i płaci 2 monety.',
        'Później wracasz do tego dziennika drugim robotnikiem, na soczewkę niebieskiego: płacisz 2 monety, a niebieski dostaje 1.',
      ],
    },
  },
  seals: {
    title: 'Pieczęcie i żetony wiedzy',
    says: {
      need: 'Pole pokazuje, jakich pieczęci wymaga, z liczbą, jeśli więcej niż jednej. Muszą być w rzędzie tego robotnika; inne rzędy nie pomagają. Nic się nie wydaje: czego się nauczył, to umie.',
      purple:
        '{purple} *Fioletowa* pieczęć zastępuje każdy kolor przy umieszczaniu robotników i kartach załogi, ale nigdy przy celach i celach HMS Beagle, które wymieniają kolory. Górny robotnik ma jedną nadrukowaną fioletową i nie ma miejsca na inne.',
      rows: 'Trzej środkowi robotnicy zaczynają z jedną pieczęcią, a w ich rzędach mieści się sześć. Piąty nie ma pieczęci i ich nie przyjmuje. Nowa pieczęć idzie na pierwsze puste miejsce od lewej w wybranym rzędzie i już się nie rusza.',
      costs:
        'Miejsca w rzędzie kosztują 0, 0, 1, 1, 2 i 3 monety. *Specjalną pieczęć* z efektu bierze się z fioletowych i za miejsce się nie płaci.',
      knowledge:
        '{knowledge} Przy umieszczaniu robotnika każdy oddany *żeton wiedzy* liczy się jak pieczęć dowolnego koloru; oddaje się ich dokładnie tyle, ilu pieczęci brakuje. Przy kartach załogi i celach nie pomagają. Akcja specjalna wymienia jeden żeton wiedzy na 7 monet lub 7 punktów. Na koniec każdy jest wart 1 punkt.',
      example: [
        'Pole wymaga trzech niebieskich pieczęci. Twój robotnik ma jedną niebieską i jedną fioletową. Oddajesz jeden żeton wiedzy i możesz umieścić tam robotnika.',
      ],
    },
  },
  journals: {
    title: 'Dzienniki',
    says: {
      spaces: {
        lead: 'Strony dzienników głównych. Pierwsze pole każdej jest otwarte; pozostałe są zablokowane i kosztują 4 monety.',
        head: ['Strona', 'Pieczęcie', 'Pierwsze', 'Drugie (2 pieczęcie)', 'Trzecie (3 pieczęcie)'],
        rows: [
          ['{explore} Eksploracja', '{green} zielone', 'eksploracja 2', 'eksploracja 3', 'eksploracja 4'],
          ['{sea} Żegluga', '{blue} niebieskie', 'żegluga 2', 'żegluga 3', 'żegluga 4'],
          ['{used} Korespondencja', '{yellow} żółte', '2 znaczki', '3 znaczki', '4 znaczki'],
          [
            '{academy} Akademia',
            '{red} czerwone',
            '1 pieczęć',
            '2 pieczęcie, o 1 monetę taniej',
            '2 pieczęcie, o 3 monety taniej',
          ],
        ],
      },
      unlock:
        'Aby *odblokować* pole, umieść robotnika w małym dzienniku, połóż na tym polu swoją soczewkę i opłać jego koszt, oprócz kary za mały dziennik. Na stronie dziennika głównego otwiera się z góry na dół, nawet za darmo; w specjalnym w dowolnej kolejności.',
      bonus:
        'Kto odblokuje pole, może od razu wykonać jego akcje, bez robotnika i bez pieczęci, ale i bez premii za odznaczenia. Odtąd jest otwarte dla wszystkich. Darmowe odblokowanie zwalnia z kosztu pola i z monet za akcje, które wtedy wykonujesz.',
      locked:
        'Niektóre efekty *wykonują zablokowaną akcję*: dowolne jedno zablokowane pole, bez kolejności i kosztu; pozostaje zablokowane. Gdy wszystkie sześć soczewek leży na planszy, nie odblokujesz więcej. Do twoich celów liczą się tylko twoje soczewki; neutralne nie liczą się nikomu. Miejsce bez kafelka to nie pole.',
      special:
        'Kafelek specjalny pokazuje pieczęcie i akcje, które wykonuje się w dowolnej kolejności; niektóre są tylko tutaj: dowolne obozowisko, ponowna dostawa, cel bez wymagań, specjalna pieczęć, żeton wiedzy i jego wymiana, nowy odkrywca, zablokowana akcja, zbadanie dowolnego okazu, dopłynięcie do HMS Beagle, znaczki na różne koperty, kopia karty załogi. Robotników przyjmują tylko otwarte pola; kafelki leżą całą grę.',
      badges:
        'Robotnik z czterema pieczęciami ma *srebrne odznaczenie*, z sześcioma też *złote*; fioletowe się liczą. Daje ono premię na stronie, na której robotnik stanął, złote obie. Sprawdza się je przy umieszczaniu i pomaga tylko akcji samego pola, nie temu, co ona wywoła. Mały dziennik i prostokątne lupy nie mają premii.',
      pages: {
        lead: 'Premie:',
        head: ['Strona', 'Srebro', 'Złoto'],
        rows: [
          ['{explore} Eksploracja', 'o 1 pole dalej', 'jeden dodatkowy przystanek'],
          ['{sea} Żegluga', 'o 1 pole dalej', 'jeden dodatkowy przystanek'],
          ['{used} Korespondencja', 'o 1 znaczek więcej', 'znaczki na różne koperty'],
          ['{academy} Akademia', 'jeszcze 1 pieczęć, za jej koszt', 'o 1 monetę taniej za pieczęć'],
          ['Dziennik specjalny', '2 monety', '3 punkty od razu'],
        ],
      },
      stop: '*Dodatkowy przystanek*: wykonujesz akcję jednego mijanego pola i ruszasz dalej. Jeśli ta akcja przesuwa ten sam pionek, idziesz dalej z nowego miejsca pozostałymi krokami.',
    },
  },
  academy: {
    title: 'Akademia',
    says: {
      take: '{academy} Weź pieczęć z dowolnego zwoju i połóż na pierwszym pustym miejscu od lewej jednego z trzech środkowych rzędów. Zwoje kosztują 0, 1, 2 i 3 monety z góry na dół, miejsca tyle, ile wydrukowano. Trzeba móc zapłacić za jedno i drugie naraz. Akademii nie uzupełnia się przed odświeżeniem. Bez pieczęci lub miejsca akcję się pomija.',
      cheaper:
        'Zniżkę odejmuje się od sumy, nie poniżej zera. Dzięki srebrnemu celowi zwoje są na stałe darmowe; miejsca nadal kosztują. Darmowa akcja akademii nie kosztuje nic. Przy każdej pieczęci liczy się najpierw darmowy zwój, potem moneta złotego odznaczenia, potem zniżka pola, której reszta idzie na następną; dodatkowa pieczęć srebrnego odznaczenia w niej nie uczestniczy.',
      example: [
        'Bierzesz pieczęć z trzeciego zwoju (2 monety) na piąte miejsce rzędu (2 monety), ze zniżką 3: płacisz 1.',
      ],
    },
  },
  sea: {
    title: 'Żegluga',
    says: {
      sail: '{sea} Przesuń statek naprzód po torze oceanu, co najmniej o jedno pole, najwyżej o tyle, ile podano. Na rozwidleniu wybierasz. Na polu mieści się dowolnie wiele statków i żadnego się nie pomija. Z ostatniego pola dalej się nie płynie.',
      ribbons:
        'Gdy statek przekracza *srebrną wstęgę*, musisz postawić wolnego odkrywcę na początku tej wyspy, przed wszystkim innym; chyba że już tam masz swojego. Przy kilku wstęgach robi się to po kolei.',
      stop: 'Możesz wykonać akcję pola, na którym statek stanął; mijane nie dają nic, pole z HMS Beagle też nie. Pierwszy statek na ostatnim polu dostaje 3 punkty. *Dopłynięcie do HMS Beagle* prowadzi do niego twój statek, jeśli HMS Beagle jest przed tobą, przez wszystkie wstęgi po drodze.',
    },
  },
  islands: {
    title: 'Eksploracja',
    says: {
      explore:
        '{explore} Przesuń *jednego* swojego odkrywcę naprzód po jego trasie, co najmniej o jedno pole, najwyżej o tyle, ile podano; na rozwidleniu wybierasz. Potem wykonaj akcję pola, na którym stoi. Kroki za ostatnie pole przepadają.',
      jump: 'Na polu mieści się jeden odkrywca; tylko na pierwszym i ostatnim mieści się ich dowolnie wielu. Pola z cudzymi przeskakuje się bez straty kroku, cały ciąg naraz, w obrębie wybranej odnogi.',
      ribbons:
        'Pierwszy odkrywca, który przekroczy *złotą wstęgę*, dostaje jej punkty: stając na jej polu, mijając je lub przeskakując, przed akcją pola. Pierwszy na ostatnim polu trasy dostaje 3 punkty.',
      place: 'Niektóre efekty *umieszczają odkrywcę*: wolnego, na początku wyspy, gdzie nie masz swojego.',
      specimens:
        '{study} Na polu z *okazem* możesz położyć znacznik badań na tym samym okazie swojej planszy. Okaz zostaje dla innych. Każdy okaz bada się raz, a znaczników się nie zdejmuje, nawet po dostarczeniu. Niektóre efekty badają dowolny okaz albo leżący na wyspie, na której masz odkrywcę. Pole z okazem nie ma innego efektu; gdzie go przy waszej liczbie graczy nie położono, działa wydrukowany.',
      evolution:
        '{theory} *Ewolucja*: przesuń swój znacznik w górę toru. Księgi na nim liczą się dopiero na końcu; dla celów liczy się pole, na którym stoi. Na jednym polu może stać kilka znaczników; na ostatnim się zatrzymują.',
      example: [
        'Eksploracja 2. Na dwóch następnych polach stoją cudzy odkrywcy: przeskakujesz obu, a pierwszy krok prowadzi za nich.',
      ],
    },
  },
  camps: {
    title: 'Obozowiska',
    says: {
      camp: '{camp} Gdzie trasa pokazuje obozowisko z pustym miejscem, możesz je *założyć*: weź górny namiot z planszy, postaw na wybranym miejscu i opłać jego koszt. Potem wykonaj akcje obozowiska, a po nich to, co widać obok miejsca po namiocie; z dwóch rozdzielonych ukośnikiem jedną. W obozowisku możesz mieć tylko jeden namiot. Obozowisko bez miejsca dla ciebie się pomija.',
      others:
        '*Dowolne obozowisko* można założyć bez względu na to, gdzie są twój statek i odkrywcy. Srebrny cel pozwala jeszcze raz użyć obozowiska z twoim namiotem, za darmo. Wszystkie pięć namiotów na planszy to 5 punktów na koniec.',
    },
  },
  mail: {
    title: 'Korespondencja',
    says: {
      stamps:
        '{used} Przełóż najwyżej tyle swoich znaczków, ile podano, na *jedną* kopertę, z dowolnych stosów. Jeśli w stosach jest za mało, resztę weź ze zużytych. Znaczków z kopert się nie rusza. Bez znaczków akcja nic nie robi.',
      stacks:
        'Gdy ze stosu odchodzi ostatni znaczek, możesz wykonać to, co obok niego, po położeniu wszystkich znaczków akcji, w dowolnej kolejności; jeśli to znów korespondencja, może opróżnić się i inny. Znaczki nie wracają na stosy, więc każdy działa raz. Puste stosy liczą się do celów i do celu HMS Beagle.',
      spread: '*Rozdzielenie korespondencji*: najwyżej cztery znaczki na dowolnie wiele kopert.',
    },
  },
  museum: {
    title: 'Muzeum',
    says: {
      deliver: {
        lead: 'Aby dostarczyć, wybierz zbadany przez ciebie okaz, którego nie ma w muzeum:',
        items: [
          'Połóż jego kafelek na jego polu.',
          'Jeśli to pierwsza dostawa rzędu, weź monetę obok rzędu.',
          'Jeśli zapełnia rząd, przesuń znacznik ewolucji o 1 pole.',
          'Spójrz na sześć innych pól jego rzędu i kolumny: każde puste daje 1 monetę, każde zajęte 1 pole na torze ewolucji.',
        ],
      },
      two: 'Robotnik na polu dostaw może dostarczyć dwa razy; drugi raz kosztuje 3 monety, które może dać pierwszy, i liczy się już z pierwszym kafelkiem. Dostarczanie i badanie w muzeum to dwa pola. Bez odpowiedniego okazu nic się nie dzieje.',
      research:
        'Na drugim polu połóż znacznik badań na okazie, który jest w muzeum, także z przygotowania; drugi kosztuje 3 monety.',
      again:
        '*Ponowna dostawa*: zbadany przez ciebie okaz, który już jest w muzeum, liczy się jak dostarczony teraz, także dla pełnego rzędu, ale nigdy dla monety rzędu. To jedna dostawa i nic nie kosztuje.',
      example: [
        'Przywozisz skamieniałość. W jej rzędzie pełne są dwa pola, w kolumnie jedno. To pierwsza dostawa rzędu, bo oba kafelki leżały od początku: 1 moneta. Trzy puste pola dają 3 monety, trzy pełne 3 pola na torze ewolucji.',
      ],
    },
  },
  objectives: {
    title: 'Cele',
    says: {
      gain: '{objective} Weź jeden z odkrytych celów; przed odświeżeniem się ich nie uzupełnia. Idzie do *rezerwy*, która mieści dwa. Jeśli jest pełna, musi pójść odkryty na puste miejsce swojego koloru, za jego koszt; jeśli to niemożliwe, nie możesz go wziąć. Jeśli w rezerwie jest miejsce, idzie tam. Cele zdobywa się na trasach, w obozowiskach, z kart i kafelków oraz na polu celu, prostokątnej lupie.',
      reach:
        'Cel jest *zrealizowany*, gdy naraz spełniasz wszystkie jego wymagania i chcesz tego: w swojej turze lub wśród nagród, teraz lub później. Nic się nie wydaje. Z rezerwy idzie zakryty na puste miejsce swojego koloru, a ty opłacasz jego koszt; leżący na miejscu się odwraca. Wymagania sprawdza się przed zapłatą. W turze można zrealizować kilka, jeden po drugim. Późniejsza strata niczego nie cofa, ale może zamknąć cel jeszcze niezrealizowany.',
      needs: {
        lead: 'Czego wymagają cele (rysunek bez liczby znaczy jeden):',
        items: [
          'pustych stosów znaczków, twoich namiotów i soczewek na planszy,',
          'znaczników badań na okazach danego rodzaju lub koloru,',
          'pola na torze ewolucji,',
          'statku na równi z HMS Beagle lub przed nim,',
          'zwykłych pieczęci pewnych kolorów, w dowolnych rzędach,',
          'monet, punktów lub żetonów wiedzy, które masz teraz.',
        ],
      },
      slots: {
        lead: 'Obszar celów ma dwa rzędy po pięć miejsc, każde z kosztem i nagrodą. Miejsce służy raz. Punkty liczą się na końcu; oba ostatnie razem dają jeszcze 4.',
        head: ['Miejsce', 'Koszt', 'Nagroda', 'Punkty'],
        rows: [
          ['Srebro 1', '0', 'jeszcze raz obozowisko z twoim namiotem', '1'],
          ['Srebro 2', '0', 'zwoje nic już nie kosztują', '1'],
          ['Srebro 3', '0', 'zbadaj okaz na wyspie, na której masz odkrywcę', '2'],
          ['Srebro 4', '0', 'na koniec księga o 1 większa', '2'],
          ['Srebro 5', '0', '–', '5'],
          ['Złoto 1', '5', 'dołącza piąty robotnik', '4'],
          ['Złoto 2', '3', 'specjalna pieczęć, bez kosztu miejsca', '4'],
          ['Złoto 3', '0', 'kara za umieszczenie o 1 mniejsza', '2'],
          ['Złoto 4', '0', 'każda kara za opóźnienie najwyżej 2', '4'],
          ['Złoto 5', '0', '–', '8'],
        ],
      },
      auto: '*Automatycznie*: jeden z twoich celów jest zrealizowany bez wymagań. Z rezerwy potrzebuje pustego miejsca swojego koloru i opłacenia jego kosztu; leżący na miejscu się odwraca. Gdzie akcja najpierw daje cel, działa, nawet gdy nie ma czego wziąć.',
    },
  },
  crew: {
    title: 'Karty załogi',
    says: {
      play: 'Aby zagrać kartę załogi, wskaż robotnika, którego rząd ma jej pieczęcie, w dowolnej kolejności; fioletowe pomagają, żetony wiedzy nie. Robotnik może być gdziekolwiek; nie umieszcza się go przy tym. Wykonaj akcje karty i odwróć ją przy robotniku. Z każdym robotnikiem zagrywa się najwyżej *jedną* kartę w całej grze, a każdą kartę zagrywa się raz, jeśli chcesz, w swojej turze lub wśród nagród. Rząd pusty albo z jedną pieczęcią nie wystarczy nigdy.',
      copy: 'Jedna karta *kopiuje* inną: wykonaj akcje czyjejkolwiek niezagranej karty załogi jak własnej, bez jej pieczęci i bez odznaczeń. Tamta pozostaje niezagrana. Kopia karty kopiującej nic nie robi. W grze solo kopiuje się tylko własne.',
    },
  },
  order: {
    title: 'Kolejność',
    says: {
      space:
        'Robotnik na polu kolejności staje w pierwszej pustej komórce od lewej i przynosi 2 monety, we dwoje i solo 3.',
      phase:
        'W drugiej fazie, przy zmianie kolejności, ci, którzy mają tam robotników, wychodzą na czoło toru kolejności, licząc od lewej; reszta idzie za nimi jak przedtem. Jeśli nikogo tam nie ma, nic się nie zmienia. Nowa kolejność obowiązuje już przy nagrodach. W grze solo tej fazy nie ma.',
    },
  },
  rewards: {
    title: 'Nagrody',
    says: {
      course:
        'Najpierw trzy koperty z góry na dół, potem cel HMS Beagle, wszystko w nowej kolejności. Po każdej kopercie, przed celem i po nim oraz podczas własnych nagród możesz realizować cele i zagrywać karty załogi.',
      places:
        'Kto ma na kopercie *najwięcej znaczków*, wykonuje pierwszą część jej kafelka, a kto jest drugi, drugą część. Przy remisie dostają wszyscy, w kolejności; po remisie o pierwsze miejsce przyznaje się też drugie. Potrzebny jest choć jeden znaczek. Pierwsze miejsca przed drugimi.',
      stamps:
        'Potem każdy, kto był pierwszy lub drugi, zabiera stamtąd połowę swoich znaczków, zaokrąglając w górę, do zużytych, nawet gdy nie chciał nagrody. Inni zachowują swoje. Liczy się to, co leżało w chwili oceny: znaczki dodane przez nagrody tu lub wyżej czekają na następną rundę, na niższej kopercie się liczą. Zużyte służą od razu dalej.',
      example: [
        'Na pierwszej kopercie masz trzy znaczki, niebieski dwa, żółty jeden. Ty wykonujesz część 1, niebieski część 2. Zabierasz dwa znaczki, niebieski jeden; znaczek żółtego zostaje.',
      ],
      goal: 'W pierwszej rundzie liczy się pierwszy *cel HMS Beagle*, w drugiej drugi i tak dalej. Cele dają 4 punkty za zwykłą pieczęć danego koloru, 6 za znacznik badań na okazie danego rodzaju, 5 za twoją soczewkę, 8 za pusty stos, 4 za namiot albo 3 za zrealizowany cel. Fioletowe się nie liczą. Potem kafelek się odwraca.',
      lag: 'Jeśli twój statek jest w tyle za HMS Beagle, odejmij wszystkie kary za opóźnienie między nimi: te przed polami, które masz jeszcze przed sobą, aż do pola z HMS Beagle. Odnogi nic nie zmieniają. Ze złotym celem każda liczy się najwyżej za 2. Wynik nigdy nie jest ujemny. Przed HMS Beagle nie ma ani kary, ani premii.',
      lagged: [
        'Cel daje 5 punktów za soczewkę, a masz trzy: 15. Między statkiem a HMS Beagle są kary 3 i 4: dostajesz 8.',
      ],
    },
  },
  refresh: {
    title: 'Odświeżenie',
    says: {
      steps: {
        lead: 'Po rundach od pierwszej do czwartej:',
        items: [
          'HMS Beagle płynie na następne swoje pole.',
          'Wszyscy robotnicy wracają.',
          'Pieczęcie górnego zwoju wypadają z gry, pozostałe idą w górę w swoich kolumnach, a puste miejsca uzupełnia się z zasobów, od górnego zwoju, póki są pieczęcie.',
          'Odkryte cele się usuwa i odkrywa dwa srebrne i dwa złote.',
        ],
      },
      stays:
        'Znaczki, soczewki, namioty, statki, odkrywcy, muzeum i ewolucja pozostają bez zmian. Nikt o niczym nie decyduje.',
    },
  },
  scoring: {
    title: 'Punktacja',
    says: {
      parts: {
        lead: 'Po piątej rundzie:',
        items: [
          'punkty miejsc twoich celów i 4, jeśli są wśród nich oba ostatnie,',
          'za robotnika z pięcioma pieczęciami 3 punkty, z sześcioma 10; fioletowe się liczą,',
          'za wszystkie pięć namiotów 5 punktów,',
          '*ewolucja*: ostatnia osiągnięta księga, o 1 więcej ze srebrnym celem, razy współczynnik muzeum: 2 i po 1 za każdy pełny rząd,',
          '1 punkt za każde 5 monet i 1 za każdy żeton wiedzy.',
        ],
      },
      track:
        'Punkty i monety zdobyte w trakcie gry są twoje od razu. Kto minie koniec toru, zaczyna od zera z 50 więcej.',
      example: [
        'Masz 41 punktów. Cele w Srebrze 1, Srebrze 5, Złocie 2 i Złocie 5 dają 1 + 5 + 4 + 8 = 18, a oba ostatnie jeszcze 4.',
        'Jeden robotnik ma sześć pieczęci, inny pięć: 10 + 3 = 13. Cztery namioty: nic.',
        'Twój znacznik doszedł do księgi 8. Dwa rzędy muzeum są pełne, więc współczynnik to 4: 8 × 4 = 32.',
        '12 monet to 2 punkty, 1 żeton wiedzy to 1. Razem 41 + 18 + 4 + 13 + 32 + 2 + 1 = *111*.',
      ],
      winner:
        'Wygrywa, kto ma najwięcej punktów. Przy remisie ten, kto jest dalej na torze ewolucji, potem ten, kto ma więcej monet; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne. Niezagrane karty załogi, znaczki, soczewki i odkrywcy nic nie są warte.',
    },
  },
  solo: {
    title: 'Gra w pojedynkę: Alfred',
    says: {
      setup:
        'Twoim przeciwnikiem jest *Alfred*. Kolor jego planszy to poziom trudności: biały łatwy, niebieski średni, żółty zaawansowany, zielony trudny. Przygotowanie jak dla dwojga, ale dolny rząd dziennika specjalnego jest pusty, odkryte są jeden srebrny i jeden złoty cel, zatrzymujesz trzy z pięciu kart załogi i bierzesz jedną z dwóch par celów. Alfred zaczyna każdą rundę. Ma dwie karty premii nad torem premii, robotnika na tym torze, robotników A–D i znacznik monet; żetonów wiedzy nie bierze. Osiem jego kart akcji to zakryta talia.',
      turn: 'Gracie na zmianę; kto ma jeszcze robotników, gra dalej w pojedynkę. Alfred odkrywa kartę i robi pierwszą możliwą opcję; ostatnią zawsze jest *akcja odpoczynku*: najniższy robotnik idzie na hamak w obszarze odpoczynku, Alfred dostaje 7 monet, a robotnik premiowy przesuwa się o 2. Każda inna opcja umieszcza robotnika. Jeśli odkryte są dwie karty ze znakiem dostawy, przed dobraniem tasuje się wszystkie osiem. Jego robotnicy nie mają odznaczeń.',
      bonus:
        '*Tor premii* to koło. Gdy Alfred staje na skrajnie prawym polu lub je mija, dostaje jego punkty; na 5. i 10. wykonuje kartę premii nad nim, wiersz bieżącej rundy. Idzie się krok po kroku, a co krok wywołał, kończy się najpierw. Monet ma najwyżej 12; każda ponad to przesuwa zamiast tego robotnika premiowego. Bez monet znacznik czeka.',
      journals:
        'W dziennikach głównych bierze pierwszego według karty robotnika, którego da się umieścić, i umieszcza go na *najkorzystniejszym polu*: najniższym otwartym, do którego ten ma choć jedną pasującą pieczęć. Brakujące kosztują go po 3 monety, zajęta sekcja 3; wszystko musi dać się zapłacić razem, także zwój pierwszej pieczęci, inaczej próbuje następnego. Z równorzędnych wybiera to, które wymaga mniej monet, potem pasujące do skrajnie lewej pieczęci.',
      actions: {
        lead: 'Co robi inaczej:',
        items: [
          '*Cel*: usuwa odkryty, najpierw złoty, a robotnik premiowy idzie o 2. *Żeton wiedzy*: zamiast każdego dostaje 3 monety.',
          '*Akademia*: najwyższy rząd z pustym miejscem na lewo od klamry, inaczej na prawo od niej; najtańszy zwój; kolor skrajnie lewej pieczęci rzędu, jeśli nie ma trzech, inaczej skrajnie lewa pieczęć. W rzędzie nigdy nie ma czterech jednego koloru. Jeśli nic nie pasuje lub nie ma za co, akcja się nie udaje. Pieczęć zakrywająca akcję ją wywołuje. Darmowa może być z dowolnego zwoju.',
          '*Korespondencja*: znaczki z górnego stosu, na najwyższą kopertę, gdzie cię wyprzedzi, inaczej najwyższą bez jego znaczków, inaczej gdzie ma ich najmniej. Opróżniony stos działa jak wydrukowano. Gdy znaczków brak, bierze zużyte i kładzie tyle, ile ma.',
        ],
      },
      voyages:
        'Idzie jak najdalej najdłuższą drogą albo do końca. Na oceanie najpierw przepływa całą drogę, a potem kolejno wykonuje wszystkie akcje po drodze; na lądzie przesuwa odkrywcę na skrajnie prawej nieukończonej wyspie, bada wszystkie okazy po drodze, bierze punkty wstęg, a potem wykonuje akcje dwóch ostatnich pól. Przeskoczone nie dają nic. W obozowisku bierze najtańsze miejsce, na które go stać, albo żadne. Pól, które nic by nie dały, nie rozważa.',
      others: {
        lead: 'Inne opcje:',
        items: [
          '*Dziennik specjalny*, jeśli pusty: robotnik do górnego rzędu bez akcji; robotnik premiowy o 4.',
          '*Mały dziennik*, jeśli pusty: odblokowuje pole główne, na które go stać, pasujące do pieczęci jego rzędów od góry, inaczej najtańsze, i wykonuje jego akcje. Specjalnych nie otwiera; dostaje monetę, gdy wchodzisz na jego soczewki.',
          '*Dostawa*: najwyżej dwie, druga za 3 monety; najpierw to, co zbadano też na twojej planszy, potem to, co da więcej monet, potem najwyższe i skrajnie lewe. Rzędy płacą mu jak zwykle.',
          '*Produktywna korespondencja*: po znaczku na kopertę. *Odkrywca*: jeszcze jeden na skrajnie lewej wyspie bez niego.',
        ],
      },
      rest: 'Z niczego nie rezygnuje, a kilka efektów wykonuje w wydrukowanej kolejności. Dostajesz monetę, gdy wchodzi na twoją soczewkę. Pole kolejności daje ci 3 monety i nic więcej. Jeśli jego talia skończy się wcześniej, tasuje się ją; odkryte karty zostają z rundy na rundę. Gdy jego akcje są wykonane, twoja kolej.',
      limits:
        'Pieczęcie wydrukowane na jego planszy zajmują pierwsze miejsca; jego plansza nie ma kosztów. On też ma sześć soczewek, pięć namiotów, jeden w obozowisku, trzech odkrywców i jednego na wyspie.',
      rewards:
        'Koperty liczy się jak zwykle, Alfred pierwszy. Za cel HMS Beagle dostaje liczbę ze swojej planszy razy runda, minus opóźnienie, nie poniżej zera. Przy odświeżeniu jego karty premii przesuwają się na następny wiersz.',
      score:
        'Swoje karty załogi i cele grasz jak zwykle; on nie ma ani jednych, ani drugich. Liczy pieczęcie dwóch ostatnich kolumn, namioty, ewolucję i monety. Wygrywasz z większą liczbą punktów; przy remisie tylko wtedy, gdy jesteś dalej w ewolucji albo na równi i z większą liczbą monet.',
    },
  },
}
