import type { ArnakView } from '@wayfare/arnak'
import { toneOf } from '../../base/ui/seat.ts'
import type { GameTableProps } from '../../board-kit/contract.ts'

export type Props = GameTableProps<ArnakView>
export type ExplorerView = ArnakView['explorers'][number]

/** Whose things lie at the bottom: the seat that is looked at. */
export function shownExplorer({ view, shownSeat }: Pick<Props, 'view' | 'shownSeat'>): ExplorerView {
  return view.explorers[shownSeat] as ExplorerView
}

/** The class that lends a drawing somebody's colour, as `--seat`. The rival of the solo game has a colour of its own. */
export function seatClass(whose: number): string {
  return `arn-seat-${toneOf(whose)}`
}

/** What the question is, with my eyes; where I am not asked, what another is asked. */
export function questionOp({ picture }: Pick<Props, 'picture'>): string | null {
  return picture.question?.op ?? picture.pending[0]?.op ?? null
}
