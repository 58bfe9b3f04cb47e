// Makes moves that need no press of their own: a payment that can be made in one way only, gains that leave nothing to
// choose, and the end of a turn that was confirmed together with passing. A guided game makes none, because there each
// move is a step of its own. This file is loaded with the table.

import { effect, type ReadonlySignal } from '@preact/signals'
import type { Offered } from '@wayfare/protocol'
import { settings } from '../../base/browser/settings.ts'
import type { GameTable, GameTableProps } from '../../board-kit/contract.ts'
import { markOf } from '../../client/table/guided-mark.ts'
import type { TableSource } from '../../client/table/table-source.ts'
import { paymentToMakeAtOnce } from './single-payment.ts'

/** The game's own table and the props it was last rendered with; null before it is drawn. */
export type DrawnTable = { readonly table: GameTable | null; readonly props: GameTableProps }

type Parts = {
  readonly source: TableSource
  readonly busy: ReadonlySignal<boolean>
  readonly drawn: { readonly current: DrawnTable | null }
  /** True if the move has to be confirmed. */
  readonly asksFirst: (option: Offered) => boolean
  /** True if a move is half chosen or waits to be confirmed. */
  readonly isChoosing: () => boolean
  /** Sends moves without a press. */
  readonly make: (moves: readonly string[]) => Promise<void>
  /** Aborted when the player leaves the table. */
  readonly leaving: AbortSignal
}

/**
 * Makes the moves that follow from one that was just made. `warned` is true if that one was confirmed after a warning.
 */
type Follow = (move: string, warned: boolean) => Promise<void>

/** Gains are taken after this delay, which is long enough to see them. */
const GAINS_AFTER_MS = 250

export function makeAutomaticMoves(parts: Parts): Follow {
  const { source, busy, drawn, asksFirst, isChoosing, make, leaving } = parts

  /** The table as it is shown now; undefined before it is drawn. */
  function moment(): { readonly table: GameTable; readonly props: GameTableProps } | null {
    const at = source.shown.peek()
    const { table, props } = drawn.current ?? {}
    if (!at?.picture || !table || !props || markOf(at.info.id) !== null) return null
    return { table, props: { ...props, picture: at.picture, view: at.picture.view } }
  }
  const takeGains = () => {
    const now = moment()
    // A player who has just undone gains may want to look at them first.
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

/**
 * Returns the gains if taking them is the only thing to do. If anything else is offered besides, that may matter more.
 */
export function gainsToTake(table: Pick<GameTable, 'gains'>, props: GameTableProps): readonly Offered[] {
  const gains = table.gains?.(props) ?? []
  const isGainOrEnd = (option: Offered): boolean =>
    gains.includes(option) || (option.declines === true && option.aside !== true)
  return props.picture.options.every(isGainOrEnd) && !gains.some(({ reveals }) => reveals) ? gains : []
}
