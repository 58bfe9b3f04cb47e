// The state of the table's screen for one table, from its first picture to its last.

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
  /** What is drawn now, for those who are asked between two drawings. */
  readonly drawn: { current: DrawnTable | null }
  /** Which part of the table lies on top on a narrow screen. */
  readonly drawer: Signal<Drawer>
  /** The dialog that explains the signs and keys is open. */
  readonly help: Signal<boolean>
  /** The score sheet is open. */
  readonly sheet: Signal<boolean>
  /** Rows of the log that are to be shown again, by their numbers; null: none. */
  readonly toShow: Signal<readonly number[] | null>
  /** The id of the add-on whose panel is open. */
  readonly panel: Signal<string | null>
  /** The rule that is read over the table. */
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

/** What was said of one moment goes with it. */
export function useMoment({ sending, sheet }: Play, { info, seat, n }: Shown, picture: Picture): void {
  const wasOver = useMemo(() => ({ current: picture.over }), [sheet])
  useEffect(() => {
    // Whoever was told to wait has nothing to wait for when the game is over.
    if (picture.over && sending.refused.value.length > 0) sending.refused.value = []
    sheet.value = picture.over
    if (picture.over && !wasOver.current && seat !== null) noteFinished(info.game)
    wasOver.current = picture.over
  }, [picture.over, sheet])
  useEffect(() => {
    // What was in the way belongs to the moment at which it was tried.
    sending.trouble.value = null
  }, [n])
}
