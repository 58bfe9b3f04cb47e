import type { ChapterTitles } from './en.ts'

export const pl: ChapterTitles = {
  shops: 'Sklepy i premie',
  'shops.promise': 'Poprowadź odcinek do sklepu, odwiedź go i użyj premii.',
}
