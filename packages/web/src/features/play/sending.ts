// What is sent to the table, one thing at a time, and what became of it.

import { type Signal, signal } from '@preact/signals'
import type { Refusal } from '@wayfare/kernel'
import { troubleOf } from '../../client/online/error-text.ts'
import type { Outcome } from '../../client/table/table-source.ts'

export type Sending = {
  /** Something is on its way. */
  readonly busy: Signal<boolean>
  /** Why the last thing was not done, in words. */
  readonly trouble: Signal<string | null>
  /** The rules that refused it, or that keep something from being offered. */
  readonly refused: Signal<readonly Refusal[]>
  /** The thing on the table that `refused` is about. */
  readonly about: Signal<string | null>
  /** Whether it was done. */
  send(work: Promise<Outcome>): Promise<boolean>
}

export function makeSending(): Sending {
  const busy = signal(false)
  const trouble = signal<string | null>(null)
  const refused = signal<readonly Refusal[]>([])
  const about = signal<string | null>(null)
  async function send(work: Promise<Outcome>): Promise<boolean> {
    busy.value = true
    if (refused.value.length > 0) refused.value = []
    const outcome = await work
    busy.value = false
    if (outcome === 'done') trouble.value = null
    else if (outcome.reasons.length > 0) {
      about.value = null
      refused.value = outcome.reasons
    } else trouble.value = troubleOf(outcome.code)
    return outcome === 'done'
  }
  return { busy, trouble, refused, about, send }
}
