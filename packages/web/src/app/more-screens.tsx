// Screens that are seldom asked for: their list is no part of the first script.

import { say, withWords } from '../i18n/index.ts'
import { Failure } from './failure.tsx'
import { Loaded, type Screens, screenIn } from './loaded.tsx'

const SCREENS: Screens = [
  [
    '/licences',
    async () => (await withWords(import('../lobby/settings-text/index.ts'), import('../lobby/licences.tsx'))).Licences,
  ],
  [
    '/puzzle/:game/:number',
    async () =>
      (await withWords(import('../puzzle/text/index.ts'), import('../puzzle/puzzle-screen.tsx'))).PuzzleScreen,
  ],
  ['/gallery', async () => (await import('../gallery/gallery.tsx')).Gallery],
  ['/gallery/:game', async () => (await import('../gallery/game-gallery.tsx')).GameGallery],
]

export function MoreScreens() {
  const found = screenIn(SCREENS)
  if (!found) return <Failure message={say('app.notFound')} />
  return <Loaded key={JSON.stringify([found.pattern, found.params])} {...found} />
}
