// The interface of features that plug into the replay screen, which knows none of them.

import type { Signal } from '@preact/signals'
import type { TableInfo } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import type { ComponentChildren, ComponentType } from 'preact'
import type { Player } from '../client/finished/player.ts'
import type { Watch } from '../client/finished/watching.ts'
import type { GameTable, GameTableProps } from './contract.ts'

/** A decision that is pointed out where the replay stands before it. */
export type ReplayMark = {
  readonly number: number
  readonly step: number
  /** As one line. */
  text(): string
  /** As the line above the board, and what is told below it. */
  title(): ComponentChildren
  sub(): string
  /** Drawn over the board. */
  overlay(): ComponentChildren
}

export type ReviewProps = {
  readonly seat: number
  readonly info: TableInfo
  /** By seat, where it is known who they are. */
  readonly bots: readonly (string | null)[]
  readonly names: readonly string[]
  readonly speaker: GameSpeaker
  readonly game: GameTable | null
  readonly watch: Watch
  readonly player: Player
  /** The table at which the replay stands. */
  readonly table: GameTableProps
  readonly hidden: boolean
  /** Where it says which decisions it has found. */
  readonly marks: Signal<readonly ReplayMark[]>
  /** To the board. */
  show(): void
}

export type ReplayParts = {
  /** Stands in place of the table while it is open. */
  readonly Review: ComponentType<ReviewProps>
  mayReview(info: TableInfo): boolean
  /** A rule that is read over the table; null: none is. */
  readonly Rule: ComponentType<{ readonly game: string; readonly rule: string | null; readonly onClose: () => void }>
}
