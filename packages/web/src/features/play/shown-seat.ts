// Selects the seat whose board is shown. Players can look at the boards of others; a new question, or a first step of
// their own, brings back their own board, on which they may need something.

import { type ReadonlySignal, type Signal, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/**
 * `asked` is the state of the game at which the player has to decide, null if they have not; `inHand` lists the things
 * pointed at so far.
 */
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
