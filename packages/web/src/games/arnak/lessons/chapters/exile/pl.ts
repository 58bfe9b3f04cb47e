import type { ExileTexts } from './en.ts'

export const pl: ExileTexts = {
  'exile.goal': 'Artefakt i lżejsza talia',
  'exile.reached': 'Trzy karty mniej: pozostałe będą wracać częściej.',
  'exile.buy': 'Kup Moździerz',
  'exile.first': 'Usuń nim kartę',
  'exile.item': 'Usuń kartę przedmiotem',
  'exile.tablet': 'Zagraj artefakt z ręki',
  'idea.buy':
    'Artefakty leżą na lewo od księżycowego berła i kosztują (2)*kompasy*. Kup (1)*Moździerz*: działa od razu.',
  'idea.first': 'Usuwa się kartę z (2)*ręki albo z obszaru gry*, na zawsze. Najpierw niech zniknie (1)*Strach*.',
  'idea.item': 'Niektóre przedmioty też usuwają karty. Zakończ turę, zagraj (1)*Topór* i usuń drugi (2)*Strach*.',
  'idea.tablet':
    'Artefakt z ręki kosztuje za każdym razem (2)*tabliczkę*. Zagraj (1)*Rytualny sztylet* i usuń też (3)*Fundusze*.',
  'exam.question':
    'Runda II. Obaj archeolodzy są w terenie. Masz dwie karty Strachu i trzy kompasy. Co zrobisz w tej turze?',
  'exam.lesson': 'Na początku gry usuwanie opłaca się podwójnie: punkt za każdy Strach i lepsza ręka w każdej rundzie.',
}
