// Which spaces of the chart a worker could reach if it were placed on the journal space under the pointer.

import { actsFor, reachOf, type StopId } from '@wayfare/darwin/tables'
import { rulingsOf } from './journal-look.ts'
import { moveOf } from './moves.ts'
import type { BoardView, Props } from './props.ts'

/** The stops to highlight for the hovered space. If several workers could be placed there, those of the first worker. */
export function reachOfHovered(props: Pick<Props, 'pointing' | 'view' | 'seat' | 'info'>): readonly StopId[] {
  const { pointing, view, seat } = props
  const hovered = pointing.hovered.value
  if (hovered === null || seat === null) return NONE
  const [first, ...others] = pointing.offered.value.get(hovered) ?? []
  const move = first && moveOf(first)
  if (move?.verb !== 'place') return NONE
  const [id, space] = move.args
  if (hovered !== space && others.length > 0) return NONE
  const worker = (view.boards[seat] as BoardView).workers.find((one) => one.id === id)
  if (!worker) return NONE
  return reachOf(view, seat, actsFor({ ...view, rulings: rulingsOf(props) }, worker, space))
}

const NONE: readonly StopId[] = []
