import type { ArkhamTexts } from './en.ts'

export const pl: ArkhamTexts = {
  task: 'Zadanie',
  'task.goal': 'Wybierz tajne zadanie',
  'task.reached': 'Zadanie wybrane. Tylko ty wiesz, które.',
  'task.keep': 'Zatrzymaj jedno z dwóch',
  'idea.line':
    'Gra ma dziesięć rund. W każdej przybywają turyści, a ty wytyczasz odcinki trasy. Na koniec liczy się *jedna nieprzerwana linia* obok turystów.',
  'why.line':
    'Odcinki spoza niej zostaną starte, podobnie jak turyści, którzy nie stoją wzdłuż niej. Planuj jedną długą trasę.',
  'idea.task':
    'Zatrzymaj jedno z tych (1)*zadań*, w tajemnicy. Trasa przez zaznaczone na nim skrzyżowania daje punkty.',
  'why.task':
    'Flagi oznaczają jego skrzyżowania na twoim planie, tylko dla ciebie. Każdy odcinek trasy końcowej między dwoma z nich to punkt.',

  dice: 'Kości',
  'dice.goal': 'Wybierz dwie kości',
  'dice.reached': 'Dwie liczby i symbole turystów, którzy przybędą.',
  'dice.first': 'Weź pierwszą kość',
  'dice.second': 'Weź drugą kość',
  'idea.die': 'Weź (1)*kość*. Jej liczba to połowa adresu, a jeśli są na niej turyści, przybędą pod ten adres.',
  'why.die':
    'Ty i przeciwnik gracie tymi samymi kośćmi, każdy na własnym planie. Tę rundę zaczynasz ty, więc wybierasz.',
  'idea.address': 'Przeciwnik odłożył dwie kości. Weź (1)*drugą*: dwie liczby to adres kwartału.',
  'why.address':
    'Pierwszą liczbę odlicza się w prawo, drugą w dół, a pierwsza może być liczba z dowolnej kości. Dwie różne liczby prowadzą więc do dwóch kwartałów.',

  tourists: 'Turyści',
  'tourists.goal': 'Przyjmij turystów',
  'tourists.reached': 'Przybyli wszyscy.',
  'tourists.quarter': 'Wybierz kwartał',
  'idea.quarter': 'Wybierz jeden z (1)*podświetlonych kwartałów*. Przybędą tam wszyscy turyści z obu kości.',
  'why.quarter': 'Kwartał przyjmuje turystów tylko w jednej rundzie. Weź ten, który leży bliżej planowanej trasy.',
  'idea.effect':
    'Na (1)*kości efektu* nie ma turystów. Przybędzie jeszcze jeden turysta typu z drugiej kości i zacznie działać (2)*efekt*.',
  'why.effect': 'Który to efekt, mówi symbol na kości: słońce albo księżyc. Działa tylko w tej rundzie.',

  streets: 'Odcinki',
  'streets.goal': 'Wytycz pierwsze odcinki',
  'streets.reached': 'Pierwsze odcinki twojej trasy.',
  'streets.draw': 'Wytycz odcinki',
  'streets.shop': 'Odwiedź sklep po drodze',
  'streets.end': 'Zakończ rundę',
  'idea.likes':
    'Koła lubią czerwone kwartały, kwadraty zielone, trójkąty niebieskie, krzyżyki fioletowe. Każdy turysta wzdłuż linii daje punkt za każdy lubiany kwartał przy niej.',
  'why.likes':
    'Prowadź linię obok kwartałów w kolorach, które lubią twoi turyści, i obok żółtych, by zdobyć punkty z ich gwiazd.',
  'idea.ways':
    'Wytycz *dwa połączone odcinki*, zaczynając na (1)*boku swojego kwartału*, albo dwa na jego przeciwległych bokach, albo jeden gdziekolwiek.',
  'why.ways': 'Dwa odcinki to więcej niż jeden. Kwartał się liczy, gdy linia biegnie wzdłuż jego boku.',
  'idea.shop': 'Twój odcinek dociera do (1)*sklepu*. Daje on to, co widać na (2)*karcie rundy*: odwiedź go.',
  'why.shop':
    'W rundzie odwiedza się najwyżej jeden sklep, a każdy tylko raz. Premie inne niż turyści można zachować na później.',
  'idea.end': 'To wszystko w tej rundzie. (1)*Zakończ*; dopóki przeciwnik nie skończy, możesz zmienić zdanie.',
  'why.end': 'Wytyczacie odcinki jednocześnie, a nowe odcinki przeciwnika zobaczysz dopiero po rundzie.',

  round: 'Druga runda',
  'round.goal': 'Wydłuż linię',
  'round.reached': 'Linia rośnie.',
  'round.remove': 'Odłóż dwie kości',
  'round.join': 'Przedłuż swoją linię',
  'idea.remove': 'Teraz wybiera przeciwnik, a ty (1)*odkładasz dwie kości*: te, które mu pasują albo nic ci nie dają.',
  'why.remove':
    'Obaj gracze użyją dwóch wybranych kości. Jeśli liczba na kości prowadzi u ciebie tylko do zajętych kwartałów, odłóż tę kość.',
  'idea.join': 'Przedłużaj to, co masz: odcinki, które nie należą do linii, zostaną na koniec starte.',
  'why.join':
    'Nowe odcinki nie muszą dotykać starych; kawałki można połączyć później. Ale każda luka kosztuje odcinki.',

  ancient: 'Pod miastem',
  'ancient.goal': 'Poznaj to, co śpi pod miastem',
  'ancient.reached': 'Wiesz, co czeka. Na razie śpi.',
  'ancient.third': 'Wytycz odcinki w trzeciej rundzie',
  'idea.worth': '(1)*Tutaj* widać twoją najlepszą dotąd linię i jej punkty: turyści razy kwartały, gwiazdy i zadanie.',
  'why.worth':
    'Tam, gdzie odcinki się rozchodzą, zwykle można pójść tylko jednym. Wskaż odcinek, a zobaczysz, co by zmienił.',
  'idea.ancient':
    'Po 10. rundzie budzi się (1)*Przedwieczny*. Każde (2)*miejsce grozy* na twojej linii zwiększa szaleństwo.',
  'why.ancient':
    'Na koniec rzucisz przeciw niemu trzema kośćmi. Im większe szaleństwo, tym więcej liczb oznacza porażkę. Omijaj miejsca grozy, jeśli to niewiele kosztuje.',
  'idea.gates': '(1)*Wrota* też śpią. Na koniec mogą połączyć części twojej linii, jakby biegła między nimi droga.',
  'why.gates':
    'Linia może wyjść jednymi wrotami i wrócić innymi. Każde takie połączenie zwiększa szaleństwo o 1 (ale nie z Shub-Niggurath). Jeśli linia jest w dwóch kawałkach, prowadź oba do wrót.',
  'idea.tome': '(1)*Księga* przyda się na koniec gry, gdy rzucisz trzema kośćmi przeciw Przedwiecznemu.',
  'why.tome':
    'Przerzut pozwala rzucić jeszcze raz, Ulepszenie dodaje 2 do jednej kości, a z Błogosławieństwem 4 to sukces, jeśli nie oznacza porażki. 5 i 6 to zawsze sukces.',

  own: 'Samodzielnie',
  'own.goal': 'Rozegraj czwartą rundę',
  'own.reached': 'Znasz już miasto. Noc trwa, ja tylko patrzę.',
  'own.fourth': 'Rozegraj rundę',
  'idea.stuck':
    'Odtąd decydujesz ty. (1)*Lampa* podpowie, gdy poprosisz; dotknij tego, co wyszarzone, a dowiesz się dlaczego.',
  'why.stuck': 'Nie znasz jeszcze większości efektów ani tego, co czeka na koniec gry. Wszystko opisuje instrukcja.',
}
