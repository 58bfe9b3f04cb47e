import type { LettersTexts } from './en.ts'

export const pl: LettersTexts = {
  'letters.goal': 'Wygraj dwie koperty',
  'letters.reached':
    'Pierwsze nagrody dwóch kopert są twoje. Połowa twoich znaczków na nich, zaokrąglona w górę, jest już zużyta; reszta liczy się dalej.',
  'letters.send': 'Umieść robotnika na stronie korespondencji',
  'letters.stack': 'Opróżnij stos',
  'letters.lead': 'Wyprzedź przeciwnika',
  'letters.round': 'Zakończ rundę',
  'idea.send':
    'Co rundę pierwszą nagrodę koperty bierze ten, kto ma na niej najwięcej znaczków. Potrzebne są *żółte* pieczęcie: umieść (1)*tego robotnika* (2)*tutaj*.',
  'idea.stack':
    'Połóż dwa znaczki na (2)*pierwszej kopercie*, na równi z przeciwnikiem. Weź je z (1)*pierwszego stosu*: opróżniony daje (3)*eksplorację*.',
  'why.stack':
    'Znaczki jednej akcji mogą być z dowolnych stosów, ale trafiają na jedną kopertę. Stosów się nie uzupełnia, więc każdy działa raz.',
  'idea.lead':
    'Zakończ turę. (1)*Ten robotnik* może zająć (2)*soczewkę*: trzy znaczki za karę 3 monet. Wyjdź na prowadzenie na (3)*trzeciej kopercie*: 4 punkty.',
  'idea.round':
    'Zakończ turę, umieść (1)*ostatniego robotnika* (2)*tutaj* i zakończ rundę. Na (3)*pierwszej kopercie* jest remis: pierwsze miejsce macie oboje.',
  'why.round': 'Gdy nikt nie ma już robotników, ocenia się koperty z góry na dół. Drugie miejsce daje mniej.',
  'exam.question':
    'Runda III. Przeciwnik ma dwa znaczki na pierwszej kopercie i jeden na drugiej. Co zrobisz w tej turze?',
  'exam.lesson':
    'Znaczki mogą opłacić się dwa razy: dzięki pustemu stosowi i dzięki kopercie. Wystarczy zrównać się z pierwszym.',
}
