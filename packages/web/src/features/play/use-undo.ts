// Undo by button and by key.

import type { GameSpeaker } from '@wayfare/text'
import { useMemo, useRef } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { showToast } from '../../base/ui/toast.tsx'
import type { Undo } from '../../board-kit/contract.ts'
import type { Shown, TableSource } from '../../client/table/table-source.ts'
import { noteDoubt } from '../help/level.ts'
import { type MoveSelection, questionAt } from './move-selection.ts'
import type { RequestState } from './request-state.ts'
import { automaticAtEnd, sayUndone, undoneMove, undoStep } from './undo-step.ts'

type Parts = {
  readonly source: TableSource
  readonly shown: Shown
  readonly speaker: GameSpeaker
  readonly sending: RequestState
  readonly choosing: MoveSelection
}

export function useUndo({ source, shown, speaker, sending: { busy, send }, choosing }: Parts): Undo {
  const { info, seat, told } = shown
  const automatic = goingBackWithMove(shown, choosing.automatic)
  const step = undoStep(shown, automatic)
  const toast = useRef(() => {})
  const undo = async () => {
    // The state is read now, because two presses of the key may meet the same picture.
    const now = source.shown.peek()
    const automatic = now ? goingBackWithMove(now, choosing.automatic) : NONE
    const step = now && undoStep(now, automatic)
    if (!step || busy.peek()) return
    if (!(await send(step === 'undo' ? source.undo() : source.propose(step)))) return
    for (let left = step === 'undo' ? automaticAtEnd(now, automatic) : 0; left > 0; left--)
      if (!(await send(source.undo()))) break
    if (step !== 'undo') {
      // On a phone this message covers the undo button, which may be pressed again, so it disappears soon.
      toast.current()
      toast.current = showToast({ text: say('table.wentPast'), icon: 'undo', lasts: 2500 })
    }
    noteDoubt(info.game, questionAt(source))
  }
  const past = step !== null && step !== 'undo' ? say('table.undoPast') : null
  return useMemo(() => {
    const move = undoneMove(told, step, seat, automatic)
    return { can: step !== null, what: sayUndone(move, speaker), move, past, act: () => void undo() }
  }, [told, step !== null, past, seat, speaker, source])
}

const NONE: ReadonlySet<number> = new Set()

/**
 * The automatic moves to take back with the move before them. If that one cannot be undone, they are undone by
 * themselves.
 */
function goingBackWithMove(shown: Shown, automatic: ReadonlySet<number>): ReadonlySet<number> {
  const { undo = 0 } = shown.picture ?? {}
  return undo > 0 && undo <= automaticAtEnd(shown, automatic) ? NONE : automatic
}
