// The interface of a table's source: the server, or a worker on this device. The screen does not know which.

import type { ReadonlySignal } from '@preact/signals'
import type { TableSnapshot as Shown } from '@wayfare/client'
import type { Eyes, How, Refusal, State } from '@wayfare/kernel'
import type { ChatLine, Proposal, RefusalCode } from '@wayfare/protocol'

/** What is known of a table at this moment. */
export type { Shown }

export type Outcome =
  | 'done'
  | { readonly code: RefusalCode; readonly message: string; readonly reasons: readonly Refusal[] }

/** `lost`: it is being tried again. `gone`: it will not come back, and this says why. */
/** `gone`: why nothing more comes; `code`: what the table was refused with, for whoever says it in their own words. */
export type Link = 'opening' | 'open' | 'lost' | { readonly gone: string; readonly code?: RefusalCode }

export interface TableSource {
  readonly shown: ReadonlySignal<Shown | null>
  readonly link: ReadonlySignal<Link>
  /** Which seats somebody looks from now, and how many look on. */
  readonly presence: ReadonlySignal<{ readonly seats: readonly boolean[]; readonly watchers: number }>
  readonly chat: ReadonlySignal<readonly ChatLine[]>
  /** A bot that takes its time: how far it is, from 0 to 1, and how many others are thought for before it. */
  readonly thinking: ReadonlySignal<{ readonly seat: number; readonly done: number; readonly before?: number } | null>
  /** The seats of whoever sits at this device. */
  readonly mine: ReadonlySignal<readonly number[]>
  /** With whose eyes to look; one seat at a time on a device that goes round. */
  look(seat: number | null): void
  /** Taken together or not at all. */
  move(texts: readonly string[]): Promise<Outcome>
  undo(): Promise<Outcome>
  explain(what: string): Promise<readonly Refusal[]>
  /** How whoever is refused this could come to it. null: there is nothing to look for; `busy`: ask again. */
  how(what: string): Promise<How | 'busy' | null>
  /** Asks all others: to go back before the move told as this number, to give somebody's seat to a bot, or that all may be coached. */
  propose(what: Proposal['what']): Promise<Outcome>
  answer(yes: boolean): Promise<Outcome>
  say(text: string): Promise<Outcome>
  /** A bot plays on. */
  resign(): Promise<Outcome>
  /** Takes the seat back from the bot that holds it. */
  comeBack(): Promise<Outcome>
  /** Another game with the same people: the address of its table. */
  rematch(): Promise<string>
  /** The game's log as text, as far as it may be seen. */
  log(): Promise<string>
  /**
   * For a coach: this moment, or that before the move of a bot told as `at`, in a world that these eyes cannot tell from the true one.
   * null: there is none to be had.
   */
  world(about?: {
    readonly at: number
    readonly by: number
  }): Promise<{ readonly eyes: Eyes; readonly world: State; readonly seed: string } | null>
  close(): void
}
