import type { DarwinView } from '@wayfare/darwin'
import { toneOf } from '../../base/ui/seat.ts'
import type { GameTableProps } from '../../board-kit/contract.ts'

export type Props = GameTableProps<DarwinView>
export type BoardView = DarwinView['boards'][number]

/** Whose board lies at the bottom: the seat that is looked at. */
export function shownBoard({ view, shownSeat }: Pick<Props, 'view' | 'shownSeat'>): BoardView {
  return view.boards[shownSeat] as BoardView
}

/** The class that lends a drawing somebody's colour: the one of names and log. Alfred's board follows as a second seat would. */
export function pieceClass(board: number): string {
  return `dar-piece-${toneOf(board)}`
}

/** What the question is, with my eyes; where I am not asked, what another is asked. */
export function questionOp({ picture }: Pick<Props, 'picture'>): string | null {
  return picture.question?.op ?? picture.pending[0]?.op ?? null
}
