// How a seat chooses its moves: by pointing, with a second press where one is wanted, and with payments that need no press.

import { computed, signal } from '@preact/signals'
import type { Refusal } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'
import { settings } from '../../base/browser/settings.ts'
import type { GameTable, GameTableProps, Pointing } from '../../board-kit/contract.ts'
import { deferredPointing } from '../../board-kit/deferred.tsx'
import { makePointing } from '../../board-kit/pointing.ts'
import { NOTHING_SELECTED } from '../../board-kit/selection.ts'
import { markOf } from '../../client/table/guided-mark.ts'
import type { TableSource } from '../../client/table/table-source.ts'
import { noteAnswer, noteDoubt } from '../help/level.ts'
import { type Confirming, makeConfirming } from './confirming.ts'
import { orFirst } from './refusal-filters.ts'
import { refusalsOfPointed, refusalsOfUsable } from './refusals-of-pointed.ts'
import type { Sending } from './sending.ts'
import { paymentToMakeAtOnce } from './single-payment.ts'

/** The game's own table and what it was handed last; null before it is drawn. */
export type DrawnTable = { readonly table: GameTable | null; readonly props: GameTableProps }

export type Choosing = {
  readonly pointing: Pointing
  /** The same a frame later. */
  readonly following: Pointing
  readonly confirming: Confirming
  /** Payments that needed no press, by the number under which they were told. */
  readonly paidAtOnce: ReadonlySet<number>
  /** Why something cannot be done: shown beside it. */
  explain(what: string): Promise<readonly Refusal[]>
  /** One after another, for some of them show others something; what they lead to waits for a yes. */
  playSteps(steps: readonly string[], then: string): Promise<void>
  dispose(): void
}

const NONE: readonly Offered[] = []

export function makeChoosing(
  source: TableSource,
  sending: Sending,
  drawn: { readonly current: DrawnTable | null },
): Choosing {
  const { busy, send, refused, about } = sending
  const options = computed(() => source.shown.value?.picture?.options ?? NONE)
  const question = () => questionAt(source)
  const paidAtOnce = new Set<number>()

  const sendMove = (option: Offered) => {
    // One at a time: a second tap belongs to what is on its way.
    if (busy.peek()) return
    const asked = question()
    void send(source.move([option.move])).then((done) => {
      if (!done) return
      noteAnswer(gameAt(source), asked)
      void payAtOnce()
    })
  }
  const asksFirst = (option: Offered) => needsConfirming(option, drawn.current)
  async function payAtOnce(): Promise<void> {
    const payment = paymentAt(source, drawn.current)
    if (!payment || asksFirst(payment)) return
    // Noted before it is made, for it is drawn as soon as it is told.
    const n = (source.shown.peek()?.n ?? 0) + 1
    paidAtOnce.add(n)
    if (!(await send(source.move([payment.move])))) paidAtOnce.delete(n)
  }
  async function explain(what: string): Promise<readonly Refusal[]> {
    const reasons = await source.explain(what)
    noteDoubt(gameAt(source), question())
    about.value = what
    const told = reasons.map(orFirst(source.shown.peek()?.picture?.question?.op))
    const { pointed, offered } = pointing
    const inHand = [what, ...pointed.peek()]
    refused.value = refusalsOfUsable(
      refusalsOfPointed(told, pointed.peek()),
      (id) => inHand.includes(id) || offered.peek().has(id),
    )
    return reasons
  }
  const selection = signal(NOTHING_SELECTED)
  const confirming = makeConfirming(options, asksFirst, sendMove, selection)
  const pointing = makePointing(options, { take: confirming.take, refused: (id) => void explain(id) }, selection)
  const following = deferredPointing(pointing)
  return {
    pointing,
    following,
    confirming,
    paidAtOnce,
    explain,
    async playSteps(steps, then) {
      for (const move of steps) if (!(await send(source.move([move])))) return
      const wanted = options.peek().find(({ move }) => move === then)
      if (wanted) confirming.arm(wanted)
    },
    dispose() {
      following.dispose()
      pointing.dispose()
      confirming.dispose()
    },
  }
}

/** The op of what is asked now. */
export const questionAt = (source: TableSource): string => source.shown.peek()?.picture?.question?.op ?? ''

const gameAt = (source: TableSource): string => source.shown.peek()?.info.game ?? ''

function needsConfirming(option: Offered, drawn: DrawnTable | null): boolean {
  const { confirm } = settings.peek()
  const { table, props } = drawn ?? {}
  if (confirm === 'always' || (props && table?.warns?.(option, props)?.asks)) return true
  return confirm === 'final' && option.reveals === true
}

/** A price that can be paid in one way only. In a guided game paying is a step of its own. */
function paymentAt(source: TableSource, drawn: DrawnTable | null): Offered | null | undefined {
  const at = source.shown.peek()
  const { table, props } = drawn ?? {}
  if (!at?.picture || !table || !props || !settings.peek().payAtOnce || markOf(at.info.id) !== null) return null
  return paymentToMakeAtOnce(table, { ...props, picture: at.picture, view: at.picture.view })
}
