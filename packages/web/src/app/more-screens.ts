// Screens that are seldom asked for: their list is no part of the first script.

import { withWords } from '../i18n/index.ts'
import type { Screens } from './screens.ts'

export const MORE: Screens = [
  [
    '/opponents',
    async () => (await withWords(import('../opponents/text/index.ts'), import('../opponents/opponents.tsx'))).Opponents,
  ],
  [
    '/licences',
    async () => (await withWords(import('../lobby/settings-text/index.ts'), import('../lobby/licences.tsx'))).Licences,
  ],
  [
    '/recover',
    async () => (await withWords(import('../lobby/settings-text/index.ts'), import('../lobby/recover.tsx'))).Recover,
  ],
  [
    '/puzzle/:game/:number',
    async () =>
      (await withWords(import('../puzzle/text/index.ts'), import('../puzzle/puzzle-screen.tsx'))).PuzzleScreen,
  ],
  ['/gallery', async () => (await import('../gallery/gallery.tsx')).Gallery],
  ['/gallery/:game', async () => (await import('../gallery/game-gallery.tsx')).GameGallery],
]
