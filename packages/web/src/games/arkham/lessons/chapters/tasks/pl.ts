import type { TasksTexts } from './en.ts'

export const pl: TasksTexts = {
  'tasks.goal': 'Zdobądź 8 punktów za tajne zadanie',
  'tasks.reached':
    'Zadanie daje punkty za każdy odcinek między dwoma jego skrzyżowaniami, więc czasem warto nadłożyć drogi.',
  'tasks.keep': 'Zatrzymaj zadanie',
  'tasks.quarter': 'Wybierz kości i kwartał',
  'tasks.join': 'Połącz swoje flagi',
  'tasks.end': 'Zakończ ostatnią rundę',
  'tasks.walk': 'Pójdź dłuższą drogą',
  'tasks.finish': 'Zakończ trasę',
  'idea.keep':
    '(1)*Zadanie* daje osobne punkty: po jednym za każdy odcinek trasy końcowej między dwoma jego skrzyżowaniami. Zatrzymaj to, które wolisz.',
  'why.keep':
    'W grze wybiera się przed pierwszą rundą, na pustym planie. Tu linia jest prawie gotowa, więc można policzyć odcinki.',
  'idea.quarter':
    'Flagi oznaczają twoje cztery skrzyżowania, tylko dla ciebie. Dzieli je rzeka: weź (1)*dwie trójki*, by wybrać (2)*kwartał* przy moście.',
  'idea.join':
    'Mniej niż dwa twoje skrzyżowania na trasie nic nie dają. Połącz kawałki: wytycz odcinek przez (1)*most*.',
  'idea.end':
    'Twoje flagi są teraz na jednej linii. (1)*Zakończ* ostatnią rundę: odległość między nimi trzeba jeszcze przejść.',
  'idea.walk':
    'Odległość liczy się tak, jak idziesz: zacznij (1)*stąd* i obejdź kwartał tymi (2)*trzema odcinkami* zamiast jednego krótkiego.',
  'why.walk':
    'Jeśli trasa mija skrzyżowanie kilka razy, liczy się przejście, które daje najwięcej. Połączenia i przeprawy się nie liczą.',
  'idea.finish':
    'Tych punktów nie zabierze żaden Przedwieczny. Przejdź jeszcze (1)*tymi odcinkami* i (2)*zakończ trasę*.',
  'exam.question': 'Ostatnia runda. Jedna z twoich flag leży na linii, druga tuż obok. Co zrobisz w tej turze?',
  'exam.lesson':
    'Druga flaga zamienia w punkty całą drogę do niej. Potem sprawdź, która droga biegnie obok lepszych kwartałów.',
}
