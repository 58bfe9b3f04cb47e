// Whose board is shown. Another's can be looked at; whoever is asked anew or takes something up has their own before them again, for
// what they need next may lie there.

import { type ReadonlySignal, type Signal, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** `asked`: at which state of the game, null while nothing is asked; `inHand`: what has been pointed at so far. */
export function useShownSeat(
  seat: number | null,
  asked: number | null,
  inHand: ReadonlySignal<readonly unknown[]>,
): Signal<number> {
  const shown = useSignal(seat ?? 0)
  const toOwn = () => {
    if (seat !== null) shown.value = seat
  }
  useEffect(toOwn, [seat, asked])
  useSignalEffect(() => {
    if (inHand.value.length > 0) toOwn()
  })
  return shown
}
