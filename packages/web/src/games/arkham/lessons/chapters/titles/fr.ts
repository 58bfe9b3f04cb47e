import type { ChapterTitles } from './en.ts'

export const fr: ChapterTitles = {
  shops: 'Boutiques et bonus',
  'shops.promise': 'Tracez un tronçon jusqu’à une boutique, visitez-la et utilisez son bonus.',
}
