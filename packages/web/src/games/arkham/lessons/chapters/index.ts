// The chapters of Arkham, in the order in which they are best learnt.

import type { Chapters } from '../../../../board-kit/lessons/chapter.ts'

export const chapters: Chapters = {
  list: [
    { id: 'shops', minutes: 8, load: async () => (await import('./shops.ts')).shops },
    { id: 'ancients', minutes: 8, load: async () => (await import('./ancients.ts')).ancients },
    { id: 'gates', minutes: 8, load: async () => (await import('./gates.ts')).gates },
    { id: 'tasks', minutes: 8, load: async () => (await import('./tasks.ts')).tasks },
    { id: 'route', minutes: 7, load: async () => (await import('./route.ts')).route },
    { id: 'challenge', minutes: 10, load: async () => (await import('./challenge.ts')).challenge },
  ],
  titles: {
    en: async () => (await import('./titles/en.ts')).en,
    ru: async () => (await import('./titles/ru.ts')).ru,
    fr: async () => (await import('./titles/fr.ts')).fr,
    pl: async () => (await import('./titles/pl.ts')).pl,
  },
}
