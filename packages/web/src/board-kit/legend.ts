// The signs of a game for the sheet that explains everything on the table: each is drawn by the component that draws it
// on the table, with a name and one short line. Names and meanings come from the lexicon and the game's texts wherever
// possible.

import type { Id } from '@wayfare/kernel'
import type { GameSpeaker, Language } from '@wayfare/text'
import type { ComponentType } from 'preact'

/** A key of the legend's own texts, or a text that the game already has. */
export type LegendText<Key extends string = string> = Key | ((speaker: GameSpeaker) => string)

export type LegendEntry<Key extends string = string> = {
  /** A unique id among the entries of the game. */
  readonly id: string
  /** `seat` is the seat whose colour its pieces have. */
  readonly Picture: ComponentType<{ readonly seat: number }>
  /** The glossary term whose name and first sentence are shown, unless the entry has its own. */
  readonly word?: string
  readonly name?: LegendText<Key>
  readonly meaning?: LegendText<Key>
  /** True if the sign stands for this thing in the present position. */
  readonly matches?: (id: Id, view: never) => boolean
}

type LegendGroup<Key extends string = string> = {
  readonly title: Key
  readonly entries: readonly LegendEntry<Key>[]
}

export type Legend<Key extends string = string> = {
  readonly groups: readonly LegendGroup<Key>[]
  /** The legend's own texts in the reader's language. */
  wordsOf(reader: { readonly language: Language }): { say(key: Key): string }
}
