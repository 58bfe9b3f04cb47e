import type { DarwinTips } from './en.ts'

export const pl: DarwinTips = {
  nothing: 'Nic tu nie przepada. Umieść robotnika tam, gdzie da ci najwięcej; każde dozwolone pole jest dobre.',
  reach: 'Spełniasz wymagania (1)*tego celu*. Zrealizuj go przed końcem tury: później możesz ich już nie spełniać.',
  lag: 'Twój statek jest za (2)*HMS Beagle*, a to na koniec rundy kosztuje punkty. Do tego czasu możesz jeszcze (1)*popłynąć*.',
  goal: 'Po twoim ostatnim robotniku ocenia się cel HMS Beagle. To, co zrobisz na (1)*tych polach*, jeszcze się liczy.',
  second: 'Druga dostawa kosztuje trzy monety. (1)*Ten okaz* je zwróci, a za zajęte pola doda kroki na torze ewolucji.',
  seal: 'Stać cię na (1)*jeszcze jedną pieczęć*. Zostanie u robotnika do końca gry, a jeśli zrezygnujesz, przepadnie.',
  tent: 'Możesz tu rozbić (1)*namiot*. Od razu zadziała obozowisko, a po nim miejsce, które namiot odsłoni na planszetce.',
  stack: 'Na (1)*tym stosie* został ostatni znaczek. Weź go, a nagroda obok stosu będzie twoja.',
  crew: '(1)*Tę kartę załogi* możesz już zagrać. Działa raz na grę, a robotnik zachowuje pieczęcie.',
  deliver: 'Masz zbadany okaz, którego brakuje w (1)*muzeum*. Dostarcz go przed przeciwnikiem: da monety i ewolucję.',
  lens: 'Stać cię na soczewkę: w (1)*małym dzienniku* odblokuje pole, którego od razu możesz użyć.',
  reserve: 'Twoja rezerwa jest pusta. (1)*Tutaj* weźmiesz cel na następne rundy, a do tego monety.',
}
