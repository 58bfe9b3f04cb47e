import type { ExileTexts } from './en.ts'

export const pl: ExileTexts = {
  'exile.goal': 'Artefakt i lżejsza talia',
  'exile.reached': 'Trzy karty mniej: pozostałe będą wracać częściej.',
  'exile.buy': 'Kup artefakt',
  'exile.first': 'Usuń nim kartę',
  'exile.item': 'Usuń kartę przedmiotem',
  'exile.tablet': 'Zagraj artefakt z ręki',
  'idea.buy':
    '(1)*Artefakty* leżą na lewo od księżycowego berła i kosztują (2)*kompasy*. Kupionego możesz użyć od razu.',
  'idea.first': 'Usuwa się kartę z ręki albo z obszaru gry, na zawsze. Najpierw niech zniknie (1)*Strach*.',
  'idea.item': 'Niektóre przedmioty też usuwają karty. Zakończ turę, zagraj (1)*Topór* i usuń (2)*Strach* z ręki.',
  'idea.tablet':
    'Zagrany z ręki (1)*artefakt* kosztuje za każdym razem (2)*tabliczkę*. Wydaj ją i usuń jeszcze jedną kartę.',
  'exam.question': 'Runda II. Dwie karty Strachu, trzy kompasy, dwie monety. Co zrobisz w tej turze?',
  'exam.lesson': 'Na początku gry usuwanie opłaca się podwójnie: punkt za każdy Strach i lepsza ręka w każdej rundzie.',
}
