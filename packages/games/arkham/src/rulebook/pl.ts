import type { RulebookWords } from '@wayfare/text'
import type { outline } from './outline.ts'

const circle = '{circle:koło}'
const square = '{square:kwadrat}'
const triangle = '{triangle:trójkąt}'
const cross = '{cross:krzyżyk}'

export const pl: RulebookWords<typeof outline> = {
  goal: {
    title: 'O czym jest ta gra',
    says: {
      idea: 'Jest rok 1926, a ty piszesz przewodnik po Arkham. Gra od jednej do czterech osób, każda na własnej planszy z tym samym miastem. W każdej z *dziesięciu rund* dwie kości decydują, dokąd i jacy turyści przybywają, a potem wytyczasz obok nich kilka odcinków swojej trasy.',
      line: 'Po ostatniej rundzie ze wszystkich wytyczonych odcinków wybierasz *jedną nieprzerwaną linię*. To twoja trasa końcowa. Reszta zostaje starta: odcinki, które do niej nie należą, i turyści, którzy nie stoją wzdłuż niej.',
      worth:
        'Kwartał się liczy, jeśli trasa biegnie wzdłuż jego boku albo prosto przez niego. Turyści wzdłuż trasy są warci tym więcej, im więcej leży wzdłuż niej kwartałów ich ulubionego koloru. Do tego dochodzą gwiazdy, tajne zadanie i punkty wyrwane *Przedwiecznemu*, który czeka na końcu i sam może sporo zabrać.',
      length:
        'Runda ma sześć krótkich faz, a prawie wszystko robicie jednocześnie. Dlatego gra trwa około czterdziestu minut, czy gracie we dwoje, czy we czworo.',
    },
  },
  city: {
    title: 'Miasto',
    says: {
      grid: 'Arkham to siatka sześć na sześć *kwartałów*. Pierwsza współrzędna rośnie w prawo, druga w dół: (1; 1) to lewy górny róg, (6; 1) prawy górny. Miasto jest u wszystkich takie samo.',
      colours: {
        lead: 'Kolor kwartału mówi, którzy turyści go lubią. Każdy turysta może stać w każdym kwartale; kolor ma znaczenie dopiero przy liczeniu punktów.',
        head: ['Kwartał', 'Co tam jest', 'Ile wart'],
        rows: [
          ['{q32} czerwony', 'targi, restauracje', 'lubią go koła {circle}'],
          ['{q22} zielony', 'parki, ogrody', 'lubią go kwadraty {square}'],
          ['{q62} niebieski', 'muzea, biblioteki', 'lubią go trójkąty {triangle}'],
          ['{q52} fioletowy', 'rzeczy niesamowite', 'lubią go krzyżyki {cross}'],
          ['{q12} żółty', 'słynne miejsce', 'punkty z jego gwiazdy'],
          ['{q42} biały', 'nic do zobaczenia', 'sam nie daje punktów, ale turyści w nim się liczą'],
        ],
      },
      along:
        'Kwartał leży *wzdłuż* odcinka, jeśli odcinek jest jego bokiem albo biegnie przez niego na ukos. Samo dotknięcie rogu nie wystarczy. Bez względu na liczbę użytych boków kwartał liczy się raz.',
      roads:
        'Drogi biegną między kwartałami i wokół miasta, jest ich 75 (z Yog-Sothothem 79). Jedna droga mieści dokładnie jeden *odcinek* trasy. W czterech rogach miasta droga jest zaokrąglona: to jedna droga, łączy skrzyżowania po obu stronach rogu i kosztuje jeden odcinek jak każda inna. Boki kwartału to drogi przy nim, zwykle cztery; kwartał w rogu ma trzy, kwartał uniwersytetu dwa (z Yog-Sothothem cztery), a niektóre przy rzece dwa lub trzy. Nazwy na planie nie mają znaczenia dla zasad.',
      university:
        'Kwartały (4; 4), (5; 4), (4; 5) i (5; 5) to *uniwersytet*. Mają różne kolory, nie ma między nimi dróg ani skrzyżowania pośrodku, więc między nimi niczego nie da się wytyczyć, chyba że Przedwiecznym jest Yog-Sothoth. Wybiera się je według współrzędnych, tak jak inne.',
      places: {
        lead: 'Tam, gdzie drogi się schodzą albo kończą, bywają szczególne miejsca trzech rodzajów:',
        items: [
          '{c12} *Sklepy*, jest ich dziewięć, na skrzyżowaniach i w ślepych zaułkach. Każdy może raz dać ci premię, gdy wytyczasz odcinek, który do niego dociera.',
          '{c40} *Wrota*, jest ich osiem, na skraju miasta i w ślepych zaułkach. Śpią aż do końca, kiedy mogą połączyć części trasy końcowej.',
          '*Miejsca grozy* to skrzyżowania, inne dla każdego Przedwiecznego; każde z nich na trasie końcowej odbiera ci trochę rozumu.',
        ],
      },
      river:
        '*Miskatonic* dzieli miasto na dwie części. Kwartały na różnych brzegach nie sąsiadują, nawet jeśli dzieli je tylko woda. Nabrzeże należy wyłącznie do swojego brzegu: biegnie wzdłuż kwartałów po swojej stronie, nigdy tych naprzeciwko. Każdy fragment rzeki ma drogę najwyżej na jednym brzegu, a krótki fragment między (3; 3) a (4; 3) nie ma jej wcale.',
      bridges:
        'Przez rzekę prowadzą tylko trzy *mosty* {r-c13-c14}. Most kosztuje jeden odcinek. Biegnie wzdłuż dwóch kwartałów, które leżą po jego bokach na brzegu, z którego wychodzi; po drugiej stronie dotyka tylko rogów.',
      deadends:
        'Droga, która dochodzi do wody tam, gdzie nie ma mostu, urywa się: to *ślepy zaułek*, a na jego końcu jest sklep albo są wrota. Wytycza się go jak zwykle, ale z jego końca nie da się iść dalej przez rzekę; tylko z Dagonem może tam przejść trasa końcowa. Skrzyżowanie widoczne za wodą to inne miejsce.',
      riverside:
        '*Kwartał nadrzeczny* przylega bokiem do rzeki na jednym lub drugim brzegu, nawet jeśli nie ma tam drogi. Takich kwartałów jest czternaście. Kwartał, który styka się z wodą tylko rogiem, do nich nie należy.',
    },
  },
  setup: {
    title: 'Przygotowanie',
    says: {
      sheet: 'Każdy bierze planszę z miastem i marker. Kolor markera nic nie znaczy.',
      table: {
        lead: 'Karty efektów, Przedwiecznego i pierwszego gracza możecie wybrać albo wylosować.',
        items: [
          'Pośrodku leży karta wyboru i pięć kości. Karta ma dwa pola; kości na lewo od niej są dostępne, na prawo już nie.',
          'Z pięciu *kart efektów* bierze się dwie różne, jedną pod ciemny symbol, drugą pod jasny. Ma znaczenie, która trafi pod który symbol.',
          'Wybiera się jednego z czterech *Przedwiecznych*. Jego miejsca grozy od razu zaznacza się na wszystkich planszach.',
        ],
      },
      shopcards:
        'Jedenaście *kart sklepów* tasuje się i jedną usuwa bez patrzenia; dziesięć pozostałych to zegar gry. W grze z Cthulhu najpierw odkłada się cztery karty z dodatkowymi turystami, a po usunięciu jednej karty wtasowuje je z powrotem, więc żadnej z nich nie zabraknie.',
      calls:
        'W grze z Cthulhu każdy dostaje jedną z czterech *kart zewu* i nikomu jej nie pokazuje. Karta wskazuje jeden typ turystów.',
      tasks:
        'Każdy dostaje dwa z ośmiu *zadań*, jedno zatrzymuje w tajemnicy, drugie odrzuca bez pokazywania. Zadanie wybiera się, gdy efekty, Przedwieczny i własny zew są już znane. Na swoje zadanie możesz patrzeć w każdej chwili; jego skrzyżowania są zaznaczone na twoim planie tylko dla ciebie.',
      first:
        'Wybierzcie pierwszego gracza. Jedna lub dwie osoby zaczynają od zwykłej rundy, trzy lub cztery od rund początkowych (jest o nich osobny rozdział). Wszystkie losowania wynikają z jednego ziarna losowości, ustalonego przed grą, więc każdy może grę sprawdzić i odtworzyć.',
    },
  },
  round: {
    title: 'Runda',
    says: {
      phases: {
        lead: 'Rund jest dziesięć, po jednej na każdą kartę sklepu. Runda ma sześć faz (rundy początkowe i gra solo mają inne fazy 2 i 6):',
        items: [
          '*Karta sklepu.* Odkrywa się wierzchnią kartę. Określa ona, co w tej rundzie dają sklepy; dla wszystkich jest to to samo.',
          '*Kości.* Rzuca się pięcioma kośćmi i wybiera dwie.',
          '*Kwartał.* Każdy wybiera kwartał według liczb na kościach, a jeśli wskazane kwartały są zajęte, dowolny pusty.',
          '*Turyści.* Każdy rozmieszcza tam turystów według symboli.',
          '*Trasa.* Każdy wytycza odcinki i ewentualnie odwiedza sklep.',
          '*Koniec rundy.* Gdy skończy ostatni gracz, odrzuca się kartę sklepu i odhacza rundę, a pierwszym graczem zostaje następny zgodnie z ruchem wskazówek zegara.',
        ],
      },
      together:
        'Fazy od trzeciej do piątej dotyczą tylko twojej planszy: niczyj wynik nie zależy od cudzego i nie ma znaczenia, kto skończy pierwszy. Tak samo jednocześnie wybiera się zadania, swoje dwie kości w rundach początkowych i trasy końcowe. Gra toczy się dalej, gdy wszyscy są gotowi.',
      secret:
        'Do tego czasu inni widzą twoją planszę taką, jaka była przed rundą, i wiedzą tylko, czy jeszcze się zastanawiasz. Dopóki ktoś się zastanawia, możesz cofnąć wszystko ze swojej tury: nic nowego się w niej nie ujawniło.',
      last: 'Runda z ostatnią kartą sklepu jest ostatnia; po niej wyznacza się trasy końcowe. Do tego czasu każdy był pierwszym graczem pięć razy w grze we dwoje, trzy razy we troje, dwa razy we czworo, nie licząc rund początkowych.',
    },
  },
  dice: {
    title: 'Faza 2: kości',
    says: {
      faces: {
        lead: 'Na każdej ściance jest liczba. Cztery kości pokazują też jednego lub dwóch turystów, piąta to *kość efektu*: ma ciemny albo jasny symbol i żadnych turystów, a jej liczba liczy się jak każda inna.',
        head: ['Kość', '1', '2', '3', '4', '5', '6'],
        rows: [
          ['1', circle, cross, square, `${triangle} ${cross}`, `${circle} ${triangle}`, `${square} ${triangle}`],
          ['2', `${triangle} ${cross}`, square, circle, `${circle} ${square}`, `${square} ${cross}`, triangle],
          ['3', triangle, `${square} ${cross}`, `${square} ${triangle}`, cross, circle, `${circle} ${cross}`],
          ['4', `${circle} ${square}`, `${circle} ${triangle}`, `${circle} ${cross}`, triangle, cross, square],
          ['efekt', 'ciemny', 'jasny', 'ciemny', 'jasny', 'ciemny', 'jasny'],
        ],
      },
      choosing: {
        lead: 'W zwykłej rundzie, gdy grają co najmniej dwie osoby, kości wybiera się tak:',
        items: [
          'Pierwszy gracz rzuca wszystkimi pięcioma i kładzie jedną na pierwszym polu.',
          'Gracz po lewej odkłada do niedostępnych jedną z pozostałych czterech.',
          'Gracz po prawej stronie pierwszego gracza odkłada do niedostępnych jedną z ostatnich trzech.',
          'Pierwszy gracz kładzie jedną z dwóch, które zostały, na drugim polu. Druga odpada z tej rundy.',
        ],
      },
      players:
        'Po lewej jest następny zgodnie z ruchem wskazówek zegara, po prawej poprzedni. We dwoje przeciwnik usuwa obie kości, jedną po drugiej. We troje każdy z pozostałych graczy usuwa jedną. We czworo gracz naprzeciwko w tej fazie o niczym nie decyduje.',
      identity:
        'Wybiera się kość, a nie liczbę: dwie kości z czwórką mogą przyprowadzić różnych turystów. Na którym polu leży kość, nie ma potem znaczenia.',
      example: [
        'Gracie we troje. Pierwszy gracz, Maksym, wyrzuca 3, 5, 1, 4 i 6. Bierze 3.',
        'Elena po jego lewej usuwa 5. Iwan po jego prawej usuwa 1.',
        'Z 4 i 6 Maksym bierze 6. Wszyscy grają tę rundę z 3 i 6.',
      ],
    },
  },
  quarter: {
    title: 'Faza 3: wybór kwartału',
    says: {
      candidates:
        'Wybierasz dokładnie jeden kwartał. Dwie różne liczby, na przykład 2 i 5, wskazują dwa kwartały: (2; 5) i (5; 2). Dwie równe wskazują jeden: 3 i 3 to (3; 3).',
      empty:
        'Wybrać można tylko *pusty* kwartał: bez turystów. Odcinki biegnące przy nim lub przez niego nie przeszkadzają. Jeśli pusty jest tylko jeden ze wskazanych kwartałów, trzeba wybrać właśnie ten.',
      fallback:
        'Tylko jeśli *żaden* ze wskazanych kwartałów nie jest pusty, szukasz gdzie indziej: weź dowolny pusty kwartał miasta. Przybędzie tam tylko jeden turysta. Dopóki choć jeden wskazany kwartał jest pusty, nie wolno tego robić. Jakiś pusty kwartał zawsze się znajdzie.',
      changes:
        'Przed wyborem możesz wydać *zmiany współrzędnych* {coordinate-change} z wcześniejszych rund. Zmieniają one tylko twoje liczby, a powyższe zasady dotyczą już nowych, nawet jeśli prowadzą one do samych zajętych kwartałów. Nigdy nie musisz ich wydawać, nawet gdyby miał przez to przybyć tylko jeden turysta.',
      example: [
        'Kości pokazują 2 i 1. Kwartały obok Stawu Czapli, (2; 1) i (1; 2), są puste: możesz wziąć dowolny z tych dwóch, ale żadnego innego.',
        'Gdyby (2; 1) był zajęty, trzeba by wziąć (1; 2). Gdyby zajęte były oba, można by wziąć dowolny pusty kwartał, ale tylko dla jednego turysty.',
        'Kości pokazują 3 i 3, a (3; 3) jest zajęty: bierzesz dowolny pusty kwartał, dla jednego turysty.',
      ],
    },
  },
  tourists: {
    title: 'Faza 4: rozmieszczenie turystów',
    says: {
      place:
        'Narysuj w swoim kwartale wszystkich turystów z obu kości. Dwa symbole na ściance to dwóch turystów, więc dwie zwykłe kości dają od dwóch do czterech. Żadnego nie można pominąć.',
      extra:
        'Jeśli jedna z dwóch kości to kość efektu, umieszczasz *jednego dodatkowego turystę* typu widocznego na drugiej kości. Jeśli są tam dwa typy, każdy gracz sam wybiera jeden z nich.',
      alone:
        'Jeśli żaden ze wskazanych kwartałów nie był pusty, umieszczasz w tej fazie jednego turystę dowolnego typu i nikogo więcej: ani z kości, ani dodatkowego.',
      stay: 'W kwartale mieści się dowolnie wielu turystów. Nigdzie nie odchodzą; znikają tylko wtedy, gdy trasa końcowa ich ominie albo zabierze ich Przedwieczny. Kwartał przyjmuje turystów tylko w jednej rundzie; turyści ze sklepu w tej rundzie dołączają do tego samego kwartału.',
      example: [
        `Kość 1 pokazuje 4 ${triangle} ${cross}, kość 2 pokazuje 2 ${square}. Do twojego kwartału, (4; 2) lub (2; 4), przybywają trójkąt, krzyżyk i kwadrat.`,
        `Kość efektu pokazuje 4, kość 3 pokazuje 2 ${square} ${cross}. Rozmieszczasz kwadrat, krzyżyk i jeszcze jednego turystę: ty wybierasz kwadrat, twój sąsiad krzyżyk.`,
      ],
    },
  },
  drawing: {
    title: 'Faza 5: wytyczanie trasy',
    says: {
      ways: {
        lead: 'Musisz wytyczyć odcinki dokładnie jednym z trzech sposobów:',
        items: [
          '*Dwa z rzędu.* Pierwszy odcinek to dowolny bok twojego kwartału; drugi biegnie dalej od któregoś z jego końców, prosto lub za róg. Może oddalać się od kwartału.',
          '*Dwa przeciwległe boki* twojego kwartału, które się nie stykają.',
          '*Jeden odcinek gdziekolwiek* w mieście, na dowolnej wolnej drodze.',
        ],
      },
      ruleofone:
        'Droga albo przekątna mieści jeden odcinek, nie więcej. W kwartale w rogu miasta zaokrąglona droga i przekątna łączą te same skrzyżowania, ale to dwa różne odcinki.',
      free: 'Nowe odcinki nie muszą stykać się ze starymi. Sposób możesz wybrać tylko wtedy, gdy da się go zastosować w całości; jeden odcinek gdziekolwiek jest zawsze możliwy. Wytyczać trzeba zawsze, nawet jeśli nic ci to nie daje. Jeśli kwartał trzeba było wziąć gdzie indziej, wytyczasz odcinki jak zwykle: to on jest twoim kwartałem.',
      sides:
        'Nie każdy kwartał ma dwa przeciwległe boki: nie mają ich cztery kwartały w rogach miasta, (3; 4) i (4; 3) przy rzece ani kwartały uniwersytetu, chyba że Yog-Sothoth otworzy drogi w środku.',
      water:
        'Dwa odcinki z rzędu zaczynają się przy twoim kwartale, więc drugi odcinek może leżeć na drugim brzegu tylko wtedy, gdy pierwszym jest *most*, a twój kwartał przylega do niego na tym brzegu, z którego most wychodzi. Nabrzeże za wodą nie jest bokiem twojego kwartału. Jeden odcinek gdziekolwiek może być na dowolnym brzegu.',
      stored:
        'Zapasowe odcinki {extra-segment} i przekątne {diagonal-segment} wytycza się w tej fazie, przed odcinkami tej rundy lub po nich, w dowolnej liczbie. Dodatkowy odcinek biegnie dowolną wolną drogą i niczego nie musi dotykać. Karty efektów ich nie zmieniają.',
      diagonals:
        '*Przekątna* przecina kwartał od rogu do rogu, pusty czy zajęty, gdziekolwiek w mieście. Wzdłuż niej leży tylko ten kwartał; jeśli był pusty, pozostaje pusty. W jednym kwartale można wytyczyć obie przekątne; pośrodku się nie spotykają. Przekątna nigdy nie przechodzi przez rzekę, choć może zaczynać się lub kończyć w ślepym zaułku, i nie prowadzi przez środek uniwersytetu, chyba że Przedwiecznym jest Yog-Sothoth. Musi mieć gdzie się zacząć i gdzie skończyć, a nie może tego zrobić w zaokrąglonym rogu miasta, pod mostem ani na drugim brzegu, więc w kwartale (3; 4) nie ma żadnej.',
      stays: 'Wytyczone odcinki zostają do końca gry. Wcześniej można zetrzeć odcinek tylko dzięki Korekcie trasy.',
      example: [
        'Twój kwartał to (3; 2). Wytyczasz jego lewy bok, a potem drogę dalej w dół, między (2; 3) a (3; 3): dwa z rzędu. To, że drugi odcinek nie leży wzdłuż (3; 2), nie ma znaczenia.',
        'Lewy bok (3; 2) i droga odchodząca od prawego górnego rogu nie wystarczą: nie mają wspólnego końca.',
        'Twój kwartał to (1; 4), przy rzece. Najpierw Most Przewoźnika, potem południowe nabrzeże na zachód od niego: wolno. Zacząć od tego nabrzeża nie wolno, bo biegnie ono tylko wzdłuż (1; 5).',
      ],
    },
  },
  shops: {
    title: 'Sklepy i premie',
    says: {
      visit:
        'Odkryta karta wskazuje jedną premię dla wszystkich sklepów. Jeśli odcinek wytyczony w tej rundzie przechodzi przez sklep albo w nim się kończy, *odwiedzasz* go: zakreśl sklep i weź premię. Wystarczy dowolny odcinek rundy, także wytyczony dzięki premii lub Korekcie trasy. Jeśli możesz odwiedzić sklep, musisz to zrobić, w dowolnej chwili fazy 5 przed jej końcem, ale tylko raz na rundę.',
      several:
        'Jeśli trasa dotarła do kilku sklepów, wybierz jeden. Pozostałe można odwiedzić w późniejszych rundach, ale doprowadzi do nich tylko nowy odcinek: odcinki z wcześniejszych rund już się nie liczą. Zakreślonego sklepu nie odwiedza się ponownie.',
      cards: {
        lead: 'Kart jest jedenaście, gra się dziesięcioma. Na planszy jest miejsce na 3 zmiany współrzędnych, 3 dodatkowe odcinki, 2 przekątne, 2 przerzuty, 2 ulepszenia i 1 błogosławieństwo.',
        head: ['Karta', 'Ile', 'Co daje'],
        rows: [
          [
            'Dodatkowi turyści',
            '4',
            `od razu, w kwartale tej rundy, jakikolwiek by był: ${circle} ${circle} ${triangle}, ${square} ${square} ${cross}, ${triangle} ${triangle} ${square} albo ${cross} ${cross} ${circle}`,
          ],
          ['Tajemnicza księga', '3', 'zakreśl dowolny wolny symbol księgi'],
          ['Podwójna premia', '2', 'zmiana współrzędnych {coordinate-change} i dodatkowy odcinek {extra-segment}'],
          ['Podwójna premia', '1', 'zmiana współrzędnych {coordinate-change} i przekątna {diagonal-segment}'],
          ['Podwójna premia', '1', 'dodatkowy odcinek {extra-segment} i przekątna {diagonal-segment}'],
        ],
      },
      spending:
        'Zdobytą premię się zakreśla, użytą skreśla; każde kółko działa raz. Dodatkowych odcinków i przekątnych można użyć od razu albo w którejś z późniejszych rund. Premie niewykorzystane do końca gry nic nie są warte. Jeśli nie ma wolnego symbolu, premia przepada, a sklep i tak się zakreśla.',
      coordinates:
        '*Zmiana współrzędnych* {coordinate-change} pozwala ci zwiększyć lub zmniejszyć o 1 liczbę na jednej z dwóch kości; po 6 następuje 1, a przed 1 jest 6. Kilku zmian możesz użyć na jednej kości albo rozdzielić je między obie. Zmiany używa się w fazie 3, więc nigdy w rundzie, w której ją zdobyto. Turyści i liczby innych graczy się nie zmieniają.',
      tomes: {
        lead: 'Księgi przydadzą się w starciu na końcu gry:',
        items: [
          '{reroll} *Przerzut*: rzuć ponownie dowolnymi ze swoich trzech kości.',
          '{improvement} *Ulepszenie*: dodaj 2 do jednej kości.',
          '{blessing} *Błogosławieństwo*: czwórka też jest sukcesem, chyba że przy twoim szaleństwie oznacza porażkę.',
        ],
      },
      example: [
        'Twoje dwa odcinki zaczynają się przy sklepie „Popiół i Bursztyn”, a kończą przy „Drugim Strychu”. Zakreślasz jeden; drugi czeka na rundę, w której znów wytyczysz do niego odcinek.',
        'Karta daje dodatkowy odcinek i zmianę współrzędnych. Od razu wytyczasz ten odcinek i kończy się on przy innym sklepie. Wolno, ale drugiej wizyty w tej rundzie nie będzie.',
        'Twoje dwa odcinki nie dotarły do sklepu, ale zapasowy odcinek wytyczony potem dotarł: odwiedzasz ten sklep.',
      ],
    },
  },
  effects: {
    title: 'Karty efektów',
    says: {
      active:
        'Jeśli jedna z twoich dwóch kości to kość efektu, w fazach od trzeciej do piątej działa dla ciebie karta pod wyrzuconym symbolem; nigdy więcej niż jedna. Obie strony karty działają tak samo. Przy każdym efekcie umieszczasz dodatkowego turystę z fazy 4, chyba że żaden ze wskazanych kwartałów nie był pusty. Wszystkie efekty oprócz Powtórki są dobrowolne.',
      repeat:
        '{repeat} *Powtórka.* Przybywa drugi dodatkowy turysta, znów typu widocznego na drugiej kości. Typy obu wybierasz osobno. Jeśli żaden ze wskazanych kwartałów nie był pusty, nie przybywa żaden z tych dwóch turystów.',
      correction:
        '{route-correction} *Korekta trasy.* Zanim przybędą turyści, możesz zetrzeć jeden dowolny odcinek, także przekątną, i wytyczyć nowy na innej drodze. Musi on mieć wspólne skrzyżowanie lub wspólny ślepy zaułek z odcinkiem wytyczonym wcześniej, który nadal istnieje; wrota niczego tu nie łączą, a nowy odcinek nie może być przekątną. Nie można zetrzeć odcinka, nie wytyczając nowego, więc na planie muszą być co najmniej dwa. Zakreślone sklepy pozostają zakreślone.',
      alley:
        '{secret-alley} *Tajny zaułek.* Jeden z odcinków tej rundy może być przekątną, z tymi samymi ograniczeniami co każda przekątna. Przekątna jako pierwszy z dwóch odcinków z rzędu musi przechodzić przez twój kwartał, jako drugi musi być dalszym ciągiem pierwszego; jako jeden odcinek gdziekolwiek może przeciąć dowolny kwartał. Wśród dwóch przeciwległych boków nie może być przekątnej.',
      turn: '{new-turn} *Nowy zakręt.* Zamiast jednego odcinka gdziekolwiek możesz wytyczyć dwa w kształcie *L*: dwie wolne drogi ze wspólnym skrzyżowaniem, które schodzą się tam pod kątem prostym. Zaokrąglona droga liczy się jako pozioma na końcu u góry lub dołu miasta, a jako pionowa na końcu z boku.',
      junction:
        '{t-junction} *Skrzyżowanie w kształcie T.* Zamiast dwóch odcinków przy swoim kwartale możesz wytyczyć trzy w kształcie *T*: trzy wolne drogi przy jednym skrzyżowaniu, w tym co najmniej jedną wzdłuż twojego kwartału.',
      example: [
        'Działa Nowy zakręt. Wytyczasz most i nabrzeże u jego końca: to L, bez względu na to, gdzie leży twój kwartał. Dwie drogi w linii prostej nie wystarczą.',
        'Działa Skrzyżowanie w kształcie T, a twój kwartał to (3; 1). Wytyczasz trzy z czterech dróg, które schodzą się w jego lewym dolnym rogu. Gdyby twoim kwartałem był (6; 6), nie byłoby to możliwe.',
      ],
    },
  },
  opening: {
    title: 'Rundy początkowe, dla trojga i czworga',
    says: {
      who: 'Troje graczy zaczyna od jednej rundy początkowej, czworo od dwóch. Wliczają się one do dziesięciu rund gry: za każdym razem odkrywa się kartę sklepu i odhacza rundę. Każdy ma jednak własne kości.',
      three:
        'Zaczynając od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy bierze jedną wybraną kość. Rzuca się wszystkimi wziętymi kośćmi. *We troje*: każdy w tajemnicy wybiera dwie z trzech jako swoje na tę rundę. Dwóch kości, których nikt nie wziął, się nie używa.',
      four: '*We czworo*: każdy w tajemnicy wybiera dwie z czterech kości na rundę 1; pozostałe dwie to jego kości na rundę 2. W rundzie 2 niczym się nie rzuca.',
      after:
        'Wybrane kości pokazuje się jednocześnie. Fazy od trzeciej do piątej przebiegają jak zwykle, ale każdy używa swoich kości; efekt działa tylko dla tych, którzy mają wśród nich kość efektu. Pierwszy gracz w rundach początkowych się nie zmienia i zaczyna pierwszą zwykłą rundę.',
      example: [
        'Czworo graczy wyrzuciło 1, 3, 3 i 6. Bierzesz teraz 1 i 6: (1; 6) albo (6; 1).',
        'W rundzie 2 grasz z 3 i 3, więc możesz wybrać tylko (3; 3).',
      ],
    },
  },
  route: {
    title: 'Koniec gry: trasa końcowa',
    says: {
      naming:
        'Po ostatniej rundzie każdy wyznacza *trasę końcową*: jedną linię z wytyczonych odcinków, w której każdy odcinek zaczyna się tam, gdzie skończył się poprzedni. Między odcinkami mogą być tylko połączenia (o nich niżej), a z Dagonem przeprawy przez rzekę. Trasa ma co najmniej jeden odcinek i żadnego nie używa dwa razy. Może przecinać samą siebie, przechodzić przez skrzyżowanie wiele razy i kończyć się tam, gdzie się zaczęła. Wszystkie trasy ustala się przed pierwszym starciem.',
      free: 'Możesz wyznaczyć dowolną taką linię. Nie musi być najdłuższa ani warta najwięcej: czasem opłaca się ominąć miejsce grozy.',
      erased:
        'Odcinki, które nie weszły do linii, zostają starte: osobne kawałki, odgałęzienia, objazdy. Starci zostają też wszyscy turyści w kwartałach, które nie leżą wzdłuż niej, nawet jeśli dzieli je od niej tylko rzeka.',
      gates:
        '{c40} *Wrota.* Jeśli fragment trasy kończy się przy wrotach, trasa może biec dalej od dowolnych innych wrót. Takie *połączenie* jak za sprawą magii spaja dwa kawałki twojego rysunku. Połączeń może być dowolnie wiele, a tych samych wrót można użyć kilka razy. Połączenie nie jest odcinkiem: nie liczy się do zadania i żaden kwartał nie leży wzdłuż niego. Przez skrzyżowanie z wrotami można też po prostu przejść jak przez każde inne.',
      links:
        'Każde połączenie kosztuje *1 punkt szaleństwa* (ale nie z Shub-Niggurath). Wrota, przez które trasa tylko przechodzi, nie kosztują nic. Przed połączeniem i po nim jest co najmniej jeden odcinek, więc trasa nie zaczyna się ani nie kończy połączeniem i nigdy nie ma w niej dwóch połączeń z rzędu. Połączenie prowadzi do innych wrót; jedne i drugie mogą stać na tym samym kawałku rysunku.',
      example: [
        'Masz długą linię z odgałęzieniem i osobny kawałek na południu. Obie części kończą się przy wrotach.',
        'Wyznaczasz linię, połączenie i południowy kawałek: jedna trasa, 1 punkt szaleństwa za połączenie. Odgałęzienie znika, a z nim turyści, przy których nic innego nie przebiega.',
      ],
    },
  },
  encounter: {
    title: 'Koniec gry: szaleństwo i starcie',
    says: {
      madness:
        'Policz *szaleństwo*: 1 za każde połączenie (z Shub-Niggurath 0), 1 za każde miejsce grozy na trasie (także na jej końcach), bez względu na to, ile razy trasa przez nie przechodzi, a z Dagonem 1 za każdą przeprawę przez rzekę. Odhacz je na planszy. Nic go potem nie zmienia i nie ma ono górnej granicy.',
      order:
        'Gracze stają do starcia z Przedwiecznym po kolei, zaczynając od najbardziej szalonego. Gracze równie szaleni robią to zgodnie z ruchem wskazówek zegara, zaczynając od pierwszego gracza dziesiątej rundy.',
      roll: {
        lead: 'Twoje starcie:',
        items: [
          'Rzuć trzema kośćmi. Liczą się tylko liczby.',
          'Wydaj księgi, jeśli chcesz.',
          'Każda kość, której liczba mieści się w zakresie porażki dla twojego szaleństwa, to *porażka*, każde 5 lub 6 (z Błogosławieństwem też 4) to *sukces*, pozostałe wyniki nic nie znaczą.',
          'Najpierw ponieś kary za wszystkie porażki, potem weź nagrody za wszystkie sukcesy.',
        ],
      },
      tomes: {
        lead: 'Co robią tu księgi:',
        items: [
          '{reroll} *Przerzut*: rzuć ponownie dowolnymi z trzech kości, raz za każdą księgę. Ulepszona kość traci przy tym ulepszenie.',
          '{improvement} *Ulepszenie*: dodaj 2 do jednej kości. Wynik na kości nigdy nie przekracza 6.',
          '{blessing} *Błogosławieństwo*: czwórka na dowolnej kości jest sukcesem. Stosuje się je na końcu. Jeśli przez szaleństwo czwórka jest porażką, pozostaje porażką.',
        ],
      },
      results: {
        lead: 'To, które liczby oznaczają porażkę, zależy od Przedwiecznego i od twojego szaleństwa. Przy szaleństwie większym niż 7 obowiązuje ostatnia kolumna tabeli porażek.',
        head: ['Szaleństwo', '0', '1', '2', '3', '4', '5', '6', '7'],
        rows: [
          ['{cthulhu} Cthulhu', 'brak', '1', '1', '1–2', '1–2', '1–3', '1–3', '1–4'],
          ['{yog-sothoth} Yog-Sothoth', 'brak', '1', '1', '1–2', '1–3', '1–4', '1–4', '1–4'],
          ['{dagon} Dagon', 'brak', '1', '1', '1–2', '1–2', '1–3', '1–3', '1–4'],
          ['{shub-niggurath} Shub-Niggurath', 'brak', '1', '1–2', '1–3', '1–4', '1–4', '1–4', '1–4'],
        ],
      },
      lost: 'Trzy porażki: Przedwieczny zwyciężył. Przegrywasz grę i nie liczysz punktów.',
      rewards:
        'Spośród turystów przy karach i nagrodach liczą się tylko ci, którzy zostali wzdłuż trasy końcowej. Jeśli przy karze kilka możliwości jest równorzędnych, wybierasz ty. Sumę nagród zapisuje się osobno: to punkty za starcie z Przedwiecznym.',
      example: [
        'Dagon. Na twojej trasie są trzy miejsca grozy: szaleństwo 3, więc 1 i 2 to porażki. Wyrzucasz 1, 2 i 6.',
        'Wydajesz Przerzut na 1 i 2 i wyrzucasz 2 i 4. Z Błogosławieństwem czwórka to sukces: jedna porażka, dwa sukcesy.',
        'Najpierw porażka: nad rzeką masz najwięcej trójkątów i wszystkie stamtąd znikają. Turyści są jeszcze w czterech kwartałach nadrzecznych, więc każdy sukces daje 3 × 4 = 12 punktów, razem 24.',
      ],
    },
  },
  ancients: {
    title: 'Czterej Przedwieczni',
    says: {
      cthulhu:
        '{cthulhu} *Cthulhu* wzywa turystów jednego typu, tego z twojej tajnej karty, którą pokazujesz po rzucie. Jedna porażka zabiera połowę z nich, zaokrągloną w dół, dwie zabierają wszystkich. Każdy sukces daje 3 punkty za każdych dwóch turystów tego typu, którzy zostali.',
      yog: '{yog-sothoth} *Yog-Sothoth* otwiera uniwersytet: pośrodku powstaje skrzyżowanie, a do niego można wytyczać odcinki czterema drogami i czterema przekątnymi. Każda porażka skreśla dwa kwartały uniwersytetu z największą liczbą turystów (przy równej liczbie wybierasz ty): ich turyści znikają, a one liczą się jako białe. Druga porażka skreśla pozostałe dwa, nawet puste. Każdy sukces daje 4 punkty za każdy punkt twojego szaleństwa.',
      dagon:
        '{dagon} *Dagon* pozwala trasie końcowej przejść przez wodę przy ślepym zaułku: od jego końca do skrzyżowania naprzeciwko albo z powrotem, raz przy każdym zaułku; tuż przed przeprawą i tuż po niej musi być odcinek. Przeprawa kosztuje 1 punkt szaleństwa, nie biegnie wzdłuż żadnego kwartału i nie liczy się do zadania. Każda porażka zabiera z kwartałów nadrzecznych na obu brzegach wszystkich turystów najliczniejszego tam typu; przy drugiej liczy się od nowa. Turyści w innych kwartałach zostają. Każdy sukces daje 3 punkty za każdy kwartał nadrzeczny, w którym jest jeszcze turysta.',
      shub: '{shub-niggurath} *Shub-Niggurath* sprawia, że połączenia nie zwiększają szaleństwa. Każda porażka zabiera za każde połączenie jednego turystę najliczniejszego typu wzdłuż trasy; który to typ, sprawdza się od nowa przed zabraniem każdego turysty. Każdy sukces daje 4 punkty za każde połączenie.',
    },
  },
  tasks: {
    title: 'Twoje zadanie',
    says: {
      two: 'Zadanie wymienia cztery skrzyżowania. Przy liczeniu punktów wybierasz dwa z nich, które łączy twoja trasa końcowa, i dostajesz *1 punkt za każdy odcinek* trasy między nimi. Jeśli na trasie jest ich mniej niż dwa, zadanie nie jest nic warte. To, co zabrał Przedwieczny, nic tu nie zmienia.',
      measure:
        'Odległość mierzy się wzdłuż trasy tak, jak się nią idzie. Jeśli przechodzisz przez skrzyżowanie kilka razy, wybierz to przejście, które ci odpowiada. Skrzyżowania muszą być różne. Połączenia i przeprawy się nie liczą. Najlepszą parę Wayfare znajdzie za ciebie.',
      example: [
        'Na trasie leżą dwa skrzyżowania twojego zadania, a od pierwszego do drugiego jest pięć odcinków: 5 punktów.',
        'Na trasie leży tylko jedno z nich: 0 punktów.',
      ],
    },
  },
  scoring: {
    title: 'Punktacja',
    says: {
      parts: {
        lead: 'Policz to, co zostało po starciu:',
        items: [
          'Dla każdego z czterech typów: *turyści tego typu* wzdłuż trasy razy *kwartały jego koloru* wzdłuż trasy. Koła {circle} lubią czerwony, kwadraty {square} zielony, trójkąty {triangle} niebieski, krzyżyki {cross} fioletowy.',
          'Twoje zadanie.',
          'Gwiazdy żółtych kwartałów wzdłuż trasy.',
          'Twoje punkty za starcie z Przedwiecznym.',
        ],
      },
      matching:
        'Kwartał liczy się raz, bez względu na liczbę użytych boków. Do swojego koloru liczy się nawet bez turystów, a turyści liczą się w każdym kwartale wzdłuż trasy, jakiegokolwiek byłby koloru.',
      example: [
        'Dagon. Twoja trasa ma dziesięć odcinków: od lewego skraju obok Kolumny Założycieli i Stawu Czapli, przez Krzywy Most, wzdłuż północnej strony uniwersytetu, w dół wzdłuż wschodniej i do prawego skraju. Wzdłuż niej leżą 2 kwartały czerwone, 3 zielone, 2 niebieskie, 2 fioletowe i gwiazdy 5, 3 i 4. Jest na niej jedno miejsce grozy: szaleństwo 1, porażką jest tylko 1.',
        'Wzdłuż niej stoją 4 koła, 5 kwadratów, 5 trójkątów i 3 krzyżyki. Wyrzucasz 1, 3 i 5, a trójkę ulepszasz na 5: jedna porażka, dwa sukcesy.',
        'Dagon zabiera najliczniejszy typ znad rzeki: trzy trójkąty. W dwóch kwartałach nadrzecznych zostali turyści, więc każdy sukces daje 3 × 2 = 6.',
        'Koła 4 × 2 = 8, kwadraty 5 × 3 = 15, trójkąty 2 × 2 = 4, krzyżyki 3 × 2 = 6, gwiazdy 12, zadanie 7, Przedwieczny 12. Razem *64 punkty*.',
      ],
      winner:
        'Wygrywa gracz, który ma najwięcej punktów. Przy remisie decydują punkty za starcie z Przedwiecznym; jeśli i one są równe, zwycięstwo jest wspólne. Gracz z trzema porażkami nie może wygrać, a jeśli spotkało to wszystkich, nie wygrywa nikt.',
    },
  },
  solo: {
    title: 'Gra w pojedynkę',
    says: {
      setup:
        'Wybierz pole wyzwania: ile punktów zdobyć w sumie (90, 110, 130, 150, 170 albo 190) i ile z nich za starcie z Przedwiecznym (6, 12, 24 albo 36). Przygotowanie przebiega jak zwykle, z dwoma zadaniami do wyboru, a w grze z Cthulhu z jedną kartą zewu. Rzuca się wszystkimi pięcioma kośćmi: trzy losowe są dostępne, a dwie pozostałe niedostępne. Nie ma pierwszego gracza ani rund początkowych.',
      rounds:
        'Faza 1 przebiega jak zwykle. W fazie 2 bierzesz dowolne dwie z trzech dostępnych kości. Fazy od trzeciej do piątej są takie jak zwykle. Potem obie niedostępne kości stają się dostępne bez ponownego rzutu, kość, której nie użyto, pozostaje dostępna, a dwiema użytymi się rzuca i stają się one niedostępne. Dzięki temu zawsze z góry widzisz kości następnej rundy. Koniec gry jest taki jak zwykle.',
      goal: 'Wygrywasz, jeśli *i* suma, *i* punkty za starcie są co najmniej równe liczbom z twojego pola. Trzy porażki to przegrana. Po zwycięstwie spróbuj trudniejszego pola; poza tym każda gra zaczyna się od zera.',
      example: [
        'Dostępne są 2, 5 i 6, niedostępne 1 i 4. Używasz 2 i 6.',
        'W następnej rundzie wybierasz z 5, 1 i 4. Dwiema użytymi kośćmi już rzucono; widzisz je, ale wejdą do gry dopiero rundę później.',
      ],
    },
  },
  questions: {
    title: 'Częste pytania',
    says: {
      answers: {
        lead: 'Krótkie odpowiedzi na to, o co pyta się najczęściej:',
        items: [
          '*Czy muszę wydać zmianę współrzędnych, żeby trafić do pustego kwartału?* Nie.',
          '*Czy może mi zabraknąć miejsca na odcinek?* Nie. Jeden odcinek gdziekolwiek jest zawsze możliwy.',
          '*Czy trasa może skręcić tam, gdzie krzyżują się dwie przekątne kwartału?* Nie, one się nie spotykają.',
          '*Czy mogę zetrzeć odcinek i na tym poprzestać?* Nie, przy Korekcie trasy zawsze wytyczasz nowy, gdzie indziej.',
          '*A jeśli docieram do sklepu, który jest już zakreślony?* Nic się nie dzieje; drugi raz go nie odwiedzisz.',
          '*A jeśli dostaję premię, na którą nie mam wolnego symbolu?* Premia przepada, a sklep i tak się zakreśla.',
          '*Czy muszę wyznaczyć trasę wartą najwięcej?* Nie, wystarczy dowolna linia z twoich odcinków.',
          '*Czy połączenie może wrócić do tych samych wrót?* Nie, ale może prowadzić do wrót na tym samym kawałku rysunku.',
          '*Czy połączenie liczy się do mojego zadania?* Nie, liczą się tylko odcinki.',
        ],
      },
    },
  },
}
