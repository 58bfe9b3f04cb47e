// Moves that need no press of their own: a payment that can be made in one way only, gains that leave nothing to choose, and the end of a
// turn that was confirmed together with passing. None is made in a guided game, where each move is a step of its own.

import { effect } from '@preact/signals'
import type { Offered } from '@wayfare/protocol'
import { settings } from '../../base/browser/settings.ts'
import type { GameTable, GameTableProps } from '../../board-kit/contract.ts'
import { markOf } from '../../client/table/guided-mark.ts'
import type { TableSource } from '../../client/table/table-source.ts'
import type { Sending } from './sending.ts'
import { paymentToMakeAtOnce } from './single-payment.ts'

/** The game's own table and what it was handed last; null before it is drawn. */
export type DrawnTable = { readonly table: GameTable | null; readonly props: GameTableProps }

export type AutomaticMoves = {
  /** The numbers under which they were told: undo takes them back together with the move before them. */
  readonly numbers: ReadonlySet<number>
  /** Makes what follows from a move that was just made. `warned`: it was confirmed after a warning. */
  follow(move: string, warned: boolean): Promise<void>
  /** Makes several moves with one press, so that one undo takes them back. */
  makeTogether(moves: readonly string[]): Promise<void>
  dispose(): void
}

type Parts = {
  readonly source: TableSource
  readonly sending: Sending
  readonly drawn: { readonly current: DrawnTable | null }
  /** Whether a move has to be confirmed. */
  readonly asksFirst: (option: Offered) => boolean
  /** Whether a move is begun, or waits to be confirmed. */
  readonly isChoosing: () => boolean
}

/** Gains are taken so long after they are offered, which is enough to see them. */
const GAINS_AFTER_MS = 250

export function makeAutomaticMoves({ source, sending, drawn, asksFirst, isChoosing }: Parts): AutomaticMoves {
  const numbers = new Set<number>()
  let timer: ReturnType<typeof setTimeout> | undefined

  /** The table as it is shown now. It may not be drawn yet. */
  function moment(): { readonly table: GameTable; readonly props: GameTableProps } | null {
    const at = source.shown.peek()
    const { table, props } = drawn.current ?? {}
    if (!at?.picture || !table || !props || markOf(at.info.id) !== null) return null
    return { table, props: { ...props, picture: at.picture, view: at.picture.view } }
  }
  /** Those from number `first` on are automatic. They are noted before they are made, for they are drawn as soon as they are told. */
  async function make(moves: readonly string[], first = 0): Promise<void> {
    const n = (source.shown.peek()?.n ?? 0) + 1
    const noted = moves.slice(first).map((_, i) => n + first + i)
    for (const number of noted) numbers.add(number)
    if (await sending.send(source.move(moves))) return
    for (const number of noted) numbers.delete(number)
  }
  const takeGains = () => {
    const now = moment()
    // Whoever has just taken gains back may want to look at them first.
    const isUndone = source.shown.peek()?.told.at(-1)?.undoes !== undefined
    if (!now || isUndone || sending.busy.peek() || isChoosing() || settings.peek().gainsByHand) return
    const gains = gainsToTake(now.table, now.props)
    if (gains.length > 0 && !gains.some(asksFirst)) void make(gains.map(({ move }) => move))
  }
  const stop = effect(() => {
    void source.shown.value
    clearTimeout(timer)
    timer = setTimeout(takeGains, GAINS_AFTER_MS)
  })
  return {
    numbers,
    async follow(move, warned) {
      const now = moment()
      if (!now) return
      const { table, props } = now
      const payment = settings.peek().payAtOnce ? paymentToMakeAtOnce(table, props) : undefined
      const confirmed = warned ? table.confirmedWith?.(move) : undefined
      const next = payment ?? props.picture.options.find((option) => option.move === confirmed)
      if (next && !asksFirst(next)) await make([next.move])
    },
    makeTogether: (moves) => make(moves, 1),
    dispose() {
      stop()
      clearTimeout(timer)
    },
  }
}

/** Gains if taking them is all that there is to do: where anything else is offered besides, it may matter more. */
export function gainsToTake(table: Pick<GameTable, 'gains'>, props: GameTableProps): readonly Offered[] {
  const gains = table.gains?.(props) ?? []
  const isGainOrEnd = (option: Offered): boolean =>
    gains.includes(option) || (option.declines === true && option.aside !== true)
  return props.picture.options.every(isGainOrEnd) && !gains.some(({ reveals }) => reveals) ? gains : []
}
