import type { AssistantsTexts } from './en.ts'

export const pl: AssistantsTexts = {
  'assistants.goal': 'Dwóch asystentów, w tym jeden złoty',
  'assistants.reached': 'Srebrny działa raz na rundę, a po awansie na złotego od razu znowu.',
  'assistants.recruit': 'Zatrudnij asystenta',
  'assistants.use': 'Użyj asystenta',
  'assistants.second': 'Zatrudnij drugiego',
  'assistants.both': 'Użyj także jego',
  'assistants.gold': 'Awansuj jednego',
  'assistants.again': 'Użyj złotego',
  'idea.recruit':
    'Asystentów zatrudnia (1)*brulion*. Przesuń go do (2)*pierwszego rzędu* i wybierz jednego z wierzchnich (3)*asystentów*.',
  'idea.use':
    'Twój (1)*asystent* jest przygotowany. Użycie go to akcja darmowa: zrób to teraz, a do następnej rundy będzie wyczerpany.',
  'idea.second': '(1)*Zakończ turę*, potem znów (2)*przesuń brulion*. Może dogonić lupę, ale nigdy jej nie wyprzedza.',
  'idea.both': 'Masz miejsce dla dwóch. Użyj też (1)*nowego*: każdy działa raz na rundę.',
  'idea.gold':
    'Zakończ turę. W (1)*trzecim rzędzie* brulion awansuje srebrnego asystenta. Wybierz (2)*wyczerpanego*: znów będzie przygotowany.',
  'idea.again': 'Złota strona jest mocniejsza, a asystent znów przygotowany. Użyj (1)*złotego* w tej samej rundzie.',
  'exam.question': 'Runda V. Obaj archeolodzy są w terenie, obaj asystenci wyczerpani. Co zrobisz w tej turze?',
  'exam.lesson':
    'Awans daje najwięcej, gdy asystent jest już wyczerpany: od razu działa jeszcze raz, nawet w ostatniej rundzie.',
}
