// What the Beagle's goal of a round brings (DAR-BEAGLE): asked when it is scored, and by whoever draws it before.

import { ALFRED_BOARDS } from './data/alfred-boards.ts'
import { goalTile } from './data/goals.ts'
import type { GoalId } from './data/ids.ts'
import { SLOT_IDS } from './data/objectives.ts'
import { lagOf } from './data/routes.ts'
import { countOf } from './data/specimens.ts'
import { emptyStacks, sealsOf } from './rules/requirements.ts'
import { ALFRED, type Board, type DarwinState, hasPerk } from './state.ts'

/** How often a board fulfils a goal (DAR-BEAGLE-02, -03). */
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
/** `lag`: what is taken off for it. */
type GoalPoints = { readonly gross: number; readonly lag: number; readonly n: number }

export function goalPoints({ round, goals, boards, alfred }: Voyage, board: number): GoalPoints {
  const one = boards[board] as Board
  const goal = goals[round - 1] as GoalId
  // DAR-SOLO-57: Alfred has his own measure.
  const gross =
    alfred && board === ALFRED
      ? ALFRED_BOARDS[alfred.level].factor * round
      : goalTile(goal).points * timesMet(one, goal)
  const lag = Math.min(gross, lagOf(one.ship, round, hasPerk(one, 'lag-cap')))
  return { gross, lag, n: gross - lag }
}
