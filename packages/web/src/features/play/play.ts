// The state of the play screen of one table, from the first picture to the last.

import { effect, type Signal, signal } from '@preact/signals'
import type { Picture } from '@wayfare/protocol'
import { useEffect, useMemo } from 'preact/hooks'
import type { Drawer } from '../../board-kit/contract.ts'
import { useDrawer } from '../../board-kit/use-drawer.ts'
import { isChoiceBegun } from '../../client/table/choice-begun.ts'
import type { Shown, TableSource } from '../../client/table/table-source.ts'
import { noteFinished } from '../help/level.ts'
import type { DrawnTable } from './automatic-moves.ts'
import { type MoveSelection, makeMoveSelection } from './move-selection.ts'
import { makeRequestState, type RequestState } from './request-state.ts'

export type Play = {
  readonly source: TableSource
  readonly sending: RequestState
  readonly choosing: MoveSelection
  /** The table that is drawn now, for callers between two renders. */
  readonly drawn: { current: DrawnTable | null }
  /** The drawer that is open on a narrow screen. */
  readonly drawer: Signal<Drawer>
  /** True if the dialog that explains signs and keys is open. */
  readonly help: Signal<boolean>
  /** True if the score sheet is open. */
  readonly sheet: Signal<boolean>
  /** The numbers of log rows to be shown again; null for none. */
  readonly toShow: Signal<readonly number[] | null>
  /** The id of the add-on whose panel is open. */
  readonly panel: Signal<string | null>
  /** The id of the rule that is being read over the table. */
  readonly rule: Signal<string | null>
  read(rule: string): void
  openHelp(): void
}

export function usePlay(source: TableSource): Play {
  const play = useMemo(() => makePlay(source), [source])
  useEffect(() => {
    const { pointing, confirming, dispose } = play.choosing
    const stop = effect(() => {
      isChoiceBegun.value = pointing.pointed.value.length > 0 || confirming.armed.value !== null
    })
    return () => {
      stop()
      isChoiceBegun.value = false
      dispose()
    }
  }, [play])
  useDrawer(play.drawer)
  return play
}

function makePlay(source: TableSource): Play {
  const sending = makeRequestState()
  const drawn: Play['drawn'] = { current: null }
  const rule = signal<string | null>(null)
  const help = signal(false)
  return {
    source,
    sending,
    drawn,
    rule,
    choosing: makeMoveSelection(source, sending, drawn),
    drawer: signal<Drawer>('none'),
    help,
    sheet: signal(false),
    toShow: signal<readonly number[] | null>(null),
    panel: signal<string | null>(null),
    read(asked) {
      rule.value = asked
    },
    openHelp() {
      help.value = true
    },
  }
}

/** Clears messages about an earlier moment of the game. */
export function useMoment({ sending, sheet }: Play, { info, seat, n }: Shown, picture: Picture): void {
  const wasOver = useMemo(() => ({ current: picture.over }), [sheet])
  useEffect(() => {
    // A refusal such as "wait" makes no sense after the end of the game.
    if (picture.over && sending.refused.value.length > 0) sending.refused.value = []
    sheet.value = picture.over
    if (picture.over && !wasOver.current && seat !== null) noteFinished(info.game)
    wasOver.current = picture.over
  }, [picture.over, sheet])
  useEffect(() => {
    // The error belongs to the moment at which the move was tried.
    sending.trouble.value = null
  }, [n])
}
