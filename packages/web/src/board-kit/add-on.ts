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
  /** What the game's own table is handed. */
  readonly props: GameTableProps
  /** Plays these moves one after another; what they lead to waits to be confirmed. */
  playSteps(steps: readonly string[], then: string): Promise<void>
  /** What the log shows. */
  readonly entries: readonly LogEntry[]
  /** A move is on its way. */
  readonly busy: ReadonlySignal<boolean>
  /** Which part of the table lies on top on a narrow screen. */
  readonly drawer: Signal<Drawer>
  /** The id of the add-on whose panel is open; null if none is. */
  readonly panel: Signal<string | null>
  /** The rule that is read over the table. */
  readonly rule: Signal<string | null>
  /** Opens the rulebook over the table at this rule. */
  read(rule: string): void
  /** Opens the dialog that explains the signs and keys of the table. */
  openHelp(): void
}

/** What the help dialog shows around its list of keys. */
export type HelpSheet = {
  title(): string
  readonly Sheet: ComponentType<{ readonly moment: PlayMoment; readonly keys: ComponentChildren }>
}

/** A button in the bar at the top that opens and closes the add-on's panel. The key for hints does the same for the first that is there. */
type Tool = { readonly id: string; readonly icon: IconName; label(moment: PlayMoment): string }

/** What is shown below the reasons why something was refused. */
export type RefusalPanelProps = {
  readonly game: string
  readonly what: string
  /** Why it cannot be done now. */
  readonly reasons: readonly Refusal[]
  /** Nothing but what it costs is in the way. */
  readonly tooDear: boolean
  readonly speaker: GameSpeaker
  /** What the seat sees, for the names of moves. */
  readonly view: unknown
  /** The small picture of a thing. */
  readonly Glyph: GameTable['Glyph'] | undefined
  ask(what: string): Promise<How | 'busy' | null>
  /** Plays the steps one after another; the last move is left to be confirmed. */
  play(steps: readonly string[], then: string): void
  hover(id: string | null): void
  /** What is shown has another size now. */
  onGrown(): void
}

/** A way from the end of a game to what can be read of it. */
export type EndDoor = { readonly icon: IconName; readonly label: string; address(of: ReplayLink): string }

/** `link`: null where there is none yet. `title`: what the link is called. */
export type ShareProps = { readonly link: ReplayLink | null; readonly title: string }

/** `mine`: the seats of whoever looks. */
export type EndPartProps = { readonly shown: Shown; readonly names: readonly string[]; readonly mine: readonly number[] }

export type EndParts = {
  /** null: not of this game. */
  readonly door?: (shown: Shown) => EndDoor | null
  /** A panel of its own above the score sheet. */
  readonly Part?: ComponentType<EndPartProps>
  /** Gives away a link to the game. */
  readonly ShareButton?: ComponentType<ShareProps>
}

export type PlayAddOn = {
  readonly id: string
  /** Whether there is something to do for it at this moment; always, if nothing is said here. */
  readonly when?: (moment: PlayMoment) => boolean
  /** Drawn over the table. What is large in it is loaded by it when it is needed. */
  readonly Panel?: ComponentType<PlayMoment>
  readonly tool?: Tool
  /** Stands in the prompt of whoever sits at this table while they wait for others, and when the game is over. */
  readonly Waiting?: ComponentType<{ readonly table: string }>
  /** How what was refused could be done: loaded when somebody asks. */
  readonly refusalPanel?: () => Promise<ComponentType<RefusalPanelProps>>
  /** What it shows in the help dialog, null for games of which it knows nothing: loaded when the dialog is opened. */
  readonly helpSheet?: (game: string) => Promise<HelpSheet | null>
  /** What it adds to the end of a game: loaded with it. */
  readonly endParts?: () => Promise<EndParts>
}
