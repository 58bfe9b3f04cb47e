import type { GameSpeaker } from '@wayfare/text'
import type { ComponentChildren } from 'preact'

/** The properties of a game's gallery. */
export type GalleryProps = { readonly speaker: GameSpeaker }

export const Part = ({ name, children }: { readonly name: string; readonly children: ComponentChildren }) => (
  <section class="gallery-part">
    <h3 class="caps">{name}</h3>
    {children}
  </section>
)

export const Row = ({ children }: { readonly children: ComponentChildren }) => <div class="gallery-row">{children}</div>
