import type { ChapterTitles } from './en.ts'

export const pl: ChapterTitles = {
  seals: 'Pieczęcie i odznaczenia',
  'seals.promise': 'Daj robotnikowi czwartą pieczęć, dotrzyj dalej i rozbij namiot.',
  lenses: 'Soczewki i zablokowane pola',
  'lenses.promise': 'Odblokuj pole, użyj go, wróć tam z robotnikiem i użyj zablokowanego.',
  islands: 'Eksploracja i obozowiska',
  'islands.promise': 'Przeskocz przeciwnika, rozbij namiot i jeszcze jeden daleko.',
  letters: 'Korespondencja',
  'letters.promise': 'Opróżnij stos i wygraj dwie koperty.',
  museum: 'Muzeum i ewolucja',
  'museum.promise': 'Dostarcz dwa okazy jednym robotnikiem, potem jeden zbadaj.',
  theory: 'Teoria ewolucji',
  'theory.promise': 'Idź w górę toru, zapełnij rząd muzeum i dostarcz ponownie.',
  objectives: 'Cele i karty załogi',
  'objectives.promise': 'Zrealizuj dwa cele, zagraj dwie karty i zdobądź piątego robotnika.',
  beagle: 'HMS Beagle i opóźnienie',
  'beagle.promise': 'Dogoń HMS Beagle, zdobądź punkty za jego cel i płyń za nim.',
  alfred: 'Sam na sam z Alfredem',
  'alfred.promise': 'Rozegraj rundę z przeciwnikiem gry solo i pokrzyżuj mu plany.',
}
