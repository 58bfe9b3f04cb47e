import type { LettersTexts } from './en.ts'

export const pl: LettersTexts = {
  'letters.goal': 'Wygraj dwie koperty',
  'letters.reached':
    'Po drodze stos, a na koniec dwie pierwsze nagrody. Znaczki, które zostają, liczą się też w następnej rundzie.',
  'letters.send': 'Umieść robotnika na stronie korespondencji',
  'letters.stack': 'Opróżnij stos',
  'letters.lead': 'Wyprzedź przeciwnika',
  'letters.round': 'Zakończ rundę',
  'letters.first': 'Weź pierwszą nagrodę',
  'idea.send':
    'Co rundę pierwszą nagrodę koperty bierze ten, kto ma na niej najwięcej znaczków. Potrzebne są *żółte* pieczęcie: umieść (1)*tego robotnika* (2)*tutaj*.',
  'idea.stack':
    'Połóż dwa znaczki na (2)*pierwszej kopercie*, na równi z przeciwnikiem. Weź je z (1)*pierwszego stosu*: opróżniony daje eksplorację.',
  'why.stack':
    'Znaczki jednej akcji mogą być z dowolnych stosów, ale trafiają na jedną kopertę. Stosów się nie uzupełnia, więc każdy działa raz.',
  'idea.lead':
    'Zakończ turę. (1)*Ten robotnik* może zająć (2)*soczewkę*: trzy znaczki za karę 3 monet. Wyjdź na prowadzenie na (3)*trzeciej kopercie*: 4 punkty.',
  'idea.round':
    'Zakończ turę i umieść (1)*ostatniego robotnika*, choćby (2)*tutaj* po monety. Nikt już ich nie ma, więc koperty ocenia się z góry na dół.',
  'idea.first':
    'Na (1)*pierwszej kopercie* jest remis, więc pierwsze miejsce macie oboje. (2)*Weź* monety; na trzeciej prowadzisz tylko ty.',
  'why.first': 'Potem pierwsi i drudzy odkładają połowę swoich znaczków z koperty, zaokrągloną w górę, do zużytych.',
  'exam.question':
    'Runda III. Przeciwnik ma dwa znaczki na pierwszej kopercie i jeden na drugiej. Co zrobisz w tej turze?',
  'exam.lesson':
    'Znaczki mogą opłacić się dwa razy: dzięki pustemu stosowi i dzięki kopercie. Wystarczy zrównać się z pierwszym.',
}
