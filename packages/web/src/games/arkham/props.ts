import type { ArkhamView } from '@wayfare/arkham'
import type { QuarterId } from '@wayfare/arkham/tables'
import type { GameTableProps } from '../../board-kit/contract.ts'

export type Props = GameTableProps<ArkhamView>
export type BoardView = ArkhamView['boards'][number]

export function shownBoard({ view, shownSeat }: Pick<Props, 'view' | 'shownSeat'>): BoardView {
  return view.boards[shownSeat] as BoardView
}

type TaskEyes = Pick<Props, 'view' | 'shownSeat' | 'seat' | 'shared' | 'picture'>

/** The task of the shown sheet, for a viewer who may see it on this screen; never with spectators. */
export function taskShown({ view, shownSeat, seat, shared, picture }: TaskEyes): string | null {
  const tasks = (view.boards[shownSeat] as BoardView).tasks
  if (tasks.length !== 1) return null
  if (picture.over) return tasks[0] ?? null
  return shownSeat === seat && !shared ? (tasks[0] ?? null) : null
}

/** Another player's task is unknown before it is revealed, so its points are unknown and not 0. */
export const isTaskKnown = (props: TaskEyes): boolean => taskShown(props) !== null

const END: ReadonlySet<string> = new Set([
  'name-route',
  'madness',
  'route-step',
  'tomes',
  'choose-strike',
  'choose-drowned',
  'choose-devoured',
])

/** True after the last round, when routes are named and the Ancient One is met. */
export function isEnd(props: Pick<Props, 'picture' | 'view'>): boolean {
  return props.picture.over || END.has(questionOp(props) ?? '') || props.view.boards.some(({ start }) => start !== null)
}

/** True if a player's dice are those of this round: until new ones are picked, their choice belongs to the last one. */
export function hasDice({ view }: Pick<Props, 'view'>, board: BoardView): boolean {
  const inUse = board.dice.every((id) => view.dice[id].zone === 'slot' || view.dice[id].zone === 'taken')
  return board.dice.length > 0 && inUse
}

/**
 * The numbers of the shown player's dice in this round. For other players only the faces are known before the round has
 * ended.
 */
export function numbersNow(props: Props): readonly number[] {
  const board = shownBoard(props)
  if (!hasDice(props, board)) return []
  return props.shownSeat === props.seat ? board.numbers : board.dice.map((id) => props.view.dice[id].number)
}

/** The viewer's quarter of this round; the choices of others are hidden before the round has ended. */
export function quarterNow(props: Props): QuarterId | null {
  const board = shownBoard(props)
  return props.shownSeat === props.seat && hasDice(props, board) && !isEnd(props) ? board.quarter : null
}

/** The op of the viewer's question, or if they have none, of another player's. */
export function questionOp({ picture }: Pick<Props, 'picture'>): string | null {
  return picture.question?.op ?? picture.pending[0]?.op ?? null
}
