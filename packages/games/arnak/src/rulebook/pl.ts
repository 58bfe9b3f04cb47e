import type { RulebookWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const pl: RulebookWords<typeof outline> = {
  goal: {
    title: 'O czym jest ta gra',
    says: {
      idea: 'Prowadzisz ekspedycję na wyspę Arnak. Przez *pięć rund* wysyłasz dwoje archeologów, odkrywasz stanowiska, stajesz przed ich strażnikami, ulepszasz małą talię i niesiesz zdobytą wiedzę torem badań do Zaginionej świątyni. Plansza ma dwie strony; zacznij od Świątyni Ptaka.',
      days: 'Tury są krótkie: jedna akcja główna i kolej następnego. Runda trwa, aż wszyscy spasują. Każda karta na ręce zadaje to samo pytanie: lepiej przyda się w podróży czy dla efektu? Jednego i drugiego nie da.',
      points: {
        lead: 'Celem gry są punkty. Daje je sześć rzeczy, liczonych na końcu:',
        items: [
          'jak wysoko stoją twoje dwa znaczniki badań,',
          'kafelki świątyni kupione na szczycie,',
          'bożki, po 3 punkty, i puste pola bożków,',
          'ujarzmieni strażnicy, po 5 punktów,',
          'przedmioty i artefakty w talii,',
          'a od tego odejmuje się punkty za Strach.',
        ],
      },
    },
  },
  things: {
    title: 'Zasoby i miejsca',
    says: {
      resources: {
        lead: 'Zasobów jest pięć, od pospolitych do rzadkich:',
        head: ['Zasób', 'Do czego służy'],
        rows: [
          ['{coin} moneta', 'przedmioty, piloci'],
          ['{compass} kompas', 'artefakty, odkrycia'],
          ['{tablet} tabliczka', 'artefakty z ręki, badania'],
          ['{arrowhead} grot strzały', 'strażnicy, badania'],
          ['{jewel} klejnot', 'badania'],
        ],
      },
      keep: 'To, co masz, zostaje u ciebie z tury na turę i z rundy na rundę, wszyscy to widzą, a na koniec nic nie jest warte. Koszt opłacasz zawsze w całości, zanim dostaniesz za niego cokolwiek: żadna nagroda nie pomaga zapłacić za samą siebie. Żetony zasobów nigdy się nie kończą.',
      zones: {
        lead: 'Gdzie co leży:',
        items: [
          'Twoja *talia* leży zakryta. Po rewersie nie poznać, czy to przedmiot, czy artefakt.',
          'Twój *obszar gry* leży odkryty przed tobą. Karty zagrane, wydane lub odłożone zostają tam do końca rundy; innego stosu odrzuconych nie ma.',
          '*Usunięte* karty leżą osobno i nie wracają.',
          'Na polu toru badań mieści się dowolnie wiele znaczników, na polu stanowiska jeden archeolog.',
        ],
      },
      box: 'W pudełku jest 40 przedmiotów, 35 artefaktów, 19 kart Strachu i po cztery karty podstawowe na gracza; 10 kafelków stanowisk I i 6 stanowisk II, 15 strażników, 16 bożków (w każdej grze wszystkie), 12 asystentów, 18 kafelków nagród i 24 kafelki świątyni: cztery po 11 punktów, osiem po 6 i dwanaście po 2. Gdy każdy weźmie dwie, w stosie zostaje 15, 13 lub 11 kart Strachu w grze we dwoje, troje lub czworo, a 17 w grze solo.',
    },
  },
  setup: {
    title: 'Przygotowanie',
    says: {
      board:
        'Wybierzcie stronę planszy: Świątynię Ptaka albo Świątynię Węża, która ma swój rozdział. Każde z pięciu *stanowisk w obozie* ma dwa pola: za but i za dwa buty. We czworo otwarte są wszystkie. We troje trzy losowe stanowiska tracą pole za dwa buty, we dwoje i w pojedynkę wszystkie pięć. Zablokowane pole przez całą grę nie istnieje.',
      row: {
        lead: 'Karty i wyspa:',
        items: [
          'Przedmioty i artefakty tasuje się jako dwie talie. Karty Strachu to odkryty stos.',
          'Rząd kart ma sześć miejsc i *księżycowe berło* między nimi. Na początku na lewo od berła leży jeden artefakt, na prawo pięć przedmiotów.',
          'Bożki się tasuje. Na każde z ośmiu stanowisk I trafia jeden odkryty, na każde z czterech stanowisk II jeden odkryty i jeden zakryty.',
        ],
      },
      tiles: {
        lead: 'Tor badań i stosy:',
        items: [
          'Sześć stosów kafelków świątyni, w każdym tyle kafelków, ilu jest graczy: u góry 11 punktów, pod nim dwa stosy po 6, na dole trzy po 2.',
          'Przy Zaginionej świątyni leży zakrytych tyle kafelków nagród, ilu jest graczy; nikt ich nie ogląda. Na każdym miejscu nagrody leży losowy odkryty kafelek; miejsc 3+ i 4 używa się tylko przy tylu graczach.',
          'Kafelki stanowisk I, stanowisk II i strażników tasuje się w zakryte stosy.',
          'Dwunastu asystentów to trzy stosy po czterech, srebrną stroną do góry. Widać tylko wierzchnich.',
        ],
      },
      players:
        'Każdy bierze swój kolor: dwoje archeologów, lupę i brulion. Oba znaczniki zaczynają na polu startowym pod torem. Twoja talia ma sześć potasowanych kart: dwa razy Fundusze, dwa razy Eksploracja, dwa razy Strach.',
      first: {
        lead: 'Pierwszym graczem jest ten, kto ostatnio był gdzieś po raz pierwszy, albo rozstrzyga los. Zaczynasz z:',
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
          'Wszyscy dobierają karty, aż mają na ręce pięć.',
          'Rozgrywacie tury, aż wszyscy spasują.',
          'Przygotowuje się następną rundę.',
        ],
      },
      draw: 'Dobieraj z wierzchu talii, aż na ręce będzie pięć kart. Liczą się też zatrzymane z poprzedniej rundy. Jeśli talia jest za mała, grasz z mniejszą liczbą; niczego się nie tasuje. Później kart na ręce może być i więcej niż pięć.',
      turns:
        'Zaczyna pierwszy gracz, dalej zgodnie z ruchem wskazówek zegara. Kto spasował, jest pomijany; ostatni, kto jeszcze gra, może grać turę za turą. Ta część kończy się turą, w której pasuje ostatni.',
      home: {
        lead: 'Potem wszyscy przygotowują się naraz, w tej kolejności:',
        items: [
          'Zabierz oboje archeologów. Za każde z nich, które stało na stanowisku ze strażnikiem, połóż kartę Strachu w swoim obszarze gry.',
          'Każdą kartę, która została na ręce, odrzuć albo zatrzymaj.',
          'Potasuj cały obszar gry i połóż go *pod* talią.',
          'Przygotuj wszystkich swoich asystentów.',
        ],
      },
      fear: 'Strach bierze się za archeologów, nie za strażników: dwoje twoich na strzeżonych stanowiskach albo oboje na jednym to dwie karty Strachu. Kto zbudził strażnika i kiedy prowadzono tam wykopaliska, nie ma znaczenia. Te karty Strachu wtasowuje się razem z resztą. Jeśli stosu nie starcza dla wszystkich, rozdaje się go zgodnie z ruchem wskazówek zegara od pierwszego gracza, a pozostali biorą kafelki strachu.',
      hand: 'Karta odrzucona w tej chwili nie daje ani podróży, ani efektu.',
      shuffle:
        'Karty, które są jeszcze w talii, zostają na wierzchu w swojej kolejności. Przedmioty kupione w tej rundzie, które leżą na spodzie, przyjdą więc przed potasowanymi. Innego tasowania nie ma: w trakcie rundy talii się nie tasuje.',
      row: 'Z rzędu usuwa się artefakt i przedmiot obok berła, berło przesuwa się o miejsce w prawo, a rząd uzupełnia: z rundy na rundę o jeden artefakt więcej i jeden przedmiot mniej, od 1 i 5 w rundzie I do 5 i 1 w rundzie V. Jeśli obok berła nie ma karty, niczego się nie usuwa, a berło i tak idzie dalej. Znacznik pierwszego gracza przechodzi na następnego zgodnie z ruchem wskazówek zegara, ktokolwiek spasował pierwszy.',
      last: 'Po rundzie V archeolodzy wracają, a strażnicy jak zwykle przynoszą Strach, który się liczy. Niczego więcej się nie przygotowuje. Liczy się punkty.',
    },
  },
  turn: {
    title: 'Twoja tura',
    says: {
      one: 'W swojej turze wykonujesz dokładnie *jedną akcję główną* i dowolną liczbę *akcji darmowych*. Tura z samych darmowych jest niedozwolona: jeśli nie chcesz innej akcji głównej, pasujesz. Po akcji głównej darmowe są jeszcze możliwe; tura kończy się, gdy to powiesz.',
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
        '„W trakcie” znaczy: zawsze, gdy masz o czymś zdecydować. Płacąc, możesz zagrać Fundusze dla brakującej monety; między krokami odkrycia umieścić właśnie zdobytego bożka; nawet w akcji darmowej zmieści się inna. Nie ma ich tylko w czasie przygotowania rundy.',
      never:
        'Dwóch rzeczy nigdy się nie wtrąca, bo wymagają akcji głównej: kupna z Kupcem i spasowania za większy efekt karty.',
      within:
        'Jeśli efekt pozwala prowadzić wykopaliska, kupować, ujarzmić albo badać, należy to do tej samej akcji i nie jest drugą główną. Żaden efekt nie rusza cudzych rzeczy. Luki w rzędzie uzupełnia się na koniec tury.',
      paying:
        'Akcję można wybrać tylko wtedy, gdy w chwili płacenia, po wszystkim, co zrobisz wcześniej, starczy ci na jej koszt. Płaci się, zanim się coś dostanie.',
    },
  },
  travel: {
    title: 'Podróże',
    says: {
      icons:
        '{boot} {car} {ship} {plane} Symbole są cztery: but, samochód, statek i samolot. *Samolot* płaci za każdy symbol, a każdy symbol płaci za *but*. Samochód nigdy nie płaci za statek ani odwrotnie. Jeden symbol płaci za jeden: dwa buty to nie samochód, a samolot to nie dwa buty.',
      sources:
        'Płaci się kartami z ręki, przysługami strażników, asystentami i pilotami, w dowolnym połączeniu. Wydana karta idzie do obszaru gry bez efektu. Strach to but. Przysługę zakrywa się. Symbole asystenta działają do końca tury.',
      pilot:
        '{pilot} *Pilot*: gdy trzeba płacić za podróż, dwie monety to samolot, ile razy chcesz. Działa przy każdym koszcie podróży: stanowiska, odkrycia, asystenta, który wymaga buta, i strażnika. Zatrudnienie nie jest akcją.',
      left: 'Karta z dwoma symbolami może zapłacić za jeden; drugi przyda się w innej podróży tej samej tury, a potem przepada. Jeśli nie ma kosztu do opłacenia, kart na podróż się nie wydaje, a za nadpłatę nic się nie zwraca. Zniżka na podróż obowiązuje w jednej podróży, a czego nie pokryje, przepada od razu; twoje własne zbędne symbole zostają.',
      example: [
        'Stanowisko wymaga dwóch statków. Wydajesz kartę z samolotem i zatrudniasz pilota za dwie monety: dwa samoloty płacą za oba statki.',
        'Obóz wymaga buta. Wydajesz kartę z dwoma samochodami. Drugi zostaje: jeśli w tej samej turze asystent wymaga buta, ten samochód za niego zapłaci.',
      ],
    },
  },
  dig: {
    title: 'Wykopaliska',
    says: {
      steps: {
        lead: 'Wybierz stanowisko w obozie albo odkryte stanowisko I lub II:',
        items: [
          'Opłać podróż podaną przy polu.',
          'Postaw tam archeologa ze swojej planszetki. Stoi tam do końca rundy, chyba że przesunie go karta.',
          'Rozpatrz efekt stanowiska.',
        ],
      },
      spaces:
        'Pole musi być wolne i niezablokowane. W dżungli stanowisko ma jedno pole, w obozie dwa; wybierasz ty, także droższe, a twój archeolog na drugim polu nie przeszkadza. Gdy wszystkie pola są zajęte, stanowisko jest zamknięte. Gdy oboje archeologów jest w terenie, nie możesz już prowadzić wykopalisk, chyba że efekt sprowadzi jedno z nich.',
      calm: 'Strażnik ani nie blokuje, ani nie podraża wykopalisk, a za wykopaliska nigdy nie płaci się kompasami. To, co stanowisko po prostu daje, bierze się w całości, Strach też; z tego, za co trzeba płacić, można zrezygnować.',
      example: [
        'Czerwony wydaje but, zajmuje tańsze pole obozu monet i dostaje 2 monety.',
        'Kto przyjdzie tam w tej rundzie jako następny, choćby i Czerwony, płaci dwa buty. Potem stanowisko jest zamknięte.',
      ],
    },
  },
  discover: {
    title: 'Odkrycie stanowiska',
    says: {
      steps: {
        lead: 'Wybierz stanowisko I lub II bez kafelka. Potrzebny jest archeolog na planszetce. Kolejność jest stała:',
        items: [
          'Zapłać kompasy, 3 za stanowisko I albo 6 za stanowisko II, i podróż podaną przy polu.',
          'Postaw tam archeologa.',
          'Weź bożka i od razu rozpatrz jego efekt, zanim poznasz stanowisko.',
          'Odkryj wierzchni kafelek stanowiska tego poziomu, połóż go i rozpatrz efekt.',
          'Połóż tam wierzchniego strażnika. Na razie nic się nie dzieje.',
        ],
      },
      idols:
        'Na stanowisku II bierzesz oba bożki, ale efekt ma tylko odkryty. Bożki idą zakryte na skrzynie. Na awersach: moneta (Urodzaj), kompas (Gwiazda Polarna) lub tabliczka (Skryba), po trzy; usunięcie karty (Zapomnienie, trzy), wymiana zasobu (Garncarz, dwa), przygotowanie asystenta (Świt, dwa). Działa to tylko teraz. Efekt, którego nie da się rozpatrzyć, się pomija; bożek i tak jest twój.',
      after:
        'Odtąd każdy może tam prowadzić wykopaliska, gdy pole jest wolne, za samą podróż. Kafelek zostaje do końca gry. Ty stoisz obok strażnika i na koniec rundy dostaniesz Strach, chyba że ktoś ujarzmi strażnika albo jedno z was opuści to stanowisko.',
      limits:
        'Na nieodkrytym stanowisku nie można prowadzić wykopalisk, nie można go aktywować ani przemieścić tam archeologa. Zniżka mówi, co obejmuje: zniżka na podróż nie zmniejsza kompasów. Kafelków i strażników zawsze wystarczy.',
    },
  },
  guardians: {
    title: 'Strażnicy',
    says: {
      overcome:
        '{guardian} Strażnik zostaje na stanowisku, aż ktoś go ujarzmi. Potrzebny jest tam twój archeolog. Opłać koszt z dołu kafelka, który może obejmować zasoby, podróż i kartę z ręki odłożoną bez efektu, i weź kafelek. To jedna zapłata: odłożona karta nie jest podróżą, a monety za pilota nie są monetami z kosztu. Nikt nie musi ujarzmiać, a jedna akcja to jeden strażnik.',
      gain: 'Kafelek jest wart 5 punktów i nikt już nie bierze Strachu z tego stanowiska. Ma też *przysługę*, podróż albo akcję darmową, z której korzystasz raz w całej grze, w dowolnej swojej turze, choćby w tej samej. Potem zakryj kafelek; punkty zostają.',
      free: 'Niektóre efekty ujarzmiają strażnika tam, gdzie stoisz, bez opłacania jego kosztu. Koszt podany przed efektem nadal się opłaca.',
      fear: 'Strażnicy nikomu nie przeszkadzają w wykopaliskach. Strach przynoszą tylko wtedy, gdy archeolodzy wracają na koniec rundy; kto wrócił lub został przemieszczony wcześniej, nie przynosi go. Strażnik, którego karta zaprowadziła do obozu, działa tam jak wszędzie.',
    },
  },
  idols: {
    title: 'Bożki',
    says: {
      worth:
        '{idol} Każdy bożek jest wart 3 punkty, na skrzyniach czy na polu. Planszetka ma cztery pola; każde *puste* na koniec jest warte 1, 2, 3 lub 4 punkty od lewej do prawej. Gdy żadne nie jest zajęte, to 10 punktów, potem 9, 7, 4 i 0.',
      slot: {
        lead: 'Akcją darmową umieść bożka ze skrzyń na pierwszym pustym polu od lewej i wybierz jeden z pięciu efektów, choćby za każdym razem ten sam:',
        items: [
          '1 klejnot za 1 monetę {jewel},',
          '1 grot strzały {arrowhead},',
          '2 tabliczki {tablet},',
          '1 moneta i 1 kompas {coin} {compass},',
          'dobranie karty.',
        ],
      },
      limits:
        'Potrzebny jest bożek na skrzyniach i puste pole; w jednej turze można umieścić kilka. Bożek zostaje na polu, chyba że zdejmie go artefakt.',
      example: [
        'Masz trzy bożki, jeden na polu: 3 × 3 = 9 punktów, a puste pola 2, 3 i 4 dają jeszcze 9.',
        'Umieszczenie drugiego za dwie tabliczki kosztuje cię 2 punkty drugiego pola.',
      ],
    },
  },
  buy: {
    title: 'Kupno karty',
    says: {
      items:
        'Artefakty leżą na lewo od berła, przedmioty na prawo. *Przedmiot* kosztuje monety i idzie zakryty pod talię: nie możesz go użyć, dopóki go nie dobierzesz, co może się zdarzyć w tej samej rundzie. Jeśli talia jest pusta, to on jest talią.',
      artifacts:
        '*Artefakt* kosztuje kompasy i idzie odkryty do obszaru gry. Jego efekt możesz od razu rozpatrzyć bez tabliczki, którą kosztuje z ręki; inne koszty w tekście opłaca się za każdym razem. Co efekt pozwala zrobić, należy do tej samej akcji. Możesz zrezygnować. Jego symboli podróży nie da się teraz wydać: nie był na ręce.',
      discounts:
        'Zniżka obniża koszt, nigdy poniżej zera. Przekreślony koszt: bierzesz kartę za darmo, jak kupioną. Jeśli na żadną kartę cię nie stać, nie możesz kupować; jeśli w rzędzie nie ma karty tego rodzaju, efekt, który ją bierze, nic nie robi.',
      gaps: 'Luki zostają do końca tury. Wtedy karty tego rodzaju przesuwają się ku berłu w swojej kolejności, a nowe przychodzą na zewnętrzny koniec: artefakty skrajnie po lewej, przedmioty po prawej. Jeśli talia jest pusta, jej kart się nie przesuwa ani nie dokłada. Tak samo po zakupie przeciwnika w grze solo.',
      example: [
        'Runda II: kupujesz drugi z czterech przedmiotów. Dwa dalsze przesuwają się o miejsce ku berłu, a z prawej przychodzi nowy. Artefakty się nie ruszają.',
      ],
    },
  },
  cards: {
    title: 'Zagranie karty',
    says: {
      play: 'Połóż kartę z ręki w obszarze gry i rozpatrz jej efekt. Z błyskawicą to akcja darmowa, bez niej główna. Fundusze dają monetę, Eksploracja kompas, jedno i drugie jako akcja darmowa. Każdy artefakt to akcja główna i z ręki kosztuje 1 tabliczkę; przedmioty jej nie kosztują. Strach nie ma efektu. Co zagrano, leży tam do końca rundy.',
      costs:
        'Zagrana karta leży już w obszarze gry, więc nie może być kartą z ręki, której wymaga jej własny koszt; ale jej efekt może usunąć i ją. Kartę wolno zagrać, nawet jeśli efekt nic nie da. „Usuń tę kartę, aby”: najpierw się ją usuwa, nawet jeśli efektu nie da się rozpatrzyć. Jeśli karta daje do wyboru efekt darmowy albo spasowanie za większy, pierwsze jest akcją darmową, drugie główną.',
      deck: 'Dobiera się z wierzchu, chyba że efekt mówi: ze spodu. Z pustej talii nie dobierzesz nic, z małej tyle, ile jest: obszaru gry nie wtasowuje się przed końcem rundy. Talii nie wolno przeglądać; że przedmioty kupione w tej rundzie leżą na spodzie, to nie tajemnica.',
      exile:
        'Usunięta karta opuszcza grę na dobre. Symbol pozwala usunąć jedną kartę z ręki lub obszaru gry, nigdy z talii ani cudzą; może to być nawet artefakt czy Strach zdobyty w tej samej turze. Usunięte przedmioty i artefakty leżą odkryte i nie punktują; Strach wraca na swój stos; Fundusze i Eksploracja wypadają z gry. Karty, która usuwa się dla efektu, nie usuwa się, gdy wydasz ją na podróż. Zamiast karty z obszaru gry można usunąć kafelek strachu.',
      fear: '{fear-tile} Strach to but, bez efektu, wart −1. Zdobyty trafia do obszaru gry, gdzie jego but jest bezużyteczny; nie można zrezygnować ze Strachu, jeśli jest częścią efektu. Gdy stos jest pusty, bierze się kafelek strachu, wart −2. Kafelek nie jest kartą: leży tam, aż zostanie usunięty. Gdy karty Strachu wrócą na stos, znów bierze się karty.',
      example: [
        'Zagrywasz Papugę jako akcję główną. Jej kosztem jest inna karta z ręki: odkładasz Fundusze, które nic nie dają. Dostajesz klejnot.',
      ],
    },
  },
  effects: {
    title: 'Efekty',
    says: {
      icons: {
        lead: 'Co znaczą rysunki:',
        items: [
          '*Żetony*: weź je.',
          '*Strach i żetony*: weź wszystko; z żadnej części nie można zrezygnować.',
          '*Koszt, strzałka, zysk*: zapłać i weź albo zrezygnuj. Z dwóch zysków po strzałce wybierz jeden.',
          '*Wymiana*: tabliczka na grot albo grot na klejnot.',
          '*Tabliczka na artefakcie*: płacisz, gdy zagrywasz go z ręki, nie przy kupnie.',
          '*Karta ze strzałką w dół*: odłóż kartę z ręki do obszaru gry, bez efektu.',
          '*Dobranie*: jeśli chcesz. *Usunięcie*: jeśli chcesz. Gdzie są oba, każde z osobna, w tej kolejności.',
          '*Dobranie, potem karta w dół*: możesz dobrać; potem musisz odłożyć kartę z ręki.',
          '*Przygotowanie*: jednego asystenta, jeśli chcesz.',
          '*Błyskawica*: to akcja darmowa.',
          '*Archeolog*: możesz prowadzić wykopaliska lub odkrywać archeologiem z planszetki za zwykły koszt pomniejszony o to, co widać.',
          '*Strażnik z ptaszkiem*: możesz ujarzmić strażnika tam, gdzie stoisz, bez opłacania jego kosztu.',
          '*Karta z minusem*: możesz kupić kartę z rzędu o tyle taniej.',
        ],
      },
      order:
        'Części efektu rozpatruje się od lewej do prawej i z góry na dół, każdą przed następną; co dała wcześniejsza, może zapłacić za późniejszą. Można zrezygnować ze wszystkiego, co kosztuje, z każdego dobrania, usunięcia, przygotowania i wymiany oraz z każdej akcji, którą daje efekt.',
      words: {
        lead: 'Słowa na kartach:',
        items: [
          '*Aktywuj stanowisko*: rozpatrz jego efekt bez obecności i bez podróży. Inni tam nie przeszkadzają, jeśli karta nie mówi inaczej. Stanowisko musi być odkryte.',
          '*Zniżka*: płacisz o tyle mniej, tylko ten jeden raz i nigdy poniżej zera. Samolot pokrywa każdy symbol, but tylko but.',
          '*Otrzymujesz przedmiot*: jak kupiony, ale za darmo; pod talię, chyba że podano inne miejsce.',
          '*Spasuj, aby otrzymać*: dostaniesz, jeśli teraz spasujesz.',
          '*Zajęte przez ciebie*: stoi tam twój archeolog. *Niezajęte*: niczyj nie stoi; stanowisko w obozie z jednym pionkiem jest zajęte. Strażnicy i zablokowane pola się nie liczą.',
          '*Przemieść*: przesuń swojego archeologa ze stanowiska na wolne pole innego, już odkrytego, bez podróży. Nie z planszetki i nie w ramach odkrycia. Nowe stanowisko działa, tylko jeśli karta tak mówi.',
          '*Aktywuj kafelek stanowiska*: wierzchni kafelek stosu, jakby był stanowiskiem.',
          '*Usuń*: patrz wyżej; niektóre efekty odzyskują usuniętą kartę.',
        ],
      },
      sending:
        '*Wysyła się* archeologa z planszetki i płaci za podróż; *przemieszcza się* archeologa już stojącego na stanowisku, bez podróży. Karta zagrana dla takiego efektu nie daje własnych symboli. O Strachu decyduje tylko to, gdzie archeolodzy stoją na koniec rundy.',
    },
  },
  research: {
    title: 'Badania',
    says: {
      step: {
        lead: 'Przesuń jeden ze swoich znaczników badań do następnego rzędu:',
        items: [
          'Wybierz most prowadzący w górę i zapłać to, co na nim jest.',
          'Przesuń znacznik.',
          'Jeśli leży tam kafelek nagrody, weź nagrodę i usuń go.',
          'Rozpatrz efekt rzędu dla tego znacznika, lupy lub brulionu, był kafelek czy nie.',
        ],
      },
      pair: '{glass} {notebook} *Brulion* nigdy nie stoi wyżej niż *lupa*; w tym samym rzędzie może. Dlatego pierwsza rusza lupa.',
      bridges:
        'Znaczniki idą tylko w górę, po jednym rzędzie i mostami; ze startu dostępne są wszystkie pola pierwszego rzędu. Na polu mieści się dowolnie wiele znaczników.',
      tiles:
        'Kafelek nagrody należy do pierwszego znacznika, który przyjdzie, lupy czy brulionu, i znika, nawet jeśli go nie użyjesz. Ty decydujesz, czy najpierw kafelek, czy rząd. Tym, co zdobędziesz, nie zapłacisz za most. Jeśli badania wywołają inne, najpierw kończy się wewnętrzne, potem zewnętrzne.',
      row: 'Punkty rzędu liczą się dopiero na końcu, dla miejsca, gdzie znacznik wtedy stoi. Badania przez efekt przebiegają tak samo; zniżka obniża koszt mostu albo kafelka świątyni. Efekt niemożliwy się pomija.',
      track: {
        lead: 'Rzędy *Świątyni Ptaka*, od dołu:',
        head: ['Rząd', 'Lupa', 'Punkty', 'Brulion', 'Punkty'],
        rows: [
          ['1', '1 moneta', '1', 'zatrudnij asystenta', '0'],
          ['2', '1 kompas', '2', 'zatrudnij asystenta', '1'],
          ['3', '1 kompas', '4', 'awansuj asystenta', '2'],
          ['4', '1 kompas', '6', 'awansuj asystenta', '4'],
          ['5', '1 kompas', '9', '3 kompasy', '6'],
          ['6', 'dobierz kartę', '12', 'weź artefakt z rzędu', '8'],
          ['7', '1 kompas', '16', 'ujarzmij strażnika tam, gdzie stoisz', '10'],
          ['Zaginiona świątynia', 'kafelek nagrody', '23, 21, 20, 19', 'nigdy', '–'],
        ],
      },
      example: [
        'Lupa Niebieskiego na lewym polu rzędu 1 ma mosty do obu pól rzędu 2; lupa Czerwonego na prawym ma jeden. Żółty, którego oba znaczniki są na starcie, może przesunąć tylko lupę, na dowolne pole rzędu 1.',
        'Czerwony przesuwa lupę na prawe pole rzędu 2 za tabliczkę i grot. Kafelek nagrody daje tabliczkę, za późno, by nią płacić, i znika. Rząd daje kompas.',
        'Niebieski za kompas i grot przesuwa brulion ze startu na lewe pole rzędu 1, gdzie stoi jego lupa, i zatrudnia jednego z trzech widocznych asystentów.',
      ],
    },
  },
  temple: {
    title: 'Zaginiona świątynia',
    says: {
      arrive:
        'Najwyższy rząd to *Zaginiona świątynia*. Lupa zajmuje tam najlepsze wolne miejsce: pierwsza 23 punkty, potem 21, 20, 19. Kolejność przybycia liczy się też przy remisie. Obejrzyj zakryte kafelki nagród, weź jeden, rozpatrz go i odłóż resztę; jest po jednym na gracza. Innego efektu rząd nie ma. Brulion nigdy tam nie wchodzi.',
      tiles:
        'Gdy lupa jest w świątyni, badania nią polegają na kupnie *kafelka świątyni* z dowolnego niepustego stosu, ile razy chcesz, ale nie tą akcją, którą przybyła. Pod świątynią są trzy koszty. Za kafelek wart 2 punkty opłaca się jeden z nich, za lewy wart 6 lewy i środkowy, za prawy wart 6 środkowy i prawy, za wart 11 wszystkie trzy. Nie daje nagrody ani efektu rzędu. Brulion idzie dalej jak przedtem.',
    },
  },
  assistants: {
    title: 'Asystenci',
    says: {
      recruit:
        'Gdy brulion dotrze do srebrnego asystenta, weź wierzchniego z dowolnego stosu i połóż na planszetce srebrną stroną, przygotowanego. Następnego pod nim widzą teraz wszyscy. Możesz go od razu użyć. Gdy stosy są puste, nie dostaniesz nikogo. Na planszetce jest miejsce dla dwóch i więcej mieć nie można. Punktów nie dają.',
      use: 'Użyty asystent jest wyczerpany: działa raz na rundę, chyba że coś go przygotuje, choćby w tej samej turze. Niektórzy dają wybór, niektórzy mają koszt; bez opłacenia kosztu asystenta nie użyjesz, a wyczerpuje się dopiero po zapłaceniu.',
      gold: 'Gdy brulion dotrze do złotego asystenta, odwróć jednego ze swoich srebrnych na mocniejszą złotą stronę. To go też przygotowuje. Bez srebrnego nic się nie dzieje.',
      discount:
        'Kupiec daje zniżkę na przedmiot lub artefakt, 1 na srebrnej stronie i 2 na złotej, i nie ma błyskawicy: użyć go znaczy kupić kartę, akcją główną.',
      all: {
        lead: 'Dwunastu asystentów:',
        head: ['Asystent', 'Srebrna umiejętność', 'Złota umiejętność'],
        rows: [
          ['Kwatermistrz', '2 monety', '3 monety'],
          ['Epigrafik', '1 tabliczka', '1 moneta i 1 tabliczka'],
          ['Biegacz', '1 grot za but', '1 grot'],
          ['Kowal', '1 grot za 1 monetę', '1 grot lub 1 klejnot za 1 monetę'],
          ['Lekarz', 'usuń kartę', '1 kompas, usuń kartę'],
          ['Posłaniec', 'dobierz kartę, potem odłóż kartę z ręki', 'dobierz kartę'],
          ['Lotnik', '1 moneta lub samolot', '2 monety lub dwa samoloty'],
          ['Zwiadowca', '1 kompas lub samochód', 'dwa samochody lub 1 moneta i 1 kompas'],
          ['Żeglarz', '1 kompas lub statek', 'dwa statki lub 1 moneta i 1 kompas'],
          ['Kupiec', 'kup kartę o 1 taniej (główna)', 'kup kartę o 2 taniej (główna)'],
          ['Przewodnik', 'wymień zasób', '1 kompas, wymień zasób'],
          ['Botanik', '1 kompas', '2 kompasy'],
        ],
      },
      example: [
        'Niebieski używa srebrnego asystenta. Potem przesuwa brulion do rzędu ze złotym i odwraca tego samego, wyczerpanego: jest złoty i przygotowany, można go zaraz użyć znowu.',
      ],
    },
  },
  pass: {
    title: 'Spasowanie',
    says: {
      pass: 'Spasowanie to akcja główna, zawsze możliwa, także z kartami na ręce i archeologami na planszetce. Akcje darmowe są w tej turze możliwe przed spasowaniem i po nim; potem nie masz już tur w tej rundzie. Niektóre efekty każą spasować w ramach kosztu. Kto spasował pierwszy, nie ma znaczenia dla następnej rundy.',
    },
  },
  scoring: {
    title: 'Punktacja',
    says: {
      parts: {
        lead: 'Po rundzie V:',
        items: [
          '*Badania*: punkty rzędów, gdzie stoją lupa i brulion; w świątyni punkty twojego miejsca.',
          '*Kafelki świątyni*: po 2, 6 lub 11.',
          '*Bożki*: po 3 i puste pola.',
          '*Strażnicy*: po 5.',
          '*Karty*: punkty wszystkich przedmiotów i artefaktów, w talii, na ręce i w obszarze gry.',
          '*Strach*: −1 za kartę, gdziekolwiek jest, −2 za kafelek.',
        ],
      },
      nothing:
        'Zasoby, asystenci, odkryte stanowiska i nieużyte przysługi nic nie są warte. Strach przyniesiony przez strażników w rundzie V się liczy.',
      winner:
        'Wygrywa, kto ma najwięcej punktów. Przy remisie ten, kto wcześniej dotarł do Zaginionej świątyni; jeśli nikt z nich tam nie dotarł, ten, kto ma więcej punktów za znaczniki; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.',
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
        'Druga strona planszy ma własne podróże i własny tor. W rzędzie 4 leży *stos ratunkowy*: tylu asystentów, ilu graczy; widać tylko wierzchniego. Pozostali to trzy stosy: dwa po trzech, w trzecim reszta.',
      idol: 'Most do rzędu 4 kosztuje *bożka*, dla obu znaczników. Bożek pochodzi ze skrzyń, nie z pola, choć może to być właśnie zdjęty z pola artefaktem; wypada z gry i nie punktuje. Gdy cały krok jest darmowy, bożka się nie płaci; zniżka w zasobach z niego nie zwalnia.',
      rescue:
        'Gdy lupa wejdzie do rzędu 4, obejrzyj stos ratunkowy, weź jednego asystenta i odłóż resztę bez zmian; jest po jednym na gracza. Przychodzi srebrny i wyczerpany, więc w tej rundzie działa dopiero po przygotowaniu lub awansie. Brulion też płaci bożka, ale nikogo nie ratuje; ma własny efekt rzędu. Efekty używające asystentów z planszy zasobów nie sięgają do tego stosu. Kto oglądał, może pamiętać; gdy wierzchni odchodzi, wszyscy widzą następnego.',
      rows: 'Tu rząd lupy awansuje asystenta, dowolnego twojego srebrnego, i przygotowuje go. Dwa górne rzędy dają lupie kartę Strachu. W rzędzie 7 leżą dwa kafelki nagród we dwoje, trzy, gdy graczy jest więcej: każdy przybyły znacznik bierze jeden do wyboru, póki są.',
      track: {
        lead: 'Rzędy *Świątyni Węża*, od dołu:',
        head: ['Rząd', 'Lupa', 'Punkty', 'Brulion', 'Punkty'],
        rows: [
          ['1', '1 moneta', '1', 'zatrudnij asystenta', '0'],
          ['2', '2 monety', '2', 'usuń kartę', '3'],
          ['3', 'dobierz kartę', '3', 'awansuj asystenta', '4'],
          ['4', 'uratuj asystenta', '4', 'weź artefakt z rzędu', '5'],
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
        'Przeciw tobie gra *ekspedycja przeciwnika*. Przygotowanie jak dla dwojga. Jesteś na drugim miejscu w kolejności: 1 moneta i 1 kompas. Przeciwnik ma sześcioro archeologów, lupę na starcie i dziesięć kafelków akcji: pięć z archeologiem i po jednym z pięciu par, zielony lub czerwony. Trudność, od 0 do 5, to liczba czerwonych; które to, decyduje los. Kafelki tasuje się zakryte. Każdą rundę zaczyna przeciwnik.',
      turn: 'Gracie na zmianę. Przeciwnik odkrywa kafelek i robi, co na nim jest; jeśli się nie da, nic nie robi. Gra wszystkie dziesięć, nawet gdy spasujesz; gdy się skończą, grasz dalej w pojedynkę. Nie dostaje ani nie płaci zasobów, nie rozpatruje efektów i nie bierze kart Strachu. Rysunki na jego kafelkach czyta się tylko według tego rozdziału.',
      arrow:
        'Gdy ma wybór, bierze najpierw najwyższy rząd planszy, potem skrajnie lewe lub prawe, jak każe *strzałka* na rewersie kafelka, który teraz leży na wierzchu stosu; przy ostatnim kafelku obowiązuje strzałka pierwszego zagranego w tej rundzie. Wszystkie wybory jednej akcji idą za tą samą strzałką i liczy się tylko skrajne.',
      digs: 'Kafelek archeologa wskazuje zasób. Przeciwnik staje na wolnym polu stanowiska, które go daje: stanowiska II, górny rząd I, dolny rząd I, obóz. Jeśli nie ma wolnych, nic nie robi. Jego archeolodzy zajmują pola jak inni; sześcioro zawsze wystarcza.',
      discover:
        'Odkrywając, bierze poziom, który kafelek podaje dla rundy, ze stanowisk I najpierw dolny rząd. Stawia tam archeologa i bierze bożki: odkryty nowego rodzaju kładzie odkryty na swojej planszetce, powtórny i zakryty na miejscu „−1”. Kafelek stanowiska kładzie się bez efektu; strażnik przychodzi tylko w rundach zaznaczonych na kafelku. Jeśli takich stanowisk nie ma, nic nie robi.',
      research:
        'Badając, przesuwa lupę o rząd w górę mostem, bez kosztu, i usuwa tam kafelek nagrody; w rzędzie 7 Świątyni Węża jeden z nich. W świątyni zajmuje najlepsze miejsce i usuwa wierzchni kafelek nagrody; gdy już tam jest, bierze zamiast tego kafelek świątyni za 6. Następnie wierzchni asystent najwyższego stosu wypada z gry. Na polu ratowania usuwa też wierzchniego stamtąd.',
      overcome:
        'Ujarzmiając, bierze strażnika ze stanowiska, na którym stoi, bez kosztu, także z obozu. Jeśli takiego nie ma, bada, ale nie usuwa asystenta z planszy zasobów.',
      buys: 'Przy kupnie zielony kafelek bierze przedmiot lub artefakt o najmniejszej liczbie punktów, czerwony o największej. Bez efektu.',
      crossed: 'Kafelek z przekreślonym V nic nie robi w rundzie V: to zielone kafelki odkrycia, badań i ujarzmienia.',
      end: 'Na koniec rundy jego archeolodzy wracają bez Strachu, a te same dziesięć kafelków się tasuje. Rząd przygotowuje się jak zwykle. Punktuje lupę, kafelki świątyni, strażników, karty, 3 za odkrytego bożka i 2 za bożka na „−1”. Ty liczysz jak zwykle. Wygrywa, kto ma więcej punktów; równa liczba to remis.',
    },
  },
  notes: {
    title: 'Uwagi do kart',
    says: {
      items: {
        lead: 'Przedmioty:',
        items: [
          '*Nóż oficerski*: dwie różne korzyści z czterech.',
          '*Pułapka*: na tym stanowisku nie może być innego gracza; ty nie musisz tam stać. Strażnik jest twój jak zwykle.',
          '*Łuk i strzały*, *Pędzel*: najwyżej 3 kompasy. Strażnik liczy się raz; bożki na skrzyniach i na polach.',
          '*Wędka*, *Busola*: pokaż wszystkim wierzchnią kartę tej talii; możesz ją kupić jak z rzędu, o 3 taniej. Możesz nic nie kupić: wraca na wierzch. Jeśli kupisz z rzędu, pokazana karta uzupełni lukę. Pusta talia nic nie pokaże.',
          '*Dziennik*: darmowy krok tylko dla brulionu i nigdy powyżej lupy.',
          '*Papuga*: akcja główna; klejnot za inną kartę z ręki.',
          '*Zegarek*, *Chronometr*: pierwszy efekt jest darmowy, spasowanie za więcej to akcja główna. *Zegar słoneczny* to artefakt, bez błyskawicy.',
          '*Zrzut*: przedmiot przychodzi na rękę i można go od razu użyć. *Medalion z małpą* kładzie go na wierzch talii.',
        ],
      },
      artifacts: {
        lead: 'Artefakty:',
        items: [
          '*Starożytne wino*, *Butelka z kokosa*: użyj złotej lub srebrnej strony widocznego asystenta z planszy zasobów, także Kupca; nie wyczerpuje się, a jego koszt się opłaca. Nie ze stosu ratunkowego. Akcja główna jest wydana, więc zdobyta podróż służy tylko akcjom darmowym.',
          '*Kolczyk z kryształem*: podaj liczbę, najwyżej trzy, i dobierz; jedną zatrzymaj, jedną możesz odłożyć na wierzch, reszta trafia do obszaru gry. *Kolczyk z obsydianem*: jedną lub dwie ze spodu, jedną zatrzymaj. Z małej talii dobiera się tyle, ile jest.',
          '*Strojny róg*: wymień asystenta na asystenta z planszy zasobów. Nowy ma poziom starego i jest przygotowany; stary wraca na planszę zasobów srebrną stroną.',
          '*Korona strażnika*: zaprowadź strażnika ze stanowiska, które zajmujesz, na odkryte stanowisko (w obozie albo stanowisko I) bez archeologów i strażnika; potem aktywuj to stanowisko.',
          '*Okaryna strażnika*: możesz zabrać archeologa na planszetkę, bez Strachu, i wysłać go znowu. Do końca rundy wszystkie twoje symbole to samoloty: kart, przysług, asystentów, zniżek, także te, które już masz. Dwa symbole to dwa samoloty. Działa, nawet gdy karta opuści obszar gry.',
          '*Bożek Ara-Anu*: o 1 klejnot mniej; *Ostrze z inskrypcją*: o 1 grot albo 2 tabliczki mniej; także przy kafelku świątyni.',
          '*Zdobiony młot*: usuń skrajnie prawy przedmiot rzędu, jeśli jest; potem możesz wziąć dowolny usunięty przedmiot, także ten, pod talię. Rząd uzupełnia się na koniec tury.',
          '*Sandały tropiciela*, *Laska tropiciela*: z dowolnego stanowiska, nie z planszetki, do obozu (Laska także na stanowisko I); potem aktywuj nowe stanowisko.',
          '*Kamień przewodni*, *Czaszka przewodnia*: odkryj wierzchni kafelek stosu, aktywuj go, włóż pod stos. Tego nie da się cofnąć. Czaszka kosztuje kompas.',
          '*Maska wojenna*: na koniec tej rundy strażnicy nie przynoszą ci Strachu, także w rundzie V. Innego Strachu nie powstrzymuje.',
          '*Kamienny klucz*: wybrany bożek wraca z pola na skrzynie. Pole jest puste i można go użyć znowu.',
          '*Muszla przejścia*: wyślij archeologa na dowolne wolne pole obozu bez podróży i aktywuj stanowisko raz lub dwa razy.',
          '*Mapy gwiazd*: za monetę aktywuj dwa różne stanowiska w obozie, w dowolnej kolejności; pierwsze może zapłacić za drugie.',
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
          '*Czy talię tasuje się, gdy jest pusta?* Nie. Kupiony wtedy przedmiot jest talią.',
          '*Czy mogę ruszyć cudzego archeologa?* Nie.',
          '*O czym zapomina się najczęściej?* Pilota można zatrudnić zawsze. Efekt rzędu działa przy każdym kroku. Awans przygotowuje asystenta. Usuwać można i z obszaru gry. Strach przychodzi przed tasowaniem, a kupione przedmioty przed potasowanymi.',
        ],
      },
    },
  },
}
