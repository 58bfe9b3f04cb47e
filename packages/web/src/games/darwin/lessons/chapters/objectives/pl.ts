import type { ObjectivesTexts } from './en.ts'

export const pl: ObjectivesTexts = {
  'objectives.goal': 'Dwa cele, dwie karty załogi',
  'objectives.reached': 'Dwa cele, dwie karty i piąty robotnik za jedno umieszczenie: to wszystko ponad zwykłe tury.',
  'objectives.take': 'Weź Handel nasionami',
  'objectives.reach': 'Zrealizuj go',
  'objectives.fifth': 'Zdobądź piątego robotnika',
  'objectives.crew': 'Zagraj kartę załogi',
  'objectives.second': 'Zagraj jeszcze jedną',
  'objectives.place': 'Umieść piątego robotnika',
  'idea.take':
    'Cele dają nagrodę od razu i punkty na koniec. Umieść (1)*kogokolwiek* na (2)*polu celu* i weź (3)*Handel nasionami*.',
  'why.take':
    'Rezerwa mieści dwa cele. Gdy jest pełna, trzeci od razu trafia odkryty na miejsce, a ty opłacasz koszt tego miejsca.',
  'idea.reach':
    '(1)*Handel nasionami* wymaga rośliny i 8 monet. Masz jedno i drugie: zrealizuj ten cel. Nic nie wydajesz, a (2)*srebrne miejsce 2* daje darmowe zwoje.',
  'idea.fifth':
    'Dwie rośliny i dwa namioty: (1)*Zielnik* też jest gotowy. Za 5 monet (2)*złote miejsce 1* przyprowadzi piątego robotnika.',
  'why.fifth':
    'Każde miejsce ma swój koszt i nagrodę i działa raz. Im wcześniej przyjdzie piąty robotnik, tym więcej tur.',
  'idea.crew':
    'Karty załogi też zagrywa się w każdej chwili. (1)*Płatnik* wymaga pięciu pieczęci w jednym rzędzie; (2)*ten robotnik* ma wszystkie: 8 monet.',
  'idea.second':
    'Nikogo się przy tym nie umieszcza, ale z robotnikiem zagrywa się jedną kartę w grze. Następna (1)*karta* jest dla (2)*innego*.',
  'idea.place':
    'Zakończ turę. (1)*Piąty robotnik* nie ma pieczęci, ale żeton wiedzy zastąpi jedną: (2)*eksploruj* albo idź tam, gdzie nie trzeba żadnej.',
  'exam.question': 'Runda III. Masz sześć monet, cel ze spełnionymi wymaganiami i Płatnika. Co zrobisz w tej turze?',
  'exam.lesson':
    'Najpierw to, co trwa: piąty robotnik w rundzie III to trzy tury więcej. Karta, która płaci raz, może poczekać.',
}
