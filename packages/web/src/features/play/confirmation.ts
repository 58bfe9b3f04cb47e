// Moves in two taps: the first tap selects the move, the second tap or Enter sends it.

import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Offered } from '@wayfare/protocol'
import { NOTHING_SELECTED, type Selection } from '../../board-kit/selection.ts'

export type Confirmation = {
  /** The move that waits for confirmation. */
  readonly armed: ReadonlySignal<Offered | null>
  take(option: Offered): void
  /** Asks for confirmation, whatever the setting says. */
  arm(option: Offered): void
  yes(): void
  /** Cancels the move. The things that were pointed at stay selected. */
  no(): void
  dispose(): void
}

/** `selection` is the one that pointing changes. */
export function makeConfirming(
  options: ReadonlySignal<readonly Offered[]>,
  needsConfirming: (option: Offered) => boolean,
  send: (option: Offered) => void,
  selection: Signal<Selection> = signal(NOTHING_SELECTED),
): Confirmation {
  const sendNow = (option: Offered) => {
    selection.value = NOTHING_SELECTED
    send(option)
  }
  const yes = () => {
    const { armed } = selection.peek()
    if (armed) sendNow(armed)
  }
  return {
    armed: computed(() => selection.value.armed),
    yes,
    no() {
      selection.value = { ...selection.peek(), armed: null }
    },
    take(option) {
      if (selection.peek().armed?.move === option.move) yes()
      else if (needsConfirming(option)) selection.value = { ...selection.peek(), armed: option }
      else sendNow(option)
    },
    arm(option) {
      selection.value = { pointed: [], armed: option }
    },
    // There is a new question, and a move that waited for confirmation belongs to the old one.
    dispose: effect(() => {
      void options.value
      if (selection.peek().armed) selection.value = NOTHING_SELECTED
    }),
  }
}
