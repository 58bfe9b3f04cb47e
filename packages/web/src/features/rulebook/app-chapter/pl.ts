import type { RulebookWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const pl: RulebookWords<typeof outline> = {
  screen: {
    title: 'Na tym ekranie',
    says: {
      offers:
        '*Co się świeci, to można zrobić.* Wiersz u góry mówi, kto ma co zrobić i dlaczego. To, co możesz zrobić, świeci się na stole i pojawia się pod tym wierszem w postaci przycisków, prawie każdy ze swoim klawiszem. Jeśli ruch składa się z kilku części, wskazuj je po kolei; Escape cofa o krok. Można zrobić tylko to, co jest proponowane, więc nie da się złamać zasad przez pomyłkę.',
      details:
        '*Co to daje.* Najedź na przycisk, przytrzymaj go albo dotknij na nim „i”, a dowiesz się, co kryje się za nazwą; ruchu to jeszcze nie wykonuje.',
      refusals:
        '*Reszta wyjaśnia się sama.* Wskaż coś, co nie jest proponowane, a stół powie, dlaczego nie można, poda zasadę i otworzy ją tutaj.',
      turns:
        '*Czyja kolej.* Decydujesz, gdy gra cię pyta, i odpowiadasz na jej pytania po kolei. Gdy wszyscy decydują naraz, potwierdź, że twoja decyzja zapadła, i poczekaj na innych. Po zakończeniu gry można już tylko patrzeć.',
      paying:
        '*Płacenie.* Ruch, który kosztuje, jest proponowany tylko wtedy, gdy w tej chwili stać cię na całość. Stół proponuje zapłatę; możesz wybrać inną. Niczego się nie wydaje, dopóki nie wskażesz całej zapłaty.',
      undo: '*Cofanie.* Kroki można cofać, dopóki nie ujawniono niczego nowego, a decyzja nie przeszła na innego gracza; gdy wszyscy decydują naraz, dopóki wszyscy nie będą gotowi. Tę granicę pokazuje przebieg gry. Za tą granicą potrzebna jest zgoda wszystkich (boty zawsze się zgadzają), a losowania odbędą się od nowa. W rozdaniu dnia i w zagadkach poza tę granicę cofnąć się nie można.',
    },
  },
}
