import type { ChallengeTexts } from './en.ts'

export const pl: ChallengeTexts = {
  'challenge.goal': 'Rozegraj końcówkę wyzwania',
  'challenge.reached': 'Jeśli obie liczby zostały osiągnięte, wyzwanie wygrane. Potem spróbuj trudniejszego.',
  'challenge.dice': 'Wybierz dwie kości',
  'challenge.round': 'Rozegraj dziewiątą rundę',
  'challenge.again': 'Znów wybierz kości',
  'challenge.last': 'Wytycz ostatnie odcinki',
  'challenge.route': 'Wyznacz trasę końcową',
  'challenge.face': 'Staw czoła Przedwiecznemu',
  'idea.dice':
    'W pojedynkę grasz przeciw (1)*wyzwaniu*: tu 130 punktów, z nich 12 za starcie. W każdej rundzie bierzesz dwie z trzech (2)*dostępnych kości*.',
  'why.dice':
    'Nie ma pierwszego gracza, nikt nie odkłada kości i nie ma rund początkowych. Reszta jest taka jak zwykle.',
  'idea.round':
    '(1)*Te dwie kości* będą dostępne w następnej rundzie bez rzutu, razem z tą, która została. Rozegraj rundę z myślą o nich.',
  'idea.again':
    'Dwie z (1)*tych kości* widać było wcześniej, a dwiema użytymi już rzucono i czekają na kolejną rundę. Znów weź dwie.',
  'idea.last':
    'Myśl o obu liczbach: pierwszą dają kwartały i turyści, a drugą sukcesy, każdy po 4 punkty za połączenie przez (1)*wrota*.',
  'idea.route':
    '(1)*Zakończ rundę*. Najlepszą trasę widać (2)*tutaj*: czy ma dość połączeń na drugą liczbę? Przejdź nią albo własną.',
  'idea.face':
    '(1)*Druga liczba* zależy tylko od tego rzutu. Dzięki księgom zdobądź choć jeden sukces, a potem (2)*staw mu czoła*.',
  'why.face':
    'Trzy porażki oznaczają przegraną bez względu na punkty. Poza tym wystarczy zrównać się z obiema liczbami.',
  'exam.question': 'Ostatnia runda wyzwania. Które dwie kości weźmiesz i co zrobisz w tej turze?',
  'exam.lesson':
    'Dwie liczby to jeden lub dwa kwartały. Weź parę, której turyści staną wzdłuż linii, a nie tę, na której jest więcej symboli.',
}
