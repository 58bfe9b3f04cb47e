import type { LexiconWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const pl: LexiconWords<typeof outline> = {
  worker: {
    name: 'Robotnik',
    forms: 'robotnik|robotnika|robotnicy|robotników|robotnikiem|robotnikowi',
    says: 'Masz czterech, a może dołączyć piąty. W turze umieszczasz jednego i możesz wykonać akcje jego pola.',
  },
  seal: {
    name: 'Pieczęć woskowa',
    forms: 'pieczę* woskow*|pieczęć|pieczęci|pieczęcie|pieczęcią|pieczęciami',
    says: 'To, czego nauczył się robotnik. Pole wymaga pieczęci w jego własnym rzędzie; nie wydaje się ich.',
  },
  special: {
    name: 'Specjalna pieczęć',
    forms: 'specjaln* pieczę*|fioletow* pieczę*',
    says: 'Fioletowa pieczęć zastępuje każdy kolor przy umieszczaniu i kartach załogi, ale nie przy celach.',
  },
  knowledge: {
    name: 'Żeton wiedzy',
    forms: 'żeton* wiedzy|wiedza|wiedzy|wiedzę',
    says: 'Oddany przy umieszczaniu robotnika zastępuje jedną brakującą pieczęć. Na koniec wart 1 punkt.',
  },
  coin: {
    name: 'Moneta',
    forms: 'moneta|monety|monetę|monet|monetą|monetami',
    says: 'Opłaca kary, zwoje, miejsca na pieczęcie i odblokowanie pól.',
  },
  penalty: {
    name: 'Kara za umieszczenie',
    forms: 'kar* za umieszczenie|kara|karę|kary|karą|kar',
    says: 'Tyle kosztuje robotnik w sekcji dziennika, w której ktoś już stoi: 3 monety solo i we dwoje, 2 we troje i czworo.',
  },
  journal: {
    name: 'Dziennik',
    forms: 'dziennik|dziennika|dzienniku|dziennikiem|dzienniki|dzienników|dziennikach',
    says: 'Tu umieszcza się robotników: dwa dzienniki główne, specjalny i mały. Za pierwszego w sekcji się nie płaci.',
  },
  lens: {
    name: 'Soczewka',
    forms: 'soczewk*|soczewek',
    says: 'Położona na zablokowanym polu otwiera je dla wszystkich. Gdy cudzy robotnik stanie na twojej, dostajesz monetę.',
  },
  locked: {
    name: 'Zablokowane',
    forms: 'zablokowan*|odblokowa*|odblokuj',
    says: 'Pole, które czeka na soczewkę, nie przyjmuje robotników. W małym dzienniku odblokujesz je za soczewkę i jego koszt, a dzięki niektórym efektom za darmo.',
  },
  distinction: {
    name: 'Odznaczenie',
    forms: 'odznaczenie|odznaczenia|odznaczeń|odznaczeniem',
    says: 'Robotnik z czterema pieczęciami ma srebrne, z sześcioma też złote. Daje premię na stronie, na której stanie.',
  },
  stop: {
    name: 'Dodatkowy przystanek',
    forms: 'dodatkow* przystan*',
    says: 'Wykonujesz akcję jednego mijanego pola i ruszasz dalej.',
  },
  scroll: {
    name: 'Zwój',
    forms: 'zwój|zwoju|zwoje|zwojów|zwojem|zwojach',
    says: 'Leżą na nim pieczęcie akademii. Wzięcie jednej kosztuje 0, 1, 2 lub 3 monety, z góry na dół, i jeszcze koszt miejsca.',
  },
  explorer: {
    name: 'Odkrywca',
    forms: 'odkrywca|odkrywcy|odkrywcę|odkrywcą|odkrywców',
    says: 'Idzie przez wyspę, po jednym na polu (poza pierwszym i ostatnim). Pola z odkrywcami innych graczy przeskakuje bez straty kroku.',
  },
  tent: {
    name: 'Namiot',
    forms: 'namiot|namiotu|namiotem|namioty|namiotów|obozowisk*',
    says: 'Rozbija się go w obozowisku dla jego akcji i tego, co odsłoni na twojej planszy. Wszystkie pięć to 5 punktów.',
  },
  stamp: {
    name: 'Znaczek',
    forms: 'znaczek|znaczka|znaczki|znaczków|znaczkiem|znaczkami',
    says: 'Kładzie się go na kopercie. Na koniec rundy nagrody dają tam pierwsze i drugie miejsce. Opróżniony stos daje osobną nagrodę.',
  },
  envelope: {
    name: 'Koperta',
    forms: 'kopert*',
    says: 'Na koniec rundy porównuje się na niej znaczki: pierwsze i drugie miejsce daje nagrody, a połowa tych znaczków trafia do zużytych.',
  },
  specimen: {
    name: 'Okaz',
    forms: 'okaz|okazu|okazem|okazy|okazów|okazie|okazami',
    says: 'Po zbadaniu można go dostarczyć do muzeum, chyba że już tam jest.',
  },
  museum: {
    name: 'Muzeum',
    forms: 'muzeum',
    says: 'Przyjmuje dostarczone okazy: monety za puste pola rzędu i kolumny, ewolucja za pełne.',
  },
  evolution: {
    name: 'Teoria ewolucji',
    forms: 'teori* ewolucji|ewolucja|ewolucji|ewolucję',
    says: 'Na jej torze przesuwa się twój znacznik. Na koniec jego księgę mnoży się przez współczynnik muzeum.',
  },
  beagle: {
    name: 'HMS Beagle',
    forms: 'HMS Beagle',
    says: 'Okręt Darwina co rundę płynie dalej. Jeśli twój statek jest za nim, kary za opóźnienie odejmuje się od celu rundy.',
  },
  goal: {
    name: 'Cel HMS Beagle',
    forms: 'cel HMS Beagle|cele HMS Beagle|celu HMS Beagle|celów HMS Beagle|celach HMS Beagle|celem HMS Beagle',
    says: 'Co rundę jeden, dla wszystkich, za to, co każdy ma w tej chwili.',
  },
  objective: {
    name: 'Cel',
    forms: 'cel|celu|cele|celów|celem|celach|celami',
    says: 'Zrealizujesz go, gdy spełniasz wszystko, czego wymaga: nagroda jego miejsca i punkty na koniec. Tego się nie wydaje, ale miejsce może kosztować.',
  },
  reserve: {
    name: 'Rezerwa',
    forms: 'rezerwa|rezerwy|rezerwie|rezerwę',
    says: 'Mieści dwa niezrealizowane cele. Gdy jest pełna, następny leży odkryty na miejscu swojego koloru.',
  },
  crew: {
    name: 'Karta załogi',
    forms: 'kart* załogi',
    says: 'Zagrywa się ją raz, z robotnikiem, którego rząd ma jej pieczęcie. Z każdym robotnikiem najwyżej jedną w całej grze.',
  },
  ribbon: {
    name: 'Wstęga',
    forms: 'wstęg*',
    says: 'Srebrna na torze oceanu daje odkrywcę na swojej wyspie, jeśli tam żadnego nie masz. Pierwszy, kto przekroczy złotą, dostaje jej punkty.',
  },
}
