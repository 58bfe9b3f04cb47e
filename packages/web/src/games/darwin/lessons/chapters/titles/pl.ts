import type { ChapterTitles } from './en.ts'

export const pl: ChapterTitles = {
  seals: 'Pieczęcie i odznaczenia',
  'seals.promise': 'Daj robotnikowi czwartą pieczęć, dotrzyj dalej i rozbij namiot.',
  lenses: 'Soczewki i zablokowane pola',
  'lenses.promise': 'Odblokuj pole, użyj go od razu i wróć tam z robotnikiem.',
  museum: 'Muzeum i ewolucja',
  'museum.promise': 'Dostarcz dwa okazy jednym robotnikiem, potem jeden zbadaj.',
}
