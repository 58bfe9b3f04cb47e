// Taking back, by button and by key.

import type { GameSpeaker } from '@wayfare/text'
import { useMemo, useRef } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { showToast } from '../../base/ui/toast.tsx'
import type { Undo } from '../../board-kit/contract.ts'
import type { Shown, TableSource } from '../../client/table/table-source.ts'
import { noteDoubt } from '../help/level.ts'
import { type Choosing, questionAt } from './choosing.ts'
import type { Sending } from './sending.ts'
import { sayUndone, undoesTwo, undoneMove, undoStep } from './undoing.ts'

type Parts = {
  readonly source: TableSource
  readonly shown: Shown
  readonly speaker: GameSpeaker
  readonly sending: Sending
  readonly choosing: Choosing
}

export function useUndo({ source, shown, speaker, sending: { busy, send }, choosing: { paidAtOnce } }: Parts): Undo {
  const { info, seat, told } = shown
  const step = undoStep(shown, paidAtOnce)
  const toast = useRef(() => {})
  const undo = async () => {
    // Looked up now: two presses of the key may come with one picture.
    const now = source.shown.peek()
    const step = now && undoStep(now, paidAtOnce)
    if (!step || busy.peek()) return
    const two = step === 'undo' && now.picture !== null && now.picture.undo > 1 && undoesTwo(now, paidAtOnce)
    if (!(await send(step === 'undo' ? source.undo() : source.propose(step)))) return
    if (two) await send(source.undo())
    if (step !== 'undo') {
      // On a phone it lies over the button, which may be pressed again.
      toast.current()
      toast.current = showToast({ text: say('table.wentPast'), icon: 'undo', lasts: 2500 })
    }
    noteDoubt(info.game, questionAt(source))
  }
  const past = step !== null && step !== 'undo' ? say('table.undoPast') : null
  return useMemo(() => {
    const move = undoneMove(told, step, seat, paidAtOnce)
    return { can: step !== null, what: sayUndone(move, speaker), move, past, act: () => void undo() }
  }, [told, step !== null, past, seat, speaker, source])
}
