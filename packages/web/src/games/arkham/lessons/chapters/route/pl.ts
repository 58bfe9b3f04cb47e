import type { RouteTexts } from './en.ts'

export const pl: RouteTexts = {
  'route.goal': 'Znajdź linię, która się liczy',
  'route.reached': 'Jedna linia, to, co leży wzdłuż niej, i to, co zostawi Przedwieczny: oto twoja suma.',
  'route.start': 'Zacznij trasę',
  'route.loop': 'Obejdź kwartał dookoła',
  'route.link': 'Przejdź przez wrota',
  'route.finish': 'Zakończ trasę',
  'route.face': 'Staw czoła Cthulhu',
  'idea.start':
    'Do tego prowadziło dziesięć rund: punkty daje jedna nieprzerwana linia, reszta zostanie starta. Zacznij na jej końcu, na przykład (1)*tutaj*.',
  'idea.loop':
    'Każdym odcinkiem idzie się raz, ale skrzyżowanie można minąć ponownie. Obejdź (1)*ten kwartał* dookoła i wróć do początku pętli.',
  'why.loop':
    'Pętla biegnie obok kolejnych kwartałów. Jeśli zaczniesz ją od strony flagi, więcej punktów da też zadanie.',
  'idea.link':
    'Za pętlą są wrota. Jeden odcinek to krótkie (1)*odgałęzienie*; połączenie z (2)*tymi wrotami* kosztuje 1 punkt szaleństwa, ale daje drugi kawałek linii.',
  'idea.finish':
    'Dojdź do końca drugiego kawałka i (1)*zakończ trasę*. Odgałęzienie zostanie starte z turystami, obok których tylko ono biegło.',
  'why.finish':
    'Liczą się: turyści każdego typu razy kwartały ich koloru wzdłuż trasy, potem gwiazdy, zadanie i starcie.',
  'idea.face':
    'Szaleństwo już się nie zmieni. Twój tajny (1)*zew* to kwadraty: każdy sukces daje 3 punkty za każde dwa. Wydaj księgi i (2)*staw czoła Cthulhu*.',
  'why.face':
    'Jedna porażka zabiera połowę turystów z zewu, dwie wszystkich, trzy oznaczają przegraną. Kary są przed nagrodami.',
  'exam.question':
    'Ostatnia runda. Najpierw zaplanuj całą trasę końcową, potem wytycz to, czego jej brakuje. Co zrobisz w tej turze?',
  'exam.lesson':
    'Nowy odcinek jest wart tyle, ile doda do jednej linii: licz tylko kwartały, obok których da się jeszcze przejść.',
}
