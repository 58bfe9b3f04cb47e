// The interface between a table and its host: the socket to the server, or the worker on this device. Both use the same messages.

import type { ReadonlySignal } from '@preact/signals'
import type { Watcher } from '@wayfare/client'
import type { Answered, NewRequest } from '@wayfare/protocol'
import type { Link, Outcome } from './table-source.ts'

export interface Wire {
  readonly link: ReadonlySignal<Link>
  watch(table: string, watcher: Watcher): void
  unwatch(table: string): void
  /** Looks again, with other eyes perhaps. */
  again(table: string): void
  /** Asks something that is answered once. */
  request(message: NewRequest): Promise<Answered>
}

/** What is done at a table beside playing it. */
export interface TableActions {
  resign(seat: number): Promise<Outcome>
  comeBack(seat: number): Promise<Outcome>
  /** The address of the next table. */
  rematch(known: string | null): Promise<string>
  log(seat: number | null): Promise<string>
}

export const outcomeOf = (answer: Answered): Outcome =>
  answer.t === 'refused' ? { code: answer.code, message: answer.message, reasons: answer.reasons ?? [] } : 'done'
