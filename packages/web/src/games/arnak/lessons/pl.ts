import type { ArnakTexts } from './en.ts'

export const pl: ArnakTexts = {
  dig: 'Wykopaliska',
  'dig.goal': 'Wykopaliska w obozie',
  'dig.reached': 'Podróż, stanowisko, zysk: oto wykopaliska.',
  'dig.send': 'Wyślij archeologa',
  'dig.way': 'Opłać podróż',
  'dig.end': 'Zakończ turę',
  'idea.welcome':
    'W turze wykonujesz *jedną akcję*: wykopaliska, odkrycie, ujarzmienie, kupno, zagranie karty, badania albo spasowanie. Potem kolej przeciwnika. Gra ma pięć rund.',
  'why.welcome':
    'Tury są krótkie, więc nikt długo nie czeka. To, co ma błyskawicę, to akcja darmowa: możesz ją wykonać dodatkowo.',
  'idea.camp':
    'Wyślij archeologa do (1)*obozu*. Podróż kosztuje but, a jako but możesz wydać każdą kartę, nawet (2)*Strach*.',
  'why.camp': 'Obozy są blisko i dają pewny zysk: dostajesz to, co na nich widać. Dwa kompasy to już prawie odkrycie.',
  'idea.boot': 'Karta wydana na podróż nie daje swojego efektu. (1)*Strach* i tak go nie ma: zapłać nim.',
  'why.boot':
    'Kartę wykorzystujesz na podróż albo dla efektu, nigdy jedno i drugie. Przy Strachu żaden efekt nie przepada.',
  'idea.gain': 'Masz o (1)*dwa kompasy* więcej. Ten archeolog zostaje tam do końca rundy; drugi jest na planszetce.',
  'why.gain':
    'Zasoby zostają z rundy na rundę. Na koniec rundy archeolodzy wracają, a zagrane karty trafiają pod talię.',
  'idea.end': 'To wszystko w tej turze. (1)*Zakończ turę*, potem ruch ma przeciwnik.',
  'why.end': 'To ty kończysz turę, bo po akcji głównej możesz jeszcze wykonać akcje darmowe.',

  discover: 'Odkrycie',
  'discover.goal': 'Odkryj pierwsze stanowisko',
  'discover.reached': 'Stanowisko, bożek i strażnik: oto odkrycie.',
  'discover.named': 'To było odkrycie: za kompasy i podróż masz bożka i kafelek, a strażnik się obudził.',
  'discover.gather': 'Zbierz 3 kompasy',
  'discover.site': 'Wybierz stanowisko i opłać podróż',
  'discover.tile': 'Odkryj kafelek, zbudź strażnika',
  'idea.lightning':
    'Nowe stanowisko I kosztuje *3 kompasy*; oto (1)*twoje*. (2)*Eksploracja* daje jeden, a błyskawica znaczy, że to akcja darmowa.',
  'why.lightning':
    'Akcje darmowe możesz wykonywać w dowolnej chwili swojej tury. Zagraną kartą nie opłacisz już podróży.',
  'idea.compasses': 'Nowe stanowisko I kosztuje *3 kompasy*. Najłatwiej o nie w (1)*obozie, który daje dwa*.',
  'why.compasses': 'Nowe stanowisko daje więcej niż obóz: od razu bożka i kafelek, ale budzi też strażnika.',
  'idea.price':
    'Nowe stanowisko I wymaga dwóch rzeczy: (1)*3 kompasów* i (2)*podróży*, z rogu karty. Wybierz (3)*stanowisko*.',
  'why.price':
    'Samochodem dotrzesz na lewą połowę wyspy, statkiem na prawą, samolotem wszędzie; pilot kosztuje dwie monety.',
  'idea.corner':
    'Zapłać kartą z właściwym symbolem. Jeśli pasuje (1)*Eksploracja*, użyj jej; (2)*Fundusze* dadzą później monetę.',
  'why.corner':
    'Róg to podróż, dolna połowa to efekt. Używasz jednego z nich, więc wydaj kartę, której efekt mniej się przyda.',
  'idea.idol':
    '(1)*Bożek* jest twój: 3 punkty na koniec. Teraz odkryj kafelek stanowiska: od razu dostaniesz to, co pokazuje.',
  'why.idol': 'Najpierw bożek, potem kafelek: zysk z bożka masz, zanim poznasz stanowisko.',
  'idea.wakes': 'Każde nowe stanowisko budzi strażnika. Nikogo on nie blokuje i na razie nic nie robi. Zbudź go.',
  'why.wakes': 'Strażnicy mają znaczenie na koniec rundy i dla tych, którzy chcą zdobyć za nich punkty.',

  guardians: 'Strażnicy',
  'guardians.goal': 'Ujarzmij strażnika',
  'guardians.reached': 'Jest twój: 5 punktów, a jego przysługa czeka u ciebie.',
  'guardians.named': 'Ten strażnik jest pokonany: koszt z dołu kafelka dał ci 5 punktów i przysługę.',
  'guardians.price': 'Zbierz potrzebne zasoby',
  'guardians.overcome': 'Opłać koszt',
  'idea.fear':
    'Archeolog, który na koniec rundy stoi przy (1)*strażniku*, wraca na planszetkę ze Strachem: kartą wartą −1 punkt.',
  'why.fear':
    'Karty Strachu zajmują miejsce na ręce, a są tylko butami. Jedna prawie nie szkodzi, ale kilka wyraźnie cię spowalnia.',
  'idea.wait': 'Ujarzmienie to osobna akcja główna. (1)*Zakończ turę*: nikt inny tam nie stanie.',
  'why.wait': 'Stanowisko w dżungli ma jedno pole. Dopóki jest tam twój archeolog, nikt inny nie ujarzmi strażnika.',
  'idea.leaves': 'Opłać koszt z dołu kafelka (1)*strażnika*, a będzie twój: 5 punktów, przysługa i koniec Strachu.',
  'why.leaves': 'Z przysługi korzysta się raz w całej grze: to podróż lub akcja darmowa. Punkty zostają.',
  'idea.price-of': 'Symbole podróży opłacasz tu rogiem karty, a zasoby oddajesz jako żetony.',
  'why.price-of': 'To jedna płatność, od razu w całości; propozycję możesz zmienić w wierszu u góry.',

  cards: 'Karty',
  'cards.goal': 'Kup pierwszą kartę',
  'cards.reached': 'Twoja talia jest lepsza o jedną kartę.',
  'cards.named':
    'To był zakup: za monety kupuje się przedmioty, które trafiają pod talię, a za kompasy artefakty, które działają od razu.',
  'cards.coins': 'Zagraj Fundusze',
  'cards.buy': 'Kup kartę',
  'idea.funding':
    'Zagranie (1)*Funduszy* to akcja darmowa i daje (2)*monetę*. Za monety kupuje się przedmioty, karty na prawo od księżycowego berła.',
  'why.funding': 'Karta, która została na ręce do końca rundy, nic nie dała. Darmowych efektów użyj, zanim spasujesz.',
  'idea.row':
    'Wybierz jedną z (1)*tych kart*. Przedmiot trafia pod talię i wkrótce go dobierzesz. Pieczęć na karcie pokazuje jej punkty.',
  'why.row':
    'Na początku twoja talia ma sześć kart, w tym dwie karty Strachu. Dobra karta wraca raz po raz, więc kupuj wcześnie.',

  research: 'Badania',
  'research.goal': 'Przeprowadź badania',
  'research.reached': 'Rząd wyżej. Brulion może podążać za lupą, ale nigdy jej nie wyprzedza.',
  'research.named': 'To były badania: opłata za most i rząd wyżej, czyli nagroda od razu i punkty na koniec.',
  'research.idol': 'Umieść bożka na polu',
  'research.step': 'Przesuń lupę w górę',
  'idea.slot':
    '(1)*Bożka* możesz umieścić na polu i coś za to dostać, choćby (2)*grot strzały*. Nadal jest wart 3 punkty; przepada punkt za puste pole.',
  'why.slot':
    'Pola puste na koniec gry są warte od lewej 1, 2, 3 i 4 punkty. Zajęcie pierwszego kosztuje cię tylko jeden.',
  'idea.bridge':
    'Twoja (1)*lupa* przechodzi po (2)*moście* za widoczny na nim koszt. Każdy rząd daje coś od razu, a do tego punkty.',
  'why.bridge': 'Badania to największe źródło punktów. Kafelek nagrody bierze ten, kto dotrze tam pierwszy.',

  round: 'Koniec rundy',
  'round.goal': 'Zakończ rundę',
  'round.reached': 'Nowa runda: wszyscy dobierają karty, aż będą mieli na ręce pięć.',
  'round.named':
    'To był koniec rundy: wszyscy spasowali, archeolodzy wracają, a gracze dobierają karty, aż mają na ręce pięć.',
  'round.pass': 'Spasuj',
  'round.next': 'Zacznij następną rundę',
  'idea.pass':
    'Gdy nie masz już nic przydatnego do zrobienia, (1)*spasuj*. W tej rundzie nie masz więcej tur; inni mogą grać dalej.',
  'why.pass': 'Ani wczesne, ani późne spasowanie nie daje nagrody. Użyj tego, co masz, i spasuj.',
  'idea.home':
    'Spasowanie to twoja akcja główna. (1)*Zakończ turę*: gdy spasują wszyscy, archeolodzy wracają na planszetki.',
  'why.home': 'Zagrane karty tasuje się i wkłada pod talię, więc kupione przedmioty dobierzesz przed nimi.',

  own: 'Samodzielnie',
  'own.goal': 'Rozegraj drugą rundę',
  'own.reached': 'Już sobie poradzisz. Gra toczy się dalej, ja tylko patrzę.',
  'own.turn': 'Rozegraj turę po swojemu',
  'own.through': 'Dograj rundę do końca',
  'idea.drawn': 'Poszukaj (1)*kupionej karty*: kupione przedmioty dobiera się przed potasowanymi kartami.',
  'why.drawn': 'Kupione przedmioty leżą na spodzie talii, a potasowane karty trafiają jeszcze niżej.',
  'idea.points':
    'Punkty dają badania, bożki, strażnicy i karty; każda karta Strachu zabiera jeden. Twój wynik jest przy twoim kolorze.',
  'why.points': 'Zasoby na koniec nic nie są warte. Wydawaj je w porę, przede wszystkim na badania.',
  'idea.stuck':
    'Odtąd decydujesz ty. (1)*Lampa* podpowie, gdy poprosisz; dotknij tego, co wyszarzone, a dowiesz się dlaczego.',
  'why.stuck': 'Akcji głównych jest siedem; każdą już znasz albo znasz podobną.',
}
