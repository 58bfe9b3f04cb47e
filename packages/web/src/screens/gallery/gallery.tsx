// A page for developers: all UI components in every state, theme and edition. Its texts are in no catalogue.

import './gallery.css'
import { useState } from 'preact/hooks'
import { Logo } from '../../base/ui/logo.tsx'
import { Segmented } from '../../base/ui/segmented.tsx'
import { Toasts } from '../../base/ui/toast.tsx'
import { GAMES } from '../../games/index.ts'
import { Controls } from './controls.tsx'
import { Forms } from './forms.tsx'
import { Foundations } from './foundations.tsx'
import { Overlays } from './overlays.tsx'
import { Pieces } from './pieces.tsx'
import { States } from './states.tsx'

const THEMES = ['home', ...GAMES.map(({ theme }) => theme)]
const EDITIONS = ['both', 'night', 'day'] as const
type Edition = (typeof EDITIONS)[number]

const asked = new URLSearchParams(location.search)
const oneOf = <T extends string>(all: readonly T[], key: string, otherwise: T): T =>
  all.find((one) => one === asked.get(key)) ?? otherwise

export function Gallery() {
  const [theme, setTheme] = useState(oneOf(THEMES, 'theme', THEMES.at(-1) ?? 'home'))
  const [edition, setEdition] = useState<Edition>(oneOf(EDITIONS, 'edition', 'both'))
  const shown = edition === 'both' ? (['night', 'day'] as const) : [edition]
  return (
    <div class="gallery" data-theme="home">
      <header class="gallery-bar">
        <h1>
          <Logo size={28} /> <small>gallery</small>
        </h1>
        <Segmented label="Theme" labelHidden value={theme} onChange={setTheme} segments={THEMES.map(segment)} />
        <Segmented label="Edition" labelHidden value={edition} onChange={setEdition} segments={EDITIONS.map(segment)} />
      </header>
      <main class="gallery-sheets">
        {shown.map((one) => (
          <Sheet key={`${theme} ${one}`} theme={theme} edition={one} />
        ))}
      </main>
      <Toasts label="Notices" dismissLabel="Dismiss" />
    </div>
  )
}

const segment = <T extends string>(value: T) => ({ value, label: value })

function Sheet({ theme, edition }: { readonly theme: string; readonly edition: 'night' | 'day' }) {
  return (
    <div class="gallery-sheet" data-theme={theme} data-edition={edition}>
      <h2>
        {theme} <em>{edition}</em>
      </h2>
      <Foundations />
      <Controls />
      <Pieces />
      <States />
      <Forms />
      <Overlays />
    </div>
  )
}
