// The contract between the play screen and the table of one game: the properties that the table receives, and the components and
// functions that it provides. A table knows no rules, no network and no other game.

import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Fact, Id, Refusal, Score } from '@wayfare/kernel'
import type { Offered, Picture, TableInfo, Told } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import type { ComponentChildren, ComponentType } from 'preact'

/**
 * Choosing a move by pointing at things. An option lists in `on` the things it touches, in the order a person would point at them. Each
 * thing pointed at narrows the choice; a move is sent only when it is complete.
 */
export type Pointing = {
  /** The things that can be pointed at next, each with the options that would remain. */
  readonly offered: ReadonlySignal<ReadonlyMap<Id, readonly Offered[]>>
  /** The things pointed at so far. */
  readonly pointed: ReadonlySignal<readonly Id[]>
  /** The options that remain. */
  readonly left: ReadonlySignal<readonly Offered[]>
  /** The keyboard key of each offered thing. At most twenty things and bare options have one. */
  readonly keys: ReadonlySignal<ReadonlyMap<Id, string>>
  /** Options that cannot be chosen by pointing, because no further thing tells them apart. Each has a button; `bareKeys` is by move. */
  readonly bare: ReadonlySignal<readonly Offered[]>
  readonly bareKeys: ReadonlySignal<ReadonlyMap<string, string>>
  /** The thing under the pointer or with the focus, for the preview; for a button that touches nothing, its move. */
  readonly hovered: ReadonlySignal<Id | null>
  /** The option that pointing at the hovered thing would take, if it is a single one; else a move that waits to be confirmed. */
  readonly preview: ReadonlySignal<Offered | null>
  hover(id: Id | null): void
  /** Ends the hovering of this thing, unless the pointer is already on another one. */
  leave(id: Id): void
  /** Narrows the choice, and takes the option if one remains. For a thing that is not offered, shows why not. */
  point(id: Id): void
  take(option: Offered): void
  /** Takes back the last pointing, and a move that waits to be confirmed. */
  back(): void
  /** Drops a move that waits to be confirmed, and all pointing that led to it. */
  cancelArmed(): void
}

export type Undo = {
  /** True if the player has a move to undo. */
  readonly can: boolean
  /** The move that would be undone next, in words, if the log has it. */
  readonly what: string | null
  /** The same move as text. */
  readonly move: string | null
  /** A warning if the undo would go back past revealed information; else null. */
  readonly past: string | null
  act(): void
}

/** The part of the table that is open as a drawer, or as a tab of a phone. `none`: the board. */
export type Drawer = 'none' | 'market' | 'aside' | 'outlook' | 'side' | 'log' | 'chat'

export type GameTableProps<V = unknown> = {
  readonly info: TableInfo
  /** The seat of the viewer; null for a spectator. */
  readonly seat: number | null
  readonly view: V
  readonly picture: Picture
  readonly told: readonly Told[]
  readonly pointing: Pointing
  /** The same values one animation frame later, for parts beside the board that may be drawn after it. */
  readonly following: Pointing
  readonly speaker: GameSpeaker
  /** Names of the players, by seat. */
  readonly names: readonly string[]
  /** The seat whose sheet or player area is shown. */
  readonly shownSeat: number
  showSeat(seat: number): void
  /** The open tab or drawer; absent on wide screens, which show all parts. */
  readonly drawer?: Signal<Drawer>
  /** True on a screen that several players share: secrets are covered. */
  readonly shared: boolean
  /** Undo; null in a replay and for spectators. */
  readonly undo: Undo | null
  /** The rules because of which a thing or move is not offered. */
  explain(what: string): Promise<readonly Refusal[]>
  /** Opens the rulebook at this rule, over the table. */
  readRule(rule: string): void
}

/** What a move would lose or waste. `asks`: the loss is large enough to ask for confirmation. */
export type Warning = { readonly text: string; readonly asks: boolean }

/** Something that may be used now, whatever the question is. */
export type Announcement = { readonly id: Id; readonly label: string }

/** The components and functions of a game's table. The play screen lays the components out. */
export type GameTable<V = unknown> = {
  /** The map or board, which can be moved and zoomed. */
  readonly Board: ComponentType<GameTableProps<V>>
  /** Set if each player has a board of their own, so that opening another seat shows its board. */
  readonly boardBySeat?: true
  /** The shared supply to buy or take from; a drawer on a phone. */
  readonly Market?: ComponentType<GameTableProps<V>>
  /** What is beside the board, such as dice, cards and rounds; a drawer on a phone. */
  readonly SidePanel: ComponentType<GameTableProps<V>>
  /** The player area of the shown seat, at the bottom of the screen. */
  readonly PlayerArea: ComponentType<GameTableProps<V>>
  /** The parts of the score, present and expected; a drawer on a phone. */
  readonly ScorePreview: ComponentType<GameTableProps<V>>
  /** A narrow strip with the state of another player. */
  readonly OpponentStrip: ComponentType<GameTableProps<V> & { readonly rival: number }>
  /** The score of a seat, for games whose rules give points only at the end. */
  readonly Points?: ComponentType<GameTableProps<V> & { readonly who: number }>
  /** Rounds and phases, for the bar at the top. */
  readonly Progress: ComponentType<GameTableProps<V>>
  /** A small picture beside a thing's name, in prompts, chips and the log. */
  readonly Glyph: ComponentType<{ readonly id: Id }>
  /** The id whose picture is drawn beside a move. By default the first thing that the move touches. */
  readonly pictured?: (move: string) => Id | undefined
  /** A drawing that replaces the text on the button of a move; screen readers still get the text. */
  readonly face?: (move: string, props: GameTableProps<V>) => ComponentChildren
  /** Names for the phone tabs, where the general ones do not fit the game. */
  readonly drawers?: (speaker: GameSpeaker) => { readonly [D in 'board' | 'market' | 'aside']?: string }
  /** Set if a solo game has no tab of other players, because its automatic opponent is shown beside the scores. */
  readonly rivalless?: true
  /** For a payment: how much of each counted thing would remain. */
  readonly leaves?: (option: Offered, props: GameTableProps<V>) => ReadonlyMap<Id, number>
  /** An amount in words, such as "2 coins". */
  readonly amount?: (id: Id, count: number, speaker: GameSpeaker) => string
  /** The price of a move, drawn on its button, where the name of the move does not say it. */
  readonly price?: (option: Offered, props: GameTableProps<V>) => ComponentChildren
  /** Pending gains whose order does not matter: one tap takes all of them. */
  readonly gains?: (props: GameTableProps<V>) => readonly Offered[]
  /** The effect of a move beyond its name, shown while it is hovered. */
  readonly does?: (option: Offered, props: GameTableProps<V>) => string | null
  /** An explanation of the question, such as the effect of the card that asks it, shown while nothing is hovered. */
  readonly asks?: (props: GameTableProps<V>) => string | null
  /** The prompt while a part of a move has been pointed at. By default the words that the remaining choices have in common. */
  readonly begun?: (props: GameTableProps<V>) => string | null
  /** The text for a hovered thing that many options touch, instead of a list of these options. */
  readonly about?: (id: Id, props: GameTableProps<V>) => string
  readonly warns?: (option: Offered, props: GameTableProps<V>) => Warning | null
  /** A move that is sent along when this one is confirmed: passing and ending the turn need one confirmation. */
  readonly confirmedWith?: (move: string) => string | undefined
  /** Automatic opponents of solo games: they have points but no seat. */
  readonly beside?: (props: GameTableProps<V>) => readonly (Score & { readonly name: string })[]
  /** True if the consequences of a move should be announced step by step. */
  readonly tells?: (facts: readonly Fact[]) => boolean
  /** Things usable at any time that are easily missed among many choices: the prompt mentions them. */
  readonly announces?: (props: GameTableProps<V>) => readonly Announcement[]
  /** True for moves that have a button on the table, so that the prompt shows none. */
  readonly shows?: (move: string, on?: readonly Id[]) => boolean
  /** True for moves that the table already shows at the thing just pointed at, so that the prompt shows no button. */
  readonly repeats?: (move: string, pointed: readonly Id[], on?: readonly Id[]) => boolean
}
