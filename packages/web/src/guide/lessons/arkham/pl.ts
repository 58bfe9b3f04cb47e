import type { ArkhamTexts } from './en.ts'

export const pl: ArkhamTexts = {
  task: 'Zadanie',
  'task.goal': 'Wybierz tajne zadanie',
  'task.reached': 'Zadanie wybrane. Tylko ty wiesz, które.',
  'task.keep': 'Zatrzymaj jedno z dwóch',
  'idea.line':
    'Dziesięć rund. W każdej przybywają turyści, a ty wytyczasz ulice. Na koniec liczy się *jedna nieprzerwana linia* obok nich.',
  'why.line': 'Co nie leży wzdłuż niej, zostaje starte: ulice i turyści. Myśl o jednym długim spacerze.',
  'idea.task': 'Zatrzymaj jedno z tych (1)*zadań*, w tajemnicy. Trasa przez jego skrzyżowania daje punkty.',
  'why.task': 'Jego skrzyżowania są zaznaczone na twoim planie tylko dla ciebie. Podpowiada też, gdzie zacząć.',

  dice: 'Kości',
  'dice.goal': 'Wybierz dwie kości',
  'dice.reached': 'Dwie liczby i znaki tych, którzy przybędą.',
  'dice.first': 'Weź pierwszą kość',
  'dice.second': 'Weź drugą kość',
  'idea.die': 'Weź (1)*kość*. Jej liczba to połowa adresu, a jej znaki to turyści, którzy przybędą.',
  'why.die': 'Oboje gracie tymi samymi kośćmi, każde na własnym planie. Tę rundę zaczynasz ty, więc wybierasz.',
  'idea.address': 'Rywal usunął dwie. Weź (1)*drugą kość*: 5 i 2 oznaczają kwartał (5; 2) albo (2; 5).',
  'why.address': 'Pierwszą liczbę liczy się w prawo, drugą w dół. Dwie kości prowadzą więc do dwóch kwartałów.',

  tourists: 'Turyści',
  'tourists.goal': 'Przyjmij turystów',
  'tourists.reached': 'Przybyli wszyscy.',
  'tourists.quarter': 'Wybierz kwartał',
  'idea.quarter': 'Wybierz jeden z (1)*oświetlonych kwartałów*. Przybędą tam wszyscy turyści z obu kości.',
  'why.quarter': 'Kwartał przyjmuje turystów raz. Weź ten, który leży bliżej twojego spaceru.',

  streets: 'Ulice',
  'streets.goal': 'Wytycz pierwsze ulice',
  'streets.reached': 'Pierwsze ulice twojego spaceru.',
  'streets.draw': 'Wytycz ulice',
  'streets.shop': 'Odwiedź sklep po drodze',
  'streets.end': 'Zakończ rundę',
  'idea.likes':
    'Koła lubią czerwone kwartały, kwadraty zielone, trójkąty niebieskie, krzyże fioletowe. Im ich więcej wzdłuż linii, tym lepiej.',
  'why.likes': 'Prowadź linię obok koloru, który lubią twoi turyści, i obok gwiazd dla ich punktów.',
  'idea.ways':
    'Wytycz *dwie pod rząd* od (1)*boku swojego kwartału*, jego dwa przeciwległe boki albo jedną gdziekolwiek.',
  'why.ways': 'Dwie ulice to więcej niż jedna. Kwartał się liczy, gdy linia biegnie wzdłuż jego boku.',
  'idea.shop': 'Twoja ulica mija (1)*sklep*. Daje to, co na karcie rundy: odwiedź go.',
  'why.shop': 'Jeden sklep w rundzie, każdy raz. Premie można zachować na później.',
  'idea.end': 'Twoja część gotowa. (1)*Zakończ*: możesz zmienić zdanie, póki inni grają.',
  'why.end': 'Wszyscy wytyczają naraz, a cudzy plan widać dopiero po rundzie.',

  round: 'Druga runda',
  'round.goal': 'Wydłuż linię',
  'round.reached': 'Linia rośnie.',
  'round.remove': 'Usuń kość',
  'round.join': 'Przedłuż swoją linię',
  'idea.remove': 'Teraz wybiera rywal, a ty (1)*usuwasz kości*: te, które mu pasują albo nic ci nie dają.',
  'why.remove': 'To, co zostanie, jest dla was obojga. Warto usunąć liczbę, której kwartały masz pełne.',
  'idea.join': 'Przedłużaj to, co masz: ulice niepołączone z linią zostaną na koniec starte.',
  'why.join': 'Nowe ulice nie muszą dotykać starych; kawałki można połączyć później. Ale każda luka kosztuje ulice.',

  ancient: 'Pod miastem',
  'ancient.goal': 'Poznaj to, co śpi w dole',
  'ancient.reached': 'Wiesz, co czeka. Na razie śpi.',
  'ancient.third': 'Wytycz ulice w trzeciej rundzie',
  'idea.ancient':
    'Po 10. rundzie budzi się *Przedwieczny*. Każde miejsce grozy na linii, fioletowa gwiazda, kosztuje poczytalność.',
  'why.ancient': 'Kto zachował poczytalność, rzuca na koniec więcej kośćmi. Omijaj gwiazdy, gdzie to tanie.',
  'idea.gates': 'Fioletowe *bramy* też śpią. Na koniec łączą części twojej linii, jakby biegła między nimi ulica.',
  'why.gates': 'Linia może wyjść z miasta jedną bramą i wrócić inną. Prowadź do nich, gdy kawałki leżą daleko.',

  own: 'Samodzielnie',
  'own.goal': 'Zagraj czwartą rundę',
  'own.reached': 'Znasz już ulice. Noc trwa, ja tylko patrzę.',
  'own.fourth': 'Zagraj rundę',
  'idea.worth': 'Najlepsza linia i jej punkty stoją obok planu. Liczą się gwiazdy, turyści i zadanie.',
  'why.worth': 'Liczba zmienia się z każdą ulicą. Wskaż ulicę, a zobaczysz, co by zmieniła.',
  'idea.stuck':
    'Odtąd decydujesz ty. (1)*Lampa* podpowie, gdy poprosisz; dotknij tego, co przygaszone, a powie dlaczego.',
  'why.stuck': 'Zostały efekty, księgi i koniec nocy. Instrukcja mówi o każdym.',
}
