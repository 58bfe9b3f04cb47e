// The messages between a page and the worker that hosts its local tables: those of the server's socket, and a few that
// correspond to HTTP requests.

import type { Arrangement, State, Value } from '@wayfare/kernel'
import type { ClientMessage, Guided, PUZZLE, SeatRequest, ServerMessage } from '@wayfare/protocol'

export type LocalTableRequest = {
  readonly game: string
  readonly options?: Readonly<Record<string, Value>>
  /** The seats; nobody can join a table on this device. */
  readonly seats: readonly Exclude<SeatRequest, { kind: 'open' }>[]
  readonly language: string
  /** The secret behind the commitment, and this device's contribution. */
  readonly chance: { readonly secret: string; readonly bytes: string }
  /** The chosen beginning of the deal, if there is one. */
  readonly arranged?: Arrangement
  /** Set if the game was begun on another device and continues here. */
  readonly begun?: Pick<Guided, 'version' | 'at' | 'entries'>
}

/** The id of the person at this device, whatever their name. */
export const DEVICE = 'device'

/** The reason why a table cannot be opened: its rules are neither on this device nor on the server. */
export const NO_RULES = 'no-rules'

/** The origin of a table on which a passage of the rulebook is tried. */
export const PASSAGE = 'passage'

/** A request to continue a game from its log, with the person at this device at one seat. */
export type PracticeRequest = {
  readonly log: string
  /** The number of rows to replay; by default all. */
  readonly at?: number
  readonly seat: number
  /** The bot of each seat. Unknown bots are replaced. */
  readonly bots: readonly (string | null)[]
  readonly language: string
  /** Set for a puzzle or a passage of the rulebook: the table is lost with the page. */
  readonly trying?: typeof PUZZLE | typeof PASSAGE
  /** The address where the original game is shown. */
  readonly back?: string
}

/** A request for a game that begins in a given position, with bots at all seats but one. */
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
