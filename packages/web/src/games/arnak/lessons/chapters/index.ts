// The chapters of Arnak, in the order in which they are best learnt.

import type { Chapters } from '../../../../board-kit/lessons/chapter.ts'

export const chapters: Chapters = {
  list: [
    { id: 'exile', minutes: 5, load: async () => (await import('./exile.ts')).exile },
    { id: 'guardians', minutes: 5, load: async () => (await import('./guardians.ts')).guardians },
    { id: 'assistants', minutes: 6, load: async () => (await import('./assistants.ts')).assistants },
    { id: 'round', minutes: 7, load: async () => (await import('./round.ts')).round },
    { id: 'temple', minutes: 6, load: async () => (await import('./temple.ts')).temple },
    { id: 'snake', minutes: 7, load: async () => (await import('./snake.ts')).snake },
  ],
  titles: {
    en: async () => (await import('./titles/en.ts')).en,
    ru: async () => (await import('./titles/ru.ts')).ru,
    fr: async () => (await import('./titles/fr.ts')).fr,
    pl: async () => (await import('./titles/pl.ts')).pl,
  },
}
