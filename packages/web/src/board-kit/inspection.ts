// The descriptions of a game's things for inspection cards: what a thing is, what it does, and what it means at this
// moment. Names, effects and kinds come from the game's own texts wherever possible.

import type { Id } from '@wayfare/kernel'
import type { Outline } from '@wayfare/text'
import type { ComponentType } from 'preact'
import type { GameTableProps } from './contract.ts'

/** The table at this moment, as the viewer sees it. */
export type InspectedTable<V = unknown> = Pick<
  GameTableProps<V>,
  'view' | 'speaker' | 'seat' | 'names' | 'picture' | 'shownSeat'
> & {
  /** The table in words, for games that have it. */
  readonly outline: Outline | null
}

export type Description = {
  /** The glossary term for the thing. It provides the kind, the effect and the rule unless other fields do. */
  readonly word?: string
  /**
   * True for things that are only counted, such as coins: they have the name of the term, and nobody asks why they
   * cannot be pointed at.
   */
  readonly counted?: true
  /** The kind of thing and its place, if the term alone does not say it. */
  readonly kind?: string
  /** The name, if it is not that of the thing that was asked about. */
  readonly name?: string
  /** The thing under which the table in words describes its effect. */
  readonly outlinedAs?: Id
  /** The effect, in a sentence or two. */
  readonly does?: string
  /** Short facts about its cost or meaning at this moment. */
  readonly now?: readonly string[]
  /** The rule of the rulebook that explains more. */
  readonly rule?: string
  /** The thing whose small picture is shown, if it is another. */
  readonly pictured?: Id
  /** A larger picture, if the game has a better one than the small picture. */
  readonly Picture?: ComponentType
  /** Opens the whole text, if there is more than fits into a card. */
  readonly open?: () => void
}

export type Inspection<V = unknown> = {
  /** Describes a thing; null if there is no such thing on this table. */
  describe(id: Id, table: InspectedTable<V>): Description | null
}
