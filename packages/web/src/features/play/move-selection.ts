// Turns pointing and presses into a selected move, with confirmation if the settings ask for it. Some moves are made
// automatically.

import { computed, signal } from '@preact/signals'
import type { Refusal } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'
import { settings } from '../../base/browser/settings.ts'
import type { Pointing } from '../../board-kit/contract.ts'
import { deferredPointing } from '../../board-kit/deferred.tsx'
import { makePointing } from '../../board-kit/pointing.ts'
import { NOTHING_SELECTED } from '../../board-kit/selection.ts'
import type { TableSource } from '../../client/table/table-source.ts'
import { noteAnswer, noteDoubt } from '../help/level.ts'
import type { DrawnTable } from './automatic-moves.ts'
import { type Confirmation, makeConfirming } from './confirmation.ts'
import { explainUnknownAsFirst } from './refusal-filters.ts'
import { refusalsOfPointed, refusalsOfUsable } from './refusals-of-pointed.ts'
import type { RequestState } from './request-state.ts'

export type MoveSelection = {
  readonly pointing: Pointing
  /** The same state a frame later. */
  readonly following: Pointing
  readonly confirming: Confirmation
  /** The numbers of the log rows with moves that were made automatically. */
  readonly automatic: ReadonlySet<number>
  /** Makes several moves with one press. */
  takeAll(moves: readonly string[]): void
  /** Asks why something cannot be done, and shows the answer beside it. */
  explain(what: string): Promise<readonly Refusal[]>
  /**
   * Makes the steps one after another, since some reveal something to others. The move to which they lead waits for
   * confirmation.
   */
  playSteps(steps: readonly string[], then: string): Promise<void>
  dispose(): void
}

const NONE: readonly Offered[] = []

export function makeMoveSelection(
  source: TableSource,
  sending: RequestState,
  drawn: { readonly current: DrawnTable | null },
): MoveSelection {
  const { busy, send, refused, about } = sending
  const options = computed(() => source.shown.value?.picture?.options ?? NONE)
  const question = () => questionAt(source)
  const selection = signal(NOTHING_SELECTED)
  const asksFirst = (option: Offered) => needsConfirming(option, drawn.current)
  const isChoosing = () => selection.peek().armed !== null || selection.peek().pointed.length > 0
  const automatic = new Set<number>()
  /**
   * `pressed` is the number of moves, from the first, that were made by a press. The others are recorded as automatic
   * before they are drawn.
   */
  async function make(moves: readonly string[], pressed = 0): Promise<void> {
    const n = (source.shown.peek()?.n ?? 0) + 1
    const noted = moves.map((_, i) => n + i).slice(pressed)
    for (const number of noted) automatic.add(number)
    if (await send(source.move(moves))) return
    for (const number of noted) automatic.delete(number)
  }
  const leaving = new AbortController()
  // If this file cannot be loaded, each move is made by a press.
  const loading = import('./automatic-moves.ts').then(
    ({ makeAutomaticMoves }) =>
      makeAutomaticMoves({ source, busy, drawn, asksFirst, isChoosing, make, leaving: leaving.signal }),
    () => null,
  )

  const sendMove = (option: Offered) => {
    // Only one move is sent at a time, so a second tap belongs to the one under way.
    if (busy.peek()) return
    const asked = question()
    const warned = isWarnedAbout(option, drawn.current ?? {})
    void send(source.move([option.move])).then((done) => {
      if (!done) return
      noteAnswer(gameAt(source), asked)
      void loading.then((follow) => follow?.(option.move, warned))
    })
  }
  async function explain(what: string): Promise<readonly Refusal[]> {
    const reasons = await source.explain(what)
    noteDoubt(gameAt(source), question())
    about.value = what
    const told = reasons.map(explainUnknownAsFirst(source.shown.peek()?.picture?.question?.op))
    const { pointed, offered } = pointing
    const inHand = [what, ...pointed.peek()]
    refused.value = refusalsOfUsable(
      refusalsOfPointed(told, pointed.peek()),
      (id) => inHand.includes(id) || offered.peek().has(id),
    )
    return reasons
  }
  const confirming = makeConfirming(options, asksFirst, sendMove, selection)
  const pointing = makePointing(options, { take: confirming.take, refused: (id) => void explain(id) }, selection)
  const following = deferredPointing(pointing)
  return {
    pointing,
    following,
    confirming,
    automatic,
    takeAll: (moves) => void make(moves, 1),
    explain,
    async playSteps(steps, then) {
      for (const move of steps) if (!(await send(source.move([move])))) return
      const wanted = options.peek().find(({ move }) => move === then)
      if (wanted) confirming.arm(wanted)
    },
    dispose() {
      leaving.abort()
      following.dispose()
      pointing.dispose()
      confirming.dispose()
    },
  }
}

/** The op of the present question. */
export const questionAt = (source: TableSource): string => source.shown.peek()?.picture?.question?.op ?? ''

const gameAt = (source: TableSource): string => source.shown.peek()?.info.game ?? ''

const isWarnedAbout = (option: Offered, { table, props }: Partial<DrawnTable>): boolean =>
  props !== undefined && table?.warns?.(option, props)?.asks === true

function needsConfirming(option: Offered, drawn: DrawnTable | null): boolean {
  const { confirm } = settings.peek()
  if (confirm === 'always' || isWarnedAbout(option, drawn ?? {})) return true
  return confirm === 'final' && option.reveals === true
}
