// The chapters of Darwin’s Journey, in the order in which they are best learnt.

import type { Chapters } from '../../../../board-kit/lessons/chapter.ts'

export const chapters: Chapters = {
  list: [
    { id: 'seals', minutes: 5, load: async () => (await import('./seals.ts')).seals },
    { id: 'lenses', minutes: 5, load: async () => (await import('./lenses.ts')).lenses },
    { id: 'museum', minutes: 5, load: async () => (await import('./museum.ts')).museum },
  ],
  titles: {
    en: async () => (await import('./titles/en.ts')).en,
    ru: async () => (await import('./titles/ru.ts')).ru,
    fr: async () => (await import('./titles/fr.ts')).fr,
    pl: async () => (await import('./titles/pl.ts')).pl,
  },
}
