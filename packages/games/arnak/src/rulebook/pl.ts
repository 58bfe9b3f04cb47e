import type { RulebookWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const pl: RulebookWords<typeof outline> = {
  goal: {
    title: 'O czym jest ta gra',
    says: {
      idea: 'Prowadzisz ekspedycję na wyspę Arnak. Przez *pięć rund* wysyłasz dwoje archeologów, odkrywasz stanowiska, stawiasz czoła ich strażnikom i ulepszasz małą talię, a zdobyta wiedza prowadzi cię torem badań do Zaginionej świątyni. Plansza ma dwie strony; zacznij od Świątyni Ptaka.',
      days: 'Tury są krótkie: jedna akcja główna i kolej następnego gracza. Runda trwa, aż wszyscy spasują. Każda karta na ręce stawia przed tym samym wyborem: wydać ją na podróż czy zagrać dla efektu? Jedno wyklucza drugie.',
      points: {
        lead: 'Celem gry są punkty. Na końcu liczysz je za:',
        items: [
          'rzędy, do których dotarły twoje dwa znaczniki badań,',
          'kafelki świątyni kupione na szczycie,',
          'bożki, po 3 punkty, i puste pola bożków,',
          'ujarzmionych strażników, po 5 punktów,',
          'przedmioty i artefakty, które masz;',
          'a za Strach punkty tracisz.',
        ],
      },
    },
  },
  things: {
    title: 'Zasoby i miejsca',
    says: {
      resources: {
        lead: 'Zasobów jest pięć, od pospolitych do rzadkich:',
        head: ['Zasób', 'Główne zastosowanie'],
        rows: [
          ['{coin} moneta', 'przedmioty, piloci'],
          ['{compass} kompas', 'artefakty, odkrycia'],
          ['{tablet} tabliczka', 'artefakty z ręki, badania'],
          ['{arrowhead} grot strzały', 'strażnicy, badania'],
          ['{jewel} klejnot', 'badania'],
        ],
      },
      keep: 'Zasoby zostają u ciebie z tury na turę i z rundy na rundę. Wszyscy je widzą, a na koniec gry nic nie są warte. Koszt opłacasz zawsze w całości, zanim cokolwiek za niego dostaniesz: nagrodą nie można zapłacić za nią samą. Żetony zasobów nigdy się nie kończą.',
      zones: {
        lead: 'Gdzie co leży:',
        items: [
          'Twoja *talia* leży zakryta. Rewers karty nie zdradza, czy to przedmiot, czy artefakt.',
          'Twój *obszar gry* jest przed tobą. Karty zagrane, wydane lub odłożone leżą tam odkryte do końca rundy, chyba że zostaną usunięte; innego stosu kart odrzuconych nie ma.',
          '*Usunięte* karty leżą osobno, poza grą; usunięty Strach wraca na swój stos.',
          'Na polu toru badań mieści się dowolnie wiele znaczników, na polu stanowiska jeden archeolog.',
        ],
      },
      box: 'W pudełku znajduje się 40 przedmiotów, 35 artefaktów, 19 kart Strachu i po cztery karty podstawowe na gracza; 10 kafelków stanowisk I i 6 stanowisk II, 15 strażników, 16 bożków (w każdej partii używa się wszystkich), 12 asystentów, 18 kafelków nagród i 24 kafelki świątyni: cztery po 11 punktów, osiem po 6 i dwanaście po 2. Gdy każdy weźmie dwie karty Strachu, w stosie zostaje ich 15, 13 lub 11 w grze we dwoje, troje lub czworo, a 17 w grze solo.',
    },
  },
  setup: {
    title: 'Przygotowanie',
    says: {
      board:
        'Wybierzcie stronę planszy: Świątynię Ptaka albo Świątynię Węża, która ma swój rozdział. Każde z pięciu *stanowisk w obozie* ma dwa pola: za but i za dwa buty. We czworo otwarte są wszystkie. We troje trzy losowe stanowiska tracą pole za dwa buty, we dwoje i w pojedynkę wszystkie pięć. Zablokowane pole jest niedostępne do końca gry.',
      row: {
        lead: 'Karty i wyspa:',
        items: [
          'Przedmioty i artefakty tasuje się osobno, jako dwie talie. Karty Strachu tworzą odkryty stos.',
          'Rząd kart ma sześć miejsc, a między nimi leży *księżycowe berło*. Na początku na lewo od berła leży jeden artefakt, na prawo pięć przedmiotów.',
          'Bożki się tasuje. Na każde z ośmiu stanowisk I trafia jeden odkryty, na każde z czterech stanowisk II jeden odkryty i jeden zakryty.',
        ],
      },
      tiles: {
        lead: 'Tor badań i stosy:',
        items: [
          'Sześć stosów kafelków świątyni, w każdym tyle kafelków, ilu jest graczy: u góry stos kafelków po 11 punktów, pod nim dwa stosy po 6, na dole trzy po 2.',
          'Przy Zaginionej świątyni leżą zakryte kafelki nagród, po jednym na gracza; na razie nikt ich nie ogląda. Na każdym miejscu nagrody leży losowy odkryty kafelek; miejsc oznaczonych 3+ lub 4 używa się tylko przy takiej liczbie graczy.',
          'Kafelki stanowisk I, stanowisk II i strażników tasuje się w zakryte stosy.',
          'Dwunastu asystentów układa się w trzy stosy po czterech, srebrną stroną do góry. Widać tylko wierzchnich.',
        ],
      },
      players:
        'Każdy bierze w swoim kolorze dwoje archeologów, lupę i brulion. Oba znaczniki badań zaczynają na polu startowym pod torem. Twoja talia ma sześć potasowanych kart: dwa razy Fundusze, dwa razy Eksploracja, dwa razy Strach.',
      first: {
        lead: 'Zaczyna osoba, która ostatnio odwiedziła jakieś miejsce po raz pierwszy, albo decyduje los. Zasoby początkowe:',
        head: ['Gracz', 'Monety', 'Kompasy'],
        rows: [
          ['pierwszy', '2', '0'],
          ['drugi', '1', '1'],
          ['trzeci', '2', '1'],
          ['czwarty', '1', '2'],
        ],
      },
    },
  },
  round: {
    title: 'Runda',
    says: {
      course: {
        lead: 'Rund jest pięć, od I do V. Każda ma trzy części:',
        items: [
          'Wszyscy dobierają karty, aż będą mieli na ręce pięć.',
          'Rozgrywacie tury, aż wszyscy spasują.',
          'Przygotowuje się następną rundę.',
        ],
      },
      draw: 'Dobieraj z wierzchu talii, aż na ręce będzie pięć kart. Liczą się też zatrzymane z poprzedniej rundy; jeśli jest ich pięć lub więcej, zostają wszystkie i nic nie dobierasz. Jeśli talia jest za mała, grasz z mniejszą liczbą kart; niczego się nie tasuje. Także później możesz mieć na ręce więcej niż pięć kart.',
      turns:
        'Zaczyna pierwszy gracz, dalej gra się zgodnie z ruchem wskazówek zegara. Kto spasował, jest pomijany; kto jako jedyny jeszcze nie spasował, rozgrywa turę za turą. Ta część kończy się turą, w której pasuje ostatni gracz.',
      home: {
        lead: 'Potem wszyscy jednocześnie przygotowują się do następnej rundy, w tej kolejności:',
        items: [
          'Zabierz oboje archeologów. Za każdego archeologa, który stał na stanowisku ze strażnikiem, połóż kartę Strachu w swoim obszarze gry.',
          'Każdą kartę, która została na ręce, odrzuć albo zatrzymaj.',
          'Potasuj wszystkie karty z obszaru gry i połóż je *pod* talią.',
          'Przygotuj wszystkich swoich asystentów.',
        ],
      },
      fear: 'Karty Strachu dostaje się za archeologów, nie za strażników: dwoje twoich archeologów na strzeżonych stanowiskach, choćby na tym samym, to dwie karty Strachu. Nie ma znaczenia, kto zbudził strażnika ani kiedy prowadzono tam wykopaliska. Te karty Strachu wtasowuje się razem z resztą. Jeśli kart w stosie nie wystarcza dla wszystkich, najpierw wszystkie swoje bierze pierwszy gracz, potem pozostali zgodnie z ruchem wskazówek zegara; gdy stos jest pusty, bierze się kafelki strachu.',
      hand: 'Karta odrzucona w tej chwili nie daje ani podróży, ani efektu.',
      shuffle:
        'Karty, które są jeszcze w talii, zostają na wierzchu w swojej kolejności. Przedmioty kupione w tej rundzie, które leżą na spodzie, dobierzesz więc przed potasowanymi kartami. Innego tasowania nie ma: w trakcie rundy talii się nie tasuje.',
      row: 'Z rzędu usuwa się artefakt i przedmiot obok berła, berło przesuwa się o jedno miejsce w prawo, a rząd się uzupełnia: z rundy na rundę jest w nim o jeden artefakt więcej i o jeden przedmiot mniej, od 1 i 5 w rundzie I do 5 i 1 w rundzie V. Jeśli po którejś stronie berła nie ma przy nim karty, po tej stronie niczego się nie usuwa, a berło i tak się przesuwa. Znacznik pierwszego gracza przechodzi do następnej osoby zgodnie z ruchem wskazówek zegara, bez względu na to, kto spasował pierwszy.',
      last: 'Po rundzie V archeolodzy wracają, a strażnicy jak zwykle przynoszą Strach, który wlicza się do wyniku. Pozostałe kroki się pomija i podlicza się punkty.',
    },
  },
  turn: {
    title: 'Twoja tura',
    says: {
      one: 'W swojej turze wykonujesz dokładnie *jedną akcję główną* i dowolną liczbę *akcji darmowych*. Tura złożona z samych akcji darmowych jest niedozwolona: jeśli nie chcesz innej akcji głównej, musisz spasować. Po akcji głównej możesz jeszcze wykonywać akcje darmowe; to ty mówisz, kiedy tura się kończy.',
      main: {
        lead: 'Akcje główne:',
        items: [
          'prowadzenie wykopalisk,',
          'odkrycie nowego stanowiska,',
          'ujarzmienie strażnika,',
          'kupno karty (także z Kupcem),',
          'zagranie karty, której efekt nie ma błyskawicy,',
          'badania,',
          'spasowanie.',
        ],
      },
      free: {
        lead: 'Akcje darmowe są możliwe tylko we własnej turze: przed akcją główną, po niej i w jej trakcie.',
        items: [
          'Zagranie karty z błyskawicą.',
          'Umieszczenie bożka na polu.',
          'Skorzystanie z przysługi strażnika.',
          'Użycie asystenta (oprócz Kupca).',
        ],
      },
      middle:
        '„W trakcie” znaczy: zawsze, gdy masz o czymś zdecydować. Płacąc, możesz zagrać Fundusze, by zdobyć brakującą monetę; między krokami odkrycia możesz umieścić właśnie zdobytego bożka; nawet w trakcie jednej akcji darmowej możesz wykonać inną. Nie można tego robić tylko podczas przygotowania następnej rundy.',
      never:
        'Dwóch rzeczy nigdy nie zrobisz w trakcie innej akcji ani po akcji głównej, bo każda sama jest akcją główną: nie użyjesz swojego Kupca ani nie spasujesz dla większego efektu Zegarka lub Chronometru.',
      within:
        'Jeśli efekt pozwala prowadzić wykopaliska, kupić kartę, ujarzmić strażnika albo prowadzić badania, jest to część tej samej akcji, a nie druga akcja główna. Żaden efekt nie narusza tego, co mają inni gracze. Luki w rzędzie uzupełnia się na koniec tury.',
      paying:
        'Akcję można wybrać tylko wtedy, gdy w chwili płacenia będzie cię stać na jej koszt; liczy się też to, co zdobędziesz wcześniej. Najpierw się płaci, dopiero potem coś się dostaje.',
    },
  },
  travel: {
    title: 'Podróże',
    says: {
      icons:
        '{boot} {car} {ship} {plane} Symbole podróży są cztery: but, samochód, statek i samolot. *Samolot* zastępuje każdy symbol, a *but* można zastąpić dowolnym symbolem. Samochód nigdy nie zastępuje statku ani statek samochodu. Jeden symbol zastępuje jeden: dwa buty to nie samochód, a samolot to nie dwa buty.',
      sources:
        'Za podróż płaci się kartami z ręki, przysługami strażników, asystentami i pilotami, w dowolnym połączeniu. Wydana karta trafia do obszaru gry, a jej efektu się nie rozpatruje. Karta Strachu to but. Wykorzystaną przysługę się zakrywa. Symbole asystenta działają do końca tury.',
      pilot:
        '{pilot} *Pilot*: gdy płacisz za podróż, dwie monety liczą się jak samolot, i to tyle razy, ile chcesz. Dotyczy to każdego kosztu podróży: stanowiska, odkrycia, asystenta, który wymaga buta, i strażnika. Zatrudnienie pilota nie jest akcją.',
      left: 'Jeśli z karty z dwoma symbolami potrzebujesz tylko jednego, drugiego możesz użyć w tej samej turze do opłacenia dowolnego innego kosztu podróży; niewykorzystany przepada z końcem tury. Kart nie wydaje się na podróż, gdy nie ma kosztu do opłacenia, a przy nadpłacie nie dostaje się reszty. Zniżka na podróż dotyczy jednej podróży, a jej niewykorzystana część przepada od razu; twoje własne nadmiarowe symbole zostają.',
      example: [
        'Stanowisko wymaga dwóch statków. Wydajesz kartę z samolotem i zatrudniasz pilota za dwie monety: dwa samoloty zastępują oba statki.',
        'Obóz wymaga buta. Wydajesz kartę z dwoma samochodami. Drugi zostaje: jeśli w tej samej turze asystent wymaga buta, zapłacisz tym samochodem.',
      ],
    },
  },
  dig: {
    title: 'Wykopaliska',
    says: {
      steps: {
        lead: 'Wybierz stanowisko w obozie albo odkryte stanowisko I lub II:',
        items: [
          'Opłać koszt podróży podany przy polu.',
          'Postaw tam archeologa ze swojej planszetki. Stoi tam do końca rundy, chyba że przesunie go karta.',
          'Rozpatrz efekt stanowiska.',
        ],
      },
      spaces:
        'Pole musi być wolne i niezablokowane. Stanowisko w dżungli ma jedno pole, w obozie dwa; możesz wybrać dowolne, także droższe, nawet jeśli na drugim stoi twój archeolog. Gdy nie ma wolnego pola, nie można tam prowadzić wykopalisk. Gdy oboje archeologów jest w terenie, nie możesz już prowadzić wykopalisk, chyba że jakiś efekt sprowadzi jedno z nich z powrotem.',
      calm: 'Strażnik ani nie blokuje, ani nie podraża wykopalisk, a za wykopaliska nigdy nie płaci się kompasami. Żetony i Strach, które daje stanowisko, trzeba wziąć; z dobrania karty i z tego, za co trzeba zapłacić, można zrezygnować.',
      example: [
        'W grze czteroosobowej: Czerwony wydaje but, zajmuje tańsze pole obozu, który daje monety, i dostaje ich 2.',
        'Kto przyjdzie tam w tej rundzie jako następny, choćby i Czerwony, płaci dwa buty. Potem stanowisko jest niedostępne.',
      ],
    },
  },
  discover: {
    title: 'Odkrycie stanowiska',
    says: {
      steps: {
        lead: 'Wybierz stanowisko I lub II bez kafelka. Potrzebny jest archeolog na planszetce. Kolejność jest stała:',
        items: [
          'Zapłać 3 kompasy za stanowisko I albo 6 za stanowisko II i opłać koszt podróży podany przy polu.',
          'Postaw tam archeologa.',
          'Weź bożka i od razu rozpatrz jego efekt, zanim poznasz stanowisko.',
          'Odkryj wierzchni kafelek stanowiska tego poziomu, połóż go tam i rozpatrz efekt.',
          'Połóż tam wierzchniego strażnika. Na razie nic się nie dzieje.',
        ],
      },
      idols:
        'Na stanowisku II bierzesz oba bożki, ale efekt ma tylko odkryty. Bożki trafiają zakryte na skrzynie. Spośród 16 bożków trzy dają po monecie (Urodzaj), trzy po kompasie (Gwiazda Polarna), trzy po tabliczce (Skryba), a trzy pozwalają usunąć kartę (Zapomnienie), dwa wymienić zasób (Garncarz) i dwa przygotować asystenta (Świt). Efekt działa tylko w tej chwili. Jeśli nie da się go rozpatrzyć, pomija się go; bożek i tak jest twój.',
      after:
        'Odtąd każdy może tam prowadzić wykopaliska, jeśli pole jest wolne, i płaci tylko za podróż. Kafelek zostaje tam do końca gry. Twój archeolog stoi obok strażnika i na koniec rundy przyniesie Strach, chyba że ktoś ujarzmi strażnika albo jeden z nich opuści to stanowisko.',
      limits:
        'Na nieodkrytym stanowisku nie można prowadzić wykopalisk, nie można go aktywować ani przemieścić tam archeologa. Każda zniżka określa, czego dotyczy: zniżka na podróż nie zmniejsza kosztu w kompasach. Kafelków i strażników zawsze wystarczy.',
    },
  },
  guardians: {
    title: 'Strażnicy',
    says: {
      overcome:
        '{guardian} Strażnik zostaje na stanowisku, aż ktoś go ujarzmi albo karta zaprowadzi go gdzie indziej. Możesz go ujarzmić, jeśli stoi tam twój archeolog. Opłać koszt z dołu kafelka (mogą to być zasoby, podróż i karta z ręki odłożona bez efektu) i weź kafelek. To jedna płatność: odłożona karta nie liczy się jako podróż, a monety wydane na pilota nie liczą się do monet w koszcie. Nikt nie musi ujarzmiać strażników, a jedną akcją ujarzmia się tylko jednego.',
      gain: 'Kafelek jest wart 5 punktów, a powrót z tego stanowiska nie przynosi już Strachu. Ma też *przysługę*, czyli symbol podróży albo akcję darmową, z której możesz skorzystać raz w całej grze, w dowolnej swojej turze, choćby w tej samej. Potem zakryj kafelek; punkty zostają.',
      free: 'Niektóre efekty pozwalają ujarzmić strażnika tam, gdzie stoi twój archeolog, bez opłacania kosztu strażnika. Koszt podany przed efektem nadal trzeba opłacić.',
      fear: 'Strażnicy nikomu nie przeszkadzają w wykopaliskach. Strach dostajesz tylko wtedy, gdy archeolodzy wracają na koniec rundy; nie dostajesz go za archeologa, który wrócił wcześniej, a po przemieszczeniu liczy się tylko nowe stanowisko. Strażnik, którego karta zaprowadziła do obozu, działa tam jak wszędzie.',
    },
  },
  idols: {
    title: 'Bożki',
    says: {
      worth:
        '{idol} Każdy bożek jest wart 3 punkty, czy leży na skrzyniach, czy na polu. Planszetka ma cztery pola; jeśli na koniec są *puste*, są warte od lewej do prawej 1, 2, 3 i 4 punkty. Gdy wszystkie są puste, dają razem 10 punktów; po umieszczeniu kolejnych bożków 9, 7, 4 i 0.',
      slot: {
        lead: 'W ramach akcji darmowej umieść bożka ze skrzyń na pierwszym pustym polu od lewej i wybierz jeden z pięciu efektów, choćby za każdym razem ten sam:',
        items: [
          '1 klejnot za 1 monetę {jewel},',
          '1 grot strzały {arrowhead},',
          '2 tabliczki {tablet},',
          '1 moneta i 1 kompas {coin} {compass},',
          'dobranie karty.',
        ],
      },
      limits:
        'Potrzebny jest bożek na skrzyniach i puste pole; w jednej turze można umieścić kilka bożków. Bożek zostaje na polu, chyba że zdejmie go artefakt.',
      example: [
        'Masz trzy bożki, w tym jednego na polu: 3 × 3 = 9 punktów, a puste pola 2, 3 i 4 dają jeszcze 9.',
        'Jeśli umieścisz drugiego, by wziąć dwie tabliczki, stracisz 2 punkty za drugie pole.',
      ],
    },
  },
  buy: {
    title: 'Kupno karty',
    says: {
      items:
        'Artefakty leżą na lewo od berła, przedmioty na prawo. *Przedmiot* kosztuje monety i trafia zakryty pod talię: nie możesz go użyć, dopóki go nie dobierzesz, co może się zdarzyć w tej samej rundzie. Jeśli talia jest pusta, przedmiot staje się twoją talią.',
      artifacts:
        '*Artefakt* kosztuje kompasy i trafia odkryty do obszaru gry. Jego efekt możesz od razu rozpatrzyć bez tabliczki, którą płaci się przy zagraniu z ręki; inne koszty podane w tekście trzeba opłacić za każdym razem. Wszystko, na co pozwala efekt, należy do tej samej akcji. Z efektu możesz zrezygnować. Symboli podróży z artefaktu nie można teraz wydać, bo nie było go na ręce.',
      discounts:
        'Zniżka obniża koszt, ale nigdy poniżej zera. Przekreślony koszt oznacza, że bierzesz kartę za darmo, a poza tym postępujesz jak przy kupnie. Jeśli na żadną kartę cię nie stać, nie możesz kupować; efekt, który pozwala wziąć przedmiot lub artefakt, nic nie daje, jeśli w rzędzie takiej karty nie ma.',
      gaps: 'Luki w rzędzie zostają do końca tury. Wtedy karty tego samego rodzaju co wzięta przesuwają się ku berłu w swojej kolejności, a nowe dokłada się na zewnętrznym końcu: artefakty z lewej, przedmioty z prawej. Gdy skończy się talia kart danego rodzaju, już się ich nie przesuwa ani nie dokłada. Tak samo jest po zakupie przeciwnika w grze solo.',
      example: [
        'Runda II: kupujesz drugi z czterech przedmiotów. Dwa dalsze przesuwają się o jedno miejsce ku berłu, a na prawym końcu dokłada się nowy. Artefakty się nie ruszają.',
      ],
    },
  },
  cards: {
    title: 'Zagranie karty',
    says: {
      play: 'Połóż kartę z ręki w obszarze gry i rozpatrz jej efekt. Z błyskawicą jest to akcja darmowa, bez niej główna. Fundusze dają monetę, Eksploracja kompas, obie jako akcja darmowa. Każdy artefakt to akcja główna i z ręki kosztuje 1 tabliczkę; przedmioty jej nie wymagają. Strach nie ma efektu i nie można go zagrać. Zagrane karty zostają w obszarze gry do końca rundy, chyba że zostaną usunięte.',
      costs:
        'Zagrana karta leży już w obszarze gry, więc nie może być kartą z ręki, której wymaga jej własny koszt; jej efekt może jednak usunąć także ją samą. Kartę wolno zagrać, nawet jeśli jej efekt w tej chwili nic nie da. „Usuń tę kartę, aby” znaczy, że najpierw usuwasz kartę, nawet jeśli potem nie da się rozpatrzyć efektu. Jeśli karta daje do wyboru efekt darmowy albo większy efekt za spasowanie, pierwszy jest akcją darmową, a drugi główną.',
      deck: 'Dobiera się z wierzchu, chyba że efekt każe dobrać ze spodu. Z pustej talii nie dobierzesz nic, z małej tyle, ile jest: obszaru gry nie wtasowuje się przed końcem rundy. Talii nie wolno przeglądać, ale wolno pamiętać, które przedmioty kupione w tej rundzie leżą na spodzie.',
      exile:
        'Usunięta karta nie należy już do ciebie. Symbol usunięcia pozwala usunąć jedną kartę z ręki lub obszaru gry, nawet artefakt lub kartę Strachu, które trafiły tam w tej turze, ale nigdy kartę z talii ani cudzą. Usunięte przedmioty i artefakty leżą odkryte i nie dają punktów; Strach wraca na swój stos; Fundusze i Eksploracja wypadają z gry. Karty, którą usuwa się, aby uzyskać jej efekt, nie usuwasz, gdy wydajesz ją na podróż. Zamiast karty z obszaru gry można usunąć kafelek strachu.',
      fear: '{fear-tile} Karta Strachu to but, nie ma efektu i jest warta −1 punkt. Zdobyta trafia do obszaru gry, gdzie jej but jest bezużyteczny; nie można zrezygnować ze Strachu, jeśli jest częścią rozpatrywanego efektu. Gdy stos jest pusty, bierze się kafelek strachu, wart −2. Kafelek nie jest kartą: leży w obszarze gry, aż zostanie usunięty. Gdy karty Strachu wrócą na stos, znów bierze się karty.',
      example: [
        'Zagrywasz Papugę jako akcję główną. Jej kosztem jest inna karta z ręki: odkładasz Fundusze bez rozpatrywania efektu i dostajesz klejnot.',
      ],
    },
  },
  effects: {
    title: 'Efekty',
    says: {
      icons: {
        lead: 'Co oznaczają symbole:',
        items: [
          '*Żetony*: weź je.',
          '*Strach i żetony*: weź wszystko; z żadnej części nie można zrezygnować.',
          '*Koszt, strzałka, zysk*: zapłać i weź albo zrezygnuj. Z dwóch zysków po strzałce wybierz jeden.',
          '*Wymiana*: możesz wymienić jedną tabliczkę na grot albo jeden grot na klejnot.',
          '*Tabliczka na artefakcie*: oddajesz ją przy zagraniu z ręki, nie przy kupnie.',
          '*Karta ze strzałką w dół*: odłóż kartę z ręki do obszaru gry, bez efektu.',
          '*Dobranie*: możesz dobrać kartę. *Usunięcie*: możesz usunąć kartę. Jeśli są oba symbole, decydujesz o każdym z osobna, w tej kolejności.',
          '*Dobranie, potem karta ze strzałką w dół*: możesz dobrać kartę; potem musisz odłożyć jedną z ręki, jeśli jakąś masz.',
          '*Przygotowanie*: możesz przygotować jednego asystenta.',
          '*Błyskawica*: to akcja darmowa.',
          '*Archeolog*: możesz wysłać archeologa z planszetki, by prowadził wykopaliska lub odkrył stanowisko, za zwykły koszt pomniejszony o pokazaną zniżkę.',
          '*Strażnik z ptaszkiem*: możesz ujarzmić strażnika tam, gdzie stoi twój archeolog, bez opłacania kosztu strażnika.',
          '*Karta z minusem*: możesz kupić kartę z rzędu o tyle taniej.',
        ],
      },
      order:
        'Części efektu rozpatruje się po kolei, od lewej do prawej i z góry na dół; tym, co dała wcześniejsza, można zapłacić za późniejszą. Można zrezygnować ze wszystkiego, co kosztuje, z każdego dobrania, usunięcia, przygotowania i wymiany oraz z każdej akcji, którą daje efekt. Nie można zrezygnować z żetonów, ze Strachu, z odłożenia karty po dobraniu, z zatrudnienia ani awansu asystenta, ani z efektu stanowiska, na które karta właśnie przeniosła archeologa lub strażnika.',
      words: {
        lead: 'Słowa na kartach:',
        items: [
          '*Aktywuj stanowisko*: rozpatrz jego efekt bez opłacania podróży; nie musi tam być twojego archeologa. Inni archeolodzy nie przeszkadzają, chyba że karta mówi inaczej. Stanowisko musi być odkryte.',
          '*Zniżka*: płacisz o tyle mniej, tylko ten jeden raz i nigdy poniżej zera. Samolot pokrywa każdy symbol, but tylko but.',
          '*Otrzymujesz przedmiot*: jak przy kupnie, ale za darmo; trafia pod talię, chyba że podano inne miejsce.',
          '*Spasuj, aby otrzymać*: dostaniesz to, jeśli teraz spasujesz.',
          '*Zajęte przez ciebie*: stoi tam twój archeolog. *Niezajęte*: nie stoi tam żaden archeolog; stanowisko w obozie jest zajęte, nawet jeśli stoi tam tylko jeden. Strażnicy i zablokowane pola się nie liczą.',
          '*Przemieść*: przesuń swojego archeologa ze stanowiska na wolne pole innego, już odkrytego, bez opłacania podróży. Nie można przemieścić archeologa z planszetki ani odkryć w ten sposób stanowiska. Efekt nowego stanowiska rozpatrujesz tylko wtedy, gdy karta tak mówi.',
          '*Aktywuj kafelek stanowiska*: rozpatrz wierzchni kafelek stosu tak, jakby był stanowiskiem.',
          '*Usuń*: patrz „Zagranie karty”; niektóre efekty pozwalają wziąć kartę spośród usuniętych.',
        ],
      },
      sending:
        '*Wysyła się* archeologa z planszetki i płaci za podróż, chyba że karta mówi inaczej; *przemieszcza się* archeologa już stojącego na stanowisku, bez opłacania podróży. Karta zagrana dla takiego efektu nie daje własnych symboli podróży. O Strachu od strażników decyduje tylko to, gdzie archeolodzy stoją na koniec rundy.',
    },
  },
  research: {
    title: 'Badania',
    says: {
      step: {
        lead: 'Przesuń jeden ze swoich znaczników badań do następnego rzędu:',
        items: [
          'Wybierz most prowadzący w górę i opłać podany na nim koszt.',
          'Przesuń znacznik.',
          'Jeśli leży tam kafelek nagrody, weź nagrodę i usuń kafelek.',
          'Rozpatrz efekt rzędu dla tego znacznika, lupy lub brulionu, bez względu na to, czy był tam kafelek.',
        ],
      },
      pair: '{glass} {notebook} *Brulion* nigdy nie może stać wyżej niż *lupa*, ale mogą stać w tym samym rzędzie. Dlatego pierwsza rusza lupa.',
      bridges:
        'Znaczniki przesuwa się tylko w górę, po jednym rzędzie i po mostach; ze startu dostępne są wszystkie pola pierwszego rzędu. Na polu mieści się dowolnie wiele znaczników.',
      tiles:
        'Kafelek nagrody należy się pierwszemu znacznikowi, który tam dotrze, lupie lub brulionowi, i znika, nawet jeśli go nie użyjesz. Ty decydujesz, czy najpierw rozpatrzyć kafelek, czy rząd. Tym, co przy tym zdobędziesz, nie zapłacisz za most. Jeśli badania wywołają kolejne badania, najpierw dokończ te nowe, a potem wróć do poprzednich.',
      row: 'Punkty liczy się dopiero na końcu, za rząd, w którym znacznik wtedy stoi. Badania prowadzone dzięki efektowi przebiegają tak samo; zniżka obniża koszt mostu albo kafelka świątyni. Efekt, którego nie da się rozpatrzyć, się pomija.',
      track: {
        lead: 'Rzędy *Świątyni Ptaka*, od dołu:',
        head: ['Rząd', 'Lupa', 'Punkty', 'Brulion', 'Punkty'],
        rows: [
          ['1', '1 moneta', '1', 'zatrudnij asystenta', '0'],
          ['2', '1 kompas', '2', 'zatrudnij asystenta', '1'],
          ['3', '1 kompas', '4', 'awansuj asystenta', '2'],
          ['4', '1 kompas', '6', 'awansuj asystenta', '4'],
          ['5', '1 kompas', '9', '3 kompasy', '6'],
          ['6', 'dobierz kartę', '12', 'weź za darmo artefakt z rzędu kart', '8'],
          ['7', '1 kompas', '16', 'ujarzmij za darmo strażnika obok swojego archeologa', '10'],
          ['Zaginiona świątynia', 'kafelek nagrody', '23, 21, 20, 19', 'nigdy', '–'],
        ],
      },
      example: [
        'Lupa Niebieskiego na lewym polu rzędu 1 ma mosty do obu pól rzędu 2; lupa Czerwonego na prawym ma jeden. Żółty, którego oba znaczniki są na starcie, może przesunąć tylko lupę, na dowolne pole rzędu 1.',
        'Czerwony przesuwa lupę na prawe pole rzędu 2 za tabliczkę i grot. Kafelek nagrody daje tabliczkę (za późno, by nią teraz zapłacić) i znika. Rząd daje kompas.',
        'Niebieski za kompas i grot przesuwa brulion ze startu na lewe pole rzędu 1, gdzie stoi jego lupa, i zatrudnia jednego z trzech widocznych asystentów.',
      ],
    },
  },
  temple: {
    title: 'Zaginiona świątynia',
    says: {
      arrive:
        'Najwyższy rząd to *Zaginiona świątynia*. Lupa zajmuje tam najlepsze wolne miejsce: pierwsza za 23 punkty, następne za 21, 20 i 19. Kolejność przybycia liczy się też przy remisie. Obejrzyj zakryte kafelki nagród, weź jeden, rozpatrz go i odłóż resztę; jest po jednym na gracza. Ten rząd nie ma innego efektu. Brulion nigdy tam nie wchodzi.',
      tiles:
        'Gdy lupa jest w świątyni, badania lupą polegają na kupnie jednego *kafelka świątyni* z dowolnego niepustego stosu. Możesz tak robić, ile razy chcesz, ale nigdy w tej samej akcji, w której lupa tam dotarła. Pod świątynią są trzy koszty. Kafelek wart 2 punkty wymaga opłacenia jednego z nich, lewy wart 6 – lewego i środkowego, prawy wart 6 – środkowego i prawego, a wart 11 – wszystkich trzech. Kupno nie daje kafelka nagrody ani efektu rzędu. Brulion przesuwa się dalej jak przedtem.',
    },
  },
  assistants: {
    title: 'Asystenci',
    says: {
      recruit:
        'Gdy brulion dotrze do rzędu ze srebrnym asystentem, weź wierzchniego z dowolnego stosu i połóż go na planszetce srebrną stroną do góry, przygotowanego. Możesz go od razu użyć, chyba że to Kupiec. Następnego asystenta w stosie widzą teraz wszyscy. Gdy stosy są puste, nie dostaniesz nikogo. Na planszetce jest miejsce dla dwóch; więcej mieć nie można. Asystenci nie dają punktów.',
      use: 'Użyty asystent jest wyczerpany: działa raz na rundę, chyba że coś go przygotuje, choćby w tej samej turze. Niektórzy asystenci dają wybór, a niektórzy mają koszt; bez jego opłacenia asystenta nie użyjesz, a wyczerpuje się on dopiero po zapłaceniu.',
      gold: 'Gdy brulion dotrze do rzędu ze złotym asystentem, odwróć jednego ze swoich srebrnych na mocniejszą, złotą stronę. Staje się on przy tym przygotowany. Jeśli nie masz srebrnego, nic się nie dzieje.',
      discount:
        'Kupiec daje zniżkę na przedmiot lub artefakt, 1 na srebrnej stronie i 2 na złotej, i nie ma błyskawicy: jego użycie oznacza kupno karty, czyli akcję główną.',
      all: {
        lead: 'Dwunastu asystentów:',
        head: ['Asystent', 'Srebrna umiejętność', 'Złota umiejętność'],
        rows: [
          ['Kwatermistrz', '2 monety', '3 monety'],
          ['Epigrafik', '1 tabliczka', '1 moneta i 1 tabliczka'],
          ['Biegacz', '1 grot za but', '1 grot'],
          ['Kowal', '1 grot za 1 monetę', '1 grot lub 1 klejnot za 1 monetę'],
          ['Lekarz', 'usuń kartę', '1 kompas, usuń kartę'],
          ['Posłaniec', 'dobierz kartę, potem odłóż kartę z ręki do obszaru gry', 'dobierz kartę'],
          ['Lotnik', '1 moneta lub samolot', '2 monety lub dwa samoloty'],
          ['Zwiadowca', '1 kompas lub samochód', 'albo dwa samochody, albo 1 moneta i 1 kompas'],
          ['Żeglarz', '1 kompas lub statek', 'albo dwa statki, albo 1 moneta i 1 kompas'],
          ['Kupiec', 'kup kartę o 1 taniej (akcja główna)', 'kup kartę o 2 taniej (akcja główna)'],
          ['Przewodnik', 'wymień zasób', '1 kompas, wymień zasób'],
          ['Botanik', '1 kompas', '2 kompasy'],
        ],
      },
      example: [
        'Niebieski używa srebrnego asystenta. Potem przesuwa brulion do rzędu ze złotym i odwraca tego samego, wyczerpanego: jest teraz złoty i przygotowany, można go więc zaraz użyć ponownie.',
      ],
    },
  },
  pass: {
    title: 'Spasowanie',
    says: {
      pass: 'Spasowanie to akcja główna, zawsze możliwa, także z kartami na ręce i archeologami na planszetce. Akcje darmowe są w tej turze możliwe przed spasowaniem i po nim; potem nie masz już tur w tej rundzie. Niektóre efekty każą spasować w ramach kosztu. To, kto spasował pierwszy, nie ma znaczenia dla następnej rundy.',
    },
  },
  scoring: {
    title: 'Punktacja',
    says: {
      parts: {
        lead: 'Po rundzie V:',
        items: [
          '*Badania*: punkty rzędów, w których stoją lupa i brulion; w świątyni punkty miejsca, które zajmuje lupa.',
          '*Kafelki świątyni*: po 2, 6 lub 11.',
          '*Bożki*: po 3, a także puste pola.',
          '*Strażnicy*: po 5.',
          '*Karty*: punkty wszystkich przedmiotów i artefaktów, w talii, na ręce i w obszarze gry.',
          '*Strach*: −1 za kartę, gdziekolwiek jest, −2 za kafelek.',
        ],
      },
      nothing:
        'Zasoby, asystenci, odkryte stanowiska i nieużyte przysługi nic nie są warte. Strach przyniesiony przez strażników w rundzie V się liczy.',
      winner:
        'Wygrywa gracz, który ma najwięcej punktów. Przy remisie wygrywa ten, kto wcześniej dotarł do Zaginionej świątyni; jeśli nikt z remisujących tam nie dotarł, ten, kto ma najwięcej punktów za znaczniki badań; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.',
      example: [
        'Min: badania 24, kafelki świątyni 11, bożki 11, strażnicy 0, karty 13, Strach −4. Razem 55.',
        'Elwen: badania 14, bez kafelków świątyni, bożki 13, strażnicy 20, karty 7, bez Strachu. Razem 54. Min wygrywa o punkt.',
      ],
    },
  },
  snake: {
    title: 'Świątynia Węża',
    says: {
      board:
        'Druga strona planszy ma własne koszty podróży i własny tor. W rzędzie 4 leży *stos ratunkowy*: tylu asystentów, ilu graczy; widać tylko wierzchniego. Pozostali tworzą trzy stosy: w dwóch jest po trzech, w trzecim reszta.',
      idol: 'Przejście mostem do rzędu 4 kosztuje *bożka*; dotyczy to i lupy, i brulionu. Bożka bierze się ze skrzyń, nie z pola, choć może to być bożek właśnie zdjęty z pola dzięki artefaktowi; wypada on z gry i nie daje punktów. Gdy cały krok jest darmowy, bożka się nie oddaje; zniżka w zasobach z tego nie zwalnia.',
      rescue:
        'Gdy lupa wejdzie do rzędu 4, obejrzyj stos ratunkowy, weź jednego asystenta i odłóż resztę w tej samej kolejności; jest po jednym na gracza. Asystent jest srebrny i wyczerpany, więc w tej rundzie użyjesz go dopiero po przygotowaniu lub awansie. Wejście brulionu do tego rzędu też kosztuje bożka, ale nikogo nie ratuje: działa efekt rzędu dla brulionu. Efekty, które pozwalają użyć asystenta z planszy zasobów, nie dotyczą tego stosu. Kto oglądał stos, może pamiętać pozostałych; gdy wierzchni znika, wszyscy widzą następnego.',
      rows: 'Na tej stronie jeden z rzędów lupy pozwala awansować dowolnego z twoich srebrnych asystentów, a przy tym go przygotowuje. W rzędach 6 i 7 lupa przynosi ci kartę Strachu. W rzędzie 7 leżą dwa kafelki nagród w grze we dwoje, a trzy przy większej liczbie graczy; gdy dotrze tam twój znacznik, bierzesz wybrany kafelek, jeśli jakiś jeszcze został.',
      track: {
        lead: 'Rzędy *Świątyni Węża*, od dołu:',
        head: ['Rząd', 'Lupa', 'Punkty', 'Brulion', 'Punkty'],
        rows: [
          ['1', '1 moneta', '1', 'zatrudnij asystenta', '0'],
          ['2', '2 monety', '2', 'usuń kartę', '3'],
          ['3', 'dobierz kartę', '3', 'awansuj asystenta', '4'],
          ['4', 'uratuj asystenta', '4', 'weź za darmo artefakt z rzędu kart', '5'],
          ['5', 'awansuj asystenta', '5', 'przygotuj asystenta', '8'],
          ['6', 'karta Strachu', '10', 'dobierz kartę', '12'],
          ['7', 'karta Strachu', '15', '1 klejnot', '15'],
          ['Zaginiona świątynia', 'kafelek nagrody', '23, 21, 20, 19', 'nigdy', '–'],
        ],
      },
      example: [
        'Czerwony usuwa bożka ze skrzyń, przesuwa lupę do rzędu 4, ogląda stos i bierze Żeglarza. Żeglarz jest wyczerpany; jego efektu się nie rozpatruje.',
      ],
    },
  },
  solo: {
    title: 'Gra w pojedynkę',
    says: {
      rival:
        'Przeciwko tobie gra *ekspedycja przeciwnika*. Przygotowanie jest takie jak dla dwojga graczy. Jesteś na drugim miejscu w kolejności, więc zaczynasz z 1 monetą i 1 kompasem. Przeciwnik ma sześcioro archeologów, lupę na starcie i dziesięć kafelków akcji: pięć z archeologiem i po jednym z pięciu par, zielony lub czerwony. Trudność, od 0 do 5, to liczba czerwonych kafelków; o tym, które to będą, decyduje los. Kafelki tasuje się zakryte. Każdą rundę zaczyna przeciwnik.',
      turn: 'Gracie na zmianę. Przeciwnik odkrywa kafelek i wykonuje jego akcję; jeśli to niemożliwe, nic nie robi. Zagrywa wszystkie dziesięć, nawet gdy spasujesz; gdy się skończą, dalej grasz już tylko ty. Przeciwnik nie dostaje ani nie wydaje zasobów, nie rozpatruje efektów i nie bierze kart Strachu. Symbole na jego kafelkach znaczą tylko to, co opisuje ten rozdział.',
      arrow:
        'Gdy przeciwnik ma wybór, pierwszeństwo ma najwyższy rząd planszy (ale nie przy odkryciu), a w rzędzie skrajna możliwość z lewej lub z prawej, zgodnie ze *strzałką* na rewersie kafelka, który teraz leży na wierzchu stosu; przy ostatnim kafelku obowiązuje strzałka pierwszego zagranego w tej rundzie. O wszystkich wyborach w jednej akcji decyduje ta sama strzałka i liczy się tylko skrajna możliwość.',
      digs: 'Kafelek archeologa wskazuje zasób. Przeciwnik stawia archeologa na wolnym polu stanowiska, które daje ten zasób: najpierw w rzędzie stanowisk II, potem w górnym, a następnie w dolnym rzędzie stanowisk I, na końcu w obozie. Jeśli takiego pola nie ma, nic nie robi. Jego archeolodzy zajmują pola jak wszyscy inni; sześcioro zawsze wystarcza.',
      discover:
        'Odkrywając, przeciwnik wybiera stanowisko poziomu, który kafelek podaje dla tej rundy, a wśród stanowisk I najpierw te z dolnego rzędu. Stawia tam archeologa i bierze bożki: odkrytego bożka nowego rodzaju kładzie odkrytego na swojej planszetce, a powtórzonego lub zakrytego na miejscu „−1”. Kafelek stanowiska odkrywa się, ale jego efektu się nie rozpatruje; strażnik pojawia się tylko w rundach zaznaczonych na kafelku. Jeśli nie ma już nieodkrytego stanowiska tego poziomu, przeciwnik nic nie robi.',
      research:
        'Prowadząc badania, przeciwnik przesuwa lupę o rząd w górę po moście, bez kosztu, i usuwa tam kafelek nagrody; w rzędzie 7 Świątyni Węża jeden z nich. Gdy lupa dotrze do świątyni, zajmuje najlepsze miejsce, a przeciwnik usuwa wierzchni kafelek nagrody; jeśli lupa już tam jest, przeciwnik bierze zamiast tego kafelek świątyni wart 6 punktów. Następnie wierzchni asystent z najwyższego stosu wypada z gry. Gdy lupa wejdzie na pole ratowania asystentów, przeciwnik usuwa też wierzchniego asystenta stamtąd.',
      overcome:
        'Ujarzmiając strażnika, przeciwnik bierze go ze stanowiska, na którym stoi jego archeolog, także z obozu, i nie płaci kosztu. Jeśli takiego strażnika nie ma, prowadzi badania, ale nie usuwa asystenta z planszy zasobów.',
      buys: 'Kupując, przeciwnik bierze przedmiot lub artefakt, jak wskazuje kafelek: przy zielonym wart najmniej punktów, przy czerwonym wart najwięcej. Efektu karty się nie rozpatruje.',
      crossed: 'Zielone kafelki odkrycia, badań i ujarzmienia mają przekreślone V: w rundzie V nic nie robią.',
      end: 'Na koniec rundy archeolodzy przeciwnika wracają bez Strachu, a jego dziesięć kafelków tasuje się ponownie. Rząd przygotowuje się jak zwykle. Na koniec gry przeciwnik dostaje punkty za lupę, kafelki świątyni, strażników i karty, po 3 za odkrytego bożka i po 2 za bożka na „−1”. Ty liczysz punkty jak zwykle. Wygrywa, kto ma ich więcej; równa liczba to remis.',
    },
  },
  notes: {
    title: 'Uwagi do kart',
    says: {
      items: {
        lead: 'Przedmioty:',
        items: [
          '*Nóż oficerski*: wybierz dwie różne korzyści z czterech.',
          '*Pułapka*: na stanowisku ujarzmianego strażnika nie może stać archeolog innego gracza; twój nie musi tam stać. Strażnika zatrzymujesz jak zwykle.',
          '*Łuk i strzały*, *Pędzel*: dają najwyżej 3 kompasy. Strażnik liczy się raz; bożki liczą się i na skrzyniach, i na polach.',
          '*Wędka*, *Busola*: pokaż wszystkim wierzchnią kartę talii przedmiotów (Wędka) lub artefaktów (Busola); możesz kupić o 3 taniej ją albo kartę tego rodzaju z rzędu. Jeśli nic nie kupisz, karta wraca na wierzch. Jeśli kupisz kartę z rzędu, to pokazaną dokłada się na zewnętrznym końcu, gdy rząd się uzupełnia. Z pustej talii nic się nie pokazuje.',
          '*Dziennik*: darmowy krok, tylko dla brulionu i nigdy powyżej lupy.',
          '*Papuga*: akcja główna; odłóż inną kartę z ręki, a dostaniesz klejnot.',
          '*Zegarek*, *Chronometr*: pierwszy efekt to akcja darmowa, spasowanie dla większego zysku to akcja główna. *Zegar słoneczny* to artefakt, bez błyskawicy.',
          '*Zrzut*: otrzymany przedmiot trafia na rękę i można go użyć w tej samej turze: na podróż albo dla darmowego efektu. *Medalion z małpą*: otrzymany przedmiot trafia na wierzch talii.',
        ],
      },
      artifacts: {
        lead: 'Artefakty:',
        items: [
          '*Starożytne wino*, *Butelka z kokosa*: użyj widocznego asystenta z planszy zasobów (także Kupca): przy winie jego złotej strony, przy butelce srebrnej. Asystent się nie wyczerpuje, ale jego koszt trzeba opłacić. Nie dotyczy to stosu ratunkowego. Akcja główna jest już wykonana, więc zdobyte tak symbole podróży przydadzą się tylko w akcjach darmowych.',
          '*Kolczyk z kryształem*: podaj liczbę, najwyżej trzy, i dobierz tyle kart; jedną zatrzymaj, jedną możesz odłożyć na wierzch talii, reszta trafia do obszaru gry. *Kolczyk z obsydianem*: dobierz jedną lub dwie ze spodu, jedną zatrzymaj, druga trafia do obszaru gry. Z małej talii dobiera się tyle, ile jest.',
          '*Strojny róg*: wymień swojego asystenta na widocznego asystenta z planszy zasobów. Nowy jest na tym samym poziomie co stary i przygotowany; stary trafia na planszę zasobów srebrną stroną do góry.',
          '*Korona strażnika*: zaprowadź strażnika ze stanowiska, które zajmujesz, na odkryte stanowisko (w obozie albo stanowisko I) bez archeologów i strażnika; potem aktywuj to stanowisko.',
          '*Okaryna strażnika*: możesz zabrać archeologa na planszetkę, bez Strachu; później możesz wysłać go znowu. Do końca rundy wszystkie twoje symbole podróży są samolotami: na kartach, przysługach, asystentach i zniżkach, także te, które już masz. Dwa symbole to dwa samoloty. Efekt działa, nawet gdy karta opuści obszar gry.',
          '*Bożek Ara-Anu*: przeprowadź badania o 1 klejnot taniej; *Ostrze z inskrypcją*: przeprowadź badania taniej o 1 grot albo o 2 tabliczki; dotyczy to także kupna kafelka świątyni.',
          '*Zdobiony młot*: usuń z rzędu skrajny prawy przedmiot, jeśli jest; potem możesz włożyć pod swoją talię dowolny usunięty przedmiot, także ten. Rząd uzupełnia się na koniec tury.',
          '*Sandały tropiciela*, *Laska tropiciela*: przemieść archeologa z dowolnego stanowiska, nie z planszetki, do obozu (Laska także na stanowisko I); potem aktywuj nowe stanowisko.',
          '*Kamień przewodni*, *Czaszka przewodnia*: odkryj wierzchni kafelek stosu (Kamień: stanowiska I, Czaszka: stanowiska II), aktywuj go i włóż pod stos. Czaszka kosztuje kompas.',
          '*Maska wojenna*: na koniec tej rundy strażnicy nie przynoszą ci Strachu, także w rundzie V. Przed innymi kartami Strachu nie chroni.',
          '*Kamienny klucz*: wybrany bożek wraca z pola na skrzynie. Pole jest puste i można go znowu użyć.',
          '*Muszla przejścia*: wyślij archeologa na dowolne wolne pole obozu bez opłacania podróży i aktywuj to stanowisko raz lub dwa razy.',
          '*Mapy gwiazd*: za monetę aktywuj dwa różne stanowiska w obozie, w dowolnej kolejności; tym, co da pierwsze, można opłacić drugie.',
        ],
      },
    },
  },
  questions: {
    title: 'Częste pytania',
    says: {
      answers: {
        lead: 'Krótko:',
        items: [
          '*Czy mogę mieć więcej niż pięć kart?* Tak.',
          '*Czy mogę użyć przedmiotu w rundzie, w której go kupuję?* Tak, jeśli go dobierzesz.',
          '*Czy gdy talia się skończy, tasuje się zagrane karty?* Nie. Kupiony wtedy przedmiot staje się talią.',
          '*Czy mogę przesunąć cudzego archeologa?* Nie.',
          '*O czym zapomina się najczęściej?* Pilota można zatrudnić zawsze. Efekt rzędu działa przy każdym kroku. Awans przygotowuje asystenta. Usuwać można także karty z obszaru gry. Strach bierze się przed tasowaniem, a kupione przedmioty dobiera się przed potasowanymi kartami.',
        ],
      },
    },
  },
}
