// What a game shows in the appendix of its rulebook: its cards and tiles by kind, drawn as on its table.

import type { GameSpeaker } from '@wayfare/text'
import type { ComponentType } from 'preact'
import type { en } from './text/en.ts'
import type { BookId } from './which.ts'

export type DrawnProps = { readonly id: string; readonly speaker: GameSpeaker }

export type Group = {
  readonly name: keyof (typeof en)['groups']
  readonly ids: readonly string[]
  readonly Drawn: ComponentType<DrawnProps>
  /** What it does, where the game's sentences leave that to its table. */
  readonly says?: (id: string, speaker: GameSpeaker) => string
}
export type Appendix = readonly Group[]

const APPENDICES: Readonly<Record<BookId, () => Promise<Appendix>>> = {
  arkham: async () => (await import('../../games/arkham/appendix.tsx')).appendix,
  arnak: async () => (await import('../../games/arnak/appendix.tsx')).appendix,
  darwin: async () => (await import('../../games/darwin/appendix.tsx')).appendix,
}

export const appendixOf = (game: BookId): Promise<Appendix> => APPENDICES[game]()
