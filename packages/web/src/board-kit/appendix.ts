// The interface for the appendix of a rulebook: a game lists its cards and tiles by kind, drawn as on its table.

import type { GameSpeaker } from '@wayfare/text'
import type { ComponentType } from 'preact'

export type DrawnProps = { readonly id: string; readonly speaker: GameSpeaker }

/**
 * The kinds of things that the rulebook's catalogue has a heading for; it adds them here.
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled where the headings are
export interface GroupNames {}

export type AppendixGroup = {
  readonly name: keyof GroupNames
  readonly ids: readonly string[]
  readonly Drawn: ComponentType<DrawnProps>
  /** The text of its effect, if the game's sentences leave that to its table. */
  readonly says?: (id: string, speaker: GameSpeaker) => string
}
export type Appendix = readonly AppendixGroup[]
