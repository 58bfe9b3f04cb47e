import type { ArnakMove } from '@wayfare/arnak/tables'
import { moveOf as read } from '../../board-kit/moves.ts'

/** A move of this game as data. */
export const moveOf = read<ArnakMove>
