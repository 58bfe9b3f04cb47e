import type { ChapterTitles } from './en.ts'

export const ru: ChapterTitles = {
  shops: 'Лавки и бонусы',
  'shops.promise': 'Проложите отрезок до лавки, загляните в неё и примените бонус.',
}
