// The interface of features that plug into the replay screen, which knows none of them.

import type { Signal } from '@preact/signals'
import type { TableInfo } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import type { ComponentChildren, ComponentType } from 'preact'
import type { Player } from '../client/finished/player.ts'
import type { Watch } from '../client/finished/watching.ts'
import type { GameTable, GameTableProps } from './contract.ts'

/** A decision to mark where the replay is just before it. */
export type ReplayMark = {
  readonly number: number
  readonly step: number
  /** The decision as one line of text. */
  text(): string
  /** The title above the board, and the text below that. */
  title(): ComponentChildren
  sub(): string
  /** An overlay over the board. */
  overlay(): ComponentChildren
}

export type ReviewProps = {
  readonly seat: number
  readonly info: TableInfo
  /** The bot of each seat, if known. */
  readonly bots: readonly (string | null)[]
  readonly names: readonly string[]
  readonly speaker: GameSpeaker
  readonly game: GameTable | null
  readonly watch: Watch
  readonly player: Player
  /** The table at the present step of the replay. */
  readonly table: GameTableProps
  readonly hidden: boolean
  /** The decisions that the review has found. */
  readonly marks: Signal<readonly ReplayMark[]>
  /** Returns to the board. */
  show(): void
}

export type ReplayParts = {
  /** The panel that replaces the table while it is open. */
  readonly Review: ComponentType<ReviewProps>
  mayReview(info: TableInfo): boolean
  /** A rule in a drawer over the table; null for none. */
  readonly Rule: ComponentType<{ readonly game: string; readonly rule: string | null; readonly onClose: () => void }>
}
