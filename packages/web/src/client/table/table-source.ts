// The interface of a table's source: the server, or a worker on this device. The screen does not know which.

import type { ReadonlySignal } from '@preact/signals'
import type { TableSnapshot as Shown } from '@wayfare/client'
import type { Eyes, How, Refusal, State } from '@wayfare/kernel'
import type { ChatLine, Proposal, RefusalCode } from '@wayfare/protocol'

/** The known state of a table at this moment. */
export type { Shown }

export type Outcome =
  | 'done'
  | { readonly code: RefusalCode; readonly message: string; readonly reasons: readonly Refusal[] }

/** The state of the connection. `lost`: it is being tried again. `gone`: it will not return, for this reason. */
/** `gone` is the reason why nothing more arrives; `code` is that of the refusal, for code with its own message. */
export type Link = 'opening' | 'open' | 'lost' | { readonly gone: string; readonly code?: RefusalCode }

export interface TableSource {
  readonly shown: ReadonlySignal<Shown | null>
  readonly link: ReadonlySignal<Link>
  /** The seats whose people have the table open, and the number of spectators. */
  readonly presence: ReadonlySignal<{ readonly seats: readonly boolean[]; readonly watchers: number }>
  readonly chat: ReadonlySignal<readonly ChatLine[]>
  /** A bot that thinks for long: its progress from 0 to 1, and the number of thoughts ahead of it. */
  readonly thinking: ReadonlySignal<{ readonly seat: number; readonly done: number; readonly before?: number } | null>
  /** The seats of the people at this device. */
  readonly mine: ReadonlySignal<readonly number[]>
  /** Selects the viewer; on a shared device it is one seat at a time. */
  look(seat: number | null): void
  /** Makes these moves, all or none. */
  move(texts: readonly string[]): Promise<Outcome>
  undo(): Promise<Outcome>
  explain(what: string): Promise<readonly Refusal[]>
  /** Asks how a refused move could become possible. null: there is nothing to search for; `busy`: ask again later. */
  how(what: string): Promise<How | 'busy' | null>
  /**
   * Proposes to the others: to go back to before this log row, to give somebody's seat to a bot, or to allow the coach
   * for all.
   */
  propose(what: Proposal['what']): Promise<Outcome>
  answer(yes: boolean): Promise<Outcome>
  say(text: string): Promise<Outcome>
  /** Leaves the game; a bot plays on. */
  resign(): Promise<Outcome>
  /** Takes the seat back from the bot. */
  comeBack(): Promise<Outcome>
  /** Starts another game with the same people and returns the address of its table. */
  rematch(): Promise<string>
  /** The game's log as text, as far as it may be seen. */
  log(): Promise<string>
  /**
   * Deals a world for a coach that this viewer cannot tell from the true one: at this moment, or before the bot's move
   * in row `at`. null if there is none.
   */
  world(about?: {
    readonly at: number
    readonly by: number
  }): Promise<{ readonly eyes: Eyes; readonly world: State; readonly seed: string } | null>
  close(): void
}
