import type { BeagleTexts } from './en.ts'

export const pl: BeagleTexts = {
  'beagle.goal': 'Dogoń HMS Beagle dwa razy',
  'beagle.reached':
    'Znów na równi. Wyprzedzenie HMS Beagle nic teraz nie daje, ale w następnej rundzie jest mniej do przepłynięcia.',
  'beagle.sail': 'Przepłyń za karę',
  'beagle.level': 'Dogoń HMS Beagle',
  'beagle.score': 'Zdobądź punkty za cel rundy',
  'beagle.chase': 'Dogoń go znowu',
  'idea.sail':
    'Co rundę cel daje punkty, minus kary między twoim statkiem a (1)*HMS Beagle*: teraz 5. Z (2)*tym robotnikiem* płyń (3)*za pierwszą*.',
  'why.sail':
    'Przed każdym polem HMS Beagle jest kara, od 1 do 5. Liczy się, dopóki statek jej nie minie; wynik nigdy nie jest ujemny.',
  'idea.level':
    'Jedna kara minęła, została 3. Zakończ turę i płyń dalej z (1)*tym robotnikiem*, do (2)*HMS Beagle* albo za niego.',
  'why.level':
    'Po drodze jest srebrna wstęga: gdy statek ją przekracza, odkrywca schodzi na następną wyspę. Cztery pieczęcie to 1 pole dalej.',
  'idea.score':
    'Na równi z HMS Beagle nie ma kary, a przed nim premii. Umieść (1)*ostatniego robotnika* i zakończ rundę: 4 punkty za namiot.',
  'why.score':
    'Cele wszystkich pięciu rund widać od początku. Na opróżnienie stosów i rozbicie namiotów trzeba kilku rund: zacznij wcześnie.',
  'idea.chase':
    'Przeciwnik był w tyle i stracił 5 z 12 punktów. (1)*HMS Beagle* odpłynął, a przed nim jest kara 4. (2)*Płyń* od razu za nim.',
  'exam.question':
    'Runda IV. Przed tobą kara 4, a cel daje po 4 punkty za każdy z trzech namiotów. Co zrobisz w tej turze?',
  'exam.lesson':
    'Cel daje punkty dopiero na koniec rundy, więc statek może poczekać. Najpierw weź to, co przyda się wcześniej albo co może wziąć przeciwnik.',
}
