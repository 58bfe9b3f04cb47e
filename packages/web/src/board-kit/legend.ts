// What a game tells of its signs, for the sheet that lists everything on the table: each sign is drawn by the component that draws it on
// the table, with a name and one short line. Names and meanings come from the lexicon and the game's texts wherever these have them.

import type { Id } from '@wayfare/kernel'
import type { GameSpeaker, Language } from '@wayfare/text'
import type { ComponentType } from 'preact'

/** A key of the legend's own words, or a text that the game has already. */
export type LegendText<Key extends string = string> = Key | ((speaker: GameSpeaker) => string)

export type LegendEntry<Key extends string = string> = {
  /** No other entry of the game has the same id. */
  readonly id: string
  /** `seat`: whose pieces are drawn, where they have a colour. */
  readonly Picture: ComponentType<{ readonly seat: number }>
  /** The word of the game's lexicon whose name and first sentence are shown, unless the entry has its own. */
  readonly word?: string
  readonly name?: LegendText<Key>
  readonly meaning?: LegendText<Key>
  /** Whether this thing on the table is one that the sign stands for, where the game is now. */
  readonly matches?: (id: Id, view: never) => boolean
}

type LegendGroup<Key extends string = string> = {
  readonly title: Key
  readonly entries: readonly LegendEntry<Key>[]
}

export type Legend<Key extends string = string> = {
  readonly groups: readonly LegendGroup<Key>[]
  /** The legend's own words in the reader's language. */
  wordsOf(reader: { readonly language: Language }): { say(key: Key): string }
}
