import type { AncientsTexts } from './en.ts'

export const pl: AncientsTexts = {
  'ancients.goal': 'Użyj efektu, potem stań do starcia z Yog-Sothothem',
  'ancients.reached': 'Efekt zmienia jedną zasadę na jedną rundę, a o wartości trasy rozstrzyga Przedwieczny.',
  'ancients.quarter': 'Wybierz kwartał',
  'ancients.extra': 'Umieść dodatkowego turystę',
  'ancients.turn': 'Wytycz kształt L',
  'ancients.end': 'Zakończ ostatnią rundę',
  'ancients.start': 'Zacznij trasę końcową',
  'ancients.route': 'Zakończ trasę',
  'ancients.tome': 'Wydaj księgę',
  'ancients.face': 'Staw czoła Przedwiecznemu',
  'idea.quarter':
    'Efekt zmienia jedną zasadę na jedną rundę. Twoja (1)*kość efektu* uruchomiła (2)*Nowy zakręt*. Najpierw, jak zawsze, wybierz (3)*kwartał*.',
  'why.quarter':
    'Liczby nieparzyste na kości efektu mają ciemny symbol, parzyste jasny. Efekt działa tylko dla tego, kto używa tej kości.',
  'idea.extra':
    'Na kości efektu nie ma turystów. W zamian przybywa jeszcze jeden, typu widocznego na twojej (1)*drugiej kości*.',
  'idea.turn':
    '(1)*Nowy zakręt*: zamiast jednego odcinka gdziekolwiek wytycz dwa w kształcie litery L. Zamknij (2)*lukę* między dwoma kawałkami trasy.',
  'why.turn':
    'Pasują dwa kształty: jeden biegnie obok gwiazdy, drugi przez uniwersytet, którego drogi otwiera tylko Yog-Sothoth.',
  'idea.end': 'Oba kawałki tworzą jedną linię. (1)*Zakończ*: to ostatnia runda, a po niej budzi się Przedwieczny.',
  'idea.start':
    'Każdy Przedwieczny ma własną zasadę, nagrodę i karę: przeczytaj, jaki jest (1)*Yog-Sothoth*. Potem wybierz najlepszą trasę (2)*jednym przyciskiem*.',
  'why.start':
    'Odcinek po odcinku przejdziesz dowolną inną trasę: przez szaleństwo ta z największą liczbą punktów nie zawsze jest najlepsza.',
  'idea.route':
    'Każde (1)*miejsce grozy* na trasie zwiększa szaleństwo o 1, a im go więcej, tym więcej liczb oznacza porażkę. Dojdź do końca i (2)*zakończ trasę*.',
  'why.route': 'Z Yog-Sothothem szaleństwo to nie tylko zagrożenie: każdy sukces daje 4 punkty za każdy jego punkt.',
  'idea.tome':
    'Trzy kości: 5 i 6 to sukces, a szaleństwo mówi, które liczby oznaczają porażkę. Najpierw użyj księgi: (1)*dodaj 2* do kości albo (2)*przerzuć*.',
  'idea.face':
    'Najpierw każda porażka skreśla dwa kwartały uniwersytetu, potem każdy sukces daje nagrodę. Trzy porażki to przegrana. (1)*Staw mu czoła*.',
  'exam.question':
    'Ostatnia runda. Działa Tajny zaułek: jeden z odcinków może biec po przekątnej. Co zrobisz w tej turze?',
  'exam.lesson': 'Efekt jest wart najwięcej tam, gdzie łączy to, czego nie połączą dwa zwykłe odcinki.',
}
