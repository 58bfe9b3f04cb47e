import type { ArnakView } from '@wayfare/arnak'
import { toneOf } from '../../base/ui/seat.ts'
import type { GameTableProps } from '../../board-kit/contract.ts'

export type Props = GameTableProps<ArnakView>
export type ExplorerView = ArnakView['explorers'][number]

/** The explorer whose things are shown at the bottom. */
export function shownExplorer({ view, shownSeat }: Pick<Props, 'view' | 'shownSeat'>): ExplorerView {
  return view.explorers[shownSeat] as ExplorerView
}

/**
 * The class that gives a drawing a player's colour, as `--seat`. The rival of the solo game has a colour of its own.
 */
export function seatClass(whose: number): string {
  return `arn-seat-${toneOf(whose)}`
}

/** The op of the viewer's question, or if they have none, of another player's. */
export function questionOp({ picture }: Pick<Props, 'picture'>): string | null {
  return picture.question?.op ?? picture.pending[0]?.op ?? null
}
