import type { LexiconWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const pl: LexiconWords<typeof outline> = {
  main: {
    name: 'Akcja główna',
    forms: 'akcj* główn*',
    says: 'Dokładnie jedna w turze: wykopaliska, odkrycie, ujarzmienie, kupno, zagranie karty, badania albo spasowanie.',
  },
  free: {
    name: 'Akcja darmowa',
    forms: 'akcj* darmow*|darmow* akcj*',
    says: 'W swojej turze możesz ich wykonać dowolnie wiele: przed akcją główną, po niej i w jej trakcie. Oznacza je błyskawica.',
  },
  coin: {
    name: 'Moneta',
    forms: 'moneta|monety|monetę|monet|monetą|monetami|monecie',
    says: 'Kupuje się za nią przedmioty i zatrudnia pilotów. Na koniec nic nie jest warta.',
  },
  compass: {
    name: 'Kompas',
    forms: 'kompas|kompasu|kompasy|kompasów|kompasem|kompasami',
    says: 'Płaci się nim za artefakty i za odkrycie stanowiska: 3 kompasy na poziomie I, 6 na poziomie II.',
  },
  tablet: {
    name: 'Tabliczka',
    forms: 'tabliczk*|tabliczek',
    says: 'Płaci się nią za artefakty zagrywane z ręki i za badania.',
  },
  arrowhead: {
    name: 'Grot strzały',
    forms: 'grot strzały|groty strzał|grotów strzał|grot|groty|grotów|grotu|grotem',
    says: 'Płaci się nim za ujarzmienie strażników i za badania. Niektóre efekty pozwalają wymienić go na klejnot.',
  },
  jewel: {
    name: 'Klejnot',
    forms: 'klejnot|klejnotu|klejnoty|klejnotów|klejnotem',
    says: 'Najrzadszy zasób. Płaci się nim za wiele kroków na torze badań.',
  },
  travel: {
    name: 'Podróż',
    forms: 'podróż|podróży|podróże|podróżą',
    says: 'But, samochód, statek i samolot; każdy opłaca jeden symbol. Samolot zastępuje każdy inny, a but można zastąpić dowolnym.',
  },
  pilot: {
    name: 'Pilot',
    forms: 'pilot|pilota|pilotów|pilotem|piloci',
    says: 'Ilekroć opłacasz podróż, 2 monety liczą się jak samolot, i to tyle razy, ile chcesz.',
  },
  archaeologist: {
    name: 'Archeolog',
    forms: 'archeolog|archeologa|archeologów|archeolodzy|archeologiem|archeologami',
    says: 'Masz dwoje archeologów. Prowadzą wykopaliska i odkrywają stanowiska, a na koniec rundy wracają na planszetkę.',
  },
  site: {
    name: 'Stanowisko archeologiczne',
    forms: 'stanowisk* archeologiczn*|stanowisk*',
    says: 'Miejsce wykopalisk. Stanowisko w dżungli trzeba najpierw odkryć; mieści jednego archeologa.',
  },
  camp: {
    name: 'Stanowisko w obozie',
    forms: 'stanowisk* w obozie|obóz|obozu|obozie|obozem|obozy',
    says: 'Stanowisko na wybrzeżu, dostępne od początku. Ma dwa pola; jedno może być zablokowane.',
  },
  guardian: {
    name: 'Strażnik',
    forms: 'strażnik|strażnika|strażnicy|strażników|strażnikiem|strażniku|strażnikami',
    says: 'Mieszka na odkrytym stanowisku. Nie przeszkadza w wykopaliskach, ale kto ma tam archeologa na koniec rundy, dostaje kartę Strachu. Ujarzmiony jest wart 5 punktów.',
  },
  boon: {
    name: 'Przysługa strażnika',
    forms: 'przysług* strażnik*|przysług*',
    says: 'Pomoc ujarzmionego strażnika. Możesz z niej skorzystać raz w całej grze, w dowolnej swojej turze; punkty zostają.',
  },
  idol: {
    name: 'Bożek',
    forms: 'bożek|bożka|bożki|bożków|bożkiem|bożkami|bożku',
    says: 'Znajduje się go przy odkryciu stanowiska. Na koniec jest wart 3 punkty, czy leży na skrzyniach, czy na polu bożka.',
  },
  slot: {
    name: 'Pole bożka',
    forms: 'pole bożka|pola bożka|pola bożków|pól bożków|polu bożka',
    says: 'Umieść na nim bożka, by wybrać jeden z pięciu efektów; to akcja darmowa. Pola puste na koniec gry są warte 1, 2, 3 i 4 punkty.',
  },
  item: {
    name: 'Przedmiot',
    forms: 'przedmiot|przedmiotu|przedmioty|przedmiotów|przedmiotem',
    says: 'Karta, którą kupuje się za monety. Trafia na spód talii; użyjesz jej, gdy ją dobierzesz.',
  },
  artifact: {
    name: 'Artefakt',
    forms: 'artefakt|artefaktu|artefakty|artefaktów|artefaktem',
    says: 'Karta, którą kupuje się za kompasy. Jej efekt możesz od razu rozpatrzyć; zagranie jej później z ręki kosztuje tabliczkę.',
  },
  fear: {
    name: 'Strach',
    forms: 'Strach|Strachu|Strachem|Strachów',
    says: 'Karta bez efektu: z ręki można ją wydać jako but, na koniec gry jest warta −1 punkt. Niektóre efekty pozwalają ją usunąć.',
  },
  exile: {
    name: 'Usunąć',
    forms: 'usuń|usunąć|usuwa|usunięta|usunięte|usuniętą|usuwasz',
    says: 'Karta z ręki lub z obszaru gry opuszcza grę: nie daje już punktów, a usunięty Strach ich nie odbiera.',
  },
  area: {
    name: 'Obszar gry',
    forms: 'obszar gry|obszaru gry|obszarze gry',
    says: 'Leżą tu karty użyte w tej rundzie. Na koniec rundy tasuje się je i kładzie pod talią.',
  },
  glass: {
    name: 'Lupa',
    forms: 'lupa|lupy|lupę|lupą|lupie',
    says: 'Jeden z twoich dwóch znaczników badań. Lupa idzie przodem i tylko ona może dotrzeć do Zaginionej świątyni.',
  },
  notebook: {
    name: 'Brulion',
    forms: 'brulion|brulionu|brulionem|brulionie',
    says: 'Jeden z twoich dwóch znaczników badań. Nigdy nie stoi wyżej niż lupa.',
  },
  assistant: {
    name: 'Asystent',
    forms: 'asystent|asystenta|asystenci|asystentów|asystentem|asystentami',
    says: 'Pomaga raz na rundę (to akcja darmowa, u Kupca główna), a potem jest wyczerpany. Na początku jest srebrny; po awansie złoty i znów przygotowany.',
  },
  refresh: {
    name: 'Przygotować asystenta',
    forms: 'przygotuj|przygotować|przygotowany|wyczerpany|wyczerpanego|wyczerpani',
    says: 'Użyty asystent jest wyczerpany do końca rundy, chyba że coś go przygotuje; wtedy można go użyć ponownie.',
  },
  bonus: {
    name: 'Kafelek nagrody',
    forms: 'kafel* nagrody|kafel* nagród',
    says: 'Leży na torze badań i należy się pierwszemu znacznikowi, który tam dotrze.',
  },
  temple: {
    name: 'Kafelek świątyni',
    forms: 'kafel* świątyni',
    says: 'Kupuje się go za zasoby, gdy lupa jest w Zaginionej świątyni. Jest wart 2, 6 albo 11 punktów.',
  },
  discount: {
    name: 'Zniżka',
    forms: 'zniżka|zniżki|zniżkę|zniżką|zniżek',
    says: 'Obniża jeden koszt, nigdy poniżej zera. Niewykorzystana część przepada.',
  },
  relocate: {
    name: 'Przemieścić',
    forms: 'przemieść|przemieścić|przemieszcza|przemieszczasz',
    says: 'Twój archeolog przechodzi z jednego stanowiska na wolne pole innego, bez kosztu podróży.',
  },
  staff: {
    name: 'Księżycowe berło',
    forms: 'księżycow* berł*|berło|berła|berłem|berle',
    says: 'Oddziela w rzędzie artefakty od przedmiotów. Co rundę przesuwa się o jedno miejsce: artefaktów przybywa, przedmiotów ubywa.',
  },
}
