import type { LexiconWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const pl: LexiconWords<typeof outline> = {
  quarter: {
    name: 'Kwartał',
    forms: 'kwartał|kwartału|kwartale|kwartałem|kwartały|kwartałów|kwartałach|kwartałami',
    says: 'Pole na planie miasta. Co rundę wybierasz pusty kwartał, zwykle według swoich dwóch liczb, i rozmieszczasz w nim turystów.',
  },
  tourist: {
    name: 'Turysta',
    forms: 'turysta|turysty|turystę|turyści|turystów|turystą|turystami',
    says: 'Na koniec turyści wzdłuż trasy końcowej dają punkty: dla każdego typu liczba turystów razy liczba kwartałów jego koloru wzdłuż trasy.',
  },
  segment: {
    name: 'Odcinek',
    forms: 'odcinek|odcinka|odcinkiem|odcinki|odcinków|odcinku|odcinkami',
    says: 'Linia na jednej drodze albo na przekątnej kwartału, od końca do końca. Na jednej drodze lub przekątnej mieści się jeden odcinek.',
  },
  along: {
    name: 'Wzdłuż trasy',
    forms: 'wzdłuż trasy|wzdłuż trasy końcowej',
    says: 'Kwartał leży wzdłuż odcinka, który biegnie jego bokiem albo przez środek. Sam róg nie wystarcza.',
  },
  crossing: {
    name: 'Skrzyżowanie',
    forms: 'skrzyżowanie|skrzyżowania|skrzyżowaniu|skrzyżowań|skrzyżowaniem|skrzyżowaniach',
    says: 'Miejsce, w którym schodzą się drogi. Odcinki łączą się na skrzyżowaniach i w ślepych zaułkach.',
  },
  deadEnd: {
    name: 'Ślepy zaułek',
    forms: 'ślep* zauł*|ślep* drog*|ślep* dróg',
    says: 'Droga, która urywa się nad wodą; na jej końcu jest sklep albo są wrota. Przejść stąd na drugi brzeg może tylko trasa końcowa w grze z Dagonem.',
  },
  diagonal: {
    name: 'Przekątna',
    forms: 'przekątn*|ukośn* odcin*',
    says: 'Odcinek przez środek jednego kwartału, z rogu do rogu. Wymaga premii albo efektu Tajny zaułek.',
  },
  extra: {
    name: 'Dodatkowy odcinek',
    forms: 'dodatkow* odcin*',
    says: 'Premia sklepów: jeszcze jeden odcinek na dowolnej wolnej drodze, od razu lub później.',
  },
  coordinate: {
    name: 'Zmiana współrzędnych',
    forms: 'zmian* współrzędnych',
    says: 'Premia sklepów: w jednej z późniejszych rund możesz zwiększyć lub zmniejszyć o 1 jedną ze swoich dwóch liczb; po 6 następuje 1.',
  },
  shop: {
    name: 'Sklep z antykami',
    forms: 'sklep* z antykami|sklep|sklepu|sklepie|sklepy|sklepów|sklepem|sklepach',
    says: 'Wytycz do niego odcinek, a dostaniesz premię z karty sklepu tej rundy, najwyżej raz na rundę. Każdy sklep odwiedza się tylko raz.',
  },
  tome: {
    name: 'Tajemnicza księga',
    forms: 'tajemnicz* ksi*|księga|księgi|księgę|ksiąg|księgą',
    says: 'Pomaga w starciu z Przedwiecznym: przerzut, ulepszenie o 2 albo błogosławieństwo.',
  },
  effect: {
    name: 'Karta efektu',
    forms: 'kart* efektu|kart* efektów|koś* efektu',
    says: 'Działa dla ciebie, jeśli jedną z twoich dwóch kości jest kość efektu z jej symbolem: zwykle przybywa jeszcze jeden turysta, a do tego działa efekt karty.',
  },
  route: {
    name: 'Trasa końcowa',
    forms: 'tras* końcow*',
    says: 'Jedna linia z twoich odcinków, wyznaczona po ostatniej rundzie. Inne odcinki i turyści, którzy nie stoją wzdłuż niej, znikają.',
  },
  gate: {
    name: 'Wrota',
    forms: 'wrota|wrót|wrotom|wrotami|wrotach',
    says: 'Trasa końcowa może dojść do jednych wrót i biec dalej od dowolnych innych. Do końca gry wrota niczego nie łączą.',
  },
  link: {
    name: 'Połączenie',
    forms: 'połączenie|połączenia|połączeń|połączeniem|połączeniu',
    says: 'Skok trasy końcowej od wrót do wrót. Kosztuje 1 punkt szaleństwa (ale nie z Shub-Niggurath) i nie biegnie wzdłuż żadnego kwartału.',
  },
  horror: {
    name: 'Miejsce grozy',
    forms: 'miejsc* grozy',
    says: 'Skrzyżowanie, które daje 1 punkt szaleństwa, jeśli trasa końcowa go dotyka; liczy się raz.',
  },
  madness: {
    name: 'Szaleństwo',
    forms: 'szaleństwo|szaleństwa|szaleństwu|szaleństwem|szaleństwie',
    says: 'Oblicza się je na końcu: po 1 za miejsca grozy, połączenia (ale nie z Shub-Niggurath), a z Dagonem za przeprawy przez rzekę. Im go więcej, tym więcej liczb oznacza porażkę.',
  },
  ancient: {
    name: 'Przedwieczny',
    forms: 'Przedwieczn*',
    says: 'Na koniec gry stajesz z nim do starcia i rzucasz trzema kośćmi. Porażki odbierają turystów, sukcesy dają punkty, trzy porażki oznaczają przegraną.',
  },
  failure: {
    name: 'Porażka',
    forms: 'porażka|porażki|porażkę|porażką|porażek',
    says: 'Kość z liczbą, która przy twoim szaleństwie oznacza porażkę. Najpierw rozpatruje się kary, potem nagrody.',
  },
  success: {
    name: 'Sukces',
    forms: 'sukces|sukcesu|sukcesem|sukcesy|sukcesów',
    says: '5 albo 6, z błogosławieństwem także 4, jeśli nie oznacza porażki. Każdy sukces przynosi nagrodę Przedwiecznego.',
  },
  task: {
    name: 'Zadanie osobiste',
    forms: 'zada* osobist*|zadanie|zadania|zadaniu|zadań|zadaniem',
    says: 'Twoje cztery tajne skrzyżowania: punkt za każdy odcinek trasy końcowej między dwoma z nich.',
  },
  star: {
    name: 'Gwiazda',
    forms: 'gwiazda|gwiazdy|gwiazdę|gwiazd',
    says: 'Punkty żółtego kwartału, jeśli leży wzdłuż trasy końcowej.',
  },
  riverside: {
    name: 'Kwartał nadrzeczny',
    forms: 'kwart* nadrzeczn*',
    says: 'Jeden z czternastu kwartałów, które przylegają bokiem do rzeki. To ich dotyczą kary i nagrody Dagona.',
  },
}
