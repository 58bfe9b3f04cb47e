import type { RulebookWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const pl: RulebookWords<typeof outline> = {
  screen: {
    title: 'Na tym ekranie',
    says: {
      offers:
        '*Co się świeci, to można zrobić.* Wiersz u góry mówi, kto ma co zrobić i dlaczego. To, co możesz zrobić, jest zaznaczone na stole i jest pod tym wierszem w postaci przycisków, każdy ze swoim klawiszem. Wybór z kilku części zawęża się z każdą wskazaną rzeczą; Escape cofa o krok. Można zrobić tylko to, co jest proponowane, więc nie da się złamać zasad przez pomyłkę.',
      details:
        '*Co to daje.* Najedź na przycisk, przytrzymaj go albo dotknij w nim „i”, a dowiesz się, co kryje się za nazwą; ruch się przez to nie wykona.',
      refusals:
        '*Reszta wyjaśnia się sama.* Wskaż coś, co nie jest proponowane, a stół powie dlaczego, nazwie zasadę i otworzy ją tutaj.',
      turns:
        '*Czyja kolej.* Decydujesz, gdy gra cię pyta, i odpowiadasz na jej pytania po kolei. Tam, gdzie wszyscy decydują naraz, kończysz, kiedy to ogłosisz, i czekasz na innych. Po końcu gry można już tylko patrzeć.',
      paying:
        '*Płacenie.* To, co kosztuje, jest proponowane tylko wtedy, gdy w tej chwili możesz zapłacić całość. Stół proponuje zapłatę; możesz wybrać inną. Nic nie jest wydawane, dopóki nie zbierze się cały koszt.',
      undo: '*Cofanie.* Kroki można cofać, dopóki nie ujawniono niczego nowego i dopóki nie zdecydował inny gracz; tę granicę pokazuje przebieg gry. Dalej potrzebna jest zgoda wszystkich (boty zawsze się zgadzają), a losowania odbędą się od nowa.',
    },
  },
}
