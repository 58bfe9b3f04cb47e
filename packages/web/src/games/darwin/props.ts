import type { DarwinView } from '@wayfare/darwin'
import { toneOf } from '../../base/ui/seat.ts'
import type { GameTableProps } from '../../board-kit/contract.ts'

export type Props = GameTableProps<DarwinView>
export type BoardView = DarwinView['boards'][number]

/** The board that is shown at the bottom. */
export function shownBoard({ view, shownSeat }: Pick<Props, 'view' | 'shownSeat'>): BoardView {
  return view.boards[shownSeat] as BoardView
}

/**
 * The class that gives a drawing a player's colour, the same as in names and the log. Alfred's board has that of a
 * second seat.
 */
export function pieceClass(board: number): string {
  return `dar-piece-${toneOf(board)}`
}

/** The op of the viewer's question, or if they have none, of another player's. */
export function questionOp({ picture }: Pick<Props, 'picture'>): string | null {
  return picture.question?.op ?? picture.pending[0]?.op ?? null
}
