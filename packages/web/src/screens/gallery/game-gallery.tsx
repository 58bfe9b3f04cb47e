// A page for developers: every component of a game, in one language and both editions. Its texts are in no catalogue.

import './gallery.css'
import type { GameSpeaker } from '@wayfare/text'
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { language } from '../../base/i18n/index.ts'
import { Logo } from '../../base/ui/logo.tsx'
import type { GalleryProps } from '../../board-kit/gallery-part.tsx'
import { speakerOf } from '../../board-kit/game-speaker.ts'
import { gameOf, partsOf } from '../../games/index.ts'

const EDITIONS = ['night', 'day'] as const
export function GameGallery({ params: { game = '' } }: { readonly params: { readonly game?: string } }) {
  const [shown, setShown] = useState<{ speaker: GameSpeaker; Parts: ComponentType<GalleryProps> } | null>(null)
  useEffect(() => {
    const load = async () => {
      const Parts = await (await partsOf(game)).gallery?.()
      if (Parts) setShown({ speaker: await speakerOf(game, language.value, []), Parts })
    }
    void load()
  }, [game, language.value])
  return (
    <div class="gallery" data-theme="home">
      <header class="gallery-bar">
        <h1>
          <Logo size={28} /> <small>{gameOf(game).title[language.value]}</small>
        </h1>
      </header>
      <main class="gallery-sheets wide">
        {shown &&
          EDITIONS.map((edition) => (
            <div key={edition} class="gallery-sheet" data-theme={gameOf(game).theme} data-edition={edition}>
              <h2>{edition}</h2>
              <shown.Parts speaker={shown.speaker} />
            </div>
          ))}
      </main>
    </div>
  )
}
