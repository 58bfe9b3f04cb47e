// The interface between a table and its host: the socket to the server, or the worker on this device. Both use the same messages.

import type { ReadonlySignal } from '@preact/signals'
import type { Watcher } from '@wayfare/client'
import type { Answered, NewRequest } from '@wayfare/protocol'
import type { Link, Outcome } from './table-source.ts'

export interface Wire {
  readonly link: ReadonlySignal<Link>
  watch(table: string, watcher: Watcher): void
  unwatch(table: string): void
  /** Requests the table again, perhaps for another viewer. */
  again(table: string): void
  /** Sends a request and resolves with its only answer. */
  request(message: NewRequest): Promise<Answered>
}

/** Requests about a table other than moves. */
export interface TableActions {
  resign(seat: number): Promise<Outcome>
  comeBack(seat: number): Promise<Outcome>
  /** Starts a rematch and returns the address of its table. */
  rematch(known: string | null): Promise<string>
  log(seat: number | null): Promise<string>
}

export const outcomeOf = (answer: Answered): Outcome =>
  answer.t === 'refused' ? { code: answer.code, message: answer.message, reasons: answer.reasons ?? [] } : 'done'
