import type { LensesTexts } from './en.ts'

export const pl: LensesTexts = {
  'lenses.goal': 'Odblokuj pole i użyj zablokowanego',
  'lenses.reached': 'Jedna soczewka, dwa użycia w rundzie; a przydać się może i to, co zablokowane.',
  'lenses.small': 'Idź do małego dziennika',
  'lenses.unlock': 'Odblokuj pole',
  'lenses.once': 'Użyj go od razu',
  'lenses.open': 'Wróć tam z robotnikiem',
  'lenses.locked': 'Użyj zablokowanego pola',
  'idea.small': '(2)*Mały dziennik* nie wymaga pieczęci: wystarczy nawet (1)*górny robotnik*. Tam używa się soczewek.',
  'idea.unlock':
    'Soczewka odblokowuje następne pole strony za monety, które są na nim podane. Odblokuj (1)*drugie pole eksploracji*.',
  'idea.once': 'Pola możesz użyć od razu, bez robotnika i bez pieczęci. (1)*Zrób to teraz*.',
  'idea.open':
    'Pole zostaje odblokowane dla wszystkich. Zakończ turę i umieść (2)*tam* (1)*robotnika* z dwiema pieczęciami, których wymaga.',
  'idea.locked':
    'Niektóre akcje używają zablokowanego pola bez soczewki i bez jego pieczęci. Zakończ turę, umieść (1)*tego robotnika* na (2)*Tylnymi drzwiami* i (3)*wybierz*.',
  'why.locked':
    'Może to być nawet ostatnie pole strony. Zostaje zablokowane, a ty nie płacisz za odblokowanie i nie wydajesz soczewki.',
  'exam.question':
    'Runda II. Sześć monet i po dwie pieczęcie jednego koloru u trzech robotników. Co zrobisz w tej turze?',
  'exam.lesson':
    'Soczewka odblokowuje pole dla wszystkich: wybierz to, co ci się przyda od razu, zanim inni zdobędą pieczęcie.',
}
