// The chapters of Darwin’s Journey, in the order in which they are best learnt.

import type { Chapters } from '../../../../board-kit/lessons/chapter.ts'

export const chapters: Chapters = {
  list: [
    { id: 'seals', minutes: 5, load: async () => (await import('./seals.ts')).seals },
    { id: 'lenses', minutes: 6, load: async () => (await import('./lenses.ts')).lenses },
    { id: 'islands', minutes: 6, load: async () => (await import('./islands.ts')).islands },
    { id: 'letters', minutes: 6, load: async () => (await import('./letters.ts')).letters },
    { id: 'museum', minutes: 5, load: async () => (await import('./museum.ts')).museum },
    { id: 'theory', minutes: 6, load: async () => (await import('./theory.ts')).theory },
    { id: 'objectives', minutes: 7, load: async () => (await import('./objectives.ts')).objectives },
    { id: 'beagle', minutes: 6, load: async () => (await import('./beagle.ts')).beagle },
    { id: 'alfred', minutes: 8, load: async () => (await import('./alfred.ts')).alfred },
  ],
  titles: {
    en: async () => (await import('./titles/en.ts')).en,
    ru: async () => (await import('./titles/ru.ts')).ru,
    fr: async () => (await import('./titles/fr.ts')).fr,
    pl: async () => (await import('./titles/pl.ts')).pl,
  },
}
