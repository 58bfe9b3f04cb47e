// The interface of features that plug into the table's screen. The screen renders a list of them and knows none of them.

import type { ReadonlySignal, Signal } from '@preact/signals'
import type { How, Refusal } from '@wayfare/kernel'
import type { Picture } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import type { ComponentChildren, ComponentType } from 'preact'
import type { IconName } from '../base/ui/icon.tsx'
import type { ReplayLink } from '../client/finished/replay-address.ts'
import type { Shown, TableSource } from '../client/table/table-source.ts'
import type { Drawer, GameTable, GameTableProps, Pointing } from './contract.ts'
import type { LogEntry } from './log-lines.ts'

/** The table at this moment, as an add-on sees it. */
export type PlayMoment = {
  readonly source: TableSource
  readonly shown: Shown
  readonly picture: Picture
  readonly speaker: GameSpeaker
  readonly names: readonly string[]
  readonly table: GameTable | null
  readonly pointing: Pointing
  /** The properties that the game's own table receives. */
  readonly props: GameTableProps
  /** Makes these moves one after another. The move to which they lead waits for confirmation. */
  playSteps(steps: readonly string[], then: string): Promise<void>
  /** The entries of the log. */
  readonly entries: readonly LogEntry[]
  /** True while a move is being sent. */
  readonly busy: ReadonlySignal<boolean>
  /** The drawer that is open on a narrow screen. */
  readonly drawer: Signal<Drawer>
  /** The id of the add-on whose panel is open; null if none is. */
  readonly panel: Signal<string | null>
  /** The id of the rule that is being read over the table. */
  readonly rule: Signal<string | null>
  /** Opens the rulebook over the table at this rule. */
  read(rule: string): void
  /** Opens the dialog that explains the signs and keys of the table. */
  openHelp(): void
}

/** The content of the help dialog around its list of keys. */
export type HelpSheet = {
  title(): string
  readonly Sheet: ComponentType<{ readonly moment: PlayMoment; readonly keys: ComponentChildren }>
}

/**
 * A button in the bar at the top that opens and closes the add-on's panel. The key for hints does the same for the
 * first available one.
 */
type Tool = { readonly id: string; readonly icon: IconName; label(moment: PlayMoment): string }

/** The properties of a panel below the reasons for a refusal. */
export type RefusalPanelProps = {
  readonly game: string
  readonly what: string
  /** The reasons of the refusal. */
  readonly reasons: readonly Refusal[]
  /** True if only the cost is in the way. */
  readonly tooDear: boolean
  readonly speaker: GameSpeaker
  /** The view of the seat, which names of moves depend on. */
  readonly view: unknown
  /** The small picture of a thing. */
  readonly Glyph: GameTable['Glyph'] | undefined
  ask(what: string): Promise<How | 'busy' | null>
  /** Makes the steps one after another. The last move waits for confirmation. */
  play(steps: readonly string[], then: string): void
  hover(id: string | null): void
  /** Called when the panel has changed its size. */
  onGrown(): void
}

/** A link at the end of a game to a page about that game. */
export type EndDoor = { readonly icon: IconName; readonly label: string; address(of: ReplayLink): string }

/**
 * The properties of a share button. `link` is null while there is none yet; `title` is the title of the shared link.
 */
export type ShareProps = { readonly link: ReplayLink | null; readonly title: string }

/** `mine`: the seats of whoever looks. */
export type EndPartProps = {
  readonly shown: Shown
  readonly names: readonly string[]
  readonly mine: readonly number[]
}

export type EndParts = {
  /** The link for this game; null if the add-on has none. */
  readonly door?: (shown: Shown) => EndDoor | null
  /** A panel of its own above the score sheet. */
  readonly Part?: ComponentType<EndPartProps>
  /** A button that shares a link to the game. */
  readonly ShareButton?: ComponentType<ShareProps>
}

export type PlayAddOn = {
  readonly id: string
  /** True if the add-on is available at this moment. Without this function it always is. */
  readonly when?: (moment: PlayMoment) => boolean
  /** A panel over the table. It loads its large parts itself when they are needed. */
  readonly Panel?: ComponentType<PlayMoment>
  readonly tool?: Tool
  /** Shown in the prompt of players who wait for others, and after the end of the game. */
  readonly Waiting?: ComponentType<{ readonly table: string }>
  /** Loads the panel that explains how a refused move could become possible. */
  readonly refusalPanel?: () => Promise<ComponentType<RefusalPanelProps>>
  /** Loads the add-on's part of the help dialog when that is opened; null for games without one. */
  readonly helpSheet?: (game: string) => Promise<HelpSheet | null>
  /** Loads the add-on's parts of the end screen together with it. */
  readonly endParts?: () => Promise<EndParts>
}
