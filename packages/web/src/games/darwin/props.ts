import type { DarwinView } from '@wayfare/darwin'
import type { GameTableProps } from '../../table/contract.ts'

export type Props = GameTableProps<DarwinView>
export type BoardView = DarwinView['boards'][number]

/** Whose board lies at the bottom: the seat that is looked at. */
export function shownBoard({ view, shownSeat }: Pick<Props, 'view' | 'shownSeat'>): BoardView {
  return view.boards[shownSeat] as BoardView
}

/** The class that lends a drawing the colour and the mark of a board's pieces; Alfred's board has one, too. */
export function pieceClass({ view }: Pick<Props, 'view'>, board: number): string {
  return `dar-piece-${(view.boards[board] as BoardView).colour}`
}

/** What the question is, with my eyes; where I am not asked, what another is asked. */
export function momentOf({ picture }: Pick<Props, 'picture'>): string | null {
  return picture.question?.op ?? picture.pending[0]?.op ?? null
}
