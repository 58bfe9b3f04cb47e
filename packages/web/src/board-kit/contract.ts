// What a game's own table is handed by the frame around it, and nothing more: it knows no rules, no network and no other game.

import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Fact, Id, Refusal, Score } from '@wayfare/kernel'
import type { Offered, Picture, TableInfo, Told } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import type { ComponentChildren, ComponentType } from 'preact'

/**
 * Choosing by pointing. An option names in `on` what it touches, in the order a person would point; each thing that is pointed at
 * narrows the choice, and only the whole of it is sent.
 */
export type Pointing = {
  /** What may be pointed at next, each with the options that are left then. */
  readonly offered: ReadonlySignal<ReadonlyMap<Id, readonly Offered[]>>
  /** What has been pointed at so far. */
  readonly pointed: ReadonlySignal<readonly Id[]>
  /** The options that are left. */
  readonly left: ReadonlySignal<readonly Offered[]>
  /** The key on the keyboard for a thing that is offered, as it is shown; at most twenty things and bare options have one. */
  readonly keys: ReadonlySignal<ReadonlyMap<Id, string>>
  /** What touches nothing more on the table, or nothing that the others do not touch: taken by its text alone. With keys by their move. */
  readonly bare: ReadonlySignal<readonly Offered[]>
  readonly bareKeys: ReadonlySignal<ReadonlyMap<string, string>>
  /** What the pointer, the focus or a chip is on: shown as a preview. A button that touches nothing is named by its move. */
  readonly hovered: ReadonlySignal<Id | null>
  /** The option that would be taken if what is hovered were pointed at, if it is one; while nothing is hovered, what waits to be confirmed. */
  readonly preview: ReadonlySignal<Offered | null>
  hover(id: Id | null): void
  /** The pointer is on this no longer; it may be on something else already. */
  leave(id: Id): void
  /** Narrows the choice, or takes what is left; what is not offered is explained. */
  point(id: Id): void
  take(option: Offered): void
  /** Forgets what was pointed at last, and a move that waits to be confirmed. */
  back(): void
  /** Forgets a move that waits to be confirmed, with all that led to it. */
  cancelArmed(): void
}

export type Undo = {
  /** There is a move of one's own to take back. */
  readonly can: boolean
  /** What would be taken back next, in words, if the log tells it. */
  readonly what: string | null
  /** The move itself. */
  readonly move: string | null
  /** It goes back past what was shown: what that means, in words. null: it does not. */
  readonly past: string | null
  act(): void
}

/** The part of the table that is open as a drawer, or as a tab of a phone. `none`: the board. */
export type Drawer = 'none' | 'market' | 'aside' | 'outlook' | 'side' | 'log' | 'chat'

export type GameTableProps<V = unknown> = {
  readonly info: TableInfo
  /** With whose eyes; null looks on. */
  readonly seat: number | null
  readonly view: V
  readonly picture: Picture
  readonly told: readonly Told[]
  readonly pointing: Pointing
  /** The same a frame later, for what stands beside the board or cannot be seen: see deferred.tsx. */
  readonly following: Pointing
  readonly speaker: GameSpeaker
  /** What players are called, by seat. */
  readonly names: readonly string[]
  /** Whose sheet or area is looked at, where players have their own. */
  readonly shownSeat: number
  showSeat(seat: number): void
  /** Absent where there are no tabs. */
  readonly drawer?: Signal<Drawer>
  /** On a screen that others see, what only one may know is covered. */
  readonly shared: boolean
  /** Taking back; null where nothing can be done: in a replay, and for who looks on. */
  readonly undo: Undo | null
  explain(what: string): Promise<readonly Refusal[]>
  /** Opens the rulebook over the table at this rule. */
  readRule(rule: string): void
}

/** What would be lost or wasted by a move. `asks`: so much that it is asked about before it is sent. */
export type Warning = { readonly text: string; readonly asks: boolean }

/** Something that may be used now, whatever is being asked. */
export type Announcement = { readonly id: Id; readonly label: string }

/** The parts of a game's own table; the frame puts them where there is room. */
export type GameTable<V = unknown> = {
  /** The map or board: fills the view, can be moved and enlarged. */
  readonly Board: ComponentType<GameTableProps<V>>
  /** The board is the one of the seat that is shown: whoever opens another seat wants to see the board. */
  readonly boardBySeat?: true
  /** What all may buy or take from, beside the board or on its edge; in a drawer on a phone. */
  readonly Market?: ComponentType<GameTableProps<V>>
  /** What is beside the board: dice, cards, round; in a drawer on a phone. */
  readonly Aside: ComponentType<GameTableProps<V>>
  /** My own area, pinned at the bottom. */
  readonly Mine: ComponentType<GameTableProps<V>>
  /** What the score is made of, and what is to come; in a drawer on a phone. */
  readonly Outlook: ComponentType<GameTableProps<V>>
  /** A rival's strip. */
  readonly Rival: ComponentType<GameTableProps<V> & { readonly rival: number }>
  /** The points of a seat among the scores, where the rules give points only at the end. */
  readonly Points?: ComponentType<GameTableProps<V> & { readonly who: number }>
  /** Rounds and phases, for the bar at the top. */
  readonly Progress: ComponentType<GameTableProps<V>>
  /** A small picture beside a thing's name, in prompts, chips and the log. */
  readonly Glyph: ComponentType<{ readonly id: Id }>
  /** What the small picture beside a move shows, where that is not the thing it touches, or it touches none. */
  readonly pictured?: (move: string) => Id | undefined
  /** What a move looks like, where that says all: its chip shows that, and its words are only heard. */
  readonly face?: (move: string, props: GameTableProps<V>) => ComponentChildren
  /** What the drawers are called on a phone, where the frame's own words are not the game's. */
  readonly drawers?: (speaker: GameSpeaker) => { readonly [D in 'board' | 'market' | 'aside']?: string }
  /** Whoever plays alone finds nobody among the other players: the opponent stands beside the scores. */
  readonly rivalless?: true
  /** What is left of what a payment takes, for things that are counted. */
  readonly leaves?: (option: Offered, props: GameTableProps<V>) => ReadonlyMap<Id, number>
  /** So many of a thing that is counted, in words: "2 coins". */
  readonly amount?: (id: Id, count: number, speaker: GameSpeaker) => string
  /** What a move costs, where its name does not say so: stands on its chip. */
  readonly price?: (option: Offered, props: GameTableProps<V>) => ComponentChildren
  /** Gains that leave nothing to choose, in whatever order: one tap takes them one after another. */
  readonly gains?: (props: GameTableProps<V>) => readonly Offered[]
  /** What a move would do, beyond its name: shown while it is looked at. */
  readonly does?: (option: Offered, props: GameTableProps<V>) => string | null
  /** What is to be known of the question, such as what the thing does that asks: shown while nothing else is looked at. */
  readonly asks?: (props: GameTableProps<V>) => string | null
  /** What is still to be chosen of a move of which a part has been pointed at; without it, how the choices that are left begin. */
  readonly begun?: (props: GameTableProps<V>) => string | null
  /** What is told of a thing under the pointer that several choices touch, where to name them all would only repeat it. */
  readonly about?: (id: Id, props: GameTableProps<V>) => string
  readonly warns?: (option: Offered, props: GameTableProps<V>) => Warning | null
  /** The move that a person makes with the same yes: passing and ending the turn are one question if there was a warning. */
  readonly confirmedWith?: (move: string) => string | undefined
  /** Who has points without a seat: an opponent that the rules play. */
  readonly beside?: (props: GameTableProps<V>) => readonly (Score & { readonly name: string })[]
  /** Is what a move set off told step by step? */
  readonly tells?: (facts: readonly Fact[]) => boolean
  /** What may be used beside any question, and is easily missed among many choices: the prompt names it. */
  readonly announces?: (props: GameTableProps<V>) => readonly Announcement[]
  /** Moves that the table has buttons of its own for: the prompt need not show them. */
  readonly shows?: (move: string, on?: readonly Id[]) => boolean
  /** Moves that lie open where the finger is, with what has been pointed at: a chip would only say them again. */
  readonly repeats?: (move: string, pointed: readonly Id[], on?: readonly Id[]) => boolean
}
