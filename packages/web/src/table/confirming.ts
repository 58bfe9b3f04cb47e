// The habit of taking a move in two taps: the first one asks, the second one, or Enter, sends.

import { effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Offered } from '@wayfare/protocol'

export type Confirming = {
  /** What waits to be said yes to. */
  readonly armed: ReadonlySignal<Offered | null>
  take(option: Offered): void
  /** Asks, whatever the habit is. */
  arm(option: Offered): void
  yes(): void
  no(): void
  dispose(): void
}

export function makeConfirming(
  options: ReadonlySignal<readonly Offered[]>,
  needsConfirming: (option: Offered) => boolean,
  send: (option: Offered) => void,
): Confirming {
  const armed = signal<Offered | null>(null)
  const yes = () => {
    const option = armed.peek()
    armed.value = null
    if (option) send(option)
  }
  return {
    armed,
    yes,
    no() {
      armed.value = null
    },
    take(option) {
      if (armed.peek()?.move === option.move) yes()
      else if (needsConfirming(option)) armed.value = option
      else {
        armed.value = null
        send(option)
      }
    },
    arm(option) {
      armed.value = option
    },
    // Another question: what was asked belongs to the old one.
    dispose: effect(() => {
      void options.value
      armed.value = null
    }),
  }
}
