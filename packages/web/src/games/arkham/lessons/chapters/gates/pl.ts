import type { GatesTexts } from './en.ts'

export const pl: GatesTexts = {
  'gates.goal': 'Połącz oba brzegi jedną trasą',
  'gates.reached': 'Most, wrota, przeprawa: na trzy sposoby oddzielne kawałki stają się jedną linią.',
  'gates.quarter': 'Wybierz kwartał nadrzeczny',
  'gates.bridge': 'Wytycz odcinek przez most',
  'gates.end': 'Zakończ ostatnią rundę',
  'gates.start': 'Zacznij trasę',
  'gates.link': 'Przejdź przez wrota',
  'gates.cross': 'Przepraw się przez rzekę',
  'gates.finish': 'Zakończ trasę',
  'idea.quarter':
    'Liczy się jedna linia, a twoją przecinają rzeka i luki. Naucz się ją łączyć; najpierw wybierz (1)*kwartał* nadrzeczny.',
  'idea.bridge':
    'Przez rzekę prowadzą tylko mosty. Wytycz (1)*most* jako pierwszy z dwóch odcinków: drugi może biec dalej drugim brzegiem.',
  'why.bridge': 'Kwartały za rzeką się nie liczą: droga na jednym brzegu biegnie tylko wzdłuż kwartałów tego brzegu.',
  'idea.end':
    'W trakcie rund (1)*wrota* nic nie robią, ale trasa końcowa może przez nie przejść. (2)*Zakończ* ostatnią rundę.',
  'idea.start':
    'Trasa końcowa może zacząć się w dowolnym miejscu twoich odcinków. Zacznij na (1)*tym końcu*: stąd poprowadzi przez twój most.',
  'idea.link': 'Przejdź mostem do (1)*wrót* i przenieś się do (2)*innych*: trasa pobiegnie dalej stamtąd.',
  'why.link':
    'Połączenie zwiększa szaleństwo o 1 (ale nie z Shub-Niggurath) i nie biegnie wzdłuż kwartałów. Każde wrota prowadzą do każdych innych, dowolnie często.',
  'idea.cross':
    'Tu nie ma mostu. Idź dalej (1)*brzegiem*: z Dagonem trasa może tam przejść przez wodę do (2)*ślepego zaułka*, za 1 punkt szaleństwa.',
  'why.cross':
    'Tak rzekę przechodzi tylko trasa końcowa, tylko z Dagonem i tylko przy ślepych zaułkach. Podczas wytyczania zaułek donikąd nie prowadzi.',
  'idea.finish':
    'Idź dalej wzdłuż (1)*kwartałów* tego brzegu i (2)*zakończ trasę*. Wszystko poza nią zostanie starte, razem z turystami obok.',
  'exam.question': 'Ostatnia runda: linia w dwóch kawałkach, po jednym na każdym brzegu. Co zrobisz w tej turze?',
  'exam.lesson':
    'Jeden odcinek do wrót łączy czasem to, na co nie wystarczyłoby kilku dróg: kosztuje to tylko 1 punkt szaleństwa.',
}
