// Sends requests to the table, one at a time, and keeps the outcome of the last one as signals.

import { type Signal, signal } from '@preact/signals'
import type { Refusal } from '@wayfare/kernel'
import { troubleOf } from '../../client/online/error-text.ts'
import type { Outcome } from '../../client/table/table-source.ts'

export type RequestState = {
  /** True while a request has no answer yet. */
  readonly busy: Signal<boolean>
  /** The error of the last request, in words; null if it was done. */
  readonly trouble: Signal<string | null>
  /** The rules that refused the last request, or because of which a thing is not offered. */
  readonly refused: Signal<readonly Refusal[]>
  /** Id of the thing on the table that `refused` is about; null if it is about a request. */
  readonly about: Signal<string | null>
  /** Resolves to true if the request was done. */
  send(work: Promise<Outcome>): Promise<boolean>
}

export function makeRequestState(): RequestState {
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
