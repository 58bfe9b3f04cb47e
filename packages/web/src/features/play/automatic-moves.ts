// Moves that need no press of their own: a payment that can be made in one way only, gains that leave nothing to choose, and the end of a
// turn that was confirmed together with passing. None is made in a guided game, where each move is a step of its own. Loaded with the table.

import { effect, type ReadonlySignal } from '@preact/signals'
import type { Offered } from '@wayfare/protocol'
import { settings } from '../../base/browser/settings.ts'
import type { GameTable, GameTableProps } from '../../board-kit/contract.ts'
import { markOf } from '../../client/table/guided-mark.ts'
import type { TableSource } from '../../client/table/table-source.ts'
import { paymentToMakeAtOnce } from './single-payment.ts'

/** The game's own table and what it was handed last; null before it is drawn. */
export type DrawnTable = { readonly table: GameTable | null; readonly props: GameTableProps }

type Parts = {
  readonly source: TableSource
  readonly busy: ReadonlySignal<boolean>
  readonly drawn: { readonly current: DrawnTable | null }
  /** Whether a move has to be confirmed. */
  readonly asksFirst: (option: Offered) => boolean
  /** Whether a move is begun, or waits to be confirmed. */
  readonly isChoosing: () => boolean
  /** Makes moves without a press. */
  readonly make: (moves: readonly string[]) => Promise<void>
  /** Aborted when the table is left. */
  readonly leaving: AbortSignal
}

/** Makes what follows from a move that was just made. `warned`: it was confirmed after a warning. */
type Follow = (move: string, warned: boolean) => Promise<void>

/** Gains are taken so long after they are offered, which is enough to see them. */
const GAINS_AFTER_MS = 250

export function makeAutomaticMoves(parts: Parts): Follow {
  const { source, busy, drawn, asksFirst, isChoosing, make, leaving } = parts

  /** The table as it is shown now. It may not be drawn yet. */
  function moment(): { readonly table: GameTable; readonly props: GameTableProps } | null {
    const at = source.shown.peek()
    const { table, props } = drawn.current ?? {}
    if (!at?.picture || !table || !props || markOf(at.info.id) !== null) return null
    return { table, props: { ...props, picture: at.picture, view: at.picture.view } }
  }
  const takeGains = () => {
    const now = moment()
    // Whoever has just taken gains back may want to look at them first.
    const isUndone = source.shown.peek()?.told.at(-1)?.undoes !== undefined
    if (!now || isUndone || busy.peek() || isChoosing() || settings.peek().gainsByHand) return
    const gains = gainsToTake(now.table, now.props)
    if (gains.length > 0 && !gains.some(asksFirst)) void make(gains.map(({ move }) => move))
  }
  if (!leaving.aborted) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = effect(() => {
      void source.shown.value
      clearTimeout(timer)
      timer = setTimeout(takeGains, GAINS_AFTER_MS)
    })
    leaving.addEventListener('abort', () => {
      stop()
      clearTimeout(timer)
    })
  }
  return async (move, warned) => {
    const now = moment()
    if (!now) return
    const { table, props } = now
    const payment = settings.peek().payAtOnce ? paymentToMakeAtOnce(table, props) : undefined
    const confirmed = warned ? table.confirmedWith?.(move) : undefined
    const next = payment ?? props.picture.options.find((option) => option.move === confirmed)
    if (next && !asksFirst(next)) await make([next.move])
  }
}

/** Gains if taking them is all that there is to do: where anything else is offered besides, it may matter more. */
export function gainsToTake(table: Pick<GameTable, 'gains'>, props: GameTableProps): readonly Offered[] {
  const gains = table.gains?.(props) ?? []
  const isGainOrEnd = (option: Offered): boolean =>
    gains.includes(option) || (option.declines === true && option.aside !== true)
  return props.picture.options.every(isGainOrEnd) && !gains.some(({ reveals }) => reveals) ? gains : []
}
