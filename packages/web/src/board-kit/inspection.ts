// What a game tells of the things on its table, for the card that opens beside each of them: what it is, what it does, and what it means
// at this moment. Names, effects and kinds come from the game's own texts wherever these have them.

import type { Id } from '@wayfare/kernel'
import type { Outline } from '@wayfare/text'
import type { ComponentType } from 'preact'
import type { GameTableProps } from './contract.ts'

/** The table as it is shown at this moment, to whoever asks. */
export type InspectedTable<V = unknown> = Pick<
  GameTableProps<V>,
  'view' | 'speaker' | 'seat' | 'names' | 'picture' | 'shownSeat'
> & {
  /** The table in words, for games that have it. */
  readonly outline: Outline | null
}

export type Description = {
  /** The word of the game's lexicon for what this is. It says the kind, what the thing does and where the rulebook tells more, unless the others say so. */
  readonly word?: string
  /** It is only counted, as coins are: it is called as the word is, and nobody asks why it cannot be pointed at. */
  readonly counted?: true
  /** What kind of thing it is, and where it lies, if the word alone does not say it. */
  readonly kind?: string
  /** What it is called, if that is not the name of the thing that was asked about. */
  readonly name?: string
  /** The table in words tells what it does under another thing. */
  readonly outlinedAs?: Id
  /** What it does, in a sentence or two. */
  readonly does?: string
  /** What it costs or means at this moment: short facts, one beside the other. */
  readonly now?: readonly string[]
  /** The rule of the rulebook that tells more. */
  readonly rule?: string
  /** The thing whose small picture is shown, if it is another. */
  readonly pictured?: Id
  /** A picture of its own, where the game draws it better than by its small picture. */
  readonly Picture?: ComponentType
  /** Opens the whole of it, if there is more to be read than fits into a card. */
  readonly open?: () => void
}

export type Inspection<V = unknown> = {
  /** null: there is no such thing on this table. */
  describe(id: Id, table: InspectedTable<V>): Description | null
}
