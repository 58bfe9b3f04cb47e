// Computes the points of a round's Beagle goal (DAR-BEAGLE), for scoring and for displaying them in advance.

import { ALFRED_BOARDS } from './data/alfred-boards.ts'
import { goalTile } from './data/goals.ts'
import type { GoalId } from './data/ids.ts'
import { SLOT_IDS } from './data/objectives.ts'
import { lagOf } from './data/routes.ts'
import { countOf } from './data/specimens.ts'
import { emptyStacks, sealsOf } from './rules/requirements.ts'
import { ALFRED, type Board, type DarwinState, hasPerk } from './state.ts'

/** Returns how often a board fulfils a goal (DAR-BEAGLE-02, -03). */
export function timesMet(one: Board, id: GoalId): number {
  const goal = goalTile(id)
  switch (goal.count) {
    case 'seals':
      return sealsOf(one, goal.colour)
    case 'studied':
      return countOf(one.studied, goal.kind)
    case 'stacks':
      return emptyStacks(one)
    case 'lenses':
      return one.lenses
    case 'objectives':
      return SLOT_IDS.filter((slot) => one.slots[slot]?.reached).length
    case 'tents':
      return one.tents
  }
}

type Voyage = Pick<DarwinState, 'round' | 'goals'> & {
  readonly boards: readonly Board[]
  readonly alfred: Pick<NonNullable<DarwinState['alfred']>, 'level'> | null
}
/** `lag` is the deduction for lag penalties. */
type GoalPoints = { readonly gross: number; readonly lag: number; readonly n: number }

export function goalPoints({ round, goals, boards, alfred }: Voyage, board: number): GoalPoints {
  const one = boards[board] as Board
  const goal = goals[round - 1] as GoalId
  // Alfred ignores the goal and scores by his board and the round (DAR-SOLO-57).
  const gross =
    alfred && board === ALFRED
      ? ALFRED_BOARDS[alfred.level].factor * round
      : goalTile(goal).points * timesMet(one, goal)
  const lag = Math.min(gross, lagOf(one.ship, round, hasPerk(one, 'lag-cap')))
  return { gross, lag, n: gross - lag }
}
