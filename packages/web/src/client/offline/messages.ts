// What a page and the worker that holds its local tables say to each other: the messages of the server's socket, and those few
// things beside them that are asked of the server over HTTP.

import type { Arrangement, State, Value } from '@wayfare/kernel'
import type { ClientMessage, Guided, PUZZLE, SeatRequest, ServerMessage } from '@wayfare/protocol'

export type LocalTableRequest = {
  readonly game: string
  readonly options?: Readonly<Record<string, Value>>
  /** Nobody is awaited at a table on this device. */
  readonly seats: readonly Exclude<SeatRequest, { kind: 'open' }>[]
  readonly language: string
  /** What the table is dealt from: what it commits to, and what this device adds. */
  readonly chance: { readonly secret: string; readonly bytes: string }
  /** What comes first in this deal, where that was chosen. */
  readonly arranged?: Arrangement
  /** It was begun on another device, and goes on here. */
  readonly begun?: Pick<Guided, 'version' | 'at' | 'entries'>
}

/** Whoever is at this device: one person to the table, whatever they are called. */
export const DEVICE = 'device'

/** Why a table cannot be opened: its rules are neither on this device nor on the server. */
export const NO_RULES = 'no-rules'

/** A passage of the rulebook that is tried. */
export const PASSAGE = 'passage'

/** A game of which the log is known goes on, with whoever is at this device at one seat. */
export type PracticeRequest = {
  readonly log: string
  /** After so many rows; absent: after all. */
  readonly at?: number
  readonly seat: number
  /** By seat; who is not known is replaced. */
  readonly bots: readonly (string | null)[]
  readonly language: string
  /** What is only tried, a puzzle or a passage of the rulebook, is forgotten with the page. */
  readonly trying?: typeof PUZZLE | typeof PASSAGE
  /** The address where the game it is from is read. */
  readonly back?: string
}

/** A game that begins in a position made for it, with bots at all seats but one. */
export type PositionRequest = {
  readonly game: string
  readonly options: Readonly<Record<string, Value>>
  readonly world: State
  readonly seat: number
  readonly language: string
  /** The address to which its table leads back. */
  readonly back: string
}

/** A request of the page to the worker that hosts local tables; for tables online it would be an HTTP request. */
export type HostRequest =
  | { readonly t: 'make'; readonly id: string; readonly request: LocalTableRequest }
  | { readonly t: 'practise'; readonly id: string; readonly request: PracticeRequest }
  | { readonly t: 'position'; readonly id: string; readonly request: PositionRequest }
  | { readonly t: 'resign' | 'back'; readonly id: string; readonly table: string; readonly seat: number }
  | { readonly t: 'rematch'; readonly id: string; readonly table: string }
  | { readonly t: 'log'; readonly id: string; readonly table: string; readonly seat: number | null }

/** The answer to a HostRequest: the id of a table, or a log. */
export type TextGiven = { readonly t: 'given'; readonly id: string; readonly text: string }

/** `name` tells the worker the name of the person at this device. */
export type ToHost = ClientMessage | HostRequest | { readonly t: 'name'; readonly name: string }
/** `lasting` is false if the browser stores nothing, so that tables are lost with the page. */
export type FromHost = ServerMessage | TextGiven | { readonly t: 'ready'; readonly lasting: boolean }
