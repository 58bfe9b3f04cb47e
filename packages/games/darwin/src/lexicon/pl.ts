import type { LexiconWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const pl: LexiconWords<typeof outline> = {
  worker: {
    name: 'Robotnik',
    forms: 'robotnik|robotnika|robotnicy|robotników|robotnikiem|robotnikowi',
    says: 'Masz czterech robotników, a może dołączyć piąty. W swojej turze umieszczasz jednego i możesz wykonać akcje jego pola.',
  },
  seal: {
    name: 'Pieczęć woskowa',
    forms: 'pieczę* woskow*|pieczęć|pieczęci|pieczęcie|pieczęcią|pieczęciami',
    says: 'Pokazuje, czego nauczył się robotnik. Pole wymaga pieczęci w rzędzie tego robotnika, którego tam umieszczasz; pieczęci się nie wydaje.',
  },
  special: {
    name: 'Specjalna pieczęć',
    forms: 'specjaln* pieczę*|fioletow* pieczę*',
    says: 'Fioletowa pieczęć zastępuje każdy kolor przy umieszczaniu robotników i zagrywaniu kart załogi, ale nie przy celach.',
  },
  knowledge: {
    name: 'Żeton wiedzy',
    forms: 'żeton* wiedzy|wiedza|wiedzy|wiedzę',
    says: 'Oddany przy umieszczaniu robotnika zastępuje jedną brakującą pieczęć. Na koniec gry jest wart 1 punkt.',
  },
  coin: {
    name: 'Moneta',
    forms: 'moneta|monety|monetę|monet|monetą|monetami',
    says: 'Płaci się nią kary i opłaca zwoje, miejsca na pieczęcie oraz odblokowanie pól.',
  },
  penalty: {
    name: 'Kara za umieszczenie',
    forms: 'kar* za umieszczenie|kara|karę|kary|karą|kar',
    says: 'Tyle kosztuje umieszczenie robotnika w sekcji dziennika, w której ktoś już stoi: 3 monety solo i we dwoje, 2 we troje i we czworo.',
  },
  journal: {
    name: 'Dziennik',
    forms: 'dziennik|dziennika|dzienniku|dziennikiem|dzienniki|dzienników|dziennikach',
    says: 'Tu umieszcza się robotników: dwa dzienniki główne, specjalny i mały. Za pierwszego robotnika w sekcji się nie płaci.',
  },
  lens: {
    name: 'Soczewka',
    forms: 'soczewk*|soczewek',
    says: 'Położona na zablokowanym polu otwiera je dla wszystkich. Gdy cudzy robotnik stanie na twojej, dostajesz monetę.',
  },
  locked: {
    name: 'Zablokowane',
    forms: 'zablokowan*|odblokowa*|odblokuj',
    says: 'Pole, które czeka na soczewkę, nie przyjmuje robotników. Odblokujesz je w małym dzienniku: kładziesz soczewkę i opłacasz koszt pola. Niektóre efekty robią to za darmo.',
  },
  distinction: {
    name: 'Odznaczenie',
    forms: 'odznaczenie|odznaczenia|odznaczeń|odznaczeniem',
    says: 'Robotnik z czterema pieczęciami ma srebrne odznaczenie, a z sześcioma także złote. Odznaczenie daje premię na stronie, na której umieszczasz robotnika.',
  },
  stop: {
    name: 'Dodatkowy przystanek',
    forms: 'dodatkow* przystan*',
    says: 'Wykonujesz akcję jednego mijanego pola i ruszasz dalej.',
  },
  scroll: {
    name: 'Zwój',
    forms: 'zwój|zwoju|zwoje|zwojów|zwojem|zwojach',
    says: 'Leżą na nim pieczęcie akademii. Za wziętą pieczęć płacisz 0, 1, 2 lub 3 monety (zależnie od zwoju, z góry na dół), a do tego koszt jej miejsca w rzędzie.',
  },
  explorer: {
    name: 'Odkrywca',
    forms: 'odkrywca|odkrywcy|odkrywcę|odkrywcą|odkrywców',
    says: 'Idzie trasą przez wyspę. Na polu mieści się jeden odkrywca, tylko na pierwszym i ostatnim dowolnie wielu. Pola z odkrywcami innych graczy przeskakuje się bez straty kroków.',
  },
  tent: {
    name: 'Namiot',
    forms: 'namiot|namiotu|namiotem|namioty|namiotów|obozowisk*',
    says: 'Rozbija się go w obozowisku dla akcji obozowiska i akcji obok miejsca po nim na swojej planszy. Pięć rozbitych namiotów daje na koniec 5 punktów.',
  },
  stamp: {
    name: 'Znaczek',
    forms: 'znaczek|znaczka|znaczki|znaczków|znaczkiem|znaczkami',
    says: 'Kładzie się go na kopercie. Kto ma tam na koniec rundy najwięcej znaczków albo jest drugi, dostaje nagrodę. Opróżniony stos też daje nagrodę.',
  },
  envelope: {
    name: 'Koperta',
    forms: 'kopert*',
    says: 'Na koniec rundy porównuje się na niej znaczki: pierwsze i drugie miejsce dają nagrody, a kto je zajął, odkłada połowę swoich do zużytych.',
  },
  specimen: {
    name: 'Okaz',
    forms: 'okaz|okazu|okazem|okazy|okazów|okazie|okazami',
    says: 'Po zbadaniu można go dostarczyć do muzeum, chyba że już tam jest.',
  },
  museum: {
    name: 'Muzeum',
    forms: 'muzeum',
    says: 'Trafiają tu dostarczone okazy. Za puste pola w rzędzie i kolumnie okazu dostajesz monety, za zajęte przesuwasz się na torze ewolucji.',
  },
  evolution: {
    name: 'Teoria ewolucji',
    forms: 'teori* ewolucji|ewolucja|ewolucji|ewolucję',
    says: 'Twój znacznik przesuwa się po jej torze. Na koniec gry wartość ostatniej księgi, do której dotarł, mnoży się przez współczynnik muzeum.',
  },
  beagle: {
    name: 'HMS Beagle',
    forms: 'HMS Beagle',
    says: 'Okręt Darwina co rundę płynie dalej. Jeśli twój statek jest za nim, kary za opóźnienie odejmuje się od punktów za cel rundy.',
  },
  goal: {
    name: 'Cel HMS Beagle',
    forms: 'cel HMS Beagle|cele HMS Beagle|celu HMS Beagle|celów HMS Beagle|celach HMS Beagle|celem HMS Beagle',
    says: 'Na koniec każdej rundy wszyscy dostają punkty za jeden taki cel: za to, co wtedy mają.',
  },
  objective: {
    name: 'Cel',
    forms: 'cel|celu|cele|celów|celem|celach|celami',
    says: 'Możesz go zrealizować, gdy spełniasz wymagania. Niczego się nie wydaje, ale miejsce bywa płatne. Dostajesz nagrodę miejsca, a na koniec gry punkty.',
  },
  reserve: {
    name: 'Rezerwa',
    forms: 'rezerwa|rezerwy|rezerwie|rezerwę',
    says: 'Mieszczą się w niej dwa niezrealizowane cele. Gdy jest pełna, następny kładzie się odkryty na miejscu jego koloru.',
  },
  crew: {
    name: 'Karta załogi',
    forms: 'kart* załogi',
    says: 'Zagrywa się ją raz, z robotnikiem, który ma w rzędzie jej pieczęcie. Z każdym robotnikiem można zagrać tylko jedną w całej grze.',
  },
  ribbon: {
    name: 'Wstęga',
    forms: 'wstęg*',
    says: 'Gdy twój statek przekroczy srebrną wstęgę, umieszczasz odkrywcę na jej wyspie, jeśli żadnego tam nie masz. Punkty złotej wstęgi dostaje ten, kto przekroczy ją przed innymi.',
  },
}
