import type { GuardiansTexts } from './en.ts'

export const pl: GuardiansTexts = {
  'guardians.goal': 'Ujarzmij strażników, użyj przysług',
  'guardians.reached': 'Dziesięć punktów, a oba stanowiska są już bezpieczne dla wszystkich.',
  'guardians.pay': 'Ujarzmij Goryla',
  'guardians.boon': 'Skorzystaj z jego przysługi',
  'guardians.travel': 'Podróżuj dzięki przysłudze',
  'guardians.trap': 'Ujarzmij strażnika z daleka',
  'idea.pay': 'Twój archeolog stoi przy (1)*strażniku*. Opłać koszt z dołu jego kafelka: cztery (2)*monety*.',
  'idea.boon':
    'Strażnik jest teraz wart 5 punktów. Jego (1)*przysługa* działa raz w grze: ta od razu wymieni ci zasób.',
  'idea.travel':
    'Niektóre przysługi to podróż. Zakończ turę i kop na (1)*tym stanowisku*: zapłać samolotem (2)*Oblicza Słońca*.',
  'idea.trap': '(1)*Pułapka* ujarzmia (2)*strażnika* za darmo, jeśli nie ma przy nim archeologa innego gracza.',
  'exam.question': 'Runda III. Stoisz przy Gorylu i masz cztery monety. Co zrobisz w tej turze?',
  'exam.lesson':
    'Pięć punktów bez Strachu za cztery monety to dobry interes. Może też chwilę poczekać: dopóki tam stoisz, nikt ci go nie odbierze.',
}
